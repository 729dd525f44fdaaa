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
  save: { title: 'Datei speichern' },
  pdf: {
    kind: 'PDF-Dokument',
    failed: 'Das PDF ließ sich nicht speichern',
    why: (detail) => `Eure Partien sind sicher. Das System meldet: ${detail}`,
  },
  presets: presetNames,
  matchFiles: { kind: 'Caravan-Partiedateien', all: 'Alle Dateien' },
  folder: { failed: 'Der Ordner ließ sich nicht öffnen', where: (folder, detail) => `Der Ordner: ${folder}. Das System meldet: ${detail}` },
  notStarted: {
    title: 'Caravan konnte nicht starten',
    text: (detail) => `Eure gespeicherten Partien sind sicher. Details: ${detail}`,
    data: (folder) =>
      `Caravan darf in ${folder} nicht schreiben. Erlaube es, oder starte Caravan mit --data und einem anderen Ordner. Eure gespeicherten Partien sind sicher.`,
    device: (folder) =>
      `Caravan darf in ${folder} nicht schreiben. Setze CARAVAN_DEVICE auf einen Ordner, in den es schreiben darf, und wähle mit --data einen Ordner für die Partien. Eure gespeicherten Partien sind sicher.`,
    away: (folder) =>
      `Eure Partien lagen in ${folder}, und dieser Ordner ist jetzt nicht da. Nichts ist verloren: Stecke den Datenträger wieder ein oder lege den Ordner zurück und starte Caravan noch einmal. Willst du dort neu und leer anfangen, lege darin einen Ordner „matches“ an.`,
    full: (folder) =>
      `Der Datenträger ist voll, deshalb kann Caravan in ${folder} nicht schreiben. Schaffe etwas Platz und starte Caravan noch einmal. Eure gespeicherten Partien sind sicher.`,
    noScreen: 'Es gibt keinen Bildschirm für ein Fenster. Starte Caravan auf deinem Desktop.',
  },
  elsewhere: {
    message: 'Caravan ist schon in deinem Browser offen',
    detail: (files) =>
      `${files} wurde hier nicht geöffnet. Öffne im Browser die Seite „Dateien“ und wähle die Datei unter „Partien importieren“ oder ziehe sie auf die Seite.`,
    go: 'Seite „Dateien“ öffnen',
  },
  plain: {
    again: 'Noch einmal versuchen',
    browser: 'Im Browser öffnen',
    notLoaded: {
      message: 'Die Seite von Caravan wurde nicht geladen',
      detail: 'Alles, was du bestätigt hast, ist gespeichert. Versuche es noch einmal, oder öffne Caravan im Browser.',
    },
    incomplete: {
      message: 'Ein Teil von Caravan fehlt',
      install: (file) => `Caravan findet ${file} nicht. Installiere Caravan noch einmal. Eure Partien sind sicher.`,
      build: (file) =>
        `Caravan findet ${file} nicht. Führe im Ordner von Caravan „npm run build“ aus und versuche es dann noch einmal. Eure Partien sind sicher.`,
    },
    graphics: {
      message: 'Die Grafik dieses Computers ist mehrmals ausgefallen',
      detail:
        'Alles, was du bestätigt hast, ist gespeichert. Ab dem nächsten Start kommt Caravan ohne die Grafikkarte aus. Versuche es noch einmal, oder öffne Caravan im Browser.',
    },
  },
  gone: {
    message: 'Die Seite wurde unerwartet beendet',
    detail: 'Alles, was du bestätigt hast, ist gespeichert. Versuche es noch einmal, dann geht es da weiter, wo du warst, oder öffne Caravan im Browser.',
    close: 'Fenster schließen',
  },
  hung: {
    message: 'Die Seite reagiert nicht',
    detail:
      'Alles, was du bestätigt hast, ist gespeichert. Warte noch etwas oder lade die Seite neu. Nur was du noch nicht bestätigt hattest, musst du noch einmal eingeben.',
    wait: 'Warten',
    reload: 'Seite neu laden',
  },
  crash: {
    title: 'Caravan muss beendet werden',
    text: 'Etwas ist schiefgegangen. Alles, was du bestätigt hast, ist gespeichert. Öffne Caravan wieder, dann geht es da weiter, wo du warst. Für einen Fehlerbericht kopiere die Diagnose aus „Über Caravan“.',
  },
}
