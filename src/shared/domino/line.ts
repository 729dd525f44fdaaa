import { hasSuit, isDouble, MAX_SUIT, otherHalf, type Suit, type Tile, type WrittenTile } from './tile'

/** Where a tile can be laid: 0 = left, 1 = right on a two-ended line; 0 … n−1 are arms 1 … n round a spinner. */
export type ArmIndex = number

/** How an arm is named in records and on screen: `left`, `right`, or 1 … n. */
export type ArmName = 'left' | 'right' | number

export const LAYOUTS = ['two-ended', 'spinner'] as const
export type Layout = (typeof LAYOUTS)[number]

/** The lead is a double in the middle, and numbered arms go out from it; on any other line the arms have the names of sides. */
export const liesRoundLead = (layout: Layout): boolean => layout === 'spinner'

/** All of the line lies in one row, from its left end to its right one, and is written so. */
export const liesInOneRow = (layout: Layout): boolean => layout === 'two-ended'

/** Halves one tile exposes at the end of an arm: one of an ordinary tile, both of a double. */
export interface Exposed {
  readonly tile: Tile
  readonly suit: Suit
  readonly halves: 1 | 2
}

/** One end of the line of play. Until its arm is started, the lead itself is what shows there. */
export interface End extends Exposed {
  readonly double: boolean
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

export function emptyLine(layout: Layout): Line {
  return { layout, lead: null, ends: [], laid: 0 }
}

/** Lays the lead as written: on a two-ended line `6-4` leaves 6 at the left end and 4 at the right. */
export function layLead(line: Line, lead: WrittenTile, arms: number): Line {
  const ends = liesRoundLead(line.layout)
    ? Array.from({ length: arms }, () => leadEnd(lead, lead.first))
    : [leadEnd(lead, lead.first), leadEnd(lead, lead.second)]
  return { layout: line.layout, lead: lead.tile, ends, laid: 1 }
}

function leadEnd({ tile, first, second }: WrittenTile, suit: Suit): End {
  const double = first === second
  return { tile, suit, halves: double ? 2 : 1, double, started: false }
}

/** Lays `tile` at an end it fits; the caller has made sure that it does. */
export function layAt(line: Line, arm: ArmIndex, tile: Tile): Line {
  const ends = line.ends.slice()
  const joined = ends[arm]
  if (joined === undefined) throw new RangeError(`the line has no arm ${arm}`)
  ends[arm] = endAfter(joined, tile)
  return { layout: line.layout, lead: line.lead, ends, laid: line.laid + 1 }
}

/** What shows at an end once `tile` lies there. */
export function endAfter(joined: End, tile: Tile): End {
  const suit = otherHalf(tile, joined.suit)
  return (ENDS[tile * (MAX_SUIT + 1) + suit] ??= endOf(tile, suit))
}

/** Every end there can be, once it has been there; a search lays tiles far more often than there are ends. */
const ENDS: End[] = []

function endOf(tile: Tile, suit: Suit): End {
  const double = isDouble(tile)
  return { tile, suit, halves: double ? 2 : 1, double, started: true }
}

/** Several arms as one number: arm `n` is bit `n`. */
export type Arms = number

/**
 * The ends a tile may be laid at now.
 *
 * With `completeFirstDouble` every side of a double that was led, and so every arm of a spinner, is started before any is
 * extended (B-6, B-10, DB-2).
 */
export function armsOpen({ ends }: Line, completeFirstDouble: boolean): Arms {
  let unstarted = 0
  for (let arm = 0; arm < ends.length; arm++) {
    const end = ends[arm] as End
    if (!end.started && end.double) unstarted |= 1 << arm
  }
  return completeFirstDouble && unstarted !== 0 ? unstarted : (1 << ends.length) - 1
}

/** The open ends that `tile` matches. */
export function armsFitting(line: Line, tile: Tile, completeFirstDouble: boolean): Arms {
  const { ends } = line
  const open = armsOpen(line, completeFirstDouble)
  let fitting = 0
  for (let arm = 0; arm < ends.length; arm++) {
    if (hasArm(open, arm) && hasSuit(tile, (ends[arm] as End).suit)) fitting |= 1 << arm
  }
  return fitting
}

/** `armsOpen`, one by one. */
export function openArms(line: Line, completeFirstDouble: boolean): readonly ArmIndex[] {
  return armsIn(armsOpen(line, completeFirstDouble))
}

/** `armsFitting`, one by one. */
export function fittingArms(line: Line, tile: Tile, completeFirstDouble: boolean): readonly ArmIndex[] {
  return armsIn(armsFitting(line, tile, completeFirstDouble))
}

export function hasArm(arms: Arms, arm: ArmIndex): boolean {
  return ((arms >> arm) & 1) === 1
}

/** Arms one by one, the lowest first. */
export function armsIn(arms: Arms): readonly ArmIndex[] {
  const each: ArmIndex[] = []
  for (let arm = 0; arms >> arm !== 0; arm++) if (hasArm(arms, arm)) each.push(arm)
  return each
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
  return liesRoundLead(line.layout) ? first : (fitting[fitting.length - 1] as ArmIndex)
}

/** Everything that lies open, one entry a tile; a lone ordinary lead is two entries of the same tile. */
export function exposed(line: Line): readonly Exposed[] {
  const shown: Exposed[] = []
  expose(line, shown)
  return shown
}

/** The same, put to what is in `shown`. */
export function expose({ layout, lead, ends, laid }: Line, shown: Exposed[]): void {
  if (lead === null) return
  if (laid === 1 && isDouble(lead)) {
    shown.push(ends[0] as End)
    return
  }
  let spinner: End | null = null
  for (const end of ends) {
    if (!liesRoundLead(layout) || end.started) shown.push(end)
    else spinner = end
  }
  // until an arm is started its end is the spinner itself, which shows once
  if (spinner !== null) shown.push(spinner)
}

/** Whether what lies open is `ends`, one by one: each has a tile of its own, but for an ordinary tile led alone, which shows both its halves. */
export function showsItsEnds({ layout, lead, ends, laid }: Line): boolean {
  if (lead === null) return false
  if (!liesRoundLead(layout)) return laid > 1 || !isDouble(lead)
  for (const { started } of ends) if (!started) return false
  return true
}

/** Where each entry of `exposed` lies, in its order; null for a double led alone and for a spinner that still shows. */
export function exposedAt(line: Line): readonly (ArmIndex | null)[] {
  if (line.lead === null) return []
  if (line.laid === 1 && isDouble(line.lead)) return [null]
  const arms = line.ends.flatMap((end, arm) => (liesRoundLead(line.layout) && !end.started ? [] : [arm]))
  return arms.length === line.ends.length ? arms : [...arms, null]
}

/** If every exposed half is equal, how many lie there; otherwise 0. Dual and double header: 2; plural and triple header: 3 or 4. */
export function equalHalves(shown: readonly Exposed[]): number {
  let halves = 0
  for (const e of shown) {
    if (e.suit !== shown[0]?.suit) return 0
    halves += e.halves
  }
  return halves
}

export function armName(layout: Layout, arm: ArmIndex): ArmName {
  if (liesRoundLead(layout)) return arm + 1
  return arm === 0 ? 'left' : 'right'
}

/** The arm a name means on this line, or null when this line has none with that name. */
export function parseArm(layout: Layout, arms: number, name: unknown): ArmIndex | null {
  if (!liesRoundLead(layout)) return name === 'left' ? 0 : name === 'right' ? 1 : null
  return typeof name === 'number' && Number.isInteger(name) && name >= 1 && name <= arms ? name - 1 : null
}
