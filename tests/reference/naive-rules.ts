/**
 * The settings of a match, read from a record by hand.
 *
 * Written from the rulebook's table of presets and nothing else; it shares no code with the app on purpose,
 * so that a mistake would have to be made twice to go unseen. It takes the app's names alone, as types: a new game or rule set does not compile until it is here.
 */

import type { GameId } from '#shared/games/rules'
import type { PresetId } from '#shared/rules/presets'

export type ByPlayers = number | { readonly [players: string]: number }

export interface NaiveRules {
  readonly game: GameId
  readonly target: ByPlayers
  readonly handSize: ByPlayers
  readonly maxPip: number
  readonly copies: number
  readonly arms: number
  /** B-10: Bergen with a spinner. */
  readonly spinner: boolean
  readonly reserve: number
  readonly draw: 'until-able' | 'one' | 'never'
  readonly win: 'immediate' | 'round-end'
  readonly leadTile: 'double' | 'any' | 'highest-double'
  readonly dominoPoints: number
  readonly blockedRule: string
  /** Not written out: 1 under `simple` and `lightest-without-doubles`, 2 under the others (B-5). */
  readonly blockedPoints: number | 'by-rule'
  readonly dual: number
  readonly plural: number
  readonly doubleHeader: number
  readonly tripleHeader: number
  readonly approachCap: boolean
  readonly completeFirstDouble: boolean
  readonly tileDeduction: number
  readonly floor: number | null
  readonly twoDoubles: 'listed' | 'all'
  readonly standingPair: 'unscored' | 'scored'
  readonly doubleScorpion: 'suit' | 'tile'
  readonly payout: 'net' | 'losses-first'
  readonly americanGap: 'none' | 'simple'
  readonly germanTies: 'among-tied' | 'all'
  readonly spinnerArms: 'all-first' | 'any-time'
  readonly spinnerCount: 'headers' | 'every-number'
  /** DB-1: who leads the next round; no score depends on it. */
  readonly passedLead: 'who-led' | 'who-was-first'
  /** AF-8, BD-5: what the end of a round pays for the tiles left, and how that is rounded. */
  readonly endWorth: 'fixed' | 'others' | 'others-less-own' | 'all-left' | 'own-lost'
  readonly endRounding: number
  readonly roundingOf: 'total' | 'each-hand'
  /** AF-9: two of three level at the fewest pips. */
  readonly tieOfThree: 'split' | 'nobody'
  /** BD-9. */
  readonly doublesInHand: 'pips' | 'half'
  /** RT-7: tiles left in hand, or plain numbers. */
  readonly counted: 'pips' | 'numbers'
  /** RT-4, RT-5: how many rounds, and which total ends the match; null where nobody said. */
  readonly rounds: number | null
  readonly limit: number | null
  readonly goal: 'lowest' | 'highest'
  readonly tie: 'one-more' | 'shared'
  /** RT-3. */
  readonly doubleBlank: number
  /** AF-11: points as they are, or one for each five; and a target that has to be met exactly (FT-4). */
  readonly scoreUnit: 'points' | 'fives'
  readonly exact: boolean
  /** AF-15: the least that a first score may be. */
  readonly firstScore: number
  /** FT-8. */
  readonly noWinOnLead: boolean
  /** PA-1: seats 0 and 2 against 1 and 3. */
  readonly partners: boolean
  /** BD-7: both hands of a side decide a block, or the lightest single hand. */
  readonly blockedBy: 'side' | 'player'
  /** FT-5: a side is out when both are. */
  readonly pairOut: boolean
  /** A record named a target of its own. */
  readonly targetNamed?: boolean
}

const HAND = { '2': 6, '3': 6, '4': 5 }

