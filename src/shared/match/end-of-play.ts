import { dominoWorth, paid, paidWithPlay } from '../rules/payout'
import { lowestWins } from '../games'
import type { Withheld } from '../games/game'
import { type MatchOutcome, OPEN } from '../games/outcome'
import type { Rules } from '../games/rules'
import { totalOfSide, totalsOfSides } from '../games/sides'
import { seatsAt, soleSide, wonBySide } from '../games/winning-side'
import type { RoundEnd, Seat } from './events'
import { exceptGone, isOut } from './seats'
import type { RoundState } from './state'

/** A play that was paid. */
interface PaidPlay {
  readonly player: Seat
  /** How the player, or the side, stood before it. */
  readonly before: number
  /** Why nothing of its points counts; null where they do, or there are none. */
  readonly withheld: Withheld | null
  /** It stands against a rule and earns nothing; left out where it does not. */
  readonly unpaid?: boolean
  /** Its points were not called: who has them instead, and how many; null or left out where they were (rulebook M-8). */
  readonly taken?: { readonly to: Seat | null; readonly delta: number } | null
}

/**
 * C-6: the target by the play itself, then going out, then the target again; null where the round goes on, or waits for what is left in the other hands.
 *
 * A target is reached by points: who stands at it since the rules were changed has not won by a play that earns nothing (ADR 15). Where the two are one score
 * (FT-5), going out pays nothing if the play does not count.
 */
export function endOfPlay(
  rules: Rules,
  { player, before, withheld, unpaid = false, taken = null }: PaidPlay,
  totals: readonly number[],
  hands: readonly number[],
  gone: readonly Seat[],
): RoundEnd | null {
  const reached = (seat: Seat, moved: number): boolean => moved > 0 && totalOfSide(rules, totals, seat) >= rules.target
  const taker = taken === null || taken.to === null || !reached(taken.to, taken.delta) ? null : taken.to
  const winner = reached(player, totalOfSide(rules, totals, player) - before) ? player : taker
  if (rules.win === 'immediate' && winner !== null) return { kind: 'target', winner, deltas: totals.map(() => 0), totals }
  if (!isOut(rules, hands, player) || rules.endWorth !== 'fixed') return null
  const lost = (withheld !== null || unpaid) && paidWithPlay(rules) > 0
  const worth = dominoWorth(lost ? { ...rules, dominoPoints: 0 } : rules, player, exceptGone(hands, gone, 0))
  return { kind: 'domino', winner: player, ...paid(rules, totals, worth) }
}

/** Who has gone out in a round whose other hands are still to be counted (AF-8, BD-5); null where nobody has. They stay on turn until then. */
export function whoIsOut({ line, hands, turn, end }: Pick<RoundState, 'line' | 'hands' | 'turn' | 'end'>): Seat | null {
  return end === null && line.lead !== null && hands[turn] === 0 ? turn : null
}

/** C-5: who has won the match once a round has ended; with an immediate target first the winner of the round, and then a player who had reached it already. Partners stand at the sum of their side (PA-3). */
export function winnerAfter(rules: Rules, end: Pick<RoundEnd, 'winner' | 'totals'>, gone: readonly Seat[]): Seat | null {
  if (rules.win === 'immediate' && end.winner !== null && totalOfSide(rules, end.totals, end.winner) >= rules.target) return end.winner
  const standings = standingsOf(rules, end.totals, gone)
  const best = Math.max(...standings)
  return best >= rules.target ? soleSide(rules, seatsAt(best, standings), end.winner) : null
}

/** What counts for each seat; who has left is behind everyone (rulebook M-11). */
function standingsOf(rules: Rules, totals: readonly number[], gone: readonly Seat[]): readonly number[] {
  return exceptGone(totalsOfSides(rules, totals), gone, lowestWins(rules) ? Infinity : -Infinity)
}

/** How a match stands once a round has ended: as ever; where time was called it is decided by the totals then, if nobody has won it by the round (M-15). */
export function outcomeAfter(rules: Rules, end: Pick<RoundEnd, 'winner' | 'totals'>, { decides, gone }: Pick<RoundState, 'decides' | 'gone'>): MatchOutcome {
  const winner = winnerAfter(rules, end, gone)
  return decides !== null && winner === null ? lastRoundOutcome(rules, end.totals, { decides, gone }) : wonBySide(rules, winner)
}

/** M-15: how a match stands as its last round ends: decided by the totals; where the table then plays on while several are level, it goes on with another last round. */
export function lastRoundOutcome(rules: Rules, totals: readonly number[], { decides, gone }: Pick<RoundState, 'decides' | 'gone'>): MatchOutcome {
  const outcome = decidedByTotals(rules, totals, gone)
  return outcome.kind === 'shared' && decides === 'unless-level' ? OPEN : outcome
}

/** M-15: a match that is ended is won by the best total, of partners by the best sum of a side; who are level share the first place. */
export function decidedByTotals(rules: Rules, totals: readonly number[], gone: readonly Seat[]): MatchOutcome {
  const standings = standingsOf(rules, totals, gone)
  const first = seatsAt(lowestWins(rules) ? Math.min(...standings) : Math.max(...standings), standings)
  const side = soleSide(rules, first, null)
  return side === null ? { kind: 'shared', by: first } : wonBySide(rules, side)
}

/** Whether somebody is on turn: a round has begun, has not ended, and does not wait for what is left in hands. */
export const isPlayed = (round: RoundState | null): round is RoundState => round !== null && round.end === null && whoIsOut(round) === null
