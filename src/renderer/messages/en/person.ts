import { counted, listed, signed } from '#shared/words/en'
import type { Noun } from '#shared/words/grammar'
import { dayWords } from './dates'

const MATCHES: Noun = { one: 'match', other: 'matches' }
const ROUNDS: Noun = { one: 'round', other: 'rounds' }

/** The page about one person. */
export const person = {
  nobody: 'There is no such person here.',
  allPeople: 'All people',
  opens: (name: string) => `${name}’s page`,
  games: 'Games to count',
  allGames: 'All games',
  since: (matches: number, day: string | null) => `${counted(matches, MATCHES)}${day === null ? '' : ` since ${dayWords(day)}`}`,
  none: 'No finished matches yet.',
  noneOfGame: 'No finished matches of this game.',
  noneThen: 'No finished matches in these days.',
  edit: 'Name, picture and colour',
  form: (matches: number) => (matches === 1 ? 'Place in the last match' : `Places in the last ${matches} matches, newest on the right`),
  place: (place: number, people: number) => `Place ${place} of ${people}`,
  won: (won: number, played: number) => `${won === 1 ? 'win' : 'wins'} in ${counted(played, MATCHES)}`,
  rivals: {
    heading: 'Head to head',
    hint: 'who finished ahead',
    matches: (matches: number) => counted(matches, MATCHES),
    told: (name: string, other: string, ahead: number, behind: number, level: number) =>
      `${name} ahead ${ahead}, ${other} ahead ${behind}${level === 0 ? '' : `, tied ${level}`}`,
    more: (people: number) => `and ${people} more`,
  },
  rating: {
    heading: (mean: string) => `Rating ${mean}`,
    start: 'Everyone starts at 25',
  },
  bestPlay: {
    heading: 'Biggest play',
    told: (tile: string, points: number, reasons: string, day: string) => `${tile} made ${signed(points)}: ${reasons}. ${dayWords(day)}.`,
  },
  bestRound: {
    heading: 'Best round',
    told: (points: string, round: number, others: readonly string[], day: string) => `${points} in round ${round} against ${listed(others)}, ${dayWords(day)}`,
  },
  streaks: {
    heading: 'Streaks',
    longest: (wins: number) => (wins === 1 ? 'win, never two in a row' : 'wins in a row, the longest streak'),
    now: (wins: number) => (wins === 0 ? 'Now: no win in the latest match' : wins === 1 ? 'Now: 1 win' : `Now: ${wins} wins in a row`),
  },
  misses: {
    heading: 'Misses most often',
    kinds: {
      'equal-ends': 'Duals and other equal ends',
      double: 'Doubles kept too long',
      feeding: 'Setting up the next player',
      other: 'Other plays that scored more',
    },
    hint: (rounds: number) => `In ${counted(rounds, ROUNDS)}. Only what is certain: the tile was in hand.`,
    working: (done: number, matches: number) => `Looked at ${done} of ${counted(matches, MATCHES)} so far…`,
  },
  matches: { heading: 'Recent matches', all: 'Show all their matches' },
} as const
