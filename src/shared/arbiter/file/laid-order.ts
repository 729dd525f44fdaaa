import { layLead, layAt, emptyLine, type End, type Line } from '../../domino/line'
import { makeWritten, type LaidLine } from '../../domino/notation'
import type { WrittenTile } from '../../domino/tile'
import type { Rules } from '../../rules/rules'

/** A two-ended line from left to right, each tile as it lies. */
export function fromLeftToRight({ lead, arms: [left = [], right = []] }: LaidLine): readonly WrittenTile[] {
  return [...left.map(turned).reverse(), lead, ...right]
}

/** The same line, read back: the lead at a place, or at the left end where nobody said which it was. */
export function outFromLead(tiles: readonly WrittenTile[], lead: number | null): LaidLine {
  const at = lead ?? 0
  return { lead: tiles[at] as WrittenTile, arms: [tiles.slice(0, at).reverse().map(turned), tiles.slice(at + 1)] }
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

/** The line that these tiles make, laid outward from the lead; both ends of a two-ended one count as begun where the lead is not known. */
export function lineLaid({ lead, arms }: LaidLine, rules: Pick<Rules, 'layout' | 'arms'>, leadKnown: boolean): Line {
  let line = layLead(emptyLine(rules.layout), lead, rules.arms)
  arms.forEach((arm, at) => arm.forEach(({ tile }) => (line = layAt(line, at, tile))))
  return leadKnown || line.laid === 1 ? line : { ...line, ends: line.ends.map((end): End => ({ ...end, started: true })) }
}

export const written = (tiles: readonly WrittenTile[]): string[] => tiles.map(makeWritten)

function turned({ tile, first, second }: WrittenTile): WrittenTile {
  return { tile, first: second, second: first }
}
