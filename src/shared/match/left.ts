import { makeTile, pipsOf, type Tile } from '../domino/tile'
import { tilesOfSet } from '../domino/set'
import type { CountedGame, LastRound, LeftCount, LeftHand } from '../games/game'
import { isOver, type MatchOutcome } from '../games/outcome'
import type { Rules } from '../games/rules'
import { elementAt } from '../kernel/assert'
import { err, ok, type Result } from '../kernel/result'
import { dominoWorth, outWorth, paid, UNBOUNDED } from '../rules/payout'
import { lastRoundOutcome, outcomeAfter } from './end-of-play'
import type { Fault, MatchEvent, Refusal, RoundEnd, Seat } from './events'
import { checkCopies, readHands } from './shown-hands'
import { exceptGone, presentSeats } from './seats'
import { lacksShown } from './shown-tiles'
import type { MatchState, RoundState } from './state'
import type { Step, StepWarning } from './step'

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
  if (!game.left.takesTiles(rules) && event.hands.some((hand) => !('pips' in hand))) return notLeft({ kind: 'numbers-alone' })
  const read = readLeft(rules, round, event, game.left.belowZero(rules))
  if (!read.ok) return read
  const hands = read.value
  const left = whoHolds(round.gone, hands)
  if (left !== undefined) return notLeft({ kind: 'has-left', player: left })
  const { points, winner } = countPresent(game, rules, hands, round.gone)
  // a number that was written down counts, whatever it is
  const end: RoundEnd = { kind: 'counted', winner, ...paid(UNBOUNDED, state.totals, points) }
  const outcome = outcomeOfPresent(game, rules, end.totals, { rounds: round.before + 1, winner, gone: round.gone })
  return ok({
    state: {
      rules,
      totals: end.totals,
      outcome: isOver({ outcome }) || round.decides === null ? outcome : lastRoundOutcome(rules, end.totals, round),
      round: { ...round, end },
    },
    scored: { type: 'left', player, hands, delta: 0, totals: state.totals },
    warnings: game.left.takesTiles(rules) ? moreThanTheSet(rules, round, hands) : [],
  })
}

/**
 * Ends the round of a player who is out by what is left in the other hands (AF-8, BD-5), or says why it cannot.
 *
 * The same checks in the same order. A hand whose number is not the count kept is only warned of, as at a block.
 */
export function endOut(
  state: MatchState,
  round: RoundState,
  event: LeftEvent,
  { out, player }: { readonly out: Seat; readonly player: Seat },
): Result<Step, Refusal> {
  const { rules } = state
  const own = event.hands[out]
  if (own === undefined || ('pips' in own ? own.pips : own.length) !== 0) return notLeft({ kind: 'out-holds-tiles', player: out })
  const read = readLeft(rules, round, event, false)
  if (!read.ok) return read
  const hands = read.value
  const left = whoHolds(round.gone, hands)
  if (left !== undefined) return notLeft({ kind: 'has-left', player: left })
  const worth = rules.endWorth === 'fixed' ? dominoWorth(rules, out, exceptGone(round.hands, round.gone, 0)) : outWorth(rules, out, hands)
  const end: RoundEnd = { kind: 'domino', winner: out, ...paid(rules, state.totals, worth) }
  return ok({
    state: { rules, totals: end.totals, outcome: outcomeAfter(rules, end, round), round: { ...round, end } },
    scored: { type: 'left', player, hands, delta: 0, totals: state.totals },
    warnings: [...moreThanTheSet(rules, round, hands), ...miscounted(round, hands)],
  })
}

/** Who has left and is said to have something in hand; nobody mostly. */
const whoHolds = (gone: readonly Seat[], hands: readonly LeftHand[]): Seat | undefined => gone.find((seat) => !isEmpty(hands[seat]))

