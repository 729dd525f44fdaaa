import { counted, nameOf, namesOf } from '#shared/words/de'
import type { PageWords } from '../page-words'
import { trailSentencesOf } from '../trail-sentences'
import { dayWords, momentWords } from './dates'
import { tableAid } from './table-aid'

const QUESTIONED = { stands: 'es bleibt dabei', corrected: 'es wurde berichtigt', open: 'offengelassen' } as const

const JOINED = { extended: 'eine hat die andere fortgesetzt', chosen: 'diese wurde gewählt' } as const

const place = (round: number, event: number): string => `Runde ${round}, Eintrag ${event}`
const quoted = (text: string): string => `„${text}“`

const sentences = trailSentencesOf({
  words: { nameOf, namesOf },
  colon: ': ',
  corrected: ({ edit }) => (edit.name === 'revise' ? 'Berichtigt, nachdem sie vorbei war' : 'Geändert, nachdem sie vorbei war'),
  tableAid: tableAid.turned,
  fields: {
    place: { name: 'Ort', removed: 'Ort weggenommen' },
    note: { name: 'Notiz', removed: 'Notiz weggenommen' },
    date: { name: 'Datum', removed: 'Datum weggenommen' },
  },
  dayWords,
  quoted,
  binned: 'In den Papierkorb gelegt',
  restored: 'Aus dem Papierkorb zurückgeholt',
  imported: ({ file }) => `Aus der Datei ${file} hereingeholt`,
  'from-backup': ({ made }) => `Aus der Sicherung vom ${momentWords(made)} zurückgeholt`,
  mended: ({ entries }) =>
    `Die beschädigte Datei wurde wieder heil gemacht${entries === 0 ? '' : `: ${counted(entries, { one: 'Eintrag', other: 'Einträge' })} zurückgenommen`}`,
  joined: ({ file, how }) => `Aus zwei Kopien wurde eine (${file}): ${JOINED[how]}`,
  questioned: ({ round, event, settles, outcome }) =>
    `${place(round + 1, event + 1)} wurde ${settles === undefined ? '' : 'noch einmal '}angezweifelt: ${QUESTIONED[outcome]}`,
  agreed: (names) => ` (einverstanden: ${names})`,
  'rules-changed': ({ round, event }) => `Hausregeln geändert, ab ${place(round + 1, event + 1)}`,
  confirmed: (name, round) => `${name} hat Runde ${round} bestätigt`,
  contested: (name, round) => `${name} hat Runde ${round} bestritten`,
  withdrawn: (name, round) => `${name} hat zurückgenommen, was zu Runde ${round} gesagt war`,
  'confirm-rounds': ({ on }) => (on ? 'Alle werden nach jeder Runde gefragt' : 'Runden müssen nicht mehr bestätigt werden'),
  place,
  putIn: 'eingefügt',
  takenOut: 'herausgenommen',
  totals: (each) => `Stand: ${each}.`,
  winners: (before, after) => `Gewonnen: ${before} → ${after}.`,
  bothTotals: (before, after) => `Nach den Regeln davor: ${before}. Hätten die neuen von Anfang an gegolten: ${after}.`,
  unknown: { total: 'unbekannt', totals: 'unbekannt', winner: 'unbekannt' },
  nobody: 'niemand',
  notPossible: 'nicht möglich',
})

/** What was done to a match beside playing it. */
export const trail: PageWords['trail'] = {
  heading: 'Was nachträglich geändert wurde',
  nothing: 'Nichts. Hier stehen Berichtigungen einer beendeten Partie, geänderte Hausregeln, Fragen, Änderungen dieser Angaben und der Papierkorb.',
  on: (device) => `auf ${device}`,
  fromTable: (by, device) => `vom Gerät von ${by} am Tisch von ${device}`,
  what: sentences.what,
  note: quoted,
  bothTotals: sentences.bothTotals,
  event: sentences.event,
  roundTakenOut: (round) => `Runde ${round} herausgenommen`,
  roundPutIn: (round) => `Runde ${round} eingefügt`,
  start: (round, before, after) => `Beginn von Runde ${round}: ${before} → ${after}`,
  leads: (name) => `${name} spielt an`,
  dice: (flower, scorpion) => `Blüte ${flower}, Skorpion ${scorpion}`,
  totals: sentences.totals,
}
