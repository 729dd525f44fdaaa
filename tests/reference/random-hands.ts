import type { NaiveDice } from './naive-record'
import { Random } from './random'

/** Hands that a blocked round might end with, and what was thrown for it; tiles higher half first. */
export interface RandomHands {
  readonly players: number
  readonly maxPip: number
  readonly copies: number
  readonly hands: readonly (readonly string[])[]
  readonly dice: NaiveDice
  readonly totals: readonly number[] | null
}

/**
 * Any few tiles of a set in 2 to 8 hands, some of them empty.
 *
 * Small sets, several copies and a liking for doubles and for hands of one size make ties and the gap in the American rules as common as they are rare at a table.
 */
export function randomHands(seed: number): RandomHands {
  const random = new Random(seed)
  const players = random.whole(2, 8)
  const maxPip = random.pick([3, 4, 6, 6, 9, 12])
  const copies = random.pick([1, 1, 2, 3])
  const stock = random.shuffled(setOf(maxPip, copies))
  const doubles = random.pick([0, 0.2, 0.5])
  const even = random.chance(0.3) ? random.whole(1, 3) : null
  const hands = Array.from({ length: players }, () => {
    const hand: string[] = []
    for (let left = even ?? random.pick([0, 1, 1, 2, 2, 3, 5]); left > 0 && stock.length > 0; left--) {
      const double = random.chance(doubles) ? stock.findIndex((tile) => tile.split('-')[0] === tile.split('-')[1]) : -1
      hand.push(...stock.splice(Math.max(double, 0), 1))
    }
    return hand
  })
  const throwing = () => [random.whole(1, 6), random.whole(1, 6)] as const
  return {
    players,
    maxPip,
    copies,
    hands,
    dice: { flower: throwing(), scorpion: throwing() },
    totals: random.chance(0.5) ? hands.map(() => random.whole(0, 9)) : null,
  }
}

export function setOf(maxPip: number, copies: number): readonly string[] {
  const tiles: string[] = []
  for (let copy = 0; copy < copies; copy++) {
    for (let high = 0; high <= maxPip; high++) for (let low = 0; low <= high; low++) tiles.push(`${high}-${low}`)
  }
  return tiles
}
