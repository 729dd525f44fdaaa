import { counted } from '#shared/words/en'
import type { Noun } from '#shared/words/grammar'

const MATCHES: Noun = { one: 'match', other: 'matches' }

/** All matches of the house. */
export const matches = {
  title: 'All matches',
  waiting: 'Loading matches…',
  failed: 'Can’t load your matches right now. They’re safe, and Caravan keeps trying.',
  count: (total: number, everything: boolean) => (everything ? counted(total, MATCHES) : `${counted(total, MATCHES)} found`),
  /** While matches are still being read. */
  soFar: (total: number) => `${counted(total, MATCHES)} so far`,
  shown: (shown: number, total: number) => `Showing the latest ${shown} of ${total}.`,
  more: 'Show more',
  older: (day: string) => `Show up to ${day}`,
  open: (players: string, day: string) => `Open match: ${players}, ${day}`,
  nothingYet: 'No matches yet. Every match you start is saved here.',
  newMatch: 'New match',
  nothingFound: 'No matches found. Remove a filter, or show all matches.',
  showAll: 'Show all matches',
  filters: {
    label: 'Search matches',
    text: 'Search',
    textHint: 'Names, place or note.',
    which: 'Which matches?',
    whichOnes: { all: 'All', finished: 'Finished', unfinished: 'Unfinished', 'not-agreed': 'Not agreed yet' },
    more: (set: number) => (set === 0 ? 'People, game and dates' : `People, game and dates · ${set} set`),
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
