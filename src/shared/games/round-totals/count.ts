import { pipsOf, tileOf, type Suit } from '../../domino/tile'
import type { LastRound, LeftCount, LeftHand } from '../game'
import { OPEN, type MatchOutcome } from '../outcome'
import type { Rules } from '../rules'
import { sideOf, totalsOfSides } from '../sides'
import { seatsAt, smallestOf, soleSide, wonBySide } from '../winning-side'

const DOUBLE_BLANK = tileOf(0, 0)

/** What a hand counts: its pips, and for 0-0 what the table agreed on (RT-2, RT-3). */
function countHand({ doubleBlank }: Rules, hand: LeftHand): number {
  if ('pips' in hand) return hand.pips
  return hand.reduce((sum, tile) => sum + (tile === DOUBLE_BLANK ? doubleBlank : pipsOf(tile)), 0)
}

/** What each seat is given for its hand; the round is won by the player, or the side, that has fewest, or most where that is ahead, alone. */
export function countLeft(rules: Rules, hands: readonly LeftHand[]): LeftCount {
  const points = hands.map((hand) => countHand(rules, hand))
  const side = soleSide(rules, ahead(rules, totalsOfSides(rules, points)), null)
  return { points, winner: side === null ? null : bestOf(rules, sideOf(rules, side), points) }
}

/** The partner with the better number, the lower seat where both have as many (PA-5). */
const bestOf = ({ goal }: Rules, side: readonly number[], points: readonly number[]): number =>
  smallestOf(side, goal === 'lowest' ? points : points.map((each) => -each))

/**
 * How the match stands: over once all rounds are played (RT-4), or once somebody has reached the limit (RT-5).
 *
 * Where several are first then, another round is played, or they share the place (`tie`).
 */
export function outcomeOfTotals(rules: Rules, totals: readonly number[], { rounds, winner }: LastRound): MatchOutcome {
  const agreed = roundsAgreed(rules)
  const standings = totalsOfSides(rules, totals)
  const isOver = (agreed !== null && rounds >= agreed) || (rules.limit !== null && Math.max(...standings) >= rules.limit)
  if (!isOver) return OPEN
  const by = ahead(rules, standings)
  const side = soleSide(rules, by, winner)
  return side === null && rules.tie === 'shared' ? { kind: 'shared', by } : wonBySide(rules, side)
}

/** How many rounds a table plays: one for each double of the set, unless it says otherwise; null where nobody said how many (RT-4, RT-7). */
export function roundsAgreed({ rounds, limit, counted, maxPip }: Pick<Rules, 'rounds' | 'limit' | 'counted' | 'maxPip'>): number | null {
  return rounds ?? (limit === null && counted === 'pips' ? maxPip + 1 : null)
}

/** The seats with the best number. */
const ahead = ({ goal }: Rules, numbers: readonly number[]): readonly number[] =>
  seatsAt(goal === 'lowest' ? Math.min(...numbers) : Math.max(...numbers), numbers)

/** The double that begins a round: from the top of the set downwards, and from the top again after 0-0; none where no tiles are counted (RT-8). */
export function opensWith({ counted, maxPip }: Rules, roundsBefore: number): Suit | null {
  return counted === 'pips' ? maxPip - (roundsBefore % (maxPip + 1)) : null
}
