import type { ArmName } from './line'
import { otherHalf, type Suit, type Tile, type WrittenTile } from './tile'

/**
 * A line of play with every tile in its place, for writing it on one line of text.
 *
 * `arms` run outward from the lead (left and right of a two-ended line, 1 … n round a spinner); each tile is
 * written inner half first.
 */
export interface LaidLine {
  readonly lead: WrittenTile
  readonly arms: readonly (readonly WrittenTile[])[]
}

/** A tile as a scored play has it: where it lies, and the half that then showed. */
export interface Placement {
  readonly tile: Tile
  readonly arm: ArmName | null
  readonly outward: Suit
}

/** The line that plays have made, in order; null before the lead. */
export function laidLine(placements: readonly Placement[], arms: number): LaidLine | null {
  const first = placements[0]
  if (first === undefined) return null
  const grown: WrittenTile[][] = Array.from({ length: arms }, () => [])
  for (const placement of placements.slice(1)) grown[armPlace(placement.arm)]?.push(writtenAs(placement))
  return { lead: writtenAs(first), arms: grown }
}

/** A laid tile as it lies, the half towards the lead (of the lead itself, its left half) first. */
export function writtenAs({ tile, outward }: Placement): WrittenTile {
  return { tile, first: otherHalf(tile, outward), second: outward }
}

/** A tile as it lies, not turned to its higher half: `4-6`. */
export function makeWritten({ first, second }: WrittenTile): string {
  return `${first}-${second}`
}

/** Canonical text: `5-6 6-4* 4-2` from left to right, the lead starred; `6-6* | 6-2 2-5 | 6-3 | - | -` round a spinner. */
export function makeLine({ lead, arms }: LaidLine): string {
  const starred = `${makeWritten(lead)}*`
  const [left, right] = arms
  if (arms.length === 2 && left !== undefined && right !== undefined) {
    const towardsLead = left.map(({ first, second }) => `${second}-${first}`).reverse()
    return [...towardsLead, starred, ...right.map(makeWritten)].join(' ')
  }
  return [starred, ...arms.map((arm) => (arm.length === 0 ? '-' : arm.map(makeWritten).join(' ')))].join(' | ')
}

function armPlace(arm: ArmName | null): number {
  return arm === 'right' ? 1 : typeof arm === 'number' ? arm - 1 : 0
}
