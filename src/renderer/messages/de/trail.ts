import { counted, nameOf, namesOf } from '#shared/words/de'
import type { PageWords } from '../page-words'
import { trailSentencesOf } from '../trail-sentences'
import { dayWords, momentWords } from './dates'
import { learningAid } from './learning-aid'
import { tilesPlayed } from './tiles-played'

const QUESTIONED = { stands: 'Es bleibt dabei', corrected: 'korrigiert', open: 'noch offen' } as const

const JOINED = { extended: 'eine hat die andere fortgesetzt', chosen: 'diese wurde behalten' } as const

const place = (round: number, event: number): string => `Runde ${round}, Eintrag ${event}`
const quoted = (text: string): string => `„${text}“`

const sentences = trailSentencesOf({
  words: { nameOf, namesOf },
  colon: ': ',
  corrected: ({ edit }) => (edit.name === 'revise' ? 'Nach der Partie korrigiert' : 'Nach der Partie geändert'),
  tableAid: tilesPlayed.turned,
  learningAid: learningAid.turned,
  picture: { added: 'Bild vom Tisch hinzugefügt', replaced: 'Bild vom Tisch ersetzt', deleted: 'Bild vom Tisch gelöscht' },
  fields: {
    place: { name: 'Ort', removed: 'Ort entfernt' },
    note: { name: 'Notiz', removed: 'Notiz entfernt' },
    date: { name: 'Datum', removed: 'Datum entfernt' },
  },
  dayWords,
  quoted,
  binned: 'In den Papierkorb gelegt',
  restored: 'Aus dem Papierkorb wiederhergestellt',
  imported: ({ file }) => `Aus ${file} importiert`,
  'from-backup': ({ made }) => `Aus der Sicherung vom ${momentWords(made)} wiederhergestellt`,
  mended: ({ entries }) => `Beschädigte Datei repariert${entries === 0 ? '' : `: ${counted(entries, { one: 'Eintrag', other: 'Einträge' })} entfernt`}`,
  joined: ({ file, how }) => `Zwei Fassungen zusammengeführt (${file}): ${JOINED[how]}`,
  questioned: ({ round, event, settles, outcome }) =>
    `${settles === undefined ? 'Zweifel' : 'Noch einmal Zweifel'} zu Runde ${round + 1}, Eintrag ${event + 1}: ${QUESTIONED[outcome]}`,
  agreed: (names) => ` (einverstanden: ${names})`,
  'rules-changed': ({ round, event }) => `Hausregeln geändert ab ${place(round + 1, event + 1)}`,
  confirmed: (name, round) => `${name} war mit Runde ${round} einverstanden`,
  contested: (name, round) => `${name} war mit Runde ${round} nicht einverstanden`,
  withdrawn: (name, round) => `${name} hat die Antwort zu Runde ${round} zurückgenommen`,
  'confirm-rounds': ({ on }) => (on ? 'Nach jeder Runde werden alle gefragt' : 'Nach den Runden wird nicht mehr gefragt'),
  place,
  putIn: 'eingefügt',
  deleted: 'entfernt',
  totals: (each) => `Stand: ${each}.`,
  winners: (before, after) => `Gewonnen: ${before} → ${after}.`,
  bothTotals: (before, after) => `Alte Regeln: ${before}. Neue Regeln von Anfang an: ${after}.`,
  unknown: { total: 'unbekannt', totals: 'unbekannt', winner: 'unbekannt' },
  nobody: 'niemand',
  notPossible: 'nicht möglich',
})

/** What was done to a match beside playing it. */
export const trail: PageWords['trail'] = {
  heading: 'Änderungen',
  nothing: 'Noch keine Änderungen. Hier stehen spätere Korrekturen, geänderte Regeln, Zweifel, geänderte Details und was in den Papierkorb kam.',
  on: (device) => `auf ${device}`,
  fromTable: (by, device) => `auf dem Gerät von ${by}, verbunden mit ${device}`,
  what: sentences.what,
  note: quoted,
  bothTotals: sentences.bothTotals,
  event: sentences.event,
  roundDeleted: (round) => `Runde ${round} entfernt`,
  roundPutIn: (round) => `Runde ${round} eingefügt`,
  start: (round, before, after) => `Beginn von Runde ${round}: ${before} → ${after}`,
  leads: (name) => `${name} spielt an`,
  dice: (flower, scorpion) => `Blüte ${flower}, Skorpion ${scorpion}`,
  totals: sentences.totals,
}
