import { presetNames } from '../de/games'
import type { MenuWords } from './en'

export const menu: MenuWords = {
  app: {
    about: 'Über Caravan',
    settings: 'Einstellungen …',
    services: 'Dienste',
    hide: 'Caravan ausblenden',
    hideOthers: 'Andere ausblenden',
    showAll: 'Alle einblenden',
    quit: 'Caravan beenden',
  },
  file: {
    name: '&Datei',
    newMatch: 'Neue Partie',
    newWindow: 'Neues Fenster',
    open: 'Partiedatei öffnen …',
    recent: 'Letzte Partien',
    noRecent: 'Keine letzten Partien',
    allMatches: 'Alle Partien',
    print: 'Drucken …',
    pdf: 'Als PDF speichern …',
    dataFolder: 'Datenordner zeigen',
    files: 'Dateien und Sicherungen',
    close: 'Fenster schließen',
  },
  edit: { name: '&Bearbeiten', cut: 'Ausschneiden', copy: 'Kopieren', paste: 'Einfügen', selectAll: 'Alles auswählen' },
  view: {
    name: '&Ansicht',
    back: 'Zurück',
    forward: 'Vorwärts',
    reload: 'Neu laden',
    usualSize: 'Originalgröße',
    larger: 'Vergrößern',
    smaller: 'Verkleinern',
    fullScreen: 'Vollbild',
    kiosk: 'Kioskmodus',
    tools: 'Entwicklerwerkzeuge',
  },
  window: { name: '&Fenster', minimise: 'Minimieren', zoom: 'Zoomen', toFront: 'Alle nach vorne bringen' },
  help: { name: '&Hilfe', rules: 'Regeln', browser: 'Im Browser öffnen' },
  kiosk: {
    message: 'Kioskmodus starten?',
    detail: (keys) =>
      `Auf dem Bildschirm ist dann nur Caravan, ohne Menü und andere Programme. Gut für einen Tisch, an dem viele den Bildschirm berühren. Mit ${keys} kommst du wieder heraus.`,
    yes: 'Starten',
    no: 'Abbrechen',
  },
  pdf: {
    kind: 'PDF-Dokument',
    failed: 'Das PDF ließ sich nicht speichern',
    why: (detail) => `Eure Partien sind sicher. Das System meldet: ${detail}`,
  },
  presets: presetNames,
  matchFiles: { kind: 'Caravan-Partiedateien', all: 'Alle Dateien' },
  folder: { failed: 'Der Ordner ließ sich nicht öffnen', where: (folder, detail) => `Der Ordner: ${folder}. Das System meldet: ${detail}` },
  notStarted: { title: 'Caravan konnte nicht starten', text: (detail) => `Eure gespeicherten Partien sind sicher. Details: ${detail}` },
  elsewhere: {
    message: 'Caravan ist schon in deinem Browser offen',
    detail: (files) =>
      `${files} wurde hier nicht geöffnet. Öffne im Browser die Seite „Dateien“ und wähle die Datei unter „Partien importieren“ oder ziehe sie auf die Seite.`,
    go: 'Seite „Dateien“ öffnen',
  },
  gone: {
    message: 'Die Seite wurde unerwartet beendet',
    detail: 'Alles, was du bestätigt hast, ist gespeichert. Lade die Seite neu, dann geht es da weiter, wo du warst.',
    again: 'Seite neu laden',
    close: 'Fenster schließen',
  },
  hung: {
    message: 'Die Seite reagiert nicht',
    detail:
      'Alles, was du bestätigt hast, ist gespeichert. Warte noch etwas oder lade die Seite neu. Nur was du noch nicht bestätigt hattest, musst du noch einmal eingeben.',
    wait: 'Warten',
  },
  crash: {
    title: 'Caravan muss beendet werden',
    text: 'Etwas ist schiefgegangen. Alles, was du bestätigt hast, ist gespeichert. Öffne Caravan wieder, dann geht es da weiter, wo du warst. Für einen Fehlerbericht kopiere die Diagnose aus „Über Caravan“.',
  },
}