const flowerAndScorpion: NaiveRules = {
  game: 'flower-and-scorpion',
  target: 20,
  handSize: HAND,
  maxPip: 6,
  copies: 1,
  arms: 2,
  spinner: false,
  reserve: 2,
  draw: 'until-able',
  win: 'immediate',
  leadTile: 'any',
  dominoPoints: 2,
  blockedRule: 'flower-and-scorpion',
  blockedPoints: 'by-rule',
  dual: 2,
  plural: 3,
  doubleHeader: 2,
  tripleHeader: 3,
  approachCap: false,
  completeFirstDouble: false,
  tileDeduction: 0,
  floor: 0,
  twoDoubles: 'listed',
  standingPair: 'unscored',
  doubleScorpion: 'suit',
  payout: 'net',
  americanGap: 'none',
  germanTies: 'among-tied',
  spinnerArms: 'all-first',
  spinnerCount: 'headers',
  passedLead: 'who-led',
  endWorth: 'fixed',
  endRounding: 1,
  roundingOf: 'total',
  tieOfThree: 'nobody',
  doublesInHand: 'pips',
  counted: 'pips',
  rounds: null,
  limit: null,
  goal: 'lowest',
  tie: 'one-more',
  doubleBlank: 50,
  scoreUnit: 'points',
  exact: false,
  firstScore: 0,
  noWinOnLead: false,
  partners: false,
  blockedBy: 'side',
  pairOut: false,
}

const bergenCabinet: NaiveRules = {
  ...flowerAndScorpion,
  game: 'bergen',
  target: { '2': 15, '3': 10, '4': 10 },
  blockedRule: 'simple',
  approachCap: true,
}

const doubleBergen: NaiveRules = {
  ...flowerAndScorpion,
  game: 'double-bergen',
  target: 100,
  arms: 4,
  win: 'round-end',
  leadTile: 'double',
  dominoPoints: 0,
  blockedRule: 'tiles-deducted',
  blockedPoints: 0,
  tileDeduction: 1,
  floor: null,
}

const block: NaiveRules = {
  ...flowerAndScorpion,
  game: 'block-and-draw',
  target: 100,
  handSize: { '2': 7, '3': 5, '4': 5 },
  reserve: 0,
  draw: 'never',
  win: 'round-end',
  dominoPoints: 0,
  blockedRule: 'simple',
  floor: null,
  endWorth: 'others-less-own',
}

const roundTotals: NaiveRules = { ...flowerAndScorpion, game: 'round-totals', blockedRule: 'simple', target: 15, maxPip: 9 }

const allFives: NaiveRules = {
  ...flowerAndScorpion,
  game: 'all-fives',
  target: { '2': 250, '3': 200, '4': 200 },
  handSize: { '2': 9, '3': 7, '4': 5 },
  spinner: true,
  reserve: 0,
  blockedRule: 'simple',
  blockedPoints: 0,
  dominoPoints: 0,
  floor: null,
  endWorth: 'others',
  endRounding: 5,
  tieOfThree: 'split',
}

const fivesAndThrees: NaiveRules = {
  ...flowerAndScorpion,
  game: 'fives-and-threes',
  target: 61,
  handSize: { '2': 7, '3': 5, '4': 5 },
  draw: 'never',
  blockedRule: 'simple',
  blockedPoints: 0,
  dominoPoints: 1,
  exact: true,
  pairOut: true,
}

