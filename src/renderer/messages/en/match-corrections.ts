import { capitalised, counted } from '#shared/words/en'
import type { Noun } from '#shared/words/grammar'
import { sentencesByKind } from '#shared/words/phrases'
import type { NamedEntry } from '../sentence-inputs'

const ENTRIES: Noun = { one: 'entry', other: 'entries' }

/** An entry within a sentence; a capital is for the caller to give. */
export const entryName = sentencesByKind<NamedEntry>({
  play: ({ name, tile }) => `${name}’s ${tile}`,
  draw: ({ name }) => `${name}’s draw`,
  pass: ({ name }) => `${name}’s pass`,
  block: 'the blocked round',
  rules: 'the rule change',
  table: 'the tiles on the table',
})
/** A whole round, where it has no entry yet. */
export const roundName = (round: number): string => `round ${round}`
export const entryTitle = (entry: string): string => capitalised(entry)

/** Correcting what was entered earlier. */
export const corrections = {
  title: (entry: string) => `Change ${entry}`,
  startTitle: (round: number) => `Start of round ${round}`,
  asEntered: 'Saved entry',
  type: 'Entry type',
  tableStays: 'The tiles that were already on the table when you started scoring. To change them, delete this entry and everything after it.',
  rulesStay: 'A rule change. Delete it to go back to the earlier rules, or change the rules again to use different ones.',
  types: { play: 'Played a tile', draw: 'Drew tiles', pass: 'Passed' },
  player: 'Who',
  tile: 'Tile',
  end: 'Where',
  count: 'Tiles drawn',
  remove: 'Delete this entry',
  keep: 'Keep this entry',
  insert: 'Insert entry before',
  insertHint: 'What was forgotten before this entry?',
  insertNothing: 'Insert nothing',
  removeHint: 'This entry will be deleted, and everything after it rescored.',
  unchanged: 'No changes yet.',
  result: 'After this correction',
  totals: (name: string, before: string, after: string) => (before === after ? `${name} ${after}` : `${name} ${before} → ${after}`),
  wins: (name: string) => `${name} wins the match.`,
  nobodyWins: 'Nobody has won yet. The match continues.',
  incomplete: 'Choose the tile and where it was played.',
  noSuchEvent: 'This entry no longer exists.',
  irregular: (events: number) => `${counted(events, ENTRIES)} will be marked as irregular.`,
  save: 'Save correction',
  cancel: 'Cancel',
  impossible: 'That isn’t possible',
  conflict: 'A later entry no longer fits',
  nothingChanged: 'Nothing has changed yet. Choose:',
  goBack: 'Leave as it is',
  correctLater: (entry: string) => `Change ${entry} too`,
  dropLater: (what: string) => `Delete ${what} and everything after it`,
  dropHint: 'You can undo this.',
  dropping: (what: string) => `${capitalised(what)} and everything after it will be deleted. You can undo this.`,
  alsoCorrected: 'Also corrected',
  removed: 'deleted',
  cannotShow: 'An earlier entry has a problem. Correct that first.',
} as const
