import { isUpright, stepOf, type Direction, type Point } from './geometry'
import type { Shape } from './types'

/**
 * One straight part of an arm's way.
 *
 * A `row` runs until the next tile would pass `until`, measured along its heading from the lead; a double may stand one
 * half beyond. What turns off lies beside its last tile, or `beyond` it, across its end. A `column` joins two rows and is as short as the rows allow. A `diagonal` is one tile at 45°.
 */
export type Leg =
  | { readonly kind: 'row'; readonly heading: Direction; readonly until: number; readonly beyond?: boolean }
  | { readonly kind: 'column'; readonly heading: Direction }
  | { readonly kind: 'diagonal'; readonly heading: Direction; readonly side: Direction }

/** The legs of an arm: some once, then the others over and over. */
export interface Route {
  readonly from: Point
  /** The lead stands across this arm, as a double does. */
  readonly across: boolean
  /** The first tile lies lengthwise, even a double: so many arms leave no room for one across. */
  readonly lengthwise: boolean
  readonly once: readonly Leg[]
  readonly cycle: readonly Leg[]
}

/** Rows of one arm lie at least this far apart, so that doubles in neighbouring rows stay one half clear of each other. */
const ROW_PITCH = 3

/** Where the middle of a tile at 45° lies each way from the middle of the spinner, and where the arm goes on from it: at its corner, so that doubles of this row and of the spinner's own just meet. */
export const DIAGONAL = { middle: 1.62, ahead: 2.69, aside: 2 } as const

/** Where an arm has got to: the middle of the edge the next tile is laid against. */
interface Walk {
  readonly at: Point
  readonly leg: number
  /** The last tile lies across: a double. */
  readonly across: boolean
  /** Along a column, the middle of the row it left. */
  readonly left: number
}

/** Where a tile goes, and where the arm is after it. */
export interface WalkStep {
  readonly shape: Shape
  /** The outward half is the right or the lower one. */
  readonly onward: boolean
  readonly heading: Direction
  readonly next: Walk
}

function legOf({ once, cycle }: Route, place: number): Leg {
  return (once[place] ?? cycle[(place - once.length) % cycle.length]) as Leg
}

function along({ x, y }: Point, heading: Direction): number {
  const step = stepOf(heading)
  return x * step.x + y * step.y
}

function go({ x, y }: Point, heading: Direction, by: number): Point {
  const step = stepOf(heading)
  return { x: x + by * step.x, y: y + by * step.y }
}

function shapeAt(middle: Point, upright: boolean, turn = 0): Shape {
  const width = upright ? 1 : 2
  const height = upright ? 2 : 1
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height, turn }
}

function isOnward(heading: Direction): boolean {
  return heading === 'right' || heading === 'down'
}

function nextStep(route: Route, walk: Walk, double: boolean): WalkStep {
  const leg = legOf(route, walk.leg)
  switch (leg.kind) {
    case 'diagonal':
      return diagonal(walk, leg.heading, leg.side)
    case 'row': {
      const left = leg.until - along(walk.at, leg.heading)
      // a double turns a corner only after another one; it may stand at the very end of its row
      const needed = double ? (walk.across ? 1 : -Infinity) : 2
      if (needed <= left + 1e-9) return straight(route, walk, leg.heading, double)
      return straight(route, aside(route, walk, leg), legOf(route, walk.leg + 1).heading, double)
    }
    case 'column': {
      // below a double the column goes on, or the row's first tile would lie against both its halves
      const far = along(walk.at, leg.heading) + 0.5 - walk.left >= ROW_PITCH - 1e-9 && !walk.across
      return far ? intoRow(route, walk, leg.heading, double) : straight(route, walk, leg.heading, double)
    }
  }
}

/** Turns off beside the outer half of the last tile or beyond it, or from the end of a double. */
function aside(route: Route, walk: Walk, { heading, beyond = false }: Leg & { readonly kind: 'row' }): Walk {
  const turned = legOf(route, walk.leg + 1).heading
  const [on, off] = walk.across ? [-0.5, 1] : beyond ? [0.5, -0.5] : [-0.5, 0.5]
  const at = go(go(walk.at, heading, on), turned, off)
  return { at, leg: walk.leg + 1, across: false, left: along(walk.at, turned) }
}

/** A search lays hundreds of thousands of tiles so: nothing is made here that is not kept. */
function straight(route: Route, { at, leg, left }: Walk, heading: Direction, double: boolean): WalkStep {
  const first = at === route.from
  const across = double && !(first && route.lengthwise)
  const length = across ? 1 : 2
  return {
    shape: shapeAt(go(at, heading, length / 2), isUpright(heading) !== across),
    onward: isOnward(heading),
    heading,
    next: { at: go(at, heading, length), leg, across, left },
  }
}

/** The first tile of a row joins the column; a double lies across the column there, and the row goes on from its end. */
function intoRow(route: Route, walk: Walk, heading: Direction, double: boolean): WalkStep {
  const turned = legOf(route, walk.leg + 1).heading
  const row = go(walk.at, heading, 0.5)
  const outward = double ? heading : turned
  return {
    shape: shapeAt(double ? row : go(row, turned, 0.5), isUpright(turned)),
    onward: isOnward(outward),
    heading: outward,
    next: { at: go(row, turned, double ? 1 : 1.5), leg: walk.leg + 1, across: false, left: 0 },
  }
}

/** One tile at 45° into the quarter between two sides of the spinner; then the arm goes on level or upright. */
function diagonal(walk: Walk, heading: Direction, side: Direction): WalkStep {
  const [ahead, beside] = [stepOf(heading), stepOf(side)]
  const sum = { x: ahead.x + beside.x, y: ahead.y + beside.y }
  const middle = { x: DIAGONAL.middle * sum.x, y: DIAGONAL.middle * sum.y }
  const at = { x: DIAGONAL.ahead * ahead.x + DIAGONAL.aside * beside.x, y: DIAGONAL.ahead * ahead.y + DIAGONAL.aside * beside.y }
  return {
    shape: shapeAt(middle, true, sum.x * sum.y < 0 ? 45 : -45),
    onward: sum.y > 0,
    heading,
    next: { at, leg: walk.leg + 1, across: false, left: 0 },
  }
}

/** An arm walked to its end, with room for the next tile: an ordinary one, and a double. */
export interface WalkedArm {
  readonly steps: readonly WalkStep[]
  readonly ordinary: WalkStep
  readonly double: WalkStep
}

/** Walks an arm; `doubles` says of each tile whether it is one. */
export function walkArm(route: Route, doubles: readonly boolean[]): WalkedArm {
  let walk: Walk = { at: route.from, leg: 0, across: route.across, left: 0 }
  const steps = doubles.map((double) => {
    const step = nextStep(route, walk, double)
    walk = step.next
    return step
  })
  return { steps, ordinary: nextStep(route, walk, false), double: nextStep(route, walk, true) }
}
