import type { Tile } from '../domino/tile'
import type { DealtRound, Move } from './dealt-round'

/** What the end of a round is worth to each seat. */
export type Worth = (round: DealtRound) => readonly number[]

/** How far ahead of the best of the others each seat stands. */
export function leadsOf(totals: readonly number[]): readonly number[] {
  return totals.map((total, seat) => {
    let best = -Infinity
    for (let other = 0; other < totals.length; other++) if (other !== seat) best = Math.max(best, totals[other] as number)
    return total - best
  })
}

/** More positions than these are not searched. */
const MOST_POSITIONS = 20_000

/**
 * Searches a round to its end, every hand and the order of the boneyard being known: what it is worth to each seat if each does the best for itself.
 *
 * Of ways that are worth the same, the first is taken: the highest tile, at the lowest end. The round is afterwards as it was. Null where there are more
 * than `MOST_POSITIONS`.
 */
export function searchEndgame(round: DealtRound, worth: Worth, left = { positions: MOST_POSITIONS }): readonly number[] | null {
  if (round.table.end !== null) return worth(round)
  left.positions -= 1
  if (left.positions < 0) return null
  const { turn } = round.table
  round.look()
  if (round.ways === 0) {
    const next = round.boneyard.at(-1)
    return afterwards(
      round,
      () => round.drawOrPass(),
      next,
      () => searchEndgame(round, worth, left),
    )
  }
  const moves = Array.from({ length: round.ways }, (_, way): Move => ({ tile: round.tiles[way] as Tile, arm: round.arms[way] as number }))
  let best: readonly number[] | null = null
  for (const move of moves) {
    const found = afterwards(
      round,
      () => round.lay(move),
      undefined,
      () => searchEndgame(round, worth, left),
    )
    if (found === null) return null
    if (best === null || (found[turn] as number) > (best[turn] as number)) best = found
  }
  return best
}

/** Does something, looks at what comes of it, and takes it back. `next`: the tile that may have been drawn. */
function afterwards<T>(round: DealtRound, act: () => void, next: Tile | undefined, look: () => T): T {
  const kept = round.keep()
  const before = round.boneyard.length
  act()
  const taken = next !== undefined && round.boneyard.length < before ? [next] : []
  const found = look()
  round.comeBack(kept, taken)
  return found
}
