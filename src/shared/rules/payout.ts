import { highOf, isDouble, pipsOf, type Tile } from '../domino/tile'
import { elementAt } from '../kernel/assert'
import type { Changing } from '../kernel/changing'
import { beforeCaps, CAPPED, worthOf, type Reason, type ReasonCode, type Worth } from '../games/reasons'
import type { LeftHand, ReasonTally, Withheld } from '../games/game'
import type { Rules } from '../games/rules'
import { isSameSide, sidesAmong, totalOfSide, type SideRules } from '../games/sides'

/** What decides whether a score counts at all, and below what no total goes. */
export type ScoreRules = Pick<Rules, 'floor' | 'target' | 'exact' | 'firstScore' | 'noWinOnLead'> & SideRules

/** What decides what a play pays. */
export type PayRules = ScoreRules & Pick<Rules, 'approachCap' | 'payout'>

/** What a play was, beside its reasons, where that decides what it pays. */
export interface PlayMade {
  readonly isLead: boolean
  /** What its player gets for going out with it, where the two are one score (`paidWithPlay`). */
  readonly goingOut: number
  /** Left out of a play that breaks no rule. One that earns nothing moves no total, not even one that lies below a floor that is newer than it. */
  readonly stands?: 'paid' | 'unpaid' | undefined
  /** What it gains was not called, and is somebody else's or nobody's; what it loses is its player's (rulebook M-8). */
  readonly uncalled?: boolean | undefined
}

/** A play of which nothing is asked but its reasons. */
const PLAIN_PLAY: PlayMade = { isLead: false, goingOut: 0 }

/**
 * Why nothing of a score counts: with it the total would pass a target that has to be met exactly (AF-11, FT-4), it would win by the lead (FT-8), or it is the
 * first of a player and too small (AF-15). Who has more than nothing has scored before.
 */
export function withheld(
  { exact, target, firstScore, noWinOnLead }: Omit<ScoreRules, keyof SideRules>,
  total: number,
  points: number,
  isLead: boolean,
): Withheld | null {
  if (points <= 0) return null
  if (exact && total + points > target) return 'exact'
  if (noWinOnLead && isLead && total + points >= target) return 'lead'
  return total <= 0 && points < firstScore ? 'first' : null
}

/** What going out pays together with the play that did it, as one score: only where the target has to be met exactly, and nothing is asked of the other hands (FT-5). */
export const paidWithPlay = ({ exact, endWorth, dominoPoints }: Rules): number => (exact && endWorth === 'fixed' ? dominoPoints : 0)

/** How a player, or a side, stands after a play: its reasons under the approach cap (B-3, FS-11), the payout reading and the floor (FS-10), and whether they count (AF-11). */
export function payPlay(rules: PayRules, total: number, reasons: readonly Reason[], made: PlayMade = PLAIN_PLAY): number {
  return pointSumOf(rules, total, reasons).paid(made)
}

/** A play's reasons, added up. */
export function pointSumOf(rules: PayRules, total: number, reasons: readonly Reason[]): PointSum {
  const points = new PointSum(rules, total)
  for (const { code, points: each } of reasons) points.add(code, beforeCaps(each))
  return points
}

