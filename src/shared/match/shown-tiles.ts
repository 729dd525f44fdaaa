import { copiesOf } from '../domino/set'
import { makeTile, type Tile } from '../domino/tile'
import type { LeftHand } from '../games/game'
import type { Rules } from '../games/rules'
import { elementAt } from '../kernel/assert'
import { err, ok, type Result } from '../kernel/result'
import type { BadTile, MatchEvent, Refusal, Seat } from './events'
import { readHands } from './shown-hands'
import type { MatchState, RoundState, ShownTile } from './state'
import type { Step, StepWarning } from './step'

type ShowEvent = Extract<MatchEvent, { readonly type: 'show' }>

/**
 * Tiles of a hand that everyone has seen (rulebook M-1, M-3, M-6, M-7, M-12): no points, and the turn stays.
 *
 * A tile that its player has shown already is the same one. Refused: `bad-tile`, then `tile-seen-twice` where the set has it no more times.
 */
export function showTiles(state: MatchState, round: RoundState, event: ShowEvent, player: Seat): Result<Step, Refusal> {
  const { rules } = state
  const read = readShown(rules, event.tiles, player)
  if (!read.ok) return read
  const tiles = read.value
  const shown = shownWith(round.shown, player, tiles, event.first === true)
  for (const tile of tiles) {
    const seen = elementAt(round.laid, tile) + timesShown(shown, tile)
    if (seen > rules.copies) return err({ code: 'tile-seen-twice', tile: makeTile(tile), player, limit: copiesOf(rules.copies, round.set, tile) })
  }
  const { totals } = state
  const { why } = event
  return ok({
    state: { ...state, round: { ...round, shown, handsSaid: true } },
    scored: { type: 'show', player, tiles, why, ...(event.first ? { first: true } : {}), delta: 0, totals },
    warnings: tooManyShown(round, shown, { player, whole: why === 'called-block' }),
  })
}

function readShown(rules: Rules, tiles: readonly (Tile | BadTile)[], player: Seat): Result<readonly Tile[], Refusal> {
  const read = readHands(rules, [tiles])
  return read.ok ? ok(elementAt(read.value, 0)) : err({ ...read.error, player })
}

/** A hand of which more is known than it has tiles by the count kept; or less, where the whole of it was shown. */
function tooManyShown(
  { hands }: Pick<RoundState, 'hands'>,
  shown: readonly ShownTile[],
  { player, whole }: { readonly player: Seat; readonly whole: boolean },
): readonly StepWarning[] {
  const expected = elementAt(hands, player)
  const found = shown.reduce((times, each) => times + (each.player === player ? 1 : 0), 0)
  return found > expected || (whole && found < expected) ? [{ code: 'hand-size', player, expected, found }] : []
}

/** With these too: what its player has shown already is not shown a second time, but may have to go first from now on. */
function shownWith(shown: readonly ShownTile[], player: Seat, tiles: readonly Tile[], first: boolean): readonly ShownTile[] {
  const known = shown.slice()
  const open = new Set(shown.flatMap((each, at) => (each.player === player ? [at] : [])))
  for (const tile of tiles) {
    const at = [...open].find((place) => elementAt(known, place).tile === tile)
    if (at === undefined) known.push({ player, tile, first })
    else {
      open.delete(at)
      if (first) known[at] = { player, tile, first }
    }
  }
  return known
}

const timesShown = (shown: readonly ShownTile[], tile: Tile): number => shown.reduce((times, each) => times + (each.tile === tile ? 1 : 0), 0)

/** Another number of tiles in a hand than was counted (rulebook M-5, M-14): the boneyard takes the difference, and the turn stays. */
export function recountHand(
  state: MatchState,
  round: RoundState,
  { count, why }: Extract<MatchEvent, { readonly type: 'hand' }>,
  player: Seat,
): Result<Step, Refusal> {
  const counted = elementAt(round.hands, player)
  const boneyard = round.boneyard + counted - count
  if (count === counted) return err({ code: 'bad-event', fault: { kind: 'hand-unchanged' } })
  if (boneyard < 0) return err({ code: 'hand-not-possible', player, limit: counted + round.boneyard })
  const { totals } = state
  return ok({
    state: { ...state, round: { ...round, hands: round.hands.with(player, count), boneyard, handsSaid: true } },
    scored: { type: 'hand', player, count, counted, why, delta: 0, totals },
    warnings: [],
  })
}

/**
 * The set is not what was said (rulebook M-10): a tile that is missing can come no more, and one that is there too often may come once more. The boneyard has one less, or one more.
 *
 * Refused: `bad-tile`, then `tile-seen-twice` of a missing tile that was seen as often as the set has it.
 */
export function changeSet(state: MatchState, round: RoundState, event: Extract<MatchEvent, { readonly type: 'set' }>, player: Seat): Result<Step, Refusal> {
  const { rules, totals } = state
  const missing = readShown(rules, event.missing, player)
  if (!missing.ok) return missing
  const extra = readShown(rules, event.extra, player)
  if (!extra.ok) return extra
  const boneyard = round.boneyard + extra.value.length - missing.value.length
  if (boneyard < 0) return err({ code: 'bad-event', fault: { kind: 'more-than-the-set' } })
  const laid = round.laid.slice()
  const set = { missing: [...round.set.missing, ...missing.value], extra: [...round.set.extra, ...extra.value] }
  for (const tile of extra.value) laid[tile] = elementAt(laid, tile) - 1
  for (const tile of missing.value) {
    laid[tile] = elementAt(laid, tile) + 1
    if (elementAt(laid, tile) + timesShown(round.shown, tile) > rules.copies)
      return err({ code: 'tile-seen-twice', tile: makeTile(tile), limit: copiesOf(rules.copies, set, tile) + 1 })
  }
  return ok({
    state: { ...state, round: { ...round, laid, set, boneyard, handsSaid: true } },
    scored: { type: 'set', player, missing: missing.value, extra: extra.value, delta: 0, totals },
    warnings: [],
  })
}

/**
 * The place among the tiles shown of one that has been laid: its player’s own. −1 where nobody had seen it.
 *
 * `left`: how often it does not lie. Where it was shown with somebody else, and all lie now, it was not there any more.
 */
export function placeShown(shown: readonly ShownTile[], player: Seat, tile: Tile, left: number): number {
  if (shown.length === 0) return -1
  const own = shown.findIndex((each) => each.player === player && each.tile === tile)
  return own >= 0 || timesShown(shown, tile) <= left ? own : shown.findIndex((each) => each.tile === tile)
}

/** Hands in which a tile is missing that everyone had seen there; once for each such hand, and the first such tile. */
export function lacksShown({ shown }: Pick<RoundState, 'shown'>, hands: readonly LeftHand[]): ReadonlyMap<Seat, Tile> {
  const lacking = new Map<Seat, Tile>()
  const open = hands.map((hand) => ('pips' in hand ? null : hand.slice()))
  for (const { player, tile } of shown) {
    const hand = open[player] ?? null
    if (hand === null) continue
    const at = hand.indexOf(tile)
    if (at >= 0) hand.splice(at, 1)
    else if (!lacking.has(player)) lacking.set(player, tile)
  }
  return lacking
}
