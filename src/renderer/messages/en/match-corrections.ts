import { capitalised, counted } from '#shared/words/en'
import type { Noun } from '#shared/words/grammar'

const EVENTS: Noun = { one: 'event', other: 'events' }

/** A whole round where it has no event yet. */
const place = (round: number, event: number | null): string => (event === null ? `round ${round}` : `round ${round}, event ${event}`)

/** Putting right what was entered earlier. */
export const corrections = {
  title: (round: number, event: number) => `Round ${round}, event ${event}`,
  startTitle: (round: number) => `Start of round ${round}`,
  asEntered: 'As entered',
  type: 'What happened',
  tableStays: 'The table as it lay when the record began. Take it out to enter it anew; what was played since has to go with it.',
  rulesStay: 'A change of the rules. Take it out to let the rules before it hold on; for other rules, change them anew.',
  types: { play: 'Played a tile', draw: 'Drew', pass: 'Passed' },
  player: 'Who',
  tile: 'Tile',
  end: 'Where',
  count: 'Tiles drawn',
  remove: 'Take this event out',
  keep: 'Keep this event',
  insert: 'Insert one before it',
  insertHint: 'What was forgotten before it:',
  insertNothing: 'Insert nothing',
  removeHint: 'This event will be taken out, and everything after it scored again.',
  unchanged: 'Nothing is changed yet.',
  result: 'With this correction',
  totals: (name: string, before: string, after: string) => (before === after ? `${name} ${after}` : `${name} ${before} → ${after}`),
  wins: (name: string) => `${name} has then won the match.`,
  nobodyWins: 'Nobody has then won the match; it goes on.',
  incomplete: 'Something is missing yet: a tile, or where it lies.',
  noSuchEvent: 'This event is no longer there.',
  irregular: (events: number) => `${counted(events, EVENTS)} will be flagged as irregular.`,
  save: 'Save the correction',
  cancel: 'Cancel',
  impossible: 'This cannot be',
  conflict: 'A later event no longer fits',
  place: (round: number, event: number | null) => capitalised(place(round, event)),
  nothingChanged: 'Nothing is changed yet. You choose:',
  goBack: 'Leave it as it was',
  correctLater: (round: number, event: number) => `Correct round ${round}, event ${event} as well`,
  dropLater: (round: number, event: number | null) => `Take out ${place(round, event)} and everything after it`,
  dropHint: 'Undo brings all of it back.',
  dropping: (round: number, event: number | null) =>
    `${capitalised(place(round, event))} and everything after it will be taken out. Undo brings all of it back.`,
  alsoCorrected: 'Corrected together',
  removed: 'taken out',
  cannotShow: 'What stands before this event is not sound yet; correct that first.',
} as const
