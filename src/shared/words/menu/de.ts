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
    open: 'Aufzeichnung öffnen …',
    recent: 'Letzte Partien',
    noRecent: 'Noch keine Partie',
    allMatches: 'Alle Partien',
    print: 'Drucken …',
    pdf: 'Als PDF sichern …',
    dataFolder: 'Meinen Datenordner zeigen',
    data: 'Sicherungen und Dateien …',
    close: 'Fenster schließen',
  },
  edit: { name: '&Bearbeiten', cut: 'Ausschneiden', copy: 'Kopieren', paste: 'Einfügen', selectAll: 'Alles auswählen' },
  view: {
    name: '&Ansicht',
    back: 'Zurück',
    forward: 'Vorwärts',
    reload: 'Seite neu laden',
    usualSize: 'Normale Größe',
    larger: 'Größer',
    smaller: 'Kleiner',
    fullScreen: 'Vollbild',
    kiosk: 'Kiosk: nur Caravan',
    tools: 'Werkzeuge für Entwickler',
  },
  window: { name: '&Fenster', minimise: 'Verkleinern', zoom: 'Zoomen', toFront: 'Alle nach vorn bringen' },
  help: { name: '&Hilfe', rules: 'Die Regeln', browser: 'Im Browser öffnen' },
  kiosk: {
    message: 'Auf diesem Bildschirm nichts als Caravan zeigen?',
    detail: (keys) =>
      `Es gibt dann kein Menü und keinen Weg zu anderen Programmen, für einen Tisch, an dem viele Hände den Bildschirm berühren. ${keys} bringt alles zurück.`,
    yes: 'Ja, nur Caravan',
    no: 'Abbrechen',
  },
  pdf: {
    kind: 'PDF-Dokument',
    failed: 'Das PDF konnte nicht gesichert werden',
    why: (detail) => `Deine Partien betrifft das nicht. Das System sagt: ${detail}`,
  },
  presets: presetNames,
  records: { kind: 'Caravan-Aufzeichnungen', all: 'Alle Dateien' },
  folder: { failed: 'Der Ordner konnte nicht gezeigt werden', where: (folder, detail) => `Er liegt hier: ${folder}. Das System sagt: ${detail}` },
  notStarted: { title: 'Caravan konnte nicht starten', text: (detail) => `Was vorher gespeichert war, ist noch da. Caravan sagt: ${detail}` },
  elsewhere: {
    message: 'Caravan ist schon in deinem Browser offen',
    detail: (files) =>
      `Deshalb wurde ${files} nicht geöffnet. Im Browser öffnet sich gleich die Seite „Daten“: Wähle die Datei dort unter „Aufzeichnungen hereinholen“ aus, oder zieh sie auf die Seite.`,
    go: 'Seite „Daten“ öffnen',
  },
  gone: {
    message: 'Die Seite hat sich von selbst beendet',
    detail: 'Alles, was bestätigt wurde, ist gespeichert und sicher. Zeige die Seite wieder an, dann geht es da weiter, wo du warst.',
    again: 'Seite wieder anzeigen',
    close: 'Fenster schließen',
  },
  hung: {
    message: 'Die Seite antwortet gerade nicht',
    detail:
      'Alles, was bestätigt wurde, ist gespeichert und sicher. Du kannst noch etwas warten oder die Seite neu anzeigen; was nicht bestätigt war, ist dann noch einmal einzugeben.',
    wait: 'Warten',
  },
  crash: {
    title: 'Caravan muss sich schließen',
    text: 'Im Programm selbst ist etwas schiefgegangen. Alles, was bestätigt wurde, ist gespeichert und sicher: Öffne Caravan wieder, dann geht es da weiter, wo du warst. Auf der Seite „Über Caravan“ steht dann, was in eine Fehlermeldung gehört.',
  },
}
