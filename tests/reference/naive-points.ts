import type { NaiveDice } from './naive-record'
import type { Half } from './naive-line'
import type { NaiveRules } from './naive-rules'

export interface NaiveReason {
  readonly code: string
  readonly points: number
  readonly count?: number
  readonly suit?: number
}

/** What a play leaves behind, and what it was. */
export interface PlayMade {
  readonly halves: readonly [number, number]
  readonly turn: number
  readonly open: readonly Half[]
}

type Pair = readonly [number, number]

const samePair = (a: Pair, b: Pair) => (a[0] === b[0] && a[1] === b[1]) || (a[0] === b[1] && a[1] === b[0])
const allEqual = (open: readonly Half[]) => open.every((half) => half.suit === open[0]?.suit)

/**
 * FS-4: every pair of exposed halves of different tiles. Two doubles: the cross pairs are four, which `listed` counts as two.
 */
function pairsOf(open: readonly Half[], rules: NaiveRules): readonly Pair[] {
  const pairs: Pair[] = []
  open.forEach((a, i) => {
    open.forEach((b, j) => {
      if (i < j && a.turn !== b.turn) pairs.push([a.suit, b.suit])
    })
  })
  if (pairs.length === 4 && rules.twoDoubles === 'listed') return pairs.slice(0, 2)
  return pairs
}

/**
 * FS-5: pairs that equal the dice; with `standingPair: "scored"` a double that stands exposed since an earlier turn, equal to
 * the dice, is one such pair again.
 */
function longPairs(play: PlayMade, dice: Pair, rules: NaiveRules): number {
  let count = pairsOf(play.open, rules).filter((pair) => samePair(pair, dice)).length
  if (rules.standingPair === 'scored') {
    const earlier = [...new Set(play.open.map((half) => half.turn))].filter((turn) => turn !== play.turn)
    for (const turn of earlier) {
      const own = play.open.filter((half) => half.turn === turn).map((half) => half.suit)
      if (own.length === 2 && samePair([own[0] ?? -1, own[1] ?? -1], dice)) count += 1
    }
  }
  return count
}

/** With two sets a plural or a triple header may be of four halves, and says so. */
function fourHalves(play: PlayMade): { readonly count?: number } {
  return play.open.length === 4 ? { count: 4 } : {}
}

/** FS-2 to FS-8. */
function flowerAndScorpionReasons(play: PlayMade, dice: NaiveDice, rules: NaiveRules): readonly NaiveReason[] {
  const reasons: NaiveReason[] = []
  const { flower, scorpion } = dice
  const neither = samePair(flower, scorpion) // FS-8
  const forbiddenSuit = !neither && scorpion[0] === scorpion[1] ? scorpion[0] : null // FS-7
  const isScorpionTile = samePair(play.halves, scorpion)
  const equal = allEqual(play.open)
  const spoilt = forbiddenSuit !== null && play.open[0]?.suit === forbiddenSuit && (rules.doubleScorpion === 'suit' || isScorpionTile)
  if (equal && !spoilt && play.open.length === 2) reasons.push({ code: 'dual', points: rules.dual })
  if (equal && !spoilt && play.open.length > 2) reasons.push({ code: 'plural', points: rules.plural, ...fourHalves(play) })
  if (neither) return reasons
  if (samePair(play.halves, flower)) reasons.push({ code: 'short-flower', points: 1 })
  const flowers = longPairs(play, flower, rules)
  if (flowers > 0) reasons.push({ code: 'long-flower', points: flowers, count: flowers })
  if (isScorpionTile) reasons.push({ code: 'small-scorpion', points: -1 })
  const scorpions = longPairs(play, scorpion, rules)
  if (scorpions > 0) reasons.push({ code: 'large-scorpion', points: -scorpions, count: scorpions })
  return reasons
}

/** B-10: two halves or more show the number of the tile just played, one of them on another tile; a spinner that is led shows both its halves. */
function spinnerHeaders(play: PlayMade, rules: NaiveRules): readonly NaiveReason[] {
  const own = play.open.find(({ turn }) => turn === play.turn)?.suit ?? -1
  const equal = play.open.filter(({ suit }) => suit === own)
  const led = play.open.every(({ turn }) => turn === play.turn)
  if (!led && equal.every(({ turn }) => turn === play.turn)) return []
  const found = { suit: own, count: equal.length }
  return [
    equal.length === 2 ? { code: 'double-header', points: rules.doubleHeader, ...found } : { code: 'triple-header', points: rules.tripleHeader, ...found },
  ]
}

