import { counted, inNumber, listed, plain } from '#shared/words/en'
import { pointsWords } from './statistics'
import type { Amount } from '#shared/words/grammar'

const RESULTS = { one: 'result', other: 'results' } as const
const MATCHES = { one: 'match', other: 'matches' } as const
const EVENINGS = { one: 'chosen game night', other: 'chosen game nights' } as const
const POINTS = { one: 'point', other: 'points' } as const

/** Seasons: their standings, and how points are given. */
export const league = {
  title: 'Seasons',
  waiting: 'Loading seasons…',
  failed: 'Can’t load your seasons right now. They’re safe, and Caravan keeps trying.',
  counting: (done: number, total: number) => `Counting: ${plain(done)} of ${counted(total, MATCHES)}…`,
  gone: 'This season is no longer here. It may be in the bin.',
  all: 'All seasons',
  intro: 'A season has its days, its people and its way to give points. Every result counts at once.',
  link: 'Season standings',
  change: 'Name and days',
  table: {
    heading: 'Standings',
    place: 'Place',
    points: 'Points',
    results: 'Results',
    wins: 'Wins',
    dropped: 'Dropped',
    handicap: 'Handicap',
    why: (name: string, points: string) => `${name}’s points: ${points}. See why`,
    none: 'No results in these days yet. Finish a match, or settle a table’s result.',
    waiting: (least: number) => `Not in the standings yet, with fewer than ${counted(least, RESULTS)}`,
    waits: (name: string, results: number) => `${name}: ${counted(results, RESULTS)}`,
    open: (count: number) => `${counted(count, { one: 'match or table has', other: 'matches and tables have' })} no result that counts yet.`,
    withoutRounds: (count: number) =>
      `${counted(count, { one: 'table of a game night counts', other: 'tables of game nights count' })} nothing: only totals are known, and no rounds.`,
  },
  chart: {
    heading: 'Points over time',
    label: (names: readonly string[]) => `${listed(names.map((name) => `${name}’s`))} points after each day`,
    day: 'Day',
    choose: 'Choose people',
  },
  cross: {
    heading: 'Head to head',
    hint: 'Read along a row: how often that person finished ahead of the one above, and how often behind. A third number is for ties.',
    cell: (one: string, other: string, ahead: number, behind: number, level: number) =>
      `${one} against ${other}: ahead ${plain(ahead)}, behind ${plain(behind)}${level === 0 ? '' : `, tied ${plain(level)}`}`,
    never: (one: string, other: string) => `${one} and ${other} have not met`,
    most: (count: number) => `The first ${count === 1 ? 'person' : `${plain(count)} people`}.`,
  },
  why: {
    title: (name: string) => `${name}’s points`,
    sum: (points: Amount, counts: number, results: number) =>
      `${pointsWords(points)} ${inNumber(points, POINTS)} from ${plain(counts)} of ${counted(results, RESULTS)}.`,
    match: 'Match',
    evening: (name: string) => `Game night: ${name}`,
    table: (name: string, round: number, table: number) => `${name}, round ${plain(round)}, table ${plain(table)}`,
    place: (place: number, of: number) => `Place ${plain(place)} of ${plain(of)}`,
    rounds: (count: number) => `${counted(count, { one: 'round', other: 'rounds' })} won`,
    others: (names: readonly string[]) => `with ${listed(names)}`,
    base: (points: string) => `${points} for that`,
    bonus: (points: string, expected: string) => `${points} handicap: was expected to finish ahead of ${expected} of the others`,
    dropped: 'Dropped',
    open: (what: string) => `Open ${what}`,
  },
  rules: {
    heading: 'How points are given',
    change: 'Change rules',
    everyone: 'Everyone counts.',
    people: (count: number) => `Only ${counted(count, { one: 'chosen person counts', other: 'chosen people count' })}.`,
    least: (count: number) => `You need ${counted(count, RESULTS)} to be in the standings.`,
    presets: (names: readonly string[]) => `Only ${listed(names)}.`,
    evenings: (count: number, matches: boolean) =>
      `Tables of ${counted(count, EVENINGS)}${matches ? ', and matches outside game nights' : ', and nothing else'}.`,
    allEvenings: 'Tables of all game nights, and matches outside game nights.',
    onlyEvenings: 'Tables of all game nights, and no other matches.',
    match: (win: number, share: number, loss: number) =>
      `${counted(win, POINTS)} for a win, ${plain(share)} for a shared first place, ${plain(loss)} for any other place.`,
    round: (win: number) => `${counted(win, POINTS)} for each round won.`,
    places: (places: readonly number[], others: number) => `By place at the table: ${places.map(plain).join(', ')}, then ${plain(others)}.`,
    eveningPlaces: (places: readonly number[], others: number) =>
      `By place over each whole game night: ${places.map(plain).join(', ')}, then ${plain(others)}.`,
    best: {
      match: (count: number) => `Each person’s best ${count === 1 ? 'result counts' : `${plain(count)} results count`}.`,
      evening: (count: number) => `Each person’s best ${count === 1 ? 'game night counts' : `${plain(count)} game nights count`}.`,
    },
    worst: {
      match: (count: number) => `Each person’s worst ${count === 1 ? 'result is' : `${plain(count)} results are`} dropped.`,
      evening: (count: number) => `Each person’s worst ${count === 1 ? 'game night is' : `${plain(count)} game nights are`} dropped.`,
    },
    handicap: (percent: string) => `Handicap ${percent}: players who are expected to win get a little less, the others a little more.`,
    handicapHow: {
      title: 'How it is worked out',
      text: (percent: string) =>
        `For each result: half, minus the share of the others that this person was expected to finish ahead of, times the points between first and last place. Of that, the handicap is ${percent}. What was expected comes from the ratings at the beginning of the day.`,
    },
  },
  form: {
    title: (name: string) => `How points are given in ${name}`,
    save: 'Save rules',
    who: 'Who counts',
    everyone: 'Everyone',
    chosen: 'Chosen people',
    least: 'Results needed',
    what: 'What counts',
    presets: 'Rule sets',
    anyPreset: 'Any rule set',
    chosenPresets: 'Chosen rule sets',
    evenings: 'Game nights',
    allEvenings: 'All game nights',
    chosenEvenings: 'Chosen game nights',
    matches: 'Matches outside game nights',
    points: 'Points',
    by: { place: 'By place at the table', evening: 'By place over the whole game night', match: 'For each match', round: 'For each round won' },
    places: 'Points for 1st, 2nd, 3rd…',
    placesHint: 'Whole numbers with commas between them, such as 3, 2, 1.',
    placesWrong: 'Enter 1 to 50 whole numbers from −1000 to 1000, with commas between them.',
    others: 'Points for every place after these',
    win: 'Points for a win',
    share: 'Points for a shared first place',
    loss: 'Points for any other place',
    round: 'Points for a round',
    counting: 'Results that count',
    kinds: { all: 'All of them', best: 'The best', 'but-worst': 'All but the worst' },
    of: 'What is counted or dropped',
    units: { match: 'Single results', evening: 'Whole game nights' },
    count: 'How many',
    handicap: 'Handicap (%)',
    handicapHint: '0 for none. At 100, everyone is expected to make as many points.',
    nobody: 'Choose someone, or let everyone count.',
    nothing: 'Choose at least one, or all.',
  },
} as const
