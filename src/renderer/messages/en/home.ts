import { counted, listed } from '#shared/words/en/numbers'

export const home = {
  title: 'Caravan',
  heading: 'Your matches',
  waiting: 'Loading matches…',
  failed: 'Can’t load your matches right now. They’re safe, and Caravan keeps trying.',
  newMatch: 'New match',
  settle: 'Settle a dispute',
  settleWhat: 'Who won a blocked round?',
  howToPlay: 'How to play',
  /** What stands above all else where nothing was played yet. */
  firstTitle: 'Who’s at the table?',
  /** The way to the example match, from here and elsewhere. */
  example: 'See an example match',
  continueMatch: 'Continue',
  /** The same people, by the same rules. */
  again: {
    heading: 'Play again',
    label: 'Again:',
    leads: (name: string) => `${name} leads`,
    start: 'Start',
    change: 'Change players or rules',
  },
  inProgress: 'Match in progress',
  rounds: (rounds: number) => `Round ${Math.max(rounds, 1)}`,
  firstTo: (points: number) => `first to ${points}`,
  /** An evening of many tables that is going on, and the way to it. */
  evening: {
    heading: 'Game night in progress',
    round: (round: number, planned: number) => (round === 0 ? 'Before the first round' : `Round ${round} of ${planned}`),
  },
  last: {
    heading: 'Recent matches',
    /** After the name of who won: `Mia beat Rose and Tom`. */
    beat: (others: readonly string[]) => `beat ${listed(others)}`,
    unfinished: 'unfinished',
    versions: (versions: number) => counted(versions, { one: 'version', other: 'versions' }),
    questions: (questions: number) => counted(questions, { one: 'open question', other: 'open questions' }),
    picture: 'Picture of the table',
  },
  /** What following the line of a match does, for those who cannot see where it lies. */
  continueOther: (players: string) => `Continue: ${players}`,
  openSheet: (players: string) => `Open score sheet: ${players}`,
  lookAt: (players: string) => `View: ${players}`,
  /** The way to the history; null while it is not known yet how many there are. */
  all: (matches: number | null) => (matches === null || matches === 1 ? 'All matches' : `All ${matches} matches`),
  /** The way to those that are unfinished and not shown. */
  allUnfinished: (matches: number | null) => (matches === null ? 'Show all unfinished' : `${matches} more unfinished`),
  notices: {
    heading: 'About your saved data',
    dismiss: 'Dismiss',
    notDismissed: 'Couldn’t dismiss this message. Try again in a moment.',
  },
} as const
