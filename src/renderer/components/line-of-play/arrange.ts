import { elementAt } from '#shared/kernel/assert'
import { rectMiddle, stepOf, type Point, type Rect } from './geometry'
import { boundsOf, collide, disc, isWithin } from './shapes'
import type { Shape } from './types'
import type { WalkStep, WalkedArm } from './walk'

/** Felt kept clear inside the box, in halves: rings and the lower side of a tile reach over its edge. */
export const BOX_MARGIN = 0.12

/** Radius of a score chip in pixels, by the side of a half. */
export function chipRadius(unit: number): number {
  return Math.max(0.5 * unit, Math.min(19, 0.7 * unit), 10)
}

/** Radius of the circle at an open end in pixels, by the side of a half. */
export function markRadius(unit: number): number {
  return Math.max(0.46 * unit, Math.min(10, 0.72 * unit))
}

/** What an arm takes up: its tiles, and the room for the next one. */
export interface Footprint {
  readonly shapes: readonly Shape[]
  readonly bounds: Shape
  readonly arm: WalkedArm
}

export function footprintOf(arm: WalkedArm): Footprint {
  const shapes = [...arm.steps.map(({ shape }) => shape), arm.ordinary.shape, arm.double.shape]
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const shape of shapes) {
    const { x, y, width, height } = boundsOf(shape)
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x + width)
    bottom = Math.max(bottom, y + height)
  }
  return { shapes, bounds: { x: left, y: top, width: right - left, height: bottom - top, turn: 0 }, arm }
}

/** Whether two arms keep `gap` clear of each other; beside the spinner they may touch. */
export function keepClear(a: Footprint, b: Footprint, gap: number): boolean {
  if (!collide(a.bounds, b.bounds, gap)) return true
  const started = [a, b].map(({ arm }) => arm.steps.length > 0) as [boolean, boolean]
  return a.shapes.every((one, place) => b.shapes.every((other, at) => !collide(one, other, isFirst(started[0], place) || isFirst(started[1], at) ? 0 : gap)))
}

/** Whether an arm that folds keeps off its own tiles. */
export function clearOfItself({ shapes, arm }: Footprint): boolean {
  const laid = arm.steps.length
  return shapes.every((one, place) => shapes.every((other, at) => at <= place || (place >= laid && at >= laid) || !collide(one, other)))
}

function isFirst(started: boolean, place: number): boolean {
  return !started || place === 0
}

/** The chips beside the two slots of an end. */
export interface Chips {
  readonly ordinary: Point
  readonly double: Point
}

interface ChipPlaces {
  readonly lead: Shape
  readonly arms: readonly Footprint[]
  /** Everything has to lie in here. */
  readonly room: Rect
  readonly radius: number
}

/** A place beside each slot where nothing lies; null when one of them has none. A tile is a double or not, so only one kind of slot is shown at a time. */
export function placeChips(places: ChipPlaces): readonly Chips[] | null {
  const ordinary = chipsBeside(places, ({ ordinary: { shape } }) => shape)
  if (ordinary === null) return null
  const double = chipsBeside(places, (arm) => arm.double.shape)
  return double === null ? null : ordinary.map((at, place) => ({ ordinary: at, double: elementAt(double, place) }))
}

function chipsBeside({ lead, arms, room, radius }: ChipPlaces, slotOf: (arm: WalkedArm) => Shape): readonly Point[] | null {
  const middle = rectMiddle(room)
  const taken: Shape[] = [lead]
  for (const { arm } of arms) {
    for (const { shape } of arm.steps) taken.push(shape)
    taken.push(slotOf(arm))
  }
  const isFree = (spot: Point): boolean => {
    const chip = disc(spot, radius)
    return isWithin(chip, room) && !taken.some((shape) => collide(chip, shape))
  }
  const found: Point[] = []
  for (const { arm } of arms) {
    const at = firstSpot(slotOf(arm), radius, middle, isFree)
    if (at === undefined) return null
    found.push(at)
    taken.push(disc(at, radius))
  }
  return found
}

/** Room between a tile and its chip. */
const CHIP_GAP = 0.1

/** Places for a chip round a slot, best first: by its long sides or its short ones, and how far from their middles, in halves of the side. */
const CHIP_PLACES = [
  ['long', 0],
  ['long', 0.5],
  ['short', 0],
  ['long', 1],
  ['short', 0.5],
  ['short', 1],
] as const

/** The first free place for a chip round a slot; of places that are equally good, the one nearer to the middle of the felt. */
function firstSpot(slot: Shape, radius: number, towards: Point, isFree: (spot: Point) => boolean): Point | undefined {
  const { x, y, width, height } = boundsOf(slot)
  const middle = { x: x + width / 2, y: y + height / 2 }
  const [out, down] = [width / 2 + radius + CHIP_GAP, height / 2 + radius + CHIP_GAP]
  // the side of the slot that is nearer, on either axis
  const [right, below] = [towards.x >= middle.x ? 1 : -1, towards.y >= middle.y ? 1 : -1]
  for (const [side, shift] of CHIP_PLACES) {
    const above = (side === 'long') === width > height
    const [across, along] = above ? [right * shift * (width / 2), below * down] : [right * out, below * shift * (height / 2)]
    // nearest first: towards the middle on both axes, then on the one where it makes more of a difference
    const second = Math.abs(across * (towards.x - middle.x)) < Math.abs(along * (towards.y - middle.y)) ? FLIPPED_ACROSS : FLIPPED_ALONG
    for (const [flipX, flipY] of second) {
      if ((across === 0 && flipX < 0) || (along === 0 && flipY < 0)) continue
      const spot = { x: middle.x + flipX * across, y: middle.y + flipY * along }
      if (isFree(spot)) return spot
    }
  }
  return undefined
}

/** In which order a place is tried on both sides of a slot's middle, across and along. */
const FLIPPED_ACROSS = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const
const FLIPPED_ALONG = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const

/** The middle of the circle at an open end, where the next tile would begin. */
export function markOf({ shape, heading }: WalkStep, radius: number): Point {
  const middle = rectMiddle(shape)
  if (shape.turn !== 0) return middle
  const step = stepOf(heading)
  const back = 1 - Math.max(0.62, radius + 0.12)
  return { x: middle.x - back * step.x, y: middle.y - back * step.y }
}