/** The rulebook's table, row by row. */
export const NAIVE_PRESETS: { readonly [preset: string]: NaiveRules } = {
  'flower-and-scorpion': flowerAndScorpion,
  'bergen-pagat': { ...bergenCabinet, leadTile: 'double' },
  'bergen-game-cabinet': bergenCabinet,
  'bergen-draw': { ...bergenCabinet, target: 15, leadTile: 'double', reserve: 0, dominoPoints: 1, approachCap: false },
  'bergen-hoyle': {
    ...bergenCabinet,
    target: 15,
    handSize: 6,
    leadTile: 'double',
    reserve: 0,
    dominoPoints: 1,
    blockedRule: 'lightest-without-doubles',
    approachCap: false,
  },
  'bergen-online': { ...bergenCabinet, target: 15, win: 'round-end', reserve: 0, dominoPoints: 1, approachCap: false },
  'double-bergen': doubleBergen,
  'double-bergen-twelve': { ...doubleBergen, maxPip: 12, arms: 8 },
  block,
  draw: { ...block, draw: 'until-able', reserve: 2 },
  'block-partners': { ...block, partners: true, handSize: 7, endWorth: 'others' },
  'round-totals': roundTotals,
  'all-fives': allFives,
  muggins: { ...allFives, target: 100, handSize: 7, spinner: false, leadTile: 'highest-double', reserve: 2 },
  'fives-and-threes': fivesAndThrees,
  'fives-and-threes-teesdale': { ...fivesAndThrees, handSize: { '2': 9, '3': 6, '4': 6 }, dominoPoints: 0, noWinOnLead: true, pairOut: false },
  'score-pad': { ...roundTotals, maxPip: 6, counted: 'numbers', goal: 'highest', tie: 'shared' },
} satisfies Readonly<Record<PresetId, NaiveRules>>

/** `{"2": 15, "3": 10, "4": 10}` by number of players; the last entry also serves more (record format). */
export function forPlayers(value: ByPlayers, players: number): number | null {
  if (typeof value === 'number') return value
  for (let n = players; n >= 2; n--) {
    const found = value[String(n)]
    if (found !== undefined) return found
  }
  return null
}

/** B-5: 2, or 1 under `simple` and `lightest-without-doubles`. */
export function blockedPointsOf(rules: NaiveRules): number {
  if (rules.blockedPoints !== 'by-rule') return rules.blockedPoints
  return ['simple', 'lightest-without-doubles'].includes(rules.blockedRule) ? 1 : 2
}

/** All tiles of the set, as text, each as often as the set holds it. */
export function allTiles(rules: NaiveRules): readonly string[] {
  const tiles: string[] = []
  for (let copy = 0; copy < rules.copies; copy++) {
    for (let high = 0; high <= rules.maxPip; high++) {
      for (let low = 0; low <= high; low++) tiles.push(`${high}-${low}`)
    }
  }
  return tiles
}

/** RT: nothing is laid; what is left in the hands is all that is kept of a round. */
export const isCounted = (rules: NaiveRules): boolean => rules.game === 'round-totals'

/** Two sets seat more than four in the games of which a source says so. */
export const seatsMore = (rules: NaiveRules): boolean => rules.game === 'bergen' || rules.game === 'double-bergen'

/** DB-1, B-10: whether the lead is a spinner. */
export function hasSpinner(rules: NaiveRules): boolean {
  return rules.game === 'double-bergen' || (rules.game === 'bergen' && rules.spinner)
}

/** AF-4: whether the line goes up and down too, from its first double. */
export const isCross = (rules: NaiveRules): boolean => rules.game === 'all-fives' && rules.spinner

/** Rules with some of them named by a table, which then hold as they were named. */
export const changedRules = (before: NaiveRules, changed: object): NaiveRules => ({
  ...before,
  ...changed,
  ...('target' in changed ? { targetNamed: true } : {}),
})

/** The target where a table names none: AF-11, sixty-one where a point is a five. */
export function targetOf(rules: NaiveRules, players: number): number {
  const onABoard = rules.game === 'all-fives' && rules.scoreUnit === 'fives' && rules.targetNamed !== true
  return onABoard ? 61 : (forPlayers(rules.target, players) ?? 0)
}

/** The names a record may give to the places where a tile is laid. */
export function armNames(rules: NaiveRules): readonly (string | number)[] {
  if (isCross(rules)) return ['left', 'right', 'up', 'down']
  if (!hasSpinner(rules)) return ['left', 'right']
  if (rules.game === 'bergen') return [1, 2, 3, 4]
  return Array.from({ length: rules.arms }, (_, index) => index + 1)
}
