import { counted, listed, plain } from '#shared/words/en'
import type { Source } from '#shared/stats/scoring'
import type { Amount, Noun } from '#shared/words/grammar'
import { HALF_A_TENTH, margin } from '../margin'
import { numbersIn } from '../numbers-in'
import { regional } from '../regional'
import { chart } from './components'

const MATCHES: Noun = { one: 'match', other: 'matches' }
const { whole, ...numbers } = numbersIn(regional('en-GB'))
export const { decimal, perRound, pointsWords, shareWords } = numbers

const sources = {
  dual: 'Duals',
  plural: 'Plurals',
  flower: 'Flowers',
  scorpion: 'Scorpions',
  'double-header': 'Double headers',
  'triple-header': 'Triple headers',
  'of-a-suit': 'Matching numbers',
  ends: 'Going out and blocked rounds',
} satisfies Record<Source, string>

/** What is counted over all matches of the house. */
export const statistics = {
  title: 'Statistics',
  waiting: 'Loading statistics…',
  counting: (done: number, total: number) => `Counting your matches: ${whole(done)} of ${whole(total)}. This happens only once.`,
  failed: 'Can’t load the statistics right now. Your matches are safe, and Caravan keeps trying.',
  filters: 'Choose matches to count',
  daysAndPeople: 'Days and people',
  countAll: 'Count all matches',
  counted: (matches: number) => `${whole(matches)} finished ${matches === 1 ? 'match' : 'matches'}.`,
  nothingYet: 'No finished matches yet. Finish one to see who wins how often, against whom, and how.',
  newMatch: 'New match',
  nothingFound: 'No finished matches found. Remove a filter, or count all matches.',
  podium: {
    heading: 'Who wins most',
    wins: (wins: number) => counted(wins, { one: 'win', other: 'wins' }),
    level: (wins: number, names: string) => `${counted(wins, { one: 'win', other: 'wins' })} each: ${names}.`,
    more: (count: number) => `${plain(count)} more`,
    tile: (wins: number) => `One tile is ${counted(wins, { one: 'win', other: 'wins' })}.`,
  },
  figures: {
    heading: 'At a glance',
    matches: (matches: number) => (matches === 1 ? 'match' : 'matches'),
    rounds: (rounds: number) => (rounds === 1 ? 'round' : 'rounds'),
    long: (minutes: number) => (minutes < 60 ? `${minutes}\u00a0min` : `${whole(Math.round(minutes / 60))}\u00a0h`),
    atTable: (known: number, matches: number) => (known === matches ? 'at the table' : `at the table, in ${whole(known)} of ${counted(matches, MATCHES)}`),
    biggest: (name: string) => `biggest play, ${name}`,
  },
  scoring: {
    heading: 'What scores most?',
    answer: (source: Source, perRound: Amount, points: string) => `${sources[source]}: ${decimal(perRound)} ${points} a round.`,
    unit: (points: string, game: string) => `${game}: ${points} a round, all players together`,
    what: 'What',
    sources,
  },
  leads: {
    heading: 'Does it help to start?',
    told: (won: number, matches: number) => `The player who started won ${whole(won)} of ${counted(matches, MATCHES)}.`,
    chance: (wins: number) => `Chance alone would give about ${whole(wins)}.`,
    luck: 'That can still be luck.',
    more: 'That is more than luck.',
    fewer: 'So few is more than bad luck.',
    box: (matches: number) => `One box is ${counted(matches, MATCHES)}.`,
    caption: 'Matches won by the player who started',
    players: 'Players',
    matches: 'Matches',
    won: 'Won by starting',
    expected: 'By chance',
  },
  luck: {
    heading: 'Luck and skill',
    scope: (game: string, matches: number) => `${game}, ${counted(matches, MATCHES)}`,
    working: (done: number, matches: number) => `Looked at ${whole(done)} of ${counted(matches, MATCHES)} so far…`,
    told: (name: string, ahead: Amount, tiles: Amount, choices: Amount, give: Amount, noun: Noun) =>
      `${name} makes ${decimal(Math.abs(ahead))} ${noun.other} ${ahead < 0 ? 'less' : 'more'} a match than the others. Tiles ${tiles < 0 ? 'cost' : 'gave'} about ${decimal(Math.abs(tiles))}, choices ${choices < 0 ? 'cost' : 'gave'} about ${decimal(Math.abs(choices))}${margin(give, HALF_A_TENTH, `, each give or take ${decimal(give)}`)}.`,
    meaning: 'A choice is compared with the best tile that was surely in the hand. Everything else counts as luck.',
  },
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
    more: 'All figures',
    best: 'Best round',
    meanings: 'About these columns',
    fewPoints: 'Different games score differently, so points per round are listed by game below.',
    columns: {
      name: ['Name', ''],
      played: ['Played', 'Finished matches.'],
      won: ['Won', 'Matches won.'],
      share: ['Share won', 'Matches won out of matches played.'],
      rating: [
        'Rating',
        'How strong a player’s results are, and against which opponents. Everyone starts at 25. The number after ± shows how uncertain the rating is (one standard deviation).',
      ],
      pointsPerRound: ['Points per round', 'Average change of the total per round.'],
      rounds: ['Rounds', 'Rounds with at least one tile played.'],
      roundsWon: ['Rounds won', 'By going out, reaching the target, or winning a blocked round.'],
      dominoes: ['Went out', 'Rounds won by playing the last tile.'],
      targets: ['Target reached', 'Rounds that ended when this player reached the target.'],
      blocked: ['Blocked rounds won', 'Blocked rounds won by the ruling.'],
      duals: ['Duals', 'Plays that made both ends equal.'],
      plurals: ['Plurals', 'Plays that made both ends equal with a double.'],
      flowers: ['Flowers', 'Short and long Flowers.'],
      scorpions: ['Scorpions', 'Small and large Scorpions.'],
      headers: ['Headers', 'Double and triple headers.'],
      suits: ['Matching numbers', 'Numbers that scored because 2 or more open halves showed them.'],
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
  blocked: { heading: 'Blocked rounds won', rule: 'Rule', test: 'Deciding step', won: 'Won' },
  rivals: {
    pair: (one: string, other: string) => `${one} and ${other}`,
    pairMatches: (matches: number) => `${counted(matches, MATCHES)} together.`,
    standing: (one: string, other: string, ahead: number, behind: number, level: number) => {
      const levelWords = level === 0 ? '' : `, with ${level} tied`
      if (ahead === behind) return `Even: ${ahead} to ${behind}${levelWords}.`

      return `${ahead > behind ? one : other} is ahead, ${Math.max(ahead, behind)} to ${Math.min(ahead, behind)}${levelWords}.`
    },
    latest: 'Their recent matches',
    matches: 'Show all their matches',
    close: 'Close',
    open: (players: string, day: string) => `Open match: ${players}, ${day}`,
    neverMet: 'They haven’t finished a match together in this selection.',
  },
  ratings: {
    heading: 'Who is getting better?',
    from: (matches: number) => `Ratings begin after ${counted(matches, MATCHES)}.`,
    gained: (name: string, from: Amount, to: Amount) => `${name} gained most: from ${decimal(from)} to ${decimal(to)}.`,
    nobody: 'Nobody shown here has gained since their first match.',
    meaning: 'The rating says how strong someone’s results are, and against whom. Everyone starts at 25.',
    ahead: (one: string, other: string, tenths: number) =>
      `${one} ${tenths === 0 ? 'hardly ever finishes' : tenths === 10 ? 'nearly always finishes' : 'finishes'} ahead of ${other}${tenths === 0 || tenths === 10 ? '' : tenths === 1 ? ' once in 10 matches' : ` ${tenths} times in 10 matches`}.`,
    choose: 'Choose up to 3 people',
    caption: 'Ratings after matches',
    thinned: 'There are too many matches to show. The chart and the table use the same evenly spaced selection.',
    day: 'Day',
    person: 'Name',
    rating: 'Rating',
    deviation: '±',
    chart: (names: readonly string[]) => `Chart: ratings of ${listed(names)} over time. For a table, choose “${chart.table}”.`,
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
