import { isDoubleText, isObject, readTile, tileText } from './naive-record'
import { together } from './naive-sides'
import { allTiles, type NaiveRules } from './naive-rules'

/** What is left of a hand: tiles as text, or the pips that somebody counted. */
export type NaiveLeft = readonly string[] | number

/** AF-8, BD-5: whether the tiles left in the hands pay the end of a round. */
export const leftPays = (rules: NaiveRules): boolean => rules.endWorth !== 'fixed'

/** Pips of a hand; BD-9: a double may count one half only. */
export function pipsLeft(hand: NaiveLeft, rules: NaiveRules): number {
  if (typeof hand === 'number') return hand
  let sum = 0
  for (const tile of hand) {
    const [one = 0, other = 0] = tile.split('-').map(Number)
    sum += leftPays(rules) && rules.doublesInHand === 'half' && isDoubleText(tile) ? one : one + other
  }
  return sum
}

/** AF-8: the nearest multiple; exactly between two, the higher. */
function nearest(pips: number, step: number): number {
  let below = 0
  while (below > pips) below -= step
  while (below + step <= pips) below += step
  return pips - below < below + step - pips ? below : below + step
}

/** AF-8, AF-9, AF-12, BD-5, BD-6: what each seat gets for the tiles left, seat by seat. */
export function leftPoints(hands: readonly NaiveLeft[], winner: number | null, rules: NaiveRules): readonly number[] {
  const pips = hands.map((hand) => pipsLeft(hand, rules))
  // AF-11: where a point is a five, the fives are counted
  const round = (sum: number): number => (rules.scoreUnit === 'fives' ? nearest(sum, 5) / 5 : nearest(sum, rules.endRounding))
  if (rules.endWorth === 'own-lost') return pips.map((each) => 0 - round(each))
  const points = pips.map(() => 0)
  if (winner === null) {
    // AF-9: three players, two of them level below the third
    const [light, middle, heavy] = pips.toSorted((a, b) => a - b)
    if (rules.tieOfThree === 'split' && pips.length === 3 && light === middle && heavy !== middle) {
      pips.forEach((each, seat) => {
        if (each === light) points[seat] = round((heavy ?? 0) / 2)
      })
    }
    return points
  }
  const each = rules.roundingOf === 'each-hand' ? round : (sum: number) => sum
  // BD-7: a partner's hand is the winner's own
  const own = together(rules, winner, pips.length)
  let won = 0
  pips.forEach((hand, seat) => {
    if (!own.includes(seat) || rules.endWorth === 'all-left') won += each(hand)
    else if (rules.endWorth === 'others-less-own') won += each(0 - hand)
  })
  points[winner] = Math.max(0, rules.roundingOf === 'total' ? round(won) : won)
  return points
}

/** The table that a round's last tile was laid on. */
interface TableOfRound {
  readonly rules: NaiveRules
  readonly players: number
  readonly laid: readonly string[]
  /** How often the set has a tile, and what it has too few and too many (M-10). */
  readonly copiesOf: (tile: string) => number
  readonly missing: readonly string[]
  readonly extra: readonly string[]
}

/** The hands that were left, as an event says it, and whether they have more pips than all tiles that nobody has laid (RT-6); or the code of the error. */
export function leftHands(
  said: unknown,
  out: number,
  { rules, players, laid, copiesOf, missing, extra }: TableOfRound,
): { readonly hands: readonly NaiveLeft[]; readonly tooMany: boolean } | string {
  if (!Array.isArray(said) || said.length !== players) return 'bad-event'
  const hands: NaiveLeft[] = []
  for (const hand of said as readonly unknown[]) {
    if (Array.isArray(hand)) {
      if (!hand.every((tile) => typeof tile === 'string')) return 'bad-event'
      hands.push(hand)
    } else {
      const pips = isObject(hand) ? hand['pips'] : undefined
      if (typeof pips !== 'number' || !Number.isInteger(pips) || pips < 0) return 'bad-event'
      hands.push(pips)
    }
  }
  const own = hands[out] ?? 0
  if (typeof own === 'number' ? own !== 0 : own.length > 0) return 'bad-event'
  const read: NaiveLeft[] = []
  for (const hand of hands) {
    const texts = typeof hand === 'number' ? [] : hand.map((tile) => readTile(tile, rules.maxPip))
    if (texts.includes(null)) return 'bad-tile'
    read.push(typeof hand === 'number' ? hand : texts.map((halves) => tileText(halves as readonly [number, number])))
  }
  const seen = [...laid, ...read.flatMap((hand) => (typeof hand === 'number' ? [] : hand))]
  if (seen.some((tile) => seen.filter((each) => each === tile).length > copiesOf(tile))) return 'tile-seen-twice'
  const whole = { ...rules, doublesInHand: 'pips' } as const
  const all = pipsLeft([...allTiles(rules), ...extra], whole) - pipsLeft([...laid, ...missing], whole)
  return { hands: read, tooMany: read.reduce<number>((sum, hand) => sum + pipsLeft(hand, whole), 0) > all }
}
