import type { PageWords } from '../page-words'

export const shell: PageWords['shell'] = {
  name: 'Caravan',
  home: 'Caravan, Start',
  skip: 'Zum Inhalt springen',
  back: 'Zurück',
  nav: {
    label: 'Hauptmenü',
    menu: 'Menü',
    more: 'Mehr',
    home: 'Start',
    matches: 'Partien',
    people: 'Leute',
    statistics: 'Statistik',
    rules: 'Regeln',
    evening: 'Spielabend',
    files: 'Dateien',
    settings: 'Einstellungen',
  },
  opening: 'Wird geladen …',
  title: (page) => `${page} · Caravan`,
  language: {
    label: 'Sprache',
    system: 'Wie im System',
    names: { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français' },
  },
  connection: {
    connecting: 'Wird verbunden …',
    lost: 'Verbindung verloren. Caravan versucht es weiter. Alles Eingegebene ist sicher.',
    refused: 'Caravan wurde neu gestartet. Gib noch einmal „npm start“ ein, dann geht es hier weiter.',
    back: 'Wieder verbunden.',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es keine Seite. Eure Partien findest du auf der Startseite.',
    home: 'Zur Startseite',
  },
  fault: {
    title: 'Auf dieser Seite ist etwas schiefgegangen',
    safe: 'Jeder bestätigte Zug ist gespeichert. Du kannst die Seite gefahrlos neu laden.',
    again: 'Seite neu laden',
    home: 'Zur Startseite',
    report: 'Für einen Fehlerbericht',
    details: 'Technische Details',
  },
}
