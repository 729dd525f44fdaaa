import type { Changing } from '../kernel/changing'
import { distinctTiles } from './set'
import { hasSuit, highOf, isDouble, MAX_SUIT, otherHalf, type Suit, type Tile, type WrittenTile } from './tile'

/** Where a tile can be laid: 0 = left, 1 = right on a two-ended line, 2 = up, 3 = down on a cross; 0 … n−1 are arms 1 … n round a spinner. */
export type ArmIndex = number

/** The sides a line goes on to, in the order of its arms; only a cross goes up and down. */
export const LINE_SIDES = ['left', 'right', 'up', 'down'] as const
export type Side = (typeof LINE_SIDES)[number]

/** The left and the right end, and no other. */
export const areBothSides = (arms: readonly ArmName[]): boolean => arms.length === 2 && arms.includes('left') && arms.includes('right')

/** How an arm is named in records and on screen: by its side, or 1 … n. */
export type ArmName = Side | number

/**
 * How a line lies: from left to right, as arms round the double that was led, or as a cross.
 *
 * A cross goes from left to right, and up and down from its spinner, the first double that lies in it, once both sides of that have a tile.
 */
export const LAYOUTS = ['two-ended', 'spinner', 'cross'] as const
export type Layout = (typeof LAYOUTS)[number]

/** The lead is a double in the middle, and numbered arms go out from it; on any other line the arms have the names of sides. */
export const liesRoundLead = (layout: Layout): boolean => layout === 'spinner'

/** All of the line lies in one row, from its left end to its right one, and is written so. */
export const liesInOneRow = (layout: Layout): boolean => layout === 'two-ended'

/** The first double, led or laid later, is a spinner from which the line goes up and down too. */
export const liesAcross = (layout: Layout): boolean => layout === 'cross'

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
  /** Of a cross, once a double lies in it. */
  readonly spinner?: Spinner | undefined
}

/** The first double of a cross, and the ends of the line at which it still shows: once there are none, the line goes up and down from it. */
interface Spinner {
  readonly tile: Tile
  readonly free: Arms
}

/** The left and the right end. */
const BOTH_SIDES: Arms = 0b11

export function emptyLine(layout: Layout): Line {
  return { layout, lead: null, ends: [], laid: 0 }
}

/** Lays the lead as written: on a two-ended line `6-4` leaves 6 at the left end and 4 at the right. */
export function layLead(line: Line, lead: WrittenTile, arms: number): Line {
  const ends = liesRoundLead(line.layout) ? new Array<End>(arms).fill(leadEnd(lead, lead.first)) : [leadEnd(lead, lead.first), leadEnd(lead, lead.second)]
  const led = { layout: line.layout, lead: lead.tile, ends, laid: 1 }
  return liesAcross(line.layout) && lead.first === lead.second ? { ...led, spinner: { tile: lead.tile, free: BOTH_SIDES } } : led
}

function leadEnd({ tile, first, second }: WrittenTile, suit: Suit): End {
  const double = first === second
  return { tile, suit, halves: double ? 2 : 1, double, started: false }
}

/** Lays `tile` at an end it fits, as the caller has made sure; or with the half that is named outward, whatever the end shows. */
export function layAt(line: Line, arm: ArmIndex, tile: Tile, outward?: Suit): Line {
  const ends = line.ends.slice()
  const joined = ends[arm]
  if (joined === undefined) throw new RangeError(`the line has no arm ${arm}`)
  ends[arm] = outward === undefined ? endAfter(joined, tile) : endShowing(tile, outward)
  const laid = { layout: line.layout, lead: line.lead, ends, laid: line.laid + 1 }
  return liesAcross(line.layout) ? withSpinner(laid, line.spinner, arm, tile) : laid
}

/** The same where nobody looks at `line` again: it is changed in place, but for a cross, of which a spinner may come to be. */
export function layOn(line: Line, arm: ArmIndex, tile: Tile, outward?: Suit): Line {
  if (liesAcross(line.layout)) return layAt(line, arm, tile, outward)
  const changing: Changing<Line> = line
  const ends = line.ends as End[]
  const joined = ends[arm]
  if (joined === undefined) throw new RangeError(`the line has no arm ${arm}`)
  ends[arm] = outward === undefined ? endAfter(joined, tile) : endShowing(tile, outward)
  changing.laid += 1
  return line
}

/** A cross after `tile` was laid at an arm: a first double is its spinner, and a spinner whose second side has a tile opens its ends. */
function withSpinner(line: Line, before: Spinner | undefined, arm: ArmIndex, tile: Tile): Line {
  if (before === undefined) return isDouble(tile) ? { ...line, spinner: { tile, free: 1 << arm } } : line
  const spinner = { tile: before.tile, free: before.free & ~(1 << arm) }
  if (before.free === 0 || spinner.free !== 0) return { ...line, spinner }
  const suit = highOf(before.tile)
  const opened = leadEnd({ tile: before.tile, first: suit, second: suit }, suit)
  return { ...line, spinner, ends: [...line.ends, opened, opened] }
}

