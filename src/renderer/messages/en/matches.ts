import { counted, listed } from '#shared/words/en'
import type { Noun } from '#shared/words/grammar'
import { monthsIn } from '../months-in'

const MATCHES: Noun = { one: 'match', other: 'matches' }

/** All matches of the house. */
export const matches = {
  title: 'All matches',
  waiting: 'Loading matches…',
  failed: 'Can’t load your matches right now. They’re safe, and Caravan keeps trying.',
  count: (total: number, everything: boolean, all: number) => (everything ? counted(total, MATCHES) : `${total} of ${counted(all, MATCHES)}`),
  beat: (others: readonly string[]) => `beat ${listed(others)}`,
  roundsPlayed: (rounds: number) => counted(rounds, { one: 'round', other: 'rounds' }),
  notAgreed: 'Not agreed yet',
  chosen: 'Chosen match',
  choosing: 'Loading the match…',
  noRecord: 'This match can’t be shown here. Open its replay to see why.',
  ...monthsIn('en-GB'),
  /** While matches are still being read. */
  soFar: (total: number) => `${counted(total, MATCHES)} so far`,
  shown: (shown: number, total: number) => `Showing ${shown === 1 ? 'the latest' : `the latest ${shown}`} of ${total}.`,
  more: 'Show more',
  older: (day: string) => `Show up to ${day}`,
  open: (players: string, day: string) => `Open match: ${players}, ${day}`,
  nothingYet: 'No matches yet. Every match you start is saved here.',
  newMatch: 'New match',
  nothingFound: 'No match has all of this. Remove one:',
  showAll: 'Show all matches',
  filters: {
    label: 'Search matches',
    text: 'Search',
    textHint: 'Names, game, month, place or note',
    which: 'Which matches?',
    whichOnes: { all: 'All', finished: 'Finished', unfinished: 'Unfinished', 'not-agreed': 'Not agreed yet' },
    words: 'Your filters',
    suggested: 'Suggested filters',
    more: 'More filters',
    clear: 'Clear search',
    won: (name: string) => `${name} won`,
    photos: 'With a photo',
    since: (day: string) => `From ${day}`,
    until: (day: string) => `To ${day}`,
    between: (from: string, to: string) => `${from} – ${to}`,
    done: 'Show matches',
    people: 'Players',
    peopleHint: 'Choose several to see matches they all played in.',
    anybody: 'Anyone',
    anotherPerson: 'Add another person',
    chosen: 'Chosen people',
    unknownPerson: 'Unknown person',
    without: (name: string) => `Remove ${name}`,
    preset: 'Game',
    anyPreset: 'Any game',
    from: 'From',
    to: 'To',
    wrongWayRound: '“To” is before “From”.',
  },
} as const
