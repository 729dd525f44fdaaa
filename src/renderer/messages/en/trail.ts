import { counted, nameOf, namesOf } from '#shared/words/en'
import { trailSentencesOf } from '../trail-sentences'
import { dayWords, momentWords } from './dates'
import { tableAid } from './table-aid'

const QUESTIONED = { stands: 'it stands', corrected: 'it was corrected', open: 'left open' } as const

const JOINED = { extended: 'one went on from the other', chosen: 'this one was chosen' } as const

const place = (round: number, event: number): string => `Round ${round}, event ${event}`
const quoted = (text: string): string => `“${text}”`

const sentences = trailSentencesOf({
  words: { nameOf, namesOf },
  colon: ': ',
  corrected: ({ edit }) => (edit.name === 'revise' ? 'Corrected after it was over' : 'Changed after it was over'),
  tableAid: tableAid.turned,
  fields: {
    place: { name: 'Place', removed: 'Place taken away' },
    note: { name: 'Note', removed: 'Note taken away' },
    date: { name: 'Date', removed: 'Date taken away' },
  },
  dayWords,
  quoted,
  binned: 'Put into the bin',
  restored: 'Brought back from the bin',
  imported: ({ file }) => `Brought in from the file ${file}`,
  'from-backup': ({ made }) => `Brought back from the backup of ${momentWords(made)}`,
  mended: ({ entries }) =>
    `Its damaged file was made sound again${entries === 0 ? '' : `: ${counted(entries, { one: 'entry', other: 'entries' })} taken back`}`,
  joined: ({ file, how }) => `Two copies became one (${file}): ${JOINED[how]}`,
  questioned: ({ round, event, settles, outcome }) =>
    `${place(round + 1, event + 1)} was questioned${settles === undefined ? '' : ' again'}: ${QUESTIONED[outcome]}`,
  agreed: (names) => ` (agreed: ${names})`,
  'rules-changed': ({ round, event }) => `House rules changed, from ${place(round + 1, event + 1).toLowerCase()} on`,
  confirmed: (name, round) => `${name} confirmed round ${round}`,
  contested: (name, round) => `${name} contested round ${round}`,
  withdrawn: (name, round) => `${name} took back what was said of round ${round}`,
  'confirm-rounds': ({ on }) => (on ? 'Each player is asked to confirm every round' : 'Rounds need not be confirmed any more'),
  place,
  putIn: 'put in',
  takenOut: 'taken out',
  totals: (each) => `Totals: ${each}.`,
  winners: (before, after) => `Winner: ${before} → ${after}.`,
  bothTotals: (before, after) => `Under the rules before: ${before}. Had the new ones held from the beginning: ${after}.`,
  unknown: { total: 'unknown', totals: 'unknown', winner: 'unknown' },
  nobody: 'nobody',
  notPossible: 'not possible',
})

/** What was done to a match beside playing it. */
export const trail = {
  heading: 'What was changed afterwards',
  nothing: 'Nothing. Corrections of a finished match, changed house rules, questions, changes of these details and the bin are noted here.',
  on: (device: string) => `on ${device}`,
  /** From a device that had joined the table of another. */
  fromTable: (by: string, device: string) => `on ${by}’s device at the table of ${device}`,
  what: sentences.what,
  note: quoted,
  bothTotals: sentences.bothTotals,
  event: sentences.event,
  roundTakenOut: (round: number) => `Round ${round} taken out`,
  roundPutIn: (round: number) => `Round ${round} put in`,
  start: (round: number, before: string, after: string) => `Start of round ${round}: ${before} → ${after}`,
  leads: (name: string) => `${name} leads`,
  dice: (flower: string, scorpion: string) => `Flower ${flower}, Scorpion ${scorpion}`,
  totals: sentences.totals,
} as const
