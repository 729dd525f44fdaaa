import type { PageWords } from '../page-words'
import { counted, figures, plain } from '#shared/words/de'
import type { Noun } from '#shared/words/grammar'

export const files: PageWords['files'] = {
  title: 'Dateien',
}

const MATCHES: Noun = { one: 'Partie', other: 'Partien' }

const BESIDE_NOUNS = { evening: { one: 'Spielabend', other: 'Spielabende' }, season: { one: 'Saison', other: 'Saisons' } } as const
const BESIDE_DONE = {
  added: 'hinzugefügt',
  extended: 'um Späteres ergänzt',
  known: 'schon da',
  'in-bin': 'im Papierkorb gelassen',
  differs: 'nicht importiert, weil eine andere Fassung da ist',
} as const

export const exporting: PageWords['exporting'] = {
  running: (done, total) => (total === 0 ? 'Wird exportiert …' : `Wird exportiert: ${figures(done)} von ${counted(total, MATCHES)}`),
  cancel: 'Abbrechen',
  done: (name, matches) => `${counted(matches, MATCHES)} in „${name}“ exportiert. Du findest die Datei bei deinen Downloads.`,
  doneBeside: (name, count) =>
    `${counted(count, { one: 'Spielabend oder Saison', other: 'Spielabende und Saisons' })} nach „${name}“ exportiert. Sieh in deinen Downloads nach.`,
  emptyBeside: 'Es gibt noch keine Spielabende und Saisons zum Exportieren.',
  unreadable: (count) =>
    `${counted(count, MATCHES)} ${count === 1 ? 'lässt' : 'lassen'} sich nicht lesen oder werten und ${count === 1 ? 'fehlt' : 'fehlen'} in der Datei. Eure gespeicherten Partien sind unverändert.`,
  empty: 'Es gibt noch keine Partien zum Exportieren.',
  lost: 'Die Verbindung ging verloren, deshalb wurde nichts exportiert. Versuche es noch einmal, sobald sie wieder da ist.',
  fault: (message) => `Das Exportieren hat nicht geklappt. Eure gespeicherten Partien sind unverändert. (${message})`,
}

/** Of all matches: a section of the page of the stored data. */
export const exchange: PageWords['exchange'] = {
  heading: 'Exportieren und importieren',
  out: {
    heading: 'Alle Partien exportieren',
    text: 'Eine Datei mit allen Partien, die nicht im Papierkorb liegen. Auch andere Programme können sie lesen.',
    kinds: {
      records: { name: 'Partiedatei', what: 'Für Caravan auf einem anderen Gerät (JSON Lines)' },
      evenings: { name: 'Spielabende und Saisons', what: 'Zum Öffnen in Caravan auf einem anderen Gerät (JSON Lines)' },
      results: { name: 'Ergebnisse', what: 'Eine Tabelle mit einer Zeile je Person und Partie (CSV)' },
      events: { name: 'Einträge', what: 'Eine Tabelle mit einer Zeile je Eintrag (CSV)' },
    },
    tables: {
      legend: 'Spalten in Tabellen',
      hint: 'Zeigt dein Tabellenprogramm alles in einer Spalte, nimm das andere Zeichen.',
      forms: { programs: 'Für andere Programme', commas: 'Komma', semicolons: 'Semikolon' },
    },
    fileNames: { records: 'Caravan Partien', evenings: 'Caravan Spielabende und Saisons', results: 'Caravan Ergebnisse', events: 'Caravan Einträge' },
  },
  in: {
    heading: 'Partien importieren',
    text: 'Wähle Partiedateien oder ziehe sie auf diese Seite. Partien, die schon hier sind, kommen nicht doppelt hinzu. Führt eine Datei eine Partie von hier weiter, wird diese ergänzt.',
    kinds: '.caravan (eine Partie), .json (eine oder eine Liste), .jsonl oder .txt (eine je Zeile)',
    choose: 'Dateien wählen',
    drop: 'Zum Importieren loslassen',
    running: (file) => `„${file}“ wird importiert …`,
    cancel: 'Import abbrechen',
    ended: {
      finished: 'Import fertig.',
      cancelled: 'Du hast den Import abgebrochen. Was schon importiert ist, bleibt. Dieselben Dateien kannst du jederzeit noch einmal importieren.',
      'not-saved':
        'Caravan konnte nicht auf der Festplatte speichern, deshalb wurde der Import abgebrochen. Was schon importiert ist, ist gespeichert. Versuche es später noch einmal.',
      fault: 'Etwas ist schiefgegangen, deshalb wurde der Import abgebrochen. Was schon importiert ist, ist gespeichert.',
    },
    added: (count) => `${counted(count, MATCHES)} hinzugekommen`,
    extended: (count) => (count === 1 ? '1 vorhandene Partie ergänzt' : `${figures(count)} vorhandene Partien ergänzt`),
    known: (count) => `${counted(count, MATCHES)} schon hier`,
    beside: (what, how, count) => `${counted(count, BESIDE_NOUNS[what])} ${BESIDE_DONE[how]}`,
    inBin: (count) => `${counted(count, MATCHES)} im Papierkorb gelassen`,
    refused: (count) => `${counted(count, MATCHES)} nicht importiert`,
    nothing: 'Keine Partien gefunden.',
    refusals: 'Nicht importiert',
    table: { file: 'Datei', place: 'Wo', why: 'Warum', code: 'Code' },
    more: (count) => `Und ${figures(count)} weitere.`,
    place: { line: (place) => `Zeile ${figures(place)}`, record: (place) => `Partie ${figures(place)}`, file: 'Ganze Datei' },
    alike: (count) => `und ${plain(count)} weitere wie diese`,
    faults: {
      'too-long': 'Diese Partie ist zu lang und wurde übersprungen.',
      foreign: 'Das ist keine Partie aus Caravan, und sie ist zu groß, um hineinzusehen.',
      'cut-short': 'Die Datei endet mitten in dieser Partie. Vielleicht wurde das Kopieren nicht fertig.',
      'after-the-end': 'Hier steht etwas, das keine Partie ist. Der Rest der Datei wurde übersprungen.',
      'not-records': 'Das ist keine Partiedatei.',
      'no-object': 'Das ist keine Partie.',
      'no-text': 'Das ist keine Textdatei, sondern eine Tabelle, ein Bild, ein Archiv oder Ähnliches. Eine Sicherung stellst du unter „Dateien“ wieder her.',
      'not-utf8': 'Ab hier ist die Datei kein Text in UTF-8. Der Rest wurde übersprungen. Speichere sie als UTF-8 und versuche es noch einmal.',
      unreadable: 'Caravan konnte den Rest dieser Datei nicht lesen. Vielleicht wurde sie geändert, verschoben oder gelöscht.',
    },
  },
}