/** B-1: both ends equal; B-2: one end equals the double standing on the other. */
function bergenReasons(play: PlayMade, rules: NaiveRules): readonly NaiveReason[] {
  if (rules.spinner) return rules.spinnerCount === 'headers' ? spinnerHeaders(play, rules) : doubleBergenReasons(play, rules)
  if (!allEqual(play.open)) return []
  if (play.open.length === 2) return [{ code: 'double-header', points: rules.doubleHeader }]
  return [{ code: 'triple-header', points: rules.tripleHeader, ...fourHalves(play) }]
}

/** DB-3: each suit that shows k ≥ 2 times scores k. */
function doubleBergenReasons(play: PlayMade, rules: NaiveRules): readonly NaiveReason[] {
  const reasons: NaiveReason[] = []
  for (let suit = 0; suit <= rules.maxPip; suit++) {
    const k = play.open.filter((half) => half.suit === suit).length
    if (k >= 2) reasons.push({ code: 'of-a-suit', points: k, suit, count: k })
  }
  return reasons
}

/** AF-5: the sum of all open halves, where it is a multiple of five; AF-11: or one point for each five. */
function allFivesReasons(play: PlayMade, rules: NaiveRules): readonly NaiveReason[] {
  const count = play.open.reduce((sum, half) => sum + half.suit, 0)
  const fives = count / 5
  if (count === 0 || !Number.isInteger(fives)) return []
  return [{ code: 'fives', points: rules.scoreUnit === 'fives' ? fives : count, count }]
}

/** FT-2: one for each five, one for each three; fifteen is both. */
function fivesAndThreesReasons(play: PlayMade): readonly NaiveReason[] {
  const count = play.open.reduce((sum, half) => sum + half.suit, 0)
  const parts: readonly (readonly [string, number])[] = [
    ['fives', 5],
    ['threes', 3],
  ]
  return count === 0 ? [] : parts.flatMap(([code, part]) => (count % part === 0 ? [{ code, points: count / part, count }] : []))
}

/** AF-11, FT-4: a score that would pass an exact target is none; FT-8: nor one that would win by the lead; AF-15: nor a first one that is too small. */
export function counts(rules: NaiveRules, target: number, total: number, points: number, isLead: boolean): boolean {
  if (points <= 0) return true
  const after = total + points
  if (rules.exact && after > target) return false
  if (rules.noWinOnLead && isLead && after >= target) return false
  return total > 0 || points >= rules.firstScore
}

export function reasonsOf(play: PlayMade, dice: NaiveDice | null, rules: NaiveRules): readonly NaiveReason[] {
  if (rules.game === 'flower-and-scorpion') {
    if (dice === null) throw new Error('Flower & Scorpion is played with dice')
    return flowerAndScorpionReasons(play, dice, rules)
  }
  if (rules.game === 'all-fives') return allFivesReasons(play, rules)
  if (rules.game === 'fives-and-threes') return fivesAndThreesReasons(play)
  if (rules.game === 'block-and-draw') return [] // BD-2
  return rules.game === 'bergen' ? bergenReasons(play, rules) : doubleBergenReasons(play, rules)
}

/** B-3, FS-11: 2 or fewer short, a header (a dual, a plural) scores 1; exactly 3 short, at most 2. Nothing else is capped. */
export function cappedPoints(reason: NaiveReason, short: number, rules: NaiveRules): number {
  const header = ['double-header', 'triple-header', 'dual', 'plural'].includes(reason.code)
  if (!rules.approachCap || !header) return reason.points
  if (short <= 2) return Math.min(reason.points, 1)
  if (short === 3) return Math.min(reason.points, 2)
  return reason.points
}

/** FS-10: the total after gains and losses. */
export function paid(total: number, points: readonly number[], rules: NaiveRules): number {
  const floored = (amount: number) => (rules.floor === null ? amount : Math.max(rules.floor, amount))
  const gains = points.filter((each) => each > 0).reduce((sum, each) => sum + each, 0)
  const losses = points.filter((each) => each < 0).reduce((sum, each) => sum + each, 0)
  return rules.payout === 'net' ? floored(total + gains + losses) : floored(total + losses) + gains
}
