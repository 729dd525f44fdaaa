import { dominoWorth, outWorth } from '../rules/payout'
import { certainOf, type Certain } from './certain'
import { isShown, seatsOut, type Dispute } from './dispute'
import { paidTo, rule, type CannotRule, type Ruled } from './rule'

/** How a round ended, as far as its tiles tell. */
export type Outcome =
  /** A hand is empty, so nobody has to rule: going out ended the round. Nobody can follow, so with several empty hands nobody is named. */
  | { readonly kind: 'gone-out'; readonly seats: readonly number[]; readonly winner: number | null; readonly deltas: readonly (number | null)[] }
  /** Every hand is known, and the dice where the rule asks for them. */
  | { readonly kind: 'ruled'; readonly ruled: Ruled }
  /** Something is missing that changes nothing. */
  | { readonly kind: 'certain'; readonly certain: Certain; readonly missing: CannotRule }
  | { readonly kind: 'open'; readonly missing: CannotRule }

/**
 * How a round ended: who went out, the ruling, or what holds whatever is missing.
 *
 * Where tiles are deducted nobody wins, so all there is to say are points: it stays open until they are known.
 */
export function outcomeOf(dispute: Dispute): Outcome {
  const seats = seatsOut(dispute.hands)
  if (seats.length > 0) return goneOut(dispute, seats)

  const ruled = rule(dispute)
  if (ruled.ok) return { kind: 'ruled', ruled: ruled.value }

  const certain = certainOf(dispute)
  const saysNothing = certain === null || (dispute.rules.blockedRule === 'tiles-deducted' && certain.deltas.includes(null))
  return saysNothing ? { kind: 'open', missing: ruled.error } : { kind: 'certain', certain, missing: ruled.error }
}

/** What going out pays (B-4, FS-9, DB-4, AF-8, BD-5); null for a seat whose part hangs on tiles that nobody has counted or shown. */
function goneOut({ rules, totals, hands }: Dispute, seats: readonly number[]): Outcome {
  const [winner = 0, another] = seats
  if (another !== undefined) return { kind: 'gone-out', seats, winner: null, deltas: hands.map(() => null) }
  const deltas = (rules.endWorth === 'fixed' ? fixedDeltas : leftDeltas)({ rules, totals, hands }, winner)
  return { kind: 'gone-out', seats, winner, deltas }
}

type GoneOut = Pick<Dispute, 'rules' | 'totals' | 'hands'>

function fixedDeltas({ rules, totals, hands }: GoneOut, winner: number): readonly (number | null)[] {
  const counts = hands.map((hand) => (isShown(hand) ? hand.tiles.length : hand.kind === 'partly' ? hand.count : null))
  const worth = dominoWorth(
    rules,
    winner,
    counts.map((count) => count ?? 0),
  )
  return paidTo(rules, totals, worth).deltas.map((delta, seat) => (counts[seat] === null && rules.tileDeduction !== 0 ? null : delta))
}

/** Where the tiles left pay: the winner's part hangs on every hand, and what each loses on their own. */
function leftDeltas({ rules, totals, hands }: GoneOut, winner: number): readonly (number | null)[] {
  const { deltas } = paidTo(
    rules,
    totals,
    outWorth(
      rules,
      winner,
      hands.map(({ tiles }) => tiles),
    ),
  )
  const everyHand = hands.every(isShown)
  const known = hands.map((hand, seat) => (rules.endWorth === 'own-lost' ? isShown(hand) : everyHand || seat !== winner))
  return deltas.map((delta, seat) => (known[seat] === true ? delta : null))
}
