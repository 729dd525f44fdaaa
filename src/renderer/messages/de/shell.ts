import type { PageWords } from '../page-words'

export const shell: PageWords['shell'] = {
  name: 'Caravan',
  home: 'Caravan, Startseite',
  skip: 'Zur Seite springen',
  nav: {
    label: 'Seiten',
    menu: 'Menü',
    home: 'Tisch',
    history: 'Verlauf',
    people: 'Leute',
    statistics: 'Statistik',
    rules: 'Regeln',
    data: 'Daten',
    settings: 'Einstellungen',
  },
  opening: 'Wird geöffnet …',
  title: (page) => `${page} · Caravan`,
  language: {
    label: 'Sprache',
    system: 'Wie das System',
    names: { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français' },
  },
  connection: {
    connecting: 'Wird verbunden …',
    lost: 'Verbindung verloren, neuer Versuch läuft. Nichts, was vorher eingegeben wurde, ist verloren.',
    refused: 'Caravan wurde neu gestartet. Gib noch einmal „npm start“ ein, dann geht es hier weiter.',
    back: 'Wieder verbunden.',
    tryNow: 'Jetzt versuchen',
  },
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Unter dieser Adresse ist nichts. Die Partien findest du auf der Startseite.',
    home: 'Zur Startseite',
  },
  fault: {
    title: 'Auf dieser Seite ist etwas schiefgegangen',
    safe: 'Alles, was bestätigt wurde, ist gespeichert und sicher. Die Seite neu zu zeigen, ändert daran nichts.',
    again: 'Seite neu zeigen',
    home: 'Zur Startseite',
    report: 'Für einen Fehlerbericht',
    details: 'Was passiert ist, für alle, die es reparieren',
  },
}
