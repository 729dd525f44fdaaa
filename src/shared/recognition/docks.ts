import { middle, type Point, type TileReading } from './reading'

/** The part of a tile that a joint takes hold of: one half, or a double as a whole. */
export const PORTS = ['first', 'second', 'double'] as const
export type Port = (typeof PORTS)[number]

/** A place at a tile's edge where another may join it, in halves of a tile from its middle, with the direction outward. */
interface Dock {
  readonly x: number
  readonly y: number
  readonly outward: Point
  /** Main docks are where a line goes on as a rule; of two docks that meet, one is a main one. */
  readonly main: boolean
  /** How much less usual it is that a line goes on here. */
  readonly cost: number
}

/** Two tiles that may be neighbours in the line, by their places in the list of readings. */
export interface Joint {
  readonly from: number
  readonly fromPort: Port
  readonly fromDock: number
  readonly to: number
  readonly toPort: Port
  readonly toDock: number
  /** How badly the two fit together where they lie, as the logarithm of odds: 0 is flush and straight. */
  readonly cost: number
  /** They do not touch: a tile may lie between them that was not found, so their halves need not match. */
  readonly gap: boolean
}

/** A line turns a corner far seldomer than it goes straight on. */
const CORNER = 2
/** A double mostly lies across the line; it may lie along it, or be met beside its middle. */
const ALONG = 2
const OFF_CENTRE = 1.5

const dock = (x: number, y: number, dx: number, dy: number, main: boolean, cost: number): Dock => ({ x, y, outward: { x: dx, y: dy }, main, cost })

const halfDocks = (end: 1 | -1): readonly Dock[] => [
  dock(end, 0, end, 0, true, 0),
  dock(end / 2, 0.5, 0, 1, false, CORNER),
  dock(end / 2, -0.5, 0, -1, false, CORNER),
]

const DOCKS: Readonly<Record<Port, readonly Dock[]>> = {
  first: halfDocks(-1),
  second: halfDocks(1),
  double: [
    dock(0, 0.5, 0, 1, true, 0),
    dock(0, -0.5, 0, -1, true, 0),
    dock(1, 0, 1, 0, true, ALONG),
    dock(-1, 0, -1, 0, true, ALONG),
    ...[1, -1].flatMap((x) => [1, -1].map((y) => dock(x / 2, y / 2, 0, y, false, OFF_CENTRE))),
  ],
}

/** Whether a line that came in at one dock of a double goes straight through it to the other. */
export const isThrough = (dockIn: number, dockOut: number): boolean => {
  const [a, b] = [DOCKS.double[dockIn], DOCKS.double[dockOut]]
  return a !== undefined && b !== undefined && a.outward.x === -b.outward.x && a.outward.y === -b.outward.y
}

/** A tile as the measure of what lies round it: its middle, and half its length and its width as the photograph shows them. */
interface Frame {
  readonly origin: Point
  readonly along: Point
  readonly across: Point
  readonly area: number
}

function frameOf(reading: TileReading): Frame {
  const [a, b, c, d] = reading.corners
  const along = { x: (b.x + c.x - a.x - d.x) / 4, y: (b.y + c.y - a.y - d.y) / 4 }
  const across = { x: (c.x + d.x - a.x - b.x) / 2, y: (c.y + d.y - a.y - b.y) / 2 }
  return { origin: middle(reading), along, across, area: along.x * across.y - along.y * across.x }
}

const outOf = ({ along, across }: Frame, { x, y }: Point): Point => ({ x: x * along.x + y * across.x, y: x * along.y + y * across.y })
const into = ({ along, across, area }: Frame, { x, y }: Point): Point => ({
  x: (x * across.y - y * across.x) / area,
  y: (y * along.x - x * along.y) / area,
})
const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y })
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })

/** How the other dock lies as seen from this one: how far off, how far aside (in halves of a tile), and how much turned. */
interface Meeting {
  readonly off: number
  readonly aside: number
  readonly turned: number
}

function meeting(frame: Frame, at: Dock, there: Point, theirOutward: Point): Meeting {
  const here = plus(frame.origin, outOf(frame, at))
  const way = into(frame, minus(there, here))
  const faced = into(frame, theirOutward)
  const length = Math.hypot(faced.x, faced.y)
  const { outward } = at
  const cosine = length === 0 ? -1 : -(faced.x * outward.x + faced.y * outward.y) / length
  return {
    off: way.x * outward.x + way.y * outward.y,
    aside: way.x * outward.y - way.y * outward.x,
    turned: Math.acos(Math.min(1, Math.max(-1, cosine))),
  }
}

