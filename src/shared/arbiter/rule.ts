import type { Tile } from '../domino/tile'
import { err, ok, type Result } from '../kernel/result'
import { ruleOnBlock } from '../rules/blocked'
import { americanGapAmong, type AmericanGap } from '../rules/blocked/american-gap'
import { doublesIn } from '../rules/blocked/blocked-rule'
import { handsOfSides, isJudgedBySides } from '../rules/blocked/by-sides'
import type { RuleId } from '../games/rule-ids'
import type { Rules } from '../games/rules'
import { asksForDice } from '../rules/house-rules'
import type { BlockedTest, Ruling } from '../rules/rulings'
import { blockedWorth, paid, UNBOUNDED, type Paid, type ScoreRules } from '../rules/payout'
import { isShown, shownHands, type Dispute } from './dispute'

/** What is worth saying of a ruling beside its steps. */
export type Remark =
  /** A test that several seats passed alike, and what came of it: another test decided, or none did. */
  | { readonly kind: 'tie'; readonly rule: RuleId; readonly test: BlockedTest; readonly seats: readonly number[]; readonly broken: boolean }
  /** The case Armanino's printed tests say nothing of; `filled` where the table reads it so that the fewest pips decide. */
  | ({ readonly kind: 'american-gap'; readonly filled: boolean } & AmericanGap)

export interface Ruled extends Paid {
  readonly rules: Rules
  readonly ruling: Ruling
  /** What each seat gets or loses before the floor; `deltas` is what really moves. */
  readonly points: readonly number[]
  readonly remarks: readonly Remark[]
}

/** What is still missing before anyone can rule. */
export type CannotRule = { readonly kind: 'hands-needed'; readonly seats: readonly number[] } | { readonly kind: 'dice-needed' }

/**
 * Who wins a blocked round under the rules of the table, and what each seat gets.
 *
 * It looks at the hands alone; whether the round is blocked at all is `accountFor`'s to say. Without totals everyone
 * starts from 0, and the floor is not looked at: who stands there is not known.
 */
export function rule(dispute: Dispute): Result<Ruled, CannotRule> {
  const hands = shownHands(dispute)
  if (hands === null) return err({ kind: 'hands-needed', seats: dispute.hands.flatMap((hand, seat) => (isShown(hand) ? [] : [seat])) })
  if (asksForDice(dispute.rules.blockedRule) && dispute.rolled === null) return err({ kind: 'dice-needed' })
  return ok(ruleOn(dispute, dispute.rules, hands))
}

/** The ruling under rules of one's choice; the dice are known where they ask for them. */
export function ruleOn({ rolled, totals }: Pick<Dispute, 'rolled' | 'totals'>, rules: Rules, hands: readonly (readonly Tile[])[]): Ruled {
  const ruling = ruleOnBlock({ rules, rolled, hands })
  const points = blockedWorth(rules, ruling.winner, hands)
  return { rules, ruling, points, ...paidTo(rules, totals, points), remarks: remarksOn(rules, ruling, hands) }
}

/** What points move; without totals everyone starts from 0, and nothing holds them. */
export function paidTo(rules: ScoreRules, totals: Dispute['totals'], points: readonly number[]): Paid {
  return totals === null ? paid(UNBOUNDED, new Array<number>(points.length).fill(0), points) : paid(rules, totals, points)
}

function remarksOn(rules: Rules, { winner, steps }: Ruling, hands: readonly (readonly Tile[])[]): readonly Remark[] {
  const ties = steps.flatMap(({ rule: id, test, found }): readonly Remark[] =>
    found.kind === 'tie' ? [{ kind: 'tie', rule: id, test, seats: found.seats, broken: winner !== null }] : [],
  )
  const judged = isJudgedBySides(rules) ? handsOfSides(hands) : hands
  const gap = rules.blockedRule === 'american' ? americanGapAmong(judged.map(doublesIn)) : null
  return gap === null ? ties : [{ kind: 'american-gap', filled: rules.americanGap === 'simple', ...gap }, ...ties]
}
