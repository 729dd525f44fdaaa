import { counted, listed, plain } from '#shared/words/en'
import type { Noun } from '#shared/words/grammar'
import { numbersIn } from '../numbers-in'
import { regional } from '../regional'
import { chart } from './components'

const MATCHES: Noun = { one: 'match', other: 'matches' }
const { whole, ...numbers } = numbersIn(regional('en-GB'))
export const { decimal, perRound, shareWords } = numbers

/** What is counted over all matches of the house. */
export const statistics = {
  title: 'Statistics',
  waiting: 'Loading statistics…',
  counting: (done: number, total: number) => `Counting your matches: ${whole(done)} of ${whole(total)}. This happens only once.`,
  failed: 'Can’t load the statistics right now. Your matches are safe, and Caravan keeps trying.',
  filters: 'Choose matches to count',
  countAll: 'Count all matches',
  counted: (matches: number) => `${whole(matches)} finished ${matches === 1 ? 'match' : 'matches'}.`,
  nothingYet: 'No finished matches yet. Finish one to see who wins how often, against whom, and how.',
  newMatch: 'New match',
  nothingFound: 'No finished matches found. Remove a filter, or count all matches.',
  apart: {
    heading: 'Not counted as usual',
    unfinished: (matches: number) => `${counted(matches, MATCHES)} not finished`,
    refused: (matches: number) => `${counted(matches, MATCHES)} not possible under the rules`,
    alone: (matches: number) => `${counted(matches, MATCHES)} with only one person`,
    severalSeats: (matches: number) => `${counted(matches, MATCHES)} where one person had several seats: only their best place counts`,
    damaged: (matches: number) => `${counted(matches, MATCHES)} that can’t be opened`,
    show: (place: number) => `Match ${place}`,
    showAll: 'Show matches',
    more: (matches: number) => `and ${matches} more`,
  },
  people: {
    heading: 'Everyone',
    meanings: 'About these columns',
    fewPoints: 'Different games score differently, so points per round are listed by game below.',
    columns: {
      name: ['Name', ''],
      played: ['Played', 'Finished matches.'],
      won: ['Won', 'Matches won.'],
      share: ['Share won', 'Matches won out of matches played.'],
      rating: [
        'Rating',
        'How strong a player’s results are, and against which opponents. Everyone starts at 25.0. The number after ± shows how uncertain the rating is (one standard deviation).',
      ],
      pointsPerRound: ['Points per round', 'Average change of the total per round.'],
      rounds: ['Rounds', 'Rounds with at least one tile played.'],
      roundsWon: ['Rounds won', 'By going out, reaching the target, or winning a blocked round.'],
      dominoes: ['Went out', 'Rounds won by playing the last tile.'],
      targets: ['Target reached', 'Rounds that ended when this player reached the target.'],
      blocked: ['Blocks won', 'Blocked rounds won by the ruling.'],
      duals: ['Duals', 'Plays that scored a dual.'],
      plurals: ['Plurals', 'Plays that scored a plural.'],
      flowers: ['Flowers', 'Short and long Flowers.'],
      scorpions: ['Scorpions', 'Small and large Scorpions.'],
      headers: ['Headers', 'Double and triple headers.'],
      suits: ['Numbers scored', 'Numbers that scored by showing 2 or more times.'],
      comebacks: ['Comebacks', 'Matches won after being behind by half the target or more.'],
      greatest: ['Greatest comeback', 'The most points behind in a match this player still won, out of the target.'],
      longest: ['Longest streak', 'Most matches won in a row.'],
      current: ['Current streak', 'Matches won in a row, up to now.'],
      unfinished: ['Unfinished', 'Matches with no winner yet.'],
    } satisfies Record<string, readonly [string, string]>,
    behind: (deficit: number, target: number) => `${plain(deficit)} of ${plain(target)}`,
    behindOpens: (name: string, deficit: number, target: number) => `${plain(deficit)} of ${plain(target)}: replay ${name}’s comeback`,
    rating: (mean: number, deviation: number) => `${decimal(mean)} ± ${decimal(deviation)}`,
  },
  byGame: { heading: 'By game', game: 'Game', points: 'Points' },
  blocked: { heading: 'Blocked rounds won', rule: 'Rule', test: 'Deciding test', won: 'Won' },
  rivals: {
    heading: 'Head to head',
    how: 'How often the player in the row finished ahead of the player in the column, then how often behind. Only matches both played count. Ties are in brackets.',
    caption: 'Head to head, everyone',
    against: 'Against',
    record: (ahead: number, behind: number, level: number) => `${ahead}–${behind}${level === 0 ? '' : ` (${level})`}`,
    told: (one: string, other: string, record: string) => `${one} against ${other}: ${record}`,
    never: 'not played',
    pair: (one: string, other: string) => `${one} and ${other}`,
    pairMatches: (matches: number) => `${counted(matches, MATCHES)} together.`,
    standing: (one: string, other: string, ahead: number, behind: number, level: number) => {
      const levelWords = level === 0 ? '' : `, with ${level} tied`
      if (ahead === behind) return `Even: ${ahead} to ${behind}${levelWords}.`

      return `${ahead > behind ? one : other} leads ${Math.max(ahead, behind)} to ${Math.min(ahead, behind)}${levelWords}.`
    },
    latest: 'Their latest matches',
    matches: 'Show all their matches',
    close: 'Close',
    open: (players: string, day: string) => `Open match: ${players}, ${day}`,
    neverMet: 'They haven’t finished a match together in this selection.',
  },
  ratings: {
    heading: 'Rating over time',
    how: (names: readonly string[]) => `The line shows the rating, the band how uncertain it is (one standard deviation each way). Showing ${listed(names)}.`,
    choose: 'Show rating of',
    caption: 'Ratings after matches',
    thinned: 'There are too many matches to show. The chart and the table use the same evenly spaced selection.',
    day: 'Day',
    person: 'Name',
    rating: 'Rating',
    deviation: '±',
    chart: (names: readonly string[]) => `Chart: ratings of ${listed(names)} over time. For a table, choose “Table”.`,
  },
} as const

/** The score of a match from event to event. */
export const totalsChart = {
  heading: 'Score history',
  title: 'Totals after each entry',
  label: (names: readonly string[]) => `Chart: totals of ${listed(names)} after each entry. For a table, choose “${chart.table}”.`,
  place: 'Entry',
  what: 'Details',
  start: 'Start of match',
  at: (round: number, event: number | null) => (event === null ? `End of round ${round}` : `Round ${round}, entry ${event}`),
} as const