const squared = (deviation: number, usual: number): number => (deviation / usual) ** 2 / 2

/** Usual deviations of tiles laid by hand and found to a few pixels: in halves of a tile, and in radians. */
const APART = 0.3
const OVERLAP = 0.2
const ASIDE = 0.25
const TURNED = Math.PI / 9
/** Farther apart than this, neighbours do not touch; and farther than `REACH`, more than one tile is missing between them. */
const TOUCHING = 0.75
const REACH = 2.8
/** What stands against neighbours that do not touch. */
const GAP = 6.5
/** Neighbours that fit worse are none. */
const WORST = 9

/** How well two docks meet; null if they do not. */
function meet(a: Frame, one: Dock, b: Frame, other: Dock): { readonly cost: number; readonly gap: boolean } | null {
  if (!one.main && !other.main) return null
  const [from, to] = [plus(a.origin, outOf(a, one)), plus(b.origin, outOf(b, other))]
  const seen = [meeting(a, one, to, outOf(b, other.outward)), meeting(b, other, from, outOf(a, one.outward))]
  const off = seen.reduce((sum, each) => sum + each.off, 0) / 2
  const gap = off > TOUCHING
  if (off > REACH || (gap && !(one.main && other.main))) return null
  const looseness = gap ? 1 + off / 2 : 1
  const bent = seen.reduce((sum, { aside, turned }) => sum + squared(aside, ASIDE * looseness) + squared(turned, TURNED), 0) / 2
  const cost = bent + one.cost + other.cost + (gap ? GAP : squared(off, off > 0 ? APART : OVERLAP))
  return cost > WORST ? null : { cost, gap }
}

/** How far apart, in lengths of a tile, the middles of two neighbours may lie: two half lengths, and a gap. */
const NEAR = 2.6

/** Every way in which two of the tiles may be neighbours; each pair both ways round. */
export function jointsOf(readings: readonly TileReading[]): readonly Joint[] {
  const frames = readings.map(frameOf)
  const joints: Joint[] = []
  frames.forEach((a, from) => {
    for (let to = from + 1; to < frames.length; to++) {
      const b = frames[to] as Frame
      if (!near(a, b)) continue
      for (const fromPort of PORTS) {
        for (const toPort of PORTS) {
          DOCKS[fromPort].forEach((one, fromDock) => {
            DOCKS[toPort].forEach((other, toDock) => {
              const met = meet(a, one, b, other)
              if (met === null) return
              joints.push({ from, fromPort, fromDock, to, toPort, toDock, ...met })
              joints.push({ from: to, fromPort: toPort, fromDock: toDock, to: from, toPort: fromPort, toDock: fromDock, ...met })
            })
          })
        }
      }
    }
  })
  return joints
}

/** Readings without an area, and tiles far from each other, are no neighbours. */
function near(a: Frame, b: Frame): boolean {
  if (Math.abs(a.area) < 1 || Math.abs(b.area) < 1) return false
  const size = Math.max(Math.hypot(a.along.x, a.along.y), Math.hypot(b.along.x, b.along.y), Math.hypot(a.across.x, a.across.y))
  return Math.hypot(a.origin.x - b.origin.x, a.origin.y - b.origin.y) < 2 * NEAR * size
}

/** Round a spinner of more than four arms tiles lie like rays; they cannot all touch it. */
const RAY_APART = 0.6

/** The ways in which tiles may lie like rays round the double at `hub`, which may be left at any of its docks. */
export function raysOf(readings: readonly TileReading[], hub: number): readonly Joint[] {
  const frames = readings.map(frameOf)
  const centre = frames[hub] as Frame
  return frames.flatMap((frame, to) => {
    if (to === hub || !near(centre, frame)) return []
    return PORTS.flatMap((toPort): readonly Joint[] => {
      const toDock = 0
      const end = DOCKS[toPort][toDock] as Dock
      if (toPort === 'double') return []
      const there = plus(frame.origin, outOf(frame, end))
      const { x, y } = into(centre, minus(there, centre.origin))
      const off = Math.hypot(Math.max(0, Math.abs(x) - 1), Math.max(0, Math.abs(y) - 0.5))
      const home = into(frame, minus(centre.origin, there))
      const turned = Math.abs(Math.atan2(home.y, home.x * end.outward.x))
      const cost = squared(off, RAY_APART) + squared(turned, TURNED)
      return cost > WORST ? [] : [{ from: hub, fromPort: 'double', fromDock: -1, to, toPort, toDock, cost, gap: false }]
    })
  })
}