/** What a round is worth where somebody may have left: those who stayed count as if nobody else sat there (rulebook M-11). Nobody leaves a partner. */
function countPresent(game: CountedGame, rules: Rules, hands: readonly LeftHand[], gone: readonly Seat[]): LeftCount {
  if (gone.length === 0) return game.left.count(rules, hands)
  const seats = presentSeats(hands.length, gone)
  const { points, winner } = game.left.count(
    rules,
    seats.map((seat) => elementAt(hands, seat)),
  )
  return { points: hands.map((_, seat) => points[seats.indexOf(seat)] ?? 0), winner: winner === null ? null : elementAt(seats, winner) }
}

/** How the match stands then, for those who stayed. */
function outcomeOfPresent(
  game: CountedGame,
  rules: Rules,
  totals: readonly number[],
  { gone, ...last }: LastRound & { readonly gone: readonly Seat[] },
): MatchOutcome {
  if (gone.length === 0) return game.left.outcome(rules, totals, last)
  const seats = presentSeats(totals.length, gone)
  const there = { rounds: last.rounds, winner: last.winner === null ? null : seats.indexOf(last.winner) }
  const outcome = game.left.outcome(
    rules,
    seats.map((seat) => elementAt(totals, seat)),
    there,
  )
  if (outcome.kind === 'open') return outcome
  return outcome.kind === 'won' ? { kind: 'won', by: elementAt(seats, outcome.by) } : { kind: 'shared', by: outcome.by.map((place) => elementAt(seats, place)) }
}

/** Whether nothing is left in a hand. */
const isEmpty = (hand: LeftHand | undefined): boolean => hand === undefined || ('pips' in hand ? hand.pips : hand.length) === 0

/** Hands that show another number of tiles than was counted, or not one that everyone had seen there; of one that is only a number nobody knows. */
export function miscounted(round: Pick<RoundState, 'hands' | 'shown' | 'gone'>, hands: readonly LeftHand[]): readonly StepWarning[] {
  const lacking = lacksShown(round, hands)
  return hands.flatMap((hand, player): readonly StepWarning[] => {
    const expected = elementAt(round.hands, player)
    if ('pips' in hand || round.gone.includes(player)) return []
    if (hand.length !== expected) return [{ code: 'hand-size', player, expected, found: hand.length }]
    const tile = lacking.get(player)
    return tile === undefined ? [] : [{ code: 'hand-size', player, expected, found: hand.length, tile: makeTile(tile) }]
  })
}

function readLeft(rules: Rules, round: RoundState, { hands }: LeftEvent, belowZero: boolean): Result<readonly LeftHand[], Refusal> {
  const below = belowZero ? -1 : hands.findIndex((hand) => 'pips' in hand && hand.pips < 0)
  if (below >= 0) return notLeft({ kind: 'pips-below-zero', player: below })
  const shown = hands.map((hand) => ('pips' in hand ? [] : hand))
  const read = readHands(rules, shown)
  if (!read.ok) return read
  const counted = checkCopies(rules, round, read.value, () => null)
  if (!counted.ok) return counted
  return ok(hands.map((hand, seat) => ('pips' in hand ? hand : (read.value[seat] as readonly Tile[]))))
}

/** RT-6: all hands together with more pips than the tiles have that nobody has laid; kept and told. */
function moreThanTheSet({ maxPip, copies }: Rules, { laid }: RoundState, hands: readonly LeftHand[]): readonly StepWarning[] {
  const found = hands.reduce((sum, hand) => sum + ('pips' in hand ? hand.pips : pipsIn(hand)), 0)
  const expected = tilesOfSet(maxPip).reduce((sum, tile) => sum + pipsOf(tile) * (copies - elementAt(laid, tile)), 0)
  return found > expected ? [{ code: 'more-than-the-set', expected, found }] : []
}

const pipsIn = (tiles: readonly Tile[]): number => tiles.reduce((sum, tile) => sum + pipsOf(tile), 0)

const notLeft = (fault: Fault): Result<never, Refusal> => err({ code: 'bad-event', fault })