/** What shows at an end once `tile` lies there. */
export function endAfter(joined: End, tile: Tile): End {
  return endShowing(tile, otherHalf(tile, joined.suit))
}

/** What shows at an end where `tile` lies with this half outward. */
function endShowing(tile: Tile, suit: Suit): End {
  return (ENDS[tile * (MAX_SUIT + 1) + suit] ??= endOf(tile, suit))
}

/** Every end there can be, once it has been there; a search lays tiles far more often than there are ends. A list that grew by leaps would be looked up in slowly. */
const ENDS = new Array<End | undefined>(distinctTiles(MAX_SUIT) * (MAX_SUIT + 1)).fill(undefined)

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

/** The arm where it is one alone, as nearly always; null where there are several, or none. */
export function onlyArm(arms: Arms): ArmIndex | null {
  return arms !== 0 && (arms & (arms - 1)) === 0 ? 31 - Math.clz32(arms) : null
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
 * score; then it is the right end, of two that go up and down the upper one, or the lowest-numbered arm (record format).
 */
export function impliedArm(line: Line, fitting: readonly ArmIndex[]): ArmIndex | null {
  const first = fitting[0]
  if (first === undefined) return null
  if (fitting.length === 1) return first
  const a = line.ends[first] as End
  const alike = fitting.every((arm) => {
    const b = line.ends[arm] as End
    // a side or an end of a spinner at which nothing lies is unlike any other double that shows its suit
    return a.suit === b.suit && a.double === b.double && (a.started === b.started || !a.double || !liesAcross(line.layout))
  })
  if (!alike) return null
  const sides = liesRoundLead(line.layout) ? [] : fitting.filter((arm) => hasArm(BOTH_SIDES, arm))
  return sides[sides.length - 1] ?? first
}

/** Everything that lies open, one entry a tile; a lone ordinary lead is two entries of the same tile. */
export function exposed(line: Line): readonly Exposed[] {
  if (showsItsEnds(line)) return line.ends
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
  for (let arm = 0; arm < ends.length; arm++) {
    const end = ends[arm] as End
    if (end.started || showsTheLead(layout, arm)) shown.push(end)
    else spinner = end
  }
  // until an arm is started its end is the spinner itself, which shows once; in a cross its ends show nothing more once both its sides have a tile
  if (spinner !== null && liesRoundLead(layout)) shown.push(spinner)
}

/** What shows at an arm that was not begun: a half of the lead, at the left and the right end of a line. */
const showsTheLead = (layout: Layout, arm: ArmIndex): boolean => !liesRoundLead(layout) && hasArm(BOTH_SIDES, arm)

/** Whether what lies open is `ends`, one by one: each has a tile of its own, but for an ordinary tile led alone, which shows both its halves. */
export function showsItsEnds({ layout, lead, ends, laid }: Line): boolean {
  if (lead === null) return false
  if (liesInOneRow(layout)) return laid > 1 || !isDouble(lead)
  if (liesAcross(layout) && laid === 1 && isDouble(lead)) return false
  for (let arm = 0; arm < ends.length; arm++) if (!(ends[arm] as End).started && !showsTheLead(layout, arm)) return false
  return true
}

/** Where each entry of `exposed` lies, in its order; null for a double led alone and for one that was led in the middle and still shows. */
export function exposedAt(line: Line): readonly (ArmIndex | null)[] {
  if (line.lead === null) return []
  if (line.laid === 1 && isDouble(line.lead)) return [null]
  const arms = line.ends.flatMap((end, arm) => (end.started || showsTheLead(line.layout, arm) ? [arm] : []))
  return arms.length === line.ends.length || !liesRoundLead(line.layout) ? arms : [...arms, null]
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

/** What all that lies open comes to, a double with both its halves (AF-5). */
export function shownSum(shown: readonly Exposed[]): number {
  let sum = 0
  for (const { suit, halves } of shown) sum += suit * halves
  return sum
}

export function armName(layout: Layout, arm: ArmIndex): ArmName {
  return liesRoundLead(layout) ? arm + 1 : (LINE_SIDES[arm] as Side)
}

/** The arm a name means on this line, or null when this line has none with that name. */
export function parseArm(layout: Layout, arms: number, name: unknown): ArmIndex | null {
  if (!liesRoundLead(layout)) {
    const side = LINE_SIDES.indexOf(name as Side)
    return side < 0 || (liesInOneRow(layout) && !hasArm(BOTH_SIDES, side)) ? null : side
  }
  return typeof name === 'number' && Number.isInteger(name) && name >= 1 && name <= arms ? name - 1 : null
}
