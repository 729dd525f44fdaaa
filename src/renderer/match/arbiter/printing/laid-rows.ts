import type { LaidLine } from '#shared/domino/notation'
import type { WrittenTile } from '#shared/domino/tile'

/** A row of the line as it is read: the whole of a two-ended one, or the spinner and each arm outwards. */
export interface LaidRow {
  /** Null for the whole line, 0 for the spinner, 1 … n for an arm. */
  readonly arm: number | null
  readonly tiles: readonly WrittenTile[]
}

/** The tiles of a line in rows, each as it lies. Two arms are one row from left to right. */
export function laidRows({ lead, arms }: LaidLine): readonly LaidRow[] {
  const [left, right] = arms
  if (arms.length === 2 && left !== undefined && right !== undefined) {
    const toTheLeft = left.map(({ tile, first, second }) => ({ tile, first: second, second: first })).reverse()
    return [{ arm: null, tiles: [...toTheLeft, lead, ...right] }]
  }
  const grown = arms.flatMap((tiles, at): readonly LaidRow[] => (tiles.length === 0 ? [] : [{ arm: at + 1, tiles }]))
  return [{ arm: 0, tiles: [lead] }, ...grown]
}
