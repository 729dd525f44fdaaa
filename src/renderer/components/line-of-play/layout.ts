import { elementAt } from '#shared/kernel/assert'
import { type ArmName, liesAcross, liesInOneRow, liesRoundLead, type Side } from '#shared/domino/line'
import { asRoundSpinner } from '#shared/domino/notation'
import { highOf, isDouble, otherHalf, type Suit, type Tile } from '#shared/domino/tile'
import { chipRadius, markOf, markRadius, type Chips } from './arrange'
import { garlandOf } from './garland'
import { rectMiddle, type Point, type Rect } from './geometry'
import { planFor } from './history'
import { arrange, leadShape, type Arranged, type Doubles, type Plan } from './plan'
import { MOST_CROSS_ARMS } from './routes'
import type { Box, LineOfPlayTile, LineLayout, LineToLay, OpenEnd, PlacedTile, Shape, Slot } from './types'
import type { WalkStep } from './walk'

/** Felt that the arms of a cross keep between each other; those of a star lie side by side. */
const CROSS_GAP = 0.3

/** Boxes this much alike get the same layout, so that the line keeps still while someone resizes the window. */
const BOX_STEP = 4

/** Arms in their order, by name. */
function armNames({ layout, arms }: Pick<LineToLay, 'layout' | 'arms'>): readonly ArmName[] {
  return liesRoundLead(layout) ? Array.from({ length: arms }, (_, place) => place + 1) : ['left', 'right']
}

/** What the search knows of a line: its first `count` tiles. */
function doublesOf(line: LineToLay, lead: LineOfPlayTile, count: number): Doubles {
  const names = armNames(line)
  const arms = names.map((name) => line.tiles.slice(1, count).flatMap(({ arm, tile }) => (arm === name ? [isDouble(tile)] : [])))
  return {
    lead: leadShape(lead, liesInOneRow(line.layout)),
    gap: names.length > MOST_CROSS_ARMS ? 0 : CROSS_GAP,
    arms,
    laid: arms.map((arm) => arm.length),
  }
}

/** A tile in its place, its inner half against the line and the other one pointing on. */
function placedTile(key: string, { x, y, width, height, turn }: Shape, onward: boolean, inner: Suit, outward: Suit): PlacedTile {
  return { x, y, width, height, turn, key, orientation: width > height ? 'horizontal' : 'vertical', halves: onward ? [inner, outward] : [outward, inner] }
}

/** `tile` as it would lie at this end. */
export function placedAtEnd(end: OpenEnd, key: string, tile: Tile): PlacedTile {
  const slot = isDouble(tile) ? end.doubleSlot : end.slot
  return placedTile(key, slot, slot.onward, end.suit, otherHalf(tile, end.suit))
}

/**
 * Lays out a line of play in a box of this size: tiles as large as they can be, then rows as equal, then the felt as full.
 *
 * A tile that is added leaves those before it where they are, as long as it fits: room for the next tile and its score is
 * kept at every end. Otherwise the whole line gets a new layout. The layout depends on the line and the box alone, so an
 * undo brings the old picture back. Without a lead there is nothing to lay out: null. A line that is `over` has no open ends,
 * and lies in the middle.
 */
export function layOut(line: LineToLay, box: Box, over = false): LineLayout | null {
  if (liesAcross(line.layout)) return layOutAcross(line, box, over)
  const [lead] = line.tiles
  if (lead === undefined) return null
  const rounded = roundedBox(box)
  const plan = planFor(line, rounded, (count) => doublesOf(line, lead, count))
  const doubles = doublesOf(line, lead, line.tiles.length)
  if (over) {
    const garland = garlandOf(doubles, rounded, plan, line.layout)
    return { ...finish(line, lead, box, rounded, garland.plan, garland.arranged), ends: [] }
  }
  const arranged = arrange(plan, doubles, rounded, false)
  if (arranged === null) throw new Error('a plan lays the line it was made for')
  return finish(line, lead, box, rounded, plan, arranged)
}

/** The arms of a cross, in the order in which those round a double are numbered. */
const CLOCKWISE = ['up', 'right', 'down', 'left'] as const

