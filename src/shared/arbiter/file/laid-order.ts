import type { Line } from '../../domino/line'
import { makeWritten, type LaidLine } from '../../domino/notation'
import type { WrittenTile } from '../../domino/tile'

/** A two-ended line from left to right, each tile as it lies. */
export function fromLeftToRight({ lead, arms: [left = [], right = []] }: LaidLine): readonly WrittenTile[] {
  return [...left.map(turned).reverse(), lead, ...right]
}

/**
 * The place of the lead in a line from left to right; null where nobody said.
 *
 * Where both ends count as begun and nothing lies to the left of what stands for the lead, that tile is only the first that was told.
 */
export function placeOfLead({ arms: [left = [], right = []] }: LaidLine, { ends: [atLeft, atRight] }: Line): number | null {
  if (atLeft?.started === false) return 0
  if (atRight?.started === false) return left.length + right.length
  return left.length > 0 ? left.length : null
}

export const written = (tiles: readonly WrittenTile[]): string[] => tiles.map(makeWritten)

function turned({ tile, first, second }: WrittenTile): WrittenTile {
  return { tile, first: second, second: first }
}
