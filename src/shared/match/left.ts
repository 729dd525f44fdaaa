import { pipsOf, type Tile } from '../domino/tile'
import { tilesOfSet } from '../domino/set'
import type { CountedGame, LeftHand } from '../games/game'
import type { Rules } from '../games/rules'
import { err, ok, type Result } from '../kernel/result'
import { paid } from '../rules/payout'
import type { MatchEvent, Refusal, RoundEnd, Seat } from './events'
import { checkCopies, readHands } from './shown-hands'
import type { MatchState, RoundState } from './state'
import type { Step, StepWarning } from './step'

/** A number that was written down counts, whatever it is. */
const NO_FLOOR = { floor: null }

type LeftEvent = Extract<MatchEvent, { readonly type: 'left' }>

/**
 * Ends a round by what is left in the hands, each as its tiles or as a number, or says why it cannot.
 *
 * Order of the checks (record format): what is no hand at all, `bad-tile` in any hand, then tile by tile `tile-seen-twice`.
 */
export function endByLeft(
  state: MatchState,
  round: RoundState,
  event: LeftEvent,
  { game, player }: { readonly game: CountedGame; readonly player: Seat },
): Result<Step, Refusal> {
  const { rules } = state
  const read = readLeft(rules, round, event, game)
  if (!read.ok) return read
  const hands = read.value
  const { points, winner } = game.left.count(rules, hands)
  const end: RoundEnd = { kind: 'counted', winner, ...paid(NO_FLOOR, state.totals, points) }
  return ok({
    state: { rules, totals: end.totals, outcome: game.left.outcome(rules, end.totals, round.before + 1), round: { ...round, end } },
    scored: { type: 'left', player, hands, delta: 0, totals: state.totals },
    warnings: game.left.takesTiles(rules) ? moreThanTheSet(rules, hands) : [],
  })
}

function readLeft(rules: Rules, round: RoundState, { hands }: LeftEvent, { left }: CountedGame): Result<readonly LeftHand[], Refusal> {
  if (!left.takesTiles(rules) && hands.some((hand) => !('pips' in hand))) return err({ code: 'bad-event', fault: { kind: 'numbers-alone' } })
  const below = left.belowZero(rules) ? -1 : hands.findIndex((hand) => 'pips' in hand && hand.pips < 0)
  if (below >= 0) return err({ code: 'bad-event', fault: { kind: 'pips-below-zero', player: below } })
  const shown = hands.map((hand) => ('pips' in hand ? [] : hand))
  const read = readHands(rules, shown)
  if (!read.ok) return read
  const counted = checkCopies(rules, round.laid, read.value, () => null)
  if (!counted.ok) return counted
  return ok(hands.map((hand, seat) => ('pips' in hand ? hand : (read.value[seat] as readonly Tile[]))))
}

/** RT-6: all hands together with more pips than the set has; kept and told. */
function moreThanTheSet({ maxPip, copies }: Rules, hands: readonly LeftHand[]): readonly StepWarning[] {
  const found = hands.reduce((sum, hand) => sum + ('pips' in hand ? hand.pips : pipsIn(hand)), 0)
  const expected = pipsIn(tilesOfSet(maxPip)) * copies
  return found > expected ? [{ code: 'more-than-the-set', expected, found }] : []
}

const pipsIn = (tiles: readonly Tile[]): number => tiles.reduce((sum, tile) => sum + pipsOf(tile), 0)
