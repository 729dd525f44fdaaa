import { hasSuit, isDouble, otherHalf, type Suit, type Tile, type WrittenTile } from './tile'

/** Where a tile can be laid: 0 = left, 1 = right on a two-ended line; 0 … n−1 are arms 1 … n round a spinner. */
export type ArmIndex = number

/** How an arm is named in records and on screen: `left`, `right`, or 1 … n. */
export type ArmName = 'left' | 'right' | number

export const LAYOUTS = ['two-ended', 'spinner'] as const
export type Layout = (typeof LAYOUTS)[number]

/** One end of the line of play. Until its arm is started, the lead itself is what shows there. */
export interface End {
  readonly suit: Suit
  readonly double: boolean
  readonly tile: Tile
  readonly started: boolean
}

/** The line of play: caravan, train, or arms round a spinner (rulebook, Terms). */
export interface Line {
  readonly layout: Layout
  readonly lead: Tile | null
  readonly ends: readonly End[]
  /** Tiles laid so far, the lead included. */
  readonly laid: number
}

/** Halves one tile exposes at the end of an arm: one of an ordinary tile, both of a double. */
export interface Exposed {
  readonly tile: Tile
  readonly suit: Suit
  readonly halves: 1 | 2
}

export function emptyLine(layout: Layout): Line {
  return { layout, lead: null, ends: [], laid: 0 }
}

/** Lays the lead as written: on a two-ended line `6-4` leaves 6 at the left end and 4 at the right. */
export function layLead(line: Line, lead: WrittenTile, arms: number): Line {
  const { tile, first, second } = lead
  const double = first === second
  const ends: readonly End[] =
    line.layout === 'two-ended'
      ? [
          { suit: first, double, tile, started: false },
          { suit: second, double, tile, started: false },
        ]
      : Array.from({ length: arms }, () => ({ suit: first, double, tile, started: false }))
  return { layout: line.layout, lead: tile, ends, laid: 1 }
}

/** Lays `tile` at an end it fits; the caller has made sure that it does. */
export function layAt(line: Line, arm: ArmIndex, tile: Tile): Line {
  const ends = line.ends.slice()
  const joined = ends[arm]
  if (joined === undefined) throw new RangeError(`the line has no arm ${arm}`)
  ends[arm] = { suit: otherHalf(tile, joined.suit), double: isDouble(tile), tile, started: true }
  return { layout: line.layout, lead: line.lead, ends, laid: line.laid + 1 }
}

/**
 * The ends a tile may be laid at now.
 *
 * Round a spinner every arm is started before any is extended (DB-2); `completeFirstDouble` asks the same
 * of a two-ended line that a double began (B-6).
 */
export function openArms(line: Line, completeFirstDouble: boolean): readonly ArmIndex[] {
  const all: ArmIndex[] = []
  const unstarted: ArmIndex[] = []
  line.ends.forEach((end, arm) => {
    all.push(arm)
    if (!end.started && end.double) unstarted.push(arm)
  })
  const startFirst = line.layout === 'spinner' || completeFirstDouble
  return startFirst && unstarted.length > 0 ? unstarted : all
}

/** The open ends that `tile` matches. */
export function fittingArms(line: Line, tile: Tile, completeFirstDouble: boolean): readonly ArmIndex[] {
  return openArms(line, completeFirstDouble).filter((arm) => hasSuit(tile, (line.ends[arm] as End).suit))
}

/**
 * Which of several fitting ends a play means when it names none, or null when it must name one.
 *
 * Ends of one suit that show as many halves leave the same exposed halves behind, and with them the same
 * score; then it is the right end, or the lowest-numbered arm (record format).
 */
export function impliedArm(line: Line, fitting: readonly ArmIndex[]): ArmIndex | null {
  const first = fitting[0]
  if (first === undefined) return null
  const a = line.ends[first] as End
  const alike = fitting.every((arm) => {
    const b = line.ends[arm] as End
    return a.suit === b.suit && a.double === b.double
  })
  if (!alike) return null
  return line.layout === 'two-ended' ? (fitting[fitting.length - 1] as ArmIndex) : first
}

/** Everything that lies open, one entry a tile; a lone ordinary lead is two entries of the same tile. */
export function exposed(line: Line): readonly Exposed[] {
  const shown: Exposed[] = []
  if (line.lead === null) return shown
  if (line.laid === 1 && isDouble(line.lead)) {
    const suit = (line.ends[0] as End).suit
    return [{ tile: line.lead, suit, halves: 2 }]
  }
  let spinnerShows = false
  for (const end of line.ends) {
    if (line.layout === 'spinner' && !end.started) spinnerShows = true
    else shown.push({ tile: end.tile, suit: end.suit, halves: end.double ? 2 : 1 })
  }
  if (spinnerShows) {
    const lead = line.lead
    const unstarted = line.ends.find((end) => !end.started) as End
    shown.push({ tile: lead, suit: unstarted.suit, halves: 2 })
  }
  return shown
}

/** Where each entry of `exposed` lies, in its order; null for a double led alone and for a spinner that still shows. */
export function exposedAt(line: Line): readonly (ArmIndex | null)[] {
  if (line.lead === null) return []
  if (line.laid === 1 && isDouble(line.lead)) return [null]
  const arms = line.ends.flatMap((end, arm) => (line.layout === 'spinner' && !end.started ? [] : [arm]))
  return arms.length === line.ends.length ? arms : [...arms, null]
}

/** If every exposed half is equal, how many lie there; otherwise 0. Dual and double header: 2; plural and triple header: 3 or 4. */
export function equalHalves(shown: readonly Exposed[]): number {
  const first = shown[0]
  if (first === undefined) return 0
  let halves = 0
  for (const e of shown) {
    if (e.suit !== first.suit) return 0
    halves += e.halves
  }
  return halves
}

export function armName(layout: Layout, arm: ArmIndex): ArmName {
  if (layout === 'spinner') return arm + 1
  return arm === 0 ? 'left' : 'right'
}

/** The arm a name means on this line, or null when this line has none with that name. */
export function parseArm(layout: Layout, arms: number, name: unknown): ArmIndex | null {
  if (layout === 'two-ended') return name === 'left' ? 0 : name === 'right' ? 1 : null
  return typeof name === 'number' && Number.isInteger(name) && name >= 1 && name <= arms ? name - 1 : null
}
