import { highOf, isDouble, pipsOf, type Tile } from '../domino/tile'
import { elementAt } from '../kernel/assert'
import { beforeCaps, CAPPED, worthOf, type Reason, type ReasonCode, type Worth } from '../games/reasons'
import type { LeftHand, ReasonTally } from '../games/game'
import type { Rules } from '../games/rules'

/** What decides what a play pays. */
export type PayRules = Pick<Rules, 'approachCap' | 'floor' | 'payout' | 'target'>

/** The total after a play: its reasons under the approach cap (B-3, FS-11), the payout reading and the floor (FS-10). */
export function payPlay(rules: PayRules, total: number, reasons: readonly Reason[]): number {
  const points = new PointSum(rules, total)
  for (const { code, points: each } of reasons) points.add(code, beforeCaps(each))
  return points.paid()
}

/** Adds up what a play pays, without keeping its reasons. */
export class PointSum implements ReasonTally {
  #total: number
  #gains = 0
  #losses = 0

  constructor(
    readonly rules: PayRules,
    total: number,
  ) {
    this.#total = total
  }

  /** Begins again, for another play of a player who stands at `total`. */
  begin(total: number): void {
    this.#total = total
    this.#gains = 0
    this.#losses = 0
  }

  add(code: ReasonCode, worth: number): void {
    const points = this.rules.approachCap ? approach(this.rules.target - this.#total, code, worth) : worth
    this.#gains += Math.max(points, 0)
    this.#losses += Math.min(points, 0)
  }

  /** The total after the play (FS-10). */
  paid(): number {
    const { rules } = this
    if (rules.payout === 'net') return floored(rules, this.#total + this.#gains + this.#losses)
    return floored(rules, this.#total + this.#losses) + this.#gains
  }
}

interface CountedReason extends Reason {
  /** What the approach allows of it, and whether that is less than its points (B-3, FS-11). */
  readonly allowed: number
  readonly capped: boolean
  /** What it moved the total by. Losses count only down to the floor, the first of them first (FS-10, DB-4). */
  readonly counted: number
}

/** How a play's reasons became a total, step by step (B-3, FS-11, FS-10). */
export interface Payout {
  readonly before: number
  /** Points that were missing to the target. */
  readonly short: number
  /** In their order; what they counted, and `lifted`, come to `delta`. */
  readonly reasons: readonly CountedReason[]
  /** All that the rules give, before caps and floors. */
  readonly given: Worth
  readonly gains: number
  readonly losses: number
  /** Points that the floor gave back; 0 where it was not reached. */
  readonly held: number
  /** Of those, what no loss explains: the total lay below a floor that is newer than it. */
  readonly lifted: number
  /** What the total moved by. */
  readonly delta: number
  readonly after: number
  /** What made it another number than the rules give. */
  readonly bounds: readonly Bound[]
}

type Bound = 'cap' | 'floor'

/** What a play came to, and what of each reason counted: the one place that says so. */
export function payoutOf(rules: PayRules, before: number, reasons: readonly Reason[]): Payout {
  const short = rules.target - before
  const allowed = reasons.map(({ code, points }) => (rules.approachCap ? approach(short, code, beforeCaps(points)) : beforeCaps(points)))
  const gains = sumOf(allowed.map((points) => Math.max(points, 0)))
  const losses = sumOf(allowed.map((points) => Math.min(points, 0)))
  const after = payPlay(rules, before, reasons)
  const held = after - (before + gains + losses)
  let left = Math.min(0, losses + held)
  const counted = reasons.map((reason, at): CountedReason => {
    const points = elementAt(allowed, at)
    const moved = points < 0 ? Math.max(points, left) : points
    if (points < 0) left -= moved
    return { ...reason, allowed: points, capped: points !== beforeCaps(reason.points), counted: moved }
  })
  const bounds: readonly Bound[] = [...(counted.some(({ capped }) => capped) ? (['cap'] as const) : []), ...(held > 0 ? (['floor'] as const) : [])]
  const given = worthOf(sumOf(reasons.map(({ points }) => beforeCaps(points))))
  return { before, short, reasons: counted, given, gains, losses, held, lifted: Math.max(0, losses + held), delta: after - before, after, bounds }
}

/** A play as the scorer gives it. */
interface PaidPlay {
  readonly player: number
  readonly delta: number
  readonly reasons: readonly Reason[]
  readonly totals: readonly number[]
}

/** The same of a play that was scored, by the rules that held then. */
export function payoutOfPlay(rules: PayRules, { player, delta, reasons, totals }: PaidPlay): Payout {
  return payoutOf(rules, elementAt(totals, player) - delta, reasons)
}

const sumOf = (points: readonly number[]): number => points.reduce((all, each) => all + each, 0)

/** A total that goes no lower than the floor, where there is one. */
export function floored(rules: Pick<Rules, 'floor'>, total: number): number {
  return rules.floor === null ? total : Math.max(rules.floor, total)
}

/** What a round's end moved: each seat's gain or loss after the floor, and the totals with it. */
export interface Paid {
  readonly deltas: readonly number[]
  readonly totals: readonly number[]
}

/** Round-end points put on the totals, none of them below the floor. */
export function paid(rules: Pick<Rules, 'floor'>, before: readonly number[], points: readonly number[]): Paid {
  const totals = before.map((total, seat) => floored(rules, total + elementAt(points, seat)))
  return { deltas: totals.map((total, seat) => total - elementAt(before, seat)), totals }
}

/** What a hand comes to at the end of a round: its pips, of a double one half alone where the tiles left pay and a table counts so (BD-9). A number counts as it is. */
export function handPips({ endWorth, doublesInHand }: Pick<Rules, 'endWorth' | 'doublesInHand'>, hand: LeftHand): number {
  if ('pips' in hand) return hand.pips
  const halves = endWorth !== 'fixed' && doublesInHand === 'half'
  return hand.reduce((sum, tile) => sum + (halves && isDouble(tile) ? highOf(tile) : pipsOf(tile)), 0)
}

/** What decides what the tiles left in the hands pay. */
type LeftRules = Pick<Rules, 'endWorth' | 'endRounding' | 'roundingOf' | 'tieOfThree' | 'doublesInHand'>

/**
 * What the tiles left in the hands are worth to each seat at the end of a round, before the floor (AF-8, AF-9, AF-12, BD-5, BD-6).
 *
 * Nobody wins less than nothing; only where each loses their own pips does anybody lose.
 */
export function leftWorth(rules: LeftRules, winner: number | null, hands: readonly LeftHand[]): readonly number[] {
  const { endWorth, roundingOf } = rules
  const pips = hands.map((hand) => handPips(rules, hand))
  if (endWorth === 'own-lost') return pips.map((each) => 0 - rounded(rules, each))
  if (winner === null) return splitWorth(rules, pips)
  const counted = pips.map((each, seat) => (seat === winner ? each * OWN_COUNTS[endWorth] : each))
  const won = roundingOf === 'total' ? rounded(rules, sumOf(counted)) : sumOf(counted.map((each) => rounded(rules, each)))
  return pips.map((_, seat) => (seat === winner ? Math.max(0, won) : 0))
}

/** How often the winner's own pips are among those won: all tiles left count (BD-7), or the winner's are taken off (BD-6). */
const OWN_COUNTS: Readonly<Record<Exclude<Rules['endWorth'], 'own-lost'>, number>> = { fixed: 0, others: 0, 'others-less-own': -1, 'all-left': 1 }

/** AF-9: of three players two who are level at the fewest pips share the third's, where a table plays so; otherwise nobody wins anything. */
function splitWorth(rules: LeftRules, pips: readonly number[]): readonly number[] {
  const fewest = Math.min(...pips)
  const others = pips.filter((each) => each !== fewest)
  const [third] = others
  if (rules.tieOfThree === 'nobody' || pips.length !== 3 || others.length !== 1 || third === undefined) return pips.map(() => 0)
  return pips.map((each) => (each === fewest ? rounded(rules, third / 2) : 0))
}

/** To the nearest multiple, half-way upwards (AF-8). */
const rounded = ({ endRounding }: Pick<Rules, 'endRounding'>, pips: number): number => Math.floor(pips / endRounding + 0.5) * endRounding

/** What a blocked round is worth to each seat, before the floor: the winner's points, less what each tile still held costs (B-5, FS-9, DB-4), or what the tiles left pay. */
export function blockedWorth(rules: Rules, winner: number | null, hands: readonly (readonly Tile[])[]): readonly number[] {
  return rules.endWorth === 'fixed' ? blockedFixed(rules, winner, hands) : leftWorth(rules, winner, hands)
}

/** The same where the tiles left pay nothing, and only their number counts. */
export function blockedFixed(rules: Rules, winner: number | null, hands: readonly { readonly length: number }[]): readonly number[] {
  return hands.map((hand, seat) => (seat === winner ? rules.blockedPoints : 0) - hand.length * rules.tileDeduction)
}

/** What going out is worth to each seat, before the floor: points for who is out, less what each tile still held costs (B-4, FS-9, DB-4). */
export function dominoWorth(rules: Rules, winner: number, left: readonly number[]): readonly number[] {
  return left.map((tiles, seat) => (seat === winner ? rules.dominoPoints : 0) - tiles * rules.tileDeduction)
}

/** The same where the tiles left in the other hands pay (AF-8, BD-5). */
export function outWorth(rules: Rules, winner: number, hands: readonly LeftHand[]): readonly number[] {
  return leftWorth(rules, winner, hands).map((points, seat) => points + (seat === winner ? rules.dominoPoints : 0))
}

const IS_CAPPED: ReadonlySet<ReasonCode> = new Set(CAPPED)

/** B-3, FS-11: two or fewer points short a header scores at most 1, exactly three short at most 2; so does a dual or plural where the cap holds there. */
function approach(short: number, code: ReasonCode, points: number): number {
  if (short > 3 || !IS_CAPPED.has(code)) return points
  return Math.min(points, short === 3 ? 2 : 1)
}
