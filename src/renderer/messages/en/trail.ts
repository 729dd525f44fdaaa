import { counted, nameOf, namesOf } from '#shared/words/en'
import { trailSentencesOf } from '../trail-sentences'
import { dayWords, momentWords } from './dates'
import { learningAid } from './learning-aid'
import { tilesPlayed } from './tiles-played'

const QUESTIONED = { stands: 'it stands', corrected: 'it was corrected', open: 'left open' } as const

const JOINED = { extended: 'one continued the other', chosen: 'this one was kept' } as const

const place = (round: number, event: number): string => `Round ${round}, entry ${event}`
const quoted = (text: string): string => `“${text}”`

const sentences = trailSentencesOf({
  words: { nameOf, namesOf },
  colon: ': ',
  corrected: ({ edit }) => (edit.name === 'revise' ? 'Corrected after the match' : 'Changed after the match'),
  tableAid: tilesPlayed.turned,
  learningAid: learningAid.turned,
  picture: { added: 'The table’s picture was added', replaced: 'The table’s picture was replaced', deleted: 'The table’s picture was deleted' },
  fields: {
    place: { name: 'Place', removed: 'Place deleted' },
    note: { name: 'Note', removed: 'Note deleted' },
    date: { name: 'Date', removed: 'Date deleted' },
  },
  dayWords,
  quoted,
  binned: 'Moved to the bin',
  restored: 'Restored from the bin',
  imported: ({ file }) => `Imported from ${file}`,
  'from-backup': ({ made }) => `Restored from the backup of ${momentWords(made)}`,
  mended: ({ entries }) => `Damaged file repaired${entries === 0 ? '' : `: ${counted(entries, { one: 'entry', other: 'entries' })} deleted`}`,
  joined: ({ file, how }) => `Two versions merged (${file}): ${JOINED[how]}`,
  questioned: ({ round, event, settles, outcome }) =>
    `Question about ${place(round + 1, event + 1).toLowerCase()}${settles === undefined ? '' : ', again'}: ${QUESTIONED[outcome]}`,
  agreed: (names) => ` (agreed: ${names})`,
  'rules-changed': ({ round, event }) => `House rules changed from ${place(round + 1, event + 1).toLowerCase()}`,
  confirmed: (name, round) => `${name} agreed on round ${round}`,
  contested: (name, round) => `${name} disagreed on round ${round}`,
  withdrawn: (name, round) => `${name} took back their answer on round ${round}`,
  'confirm-rounds': ({ on }) => (on ? 'Players are asked to agree on each round' : 'Players are no longer asked to agree on rounds'),
  place,
  putIn: 'inserted',
  deleted: 'deleted',
  totals: (each) => `Totals: ${each}.`,
  winners: (before, after) => `Winner: ${before} → ${after}.`,
  bothTotals: (before, after) => `Old rules: ${before}. New rules from the start: ${after}.`,
  unknown: { total: 'unknown', totals: 'unknown', winner: 'unknown' },
  nobody: 'nobody',
  notPossible: 'not possible',
})

/** What was done to a match beside playing it. */
export const trail = {
  heading: 'Changes',
  nothing: 'No changes yet. Later corrections, rule changes, questions, edited details and moves to the bin are listed here.',
  on: (device: string) => `on ${device}`,
  /** From a device that had joined the table of another. */
  fromTable: (by: string, device: string) => `on ${by}’s device, joined to ${device}`,
  what: sentences.what,
  note: quoted,
  bothTotals: sentences.bothTotals,
  event: sentences.event,
  roundDeleted: (round: number) => `Round ${round} deleted`,
  roundPutIn: (round: number) => `Round ${round} inserted`,
  start: (round: number, before: string, after: string) => `Start of round ${round}: ${before} → ${after}`,
  leads: (name: string) => `${name} leads`,
  dice: (flower: string, scorpion: string) => `Flower ${flower}, Scorpion ${scorpion}`,
  totals: sentences.totals,
} as const