/** Adds up what a play pays a player, or a side, that stands at `total` (`totalOfSide`), without keeping its reasons. */
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

  /** Begins again, for another play of a player, or a side, that stands at `total`. */
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
  paid(made: PlayMade = PLAIN_PLAY): number {
    const { rules } = this
    if (made.stands === 'unpaid' || this.withheld(made) !== null) return this.#total
    const gains = made.uncalled === true ? 0 : this.#gains
    if (rules.payout === 'net') return floored(rules, this.#total + gains + this.#losses)
    return floored(rules, this.#total + this.#losses) + gains
  }

  /** Why nothing of it counts; null where it does. */
  withheld({ isLead, goingOut, uncalled }: PlayMade): Withheld | null {
    return withheld(this.rules, this.#total, (uncalled === true ? 0 : this.#gains) + this.#losses + goingOut, isLead)
  }
}

interface CountedReason extends Reason {
  /** What the approach allows of it, and whether that is less than its points (B-3, FS-11). */
  readonly allowed: number
  readonly capped: boolean
  /** What it moved the total by. Losses count only down to the floor, the first of them first (FS-10, DB-4). */
  readonly counted: number
}

/** How a play's reasons became a total, step by step (B-3, FS-11, FS-10); between partners the total of their side (PA-3). */
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
  /** What made it another number than the rules give, where it counts. */
  readonly bounds: readonly Bound[]
  /** The score of which nothing counts, with what going out would have added; null where it counts. */
  readonly withheld: { readonly why: Withheld; readonly points: number } | null
}

type Bound = 'cap' | 'floor'

/** What a play came to, and what of each reason counted: the one place that says so. */
export function payoutOf(rules: PayRules, before: number, reasons: readonly Reason[], made: PlayMade = PLAIN_PLAY): Payout {
  const short = rules.target - before
  const allowed = reasons.map(({ code, points }) => (rules.approachCap ? approach(short, code, beforeCaps(points)) : beforeCaps(points)))
  const called = made.uncalled !== true
  const gains = called ? sumOf(allowed.map((points) => Math.max(points, 0))) : 0
  const losses = sumOf(allowed.map((points) => Math.min(points, 0)))
  const why = pointSumOf(rules, before, reasons).withheld(made)
  const after = payPlay(rules, before, reasons, made)
  const held = why === null ? after - (before + gains + losses) : 0
  let left = Math.min(0, losses + held)
  const counted = reasons.map((reason, at): CountedReason => {
    const points = elementAt(allowed, at)
    const moved = points < 0 ? Math.max(points, left) : called ? points : 0
    if (points < 0) left -= moved
    return countedReason(reason, points, { capped: called && points !== beforeCaps(reason.points), counted: why === null ? moved : 0 })
  })
  const bounds: readonly Bound[] = [...(counted.some(({ capped }) => capped) ? (['cap'] as const) : []), ...(held > 0 ? (['floor'] as const) : [])]
  return {
    before,
    short,
    reasons: counted,
    given: worthOf(sumOf(reasons.map(({ points }) => beforeCaps(points)))),
    gains: why === null ? gains : 0,
    losses: why === null ? losses : 0,
    held,
    lifted: Math.max(0, losses + held),
    delta: after - before,
    after,
    bounds,
    withheld: why === null ? null : { why, points: gains + losses + made.goingOut },
  }
}

/** One by one: an object spread would take longer than all else of a payout, and statistics ask for millions. */
function countedReason({ code, points, count, suit }: Reason, allowed: number, { capped, counted }: Pick<CountedReason, 'capped' | 'counted'>): CountedReason {
  const reason: Changing<CountedReason> = { code, points, allowed, capped, counted }
  if (count !== undefined) reason.count = count
  if (suit !== undefined) reason.suit = suit
  return reason
}

/** A play as the scorer gives it. */
interface PaidPlay {
  readonly player: number
  readonly arm: unknown
  readonly delta: number
  readonly reasons: readonly Reason[]
  readonly totals: readonly number[]
  readonly goingOut?: number
  readonly stands?: PlayMade['stands']
  readonly uncalled?: object
}

/** The same of a play that was scored, by the rules that held then. */
export function payoutOfPlay(rules: PayRules, { player, arm, delta, reasons, totals, goingOut = 0, stands, uncalled }: PaidPlay): Payout {
  return payoutOf(rules, totalOfSide(rules, totals, player) - delta, reasons, { isLead: arm === null, goingOut, stands, uncalled: uncalled !== undefined })
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
  /** The scores of which nothing counts; left out where all do. */
  readonly withheld?: readonly WithheldScore[]
}

/** A score at a round's end of which nothing counts. */
interface WithheldScore {
  readonly seat: number
  readonly why: Withheld
  readonly points: number
}

/**
 * Round-end points put on the totals: none of them below the floor, and no score that does not count (`withheld`).
 *
 * What a side gets is one score, as what a player gets is; of what the floor gives back each partner has as much as they lose, the last seat first (PA-4).
 */
export function paid(rules: ScoreRules, before: readonly number[], points: readonly number[]): Paid {
  const deltas = points.slice()
  const lost: WithheldScore[] = []
  for (const side of sidesAmong(rules.partners, before.length)) {
    const total = sumOf(side.map((seat) => elementAt(before, seat)))
    const worth = sumOf(side.map((seat) => elementAt(points, seat)))
    const why = withheld(rules, total, worth, false)
    if (why !== null) {
      for (const seat of side) deltas[seat] = 0
      lost.push({ seat: side.find((seat) => elementAt(points, seat) > 0) as number, why, points: worth })
      continue
    }
    let held = floored(rules, total + worth) - (total + worth)
    for (const seat of side.toReversed()) {
      const back = Math.min(held, Math.max(0, -elementAt(points, seat)))
      deltas[seat] = elementAt(points, seat) + back
      held -= back
    }
    // what no loss explains: the floor is newer than the total
    const first = side[0] as number
    deltas[first] = elementAt(deltas, first) + held
  }
  const totals = before.map((total, seat) => total + elementAt(deltas, seat))
  return { deltas: totals.map((total, seat) => total - elementAt(before, seat)), totals, ...(lost.length === 0 ? {} : { withheld: lost }) }
}

/** Rules under which every score counts, whatever it is. */
export const UNBOUNDED: ScoreRules = { floor: null, target: Infinity, exact: false, firstScore: 0, noWinOnLead: false, partners: false }

/** What a hand comes to at the end of a round: its pips, of a double one half alone where the tiles left pay and a table counts so (BD-9). A number counts as it is. */
export function handPips({ endWorth, doublesInHand }: Pick<Rules, 'endWorth' | 'doublesInHand'>, hand: LeftHand): number {
  if ('pips' in hand) return hand.pips
  const halves = endWorth !== 'fixed' && doublesInHand === 'half'
  return hand.reduce((sum, tile) => sum + (halves && isDouble(tile) ? highOf(tile) : pipsOf(tile)), 0)
}

/** What decides what the tiles left in the hands pay. */
type LeftRules = Pick<Rules, 'endWorth' | 'endRounding' | 'roundingOf' | 'tieOfThree' | 'doublesInHand' | 'scoreUnit'> & SideRules

/**
 * What the tiles left in the hands are worth to each seat at the end of a round, before the floor (AF-8, AF-9, AF-12, BD-5, BD-6).
 *
 * Nobody wins less than nothing; only where each loses their own pips does anybody lose. A partner's hand counts as the winner's own (BD-7).
 */
export function leftWorth(rules: LeftRules, winner: number | null, hands: readonly LeftHand[]): readonly number[] {
  const { endWorth, roundingOf } = rules
  const pips = hands.map((hand) => handPips(rules, hand))
  if (endWorth === 'own-lost') return pips.map((each) => 0 - rounded(rules, each))
  if (winner === null) return splitWorth(rules, pips)
  const counted = pips.map((each, seat) => (isSameSide(rules, seat, winner) ? each * OWN_COUNTS[endWorth] : each))
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

/** To the nearest multiple, half-way upwards (AF-8); where a point is a five, so many fives (AF-11). */
function rounded({ endRounding, scoreUnit }: Pick<Rules, 'endRounding' | 'scoreUnit'>, pips: number): number {
  const unit = scoreUnit === 'fives' ? 5 : 1
  const step = Math.max(endRounding, unit)
  return (Math.floor(pips / step + 0.5) * step) / unit
}

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
