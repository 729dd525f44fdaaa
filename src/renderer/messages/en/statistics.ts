import { counted, listed, plain } from '#shared/words/en'
import type { Noun } from '#shared/words/grammar'
import { numbersIn } from '../numbers-in'
import { regional } from '../regional'

const MATCHES: Noun = { one: 'match', other: 'matches' }
const { whole, ...numbers } = numbersIn(regional('en-GB'))
export const { decimal, perRound, shareWords } = numbers

/** What is counted over all matches of the house. */
export const statistics = {
  title: 'Statistics',
  waiting: 'Adding up your matches …',
  counting: (done: number, total: number) => `Going through your matches: ${whole(done)} of ${whole(total)}. This is needed once.`,
  failed: 'The statistics cannot be shown just now. What is stored is safe; it is tried again.',
  filters: 'Which matches are counted',
  countAll: 'Count all matches',
  counted: (matches: number) => `${whole(matches)} finished ${matches === 1 ? 'match' : 'matches'} counted.`,
  nothingYet: 'No match has been finished yet. Once one is, its numbers are here: who wins how often, against whom, and how.',
  newMatch: 'New match',
  nothingFound: 'No finished match is like that. Ask for less, or count all of them.',
  apart: {
    heading: 'Not counted, or counted with care',
    unfinished: (matches: number) => `${counted(matches, MATCHES)} not finished`,
    refused: (matches: number) => `${counted(matches, MATCHES)} with a record that the rules do not allow`,
    alone: (matches: number) => `${counted(matches, MATCHES)} that one person played alone`,
    severalSeats: (matches: number) => `${counted(matches, MATCHES)} in which one person held several seats: counted once, for the better place`,
    damaged: (matches: number) => `${counted(matches, MATCHES)} that cannot be opened`,
    show: (place: number) => `Match ${place}`,
    showAll: 'Show them',
    more: (matches: number) => `and ${matches} more`,
  },
  people: {
    heading: 'Everybody',
    meanings: 'What the columns mean',
    fewPoints: 'Points of different games are different things, so points per round stand with each game below.',
    columns: {
      name: ['Name', ''],
      played: ['Played', 'Finished matches taken part in.'],
      won: ['Won', 'Matches won.'],
      share: ['Share won', 'Matches won, of those played.'],
      rating: [
        'Rating',
        'How well somebody plays as far as results tell: whoever finishes ahead of whom, and against whom. Everybody begins at 25.0; after ± stands how unsure it still is (one standard deviation).',
      ],
      pointsPerRound: ['Points per round', 'What the totals moved by, for each round.'],
      rounds: ['Rounds', 'Rounds in which a tile was laid.'],
      roundsWon: ['Rounds won', 'By going out, by reaching the target, or when blocked.'],
      dominoes: ['Dominoes', 'Rounds won by laying the last tile.'],
      targets: ['Target reached', 'Rounds that ended because the target was reached in the middle of them.'],
      blocked: ['Blocked won', 'Blocked rounds won by the ruling.'],
      duals: ['Duals', 'Plays after which both ends were equal.'],
      plurals: ['Plurals', 'Plays after which every exposed half was equal.'],
      flowers: ['Flowers', 'The Flower itself, and every pair that showed it.'],
      scorpions: ['Scorpions', 'The Scorpion itself, and every pair that showed it.'],
      headers: ['Headers', 'Double and triple headers.'],
      suits: ['Suits scored', 'Suits that showed often enough to score.'],
      comebacks: ['Comebacks', 'Matches won after lying behind by half the target or more.'],
      greatest: ['Greatest comeback', 'The most points behind in a match that was won, of the points it was played to.'],
      longest: ['Longest streak', 'Most matches won one after the other.'],
      current: ['Streak now', 'Matches won in a row up to the latest.'],
      unfinished: ['Not finished', 'Matches taken part in that nobody has won yet.'],
    } satisfies Record<string, readonly [string, string]>,
    behind: (deficit: number, target: number) => `${plain(deficit)} of ${plain(target)}`,
    behindOpens: (name: string, deficit: number, target: number) => `${plain(deficit)} of ${plain(target)}: look back at how ${name} came back`,
    rating: (mean: number, deviation: number) => `${decimal(mean)} ± ${decimal(deviation)}`,
  },
  byGame: { heading: 'By game', game: 'Game', points: 'Points' },
  blocked: { heading: 'Blocked rounds won', rule: 'Rule', test: 'Decided by', won: 'Won' },
  rivals: {
    heading: 'Head to head',
    how: 'Each row against each column: how often ahead – how often behind at the end, in matches that both played, whoever else did. Level places come in brackets.',
    caption: 'Head to head of everybody',
    against: 'Against',
    record: (ahead: number, behind: number, level: number) => `${ahead}–${behind}${level === 0 ? '' : ` (${level})`}`,
    told: (one: string, other: string, record: string) => `${one} against ${other}: ${record}`,
    never: 'never met',
    pair: (one: string, other: string) => `${one} and ${other}`,
    pairMatches: (matches: number) => `${counted(matches, MATCHES)} in which both played.`,
    standing: (one: string, other: string, ahead: number, behind: number, level: number) => {
      const levelWords = level === 0 ? '' : `, and ${level} level`
      if (ahead === behind) return `Nobody leads: ${ahead} to ${behind}${levelWords}.`
      return `${ahead > behind ? one : other} leads ${Math.max(ahead, behind)} to ${Math.min(ahead, behind)}${levelWords}.`
    },
    latest: 'Their latest matches',
    history: 'All their matches in the history',
    close: 'Close',
    open: (players: string, day: string) => `Look back at the match of ${players}, ${day}`,
    neverMet: 'They have not finished a match together among those counted.',
  },
  ratings: {
    heading: 'Rating over time',
    how: (names: readonly string[]) => `The line is the rating, the band how unsure it is (one standard deviation to each side). Shown: ${listed(names)}.`,
    choose: 'Whose rating is shown',
    caption: 'Ratings after matches',
    thinned: 'There are more matches than a chart can show; the table and the chart have the same evenly chosen ones.',
    day: 'Day',
    person: 'Name',
    rating: 'Rating',
    deviation: '±',
    chart: (names: readonly string[]) => `Chart of the rating over time of ${listed(names)}. The same as a table: press “As a table”.`,
  },
} as const

/** The score of a match from event to event. */
export const scoreCourse = {
  heading: 'How the score went',
  title: 'Totals after each event',
  label: (names: readonly string[]) => `Chart of the totals of ${listed(names)} after each event. The same as a table: press “As a table”.`,
  place: 'Event',
  what: 'What happened',
  start: 'The match begins',
  at: (round: number, event: number | null) => (event === null ? `Round ${round}, end` : `Round ${round}, ${event}`),
} as const