/** A cross as a line that can be laid out: in a row before it has a spinner, round that as soon as it lies. */
function across({ tiles }: LineToLay): LineToLay {
  if (!tiles.some(({ tile }) => isDouble(tile))) return { layout: 'two-ended', arms: 2, tiles }
  const numbered = asRoundSpinner(tiles).map((each) => ({ ...each, arm: each.arm === null ? null : CLOCKWISE.indexOf(each.arm as Side) + 1 }))
  return { layout: 'spinner', arms: CLOCKWISE.length, tiles: numbered }
}

/** A cross: its ends go up and down once both sides of its spinner have a tile. */
function layOutAcross(line: LineToLay, box: Box, over: boolean): LineLayout | null {
  const layout = layOut(across(line), box, over)
  if (layout === null) return null
  const ends = layout.ends.map((end): OpenEnd => ({ ...end, arm: typeof end.arm === 'number' ? (CLOCKWISE[end.arm - 1] as Side) : end.arm }))
  const opened = ends.every(({ arm, started }) => started || arm === 'up' || arm === 'down')
  return {
    ...layout,
    tiles: line.tiles.flatMap(({ key }) => layout.tiles.find((tile) => tile.key === key) ?? []),
    ends: ends.filter(({ arm }) => opened || arm === 'left' || arm === 'right'),
  }
}

/** Searches for the layout that a line would have with one more tile, so that nobody waits for it when the tile is laid. */
export function prepare(line: LineToLay, box: Box, next: Pick<LineOfPlayTile, 'tile' | 'arm'>): void {
  const grown = { ...line, tiles: [...line.tiles, { key: '', outward: highOf(next.tile), ...next }] }
  const longer = liesAcross(line.layout) ? across(grown) : grown
  const lead = longer.tiles[0]!
  planFor(longer, roundedBox(box), (count) => doublesOf(longer, lead, count))
}

function roundedBox(box: Box): Box {
  return { ...box, width: rounding(box.width), height: rounding(box.height) }
}

function rounding(size: number): number {
  return Math.max(BOX_STEP, Math.floor(size / BOX_STEP) * BOX_STEP)
}

function finish(line: LineToLay, lead: LineOfPlayTile, box: Box, rounded: Box, plan: Plan, { arms, chips }: Arranged): LineLayout {
  const { unit } = plan
  const dx = plan.x + (box.width - rounded.width) / 2 / unit
  const dy = plan.y + (box.height - rounded.height) / 2 / unit
  const at = <T extends Rect>(rect: T): T => ({ ...rect, x: rect.x + dx, y: rect.y + dy })
  const radius = chipRadius(unit) / unit
  const mark = markRadius(unit) / unit
  const names = armNames(line)
  const next = names.map(() => 0)
  const inner = otherHalf(lead.tile, lead.outward)
  const first = placedTile(lead.key, at(leadShape(lead, liesInOneRow(line.layout))), true, inner, lead.outward)
  const tiles = line.tiles.slice(1).flatMap(({ key, arm, tile, outward }): readonly PlacedTile[] => {
    const place = names.indexOf(arm as ArmName)
    const step = arms[place]?.arm.steps[elementAt(next, place)]
    if (step === undefined) return []
    next[place] = elementAt(next, place) + 1
    return [placedTile(key, at(step.shape), step.onward, otherHalf(tile, outward), outward)]
  })
  const ends = names.map((arm, place): OpenEnd => {
    const laid = line.tiles.findLast((tile) => tile.arm === arm)
    const walked = arms[place]!.arm
    const slot = (step: WalkStep, chip: Point | undefined): Slot => {
      const spot = chip ?? rectMiddle(step.shape)
      return { ...at(step.shape), onward: step.onward, chip: { x: spot.x + dx, y: spot.y + dy } }
    }
    const own: Chips | undefined = chips?.[place]
    const middle = markOf(walked.ordinary, mark)
    return {
      arm,
      suit: laid?.outward ?? (arm === 'left' ? inner : lead.outward),
      started: laid !== undefined,
      slot: slot(walked.ordinary, own?.ordinary),
      doubleSlot: slot(walked.double, own?.double),
      mark: { x: middle.x + dx, y: middle.y + dy },
    }
  })
  return { tiles: [first, ...tiles], ends, box: { x: 0, y: 0, width: box.width / unit, height: box.height / unit }, unit, chip: radius, mark }
}
