import { counted } from '#shared/words/en'
import type { Noun } from '#shared/words/grammar'

const MATCHES: Noun = { one: 'match', other: 'matches' }

/** All matches of the house. */
export const history = {
  title: 'History',
  waiting: 'Looking for your matches …',
  failed: 'The list of matches cannot be shown just now. What is stored is safe; it is tried again.',
  count: (total: number, everything: boolean) => (everything ? `${counted(total, MATCHES)} in all` : `${counted(total, MATCHES)} found`),
  /** While matches are still being read. */
  soFar: (total: number) => `${counted(total, MATCHES)} so far`,
  shown: (shown: number, total: number) => `The latest ${shown} of ${total} are shown.`,
  more: 'Show more',
  older: (day: string) => `Show those up to ${day}`,
  open: (players: string, day: string) => `Look back at the match of ${players}, ${day}`,
  nothingYet: 'No match has been played yet. Each one you begin is kept here.',
  newMatch: 'New match',
  nothingFound: 'No match is like that. Ask for less, or look at all of them.',
  showAll: 'Show all matches',
  filters: {
    label: 'Search the history',
    text: 'Search',
    textHint: 'Names, place or note.',
    which: 'Which matches?',
    whichOnes: { all: 'All', finished: 'Finished', unfinished: 'Not finished', unsettled: 'Not settled' },
    more: (set: number) => (set === 0 ? 'People, game and dates' : `People, game and dates · ${set} chosen`),
    people: 'Who took part',
    peopleHint: 'With several people: matches in which all of them played.',
    anybody: 'Anybody',
    anotherPerson: 'And who else?',
    chosen: 'Chosen people',
    unknownPerson: 'Somebody not known here',
    without: (name: string) => `${name}: no longer ask for`,
    preset: 'Game',
    anyPreset: 'Any game',
    from: 'From',
    to: 'To',
    wrongWayRound: 'This day lies before the first, so nothing can be found.',
  },
} as const
