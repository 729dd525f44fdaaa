import { LINE_SIDES, type ArmName, type Side } from './line'
import { isDouble, otherHalf, type Suit, type Tile, type WrittenTile } from './tile'

/**
 * A line of play with every tile in its place, for writing it on one line of text.
 *
 * `arms` run outward from the lead (left and right of a two-ended line, 1 … n round a spinner); each tile is
 * written inner half first. Of a cross they run outward from its spinner, as if that had been led.
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

/** The line that plays have made, in order; null before the lead. One with sides and more than two arms is a cross. */
export function laidLine(placed: readonly Placement[], arms: number): LaidLine | null {
  const placements = arms > 2 && placed.every(({ arm }) => typeof arm !== 'number') ? asRoundSpinner(placed) : placed
  const first = placements[0]
  if (first === undefined) return null
  const isRow = arms > 2 && !isDouble(first.tile)
  const grown: WrittenTile[][] = Array.from({ length: isRow ? 2 : arms }, () => [])
  for (const placement of placements.slice(1)) grown[armPlace(placement.arm)]?.push(writtenAs(placement))
  return { lead: writtenAs(first), arms: grown }
}

/**
 * The tiles of a cross in an order in which they could have been laid if its spinner, the first double, had been led; as they are where there is none.
 *
 * A tile that is laid later comes later here too.
 */
export function asRoundSpinner<P extends Placement>(placements: readonly P[]): readonly P[] {
  const at = placements.findIndex(({ tile }) => isDouble(tile))
  const [spinner, lead] = [placements[at], placements[0]]
  if (at <= 0 || spinner === undefined || lead === undefined) return placements
  const [own, other]: readonly [Side, Side] = spinner.arm === 'left' ? ['left', 'right'] : ['right', 'left']
  const before = placements.slice(1, at)
  const turned = [lead, ...before.filter(({ arm }) => arm === own)].reverse().map((each) => {
    // the half that lay inward, of the lead that on the spinner's side of it, now lies outward
    const outward = each === lead && own === 'left' ? lead.outward : otherHalf(each.tile, each.outward)
    return { ...each, arm: other, outward }
  })
  return [{ ...spinner, arm: null }, ...turned, ...before.filter(({ arm }) => arm === other), ...placements.slice(at + 1)]
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
  return arm === null ? 0 : typeof arm === 'number' ? arm - 1 : LINE_SIDES.indexOf(arm)
}
