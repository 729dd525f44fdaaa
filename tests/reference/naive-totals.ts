import { isObject, readTile, tileText } from './naive-record'
import { allTiles, type NaiveRules } from './naive-rules'
import { sums, together } from './naive-sides'

/** What a round comes to that is counted by what its hands have left. */
export interface NaiveCount {
  readonly points: readonly number[]
  readonly winner: number | null
  /** RT-6: more pips than all tiles together have. */
  readonly tooMany: boolean
}

const pipsOf = (tile: string): number => tile.split('-').reduce((sum, half) => sum + Number(half), 0)
const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value)

/** The seat that stands alone at the lowest or the highest number (RT-4, RT-7). */
function aheadAlone(numbers: readonly number[], goal: NaiveRules['goal']): number | null {
  const ahead = numbers.filter((mine, seat) => numbers.every((other, another) => seat === another || (goal === 'lowest' ? mine < other : mine > other)))
  return ahead.length === 1 ? numbers.indexOf(ahead[0] as number) : null
}

/** M-11: with numbers that put who has left behind everyone. */
const lastIfGone = (numbers: readonly number[], { goal }: NaiveRules, gone: readonly number[]): readonly number[] =>
  numbers.map((each, seat) => (gone.includes(seat) ? (goal === 'lowest' ? 1 : -1) * Infinity : each))

/** The same between partners: the side that is alone at its best sum, and of it the partner with the better number, the lower seat where both are as good (PA-5). */
function aheadBySides(numbers: readonly number[], rules: NaiveRules): number | null {
  if (!rules.partners) return aheadAlone(numbers, rules.goal)
  const side = aheadAlone(sums(rules, numbers).slice(0, 2), rules.goal)
  if (side === null) return null
  return aheadAlone([numbers[side] as number, numbers[side + 2] as number], rules.goal) === 1 ? side + 2 : side
}

/** RT-2, RT-3, RT-7: what is left in each hand, as points; or the code of the error. */
export function countedHands(said: unknown, rules: NaiveRules, players: number, gone: readonly number[]): NaiveCount | string {
  if (!Array.isArray(said) || said.length !== players) return 'bad-event'
  const asTiles = rules.counted === 'pips'
  const hands: (readonly string[] | number)[] = []
  for (const hand of said as readonly unknown[]) {
    if (Array.isArray(hand)) {
      if (!asTiles || !hand.every((tile) => typeof tile === 'string')) return 'bad-event'
      hands.push(hand)
    } else {
      if (!isObject(hand) || !isWhole(hand['pips'])) return 'bad-event'
      if (asTiles && hand['pips'] < 0) return 'bad-event'
      hands.push(hand['pips'])
    }
  }
  const texts = hands.flatMap((hand) => (typeof hand === 'number' ? [] : hand))
  const read = texts.map((tile) => readTile(tile, rules.maxPip))
  if (read.includes(null)) return 'bad-tile'
  const times = new Map<string, number>()
  for (const halves of read) {
    const tile = tileText(halves as readonly [number, number])
    times.set(tile, (times.get(tile) ?? 0) + 1)
  }
  if ([...times.values()].some((many) => many > rules.copies)) return 'tile-seen-twice'
  // M-11: who has left has nothing in hand
  if (gone.some((seat) => (typeof hands[seat] === 'number' ? hands[seat] : (hands[seat] as readonly string[]).length) !== 0)) return 'bad-event'
  const worth = (tile: string): number => (tile === '0-0' ? rules.doubleBlank : pipsOf(tile))
  const added = (hand: readonly string[], of: (tile: string) => number): number => hand.reduce((sum, tile) => sum + of(tile), 0)
  const points = hands.map((hand) => (typeof hand === 'number' ? hand : added(hand, worth)))
  const plain = hands.map((hand) => (typeof hand === 'number' ? hand : added(hand, pipsOf)))
  const all = added(allTiles(rules), pipsOf)
  return { points, winner: aheadBySides(lastIfGone(points, rules, gone), rules), tooMany: asTiles && plain.reduce((sum, each) => sum + each, 0) > all }
}

/** How a match stands that is counted: nobody has won while it goes on, or where the first place is shared. */
interface NaiveOutcome {
  readonly winner: number | null
  readonly finished: boolean
}

/** Who won the last round, and who had left by then. */
interface NaiveLast {
  readonly last: number | null
  readonly gone: readonly number[]
}

/** RT-4, RT-5, RT-7: who has won once so many rounds were counted, of which somebody won the last. A side is put to the partner who won it, otherwise to its lower seat (PA-3). */
export function totalsOutcome(totals: readonly number[], rules: NaiveRules, rounds: number, { last, gone }: NaiveLast): NaiveOutcome {
  const byDoubles = rules.counted === 'pips' && rules.limit === null ? rules.maxPip + 1 : Infinity
  const allPlayed = rounds >= (rules.rounds ?? byDoubles)
  const standing = sums(rules, totals)
  const limitReached = rules.limit !== null && standing.some((total, seat) => !gone.includes(seat) && total >= (rules.limit as number))
  if (!allPlayed && !limitReached) return { winner: null, finished: false }
  const ahead = aheadAlone(rules.partners ? standing.slice(0, 2) : lastIfGone(standing, rules, gone), rules.goal)
  const winner = ahead !== null && last !== null && together(rules, ahead, totals.length).includes(last) ? last : ahead
  return { winner, finished: winner !== null || rules.tie === 'shared' }
}
