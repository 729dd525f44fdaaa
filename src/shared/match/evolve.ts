import {
  type ArmIndex,
  armName,
  type ArmName,
  armsFitting,
  armsIn,
  armsOpen,
  exposed,
  fittingArms,
  hasArm,
  impliedArm,
  layAt,
  layLead,
  layOn,
  liesRoundLead,
  type Line,
  onlyArm,
  openArms,
} from '../domino/line'
import { copiesOf, inSet } from '../domino/set'
import { hasSuit, highOf, isDouble, makeTile, type Suit, type Tile, tileOf, type WrittenTile } from '../domino/tile'
import { countedGame, GAMES } from '../games'
import { reasonsOf, type LineGame, type Withheld } from '../games/game'
import { beforeCaps, type Reason } from '../games/reasons'
import type { Rules } from '../games/rules'
import { elementAt } from '../kernel/assert'
import type { Changing } from '../kernel/changing'
import { err, ok, type Result } from '../kernel/result'
import { ruleOnPresent } from '../rules/blocked'
import { drawableOf } from '../rules/drawable'
import { floored, paid, paidWithPlay, pointSumOf } from '../rules/payout'
import type { Ruling } from '../rules/rulings'
import { checkTile, showTable } from './table'
import { rolledTiles } from './dice'
import { decidedByTotals, endOfPlay, lastRoundOutcome, outcomeAfter, whoIsOut } from './end-of-play'
import { badEvent, isBesidePlay, isOfHand, type MatchEvent, type Refusal, type RoundEnd, type ScoredPlay, type Seat } from './events'
import { endByLeft, endOut, miscounted } from './left'
import { isOver, type MatchOutcome, OPEN } from '../games/outcome'
import { isSameSide, totalOfSide } from '../games/sides'
import { changeRules } from './rules-event'
import { isOut, turnAfter } from './seats'
import { checkCopies, readHands } from './shown-hands'
import { changeSet, placeShown, recountHand, showTiles } from './shown-tiles'
import type { MatchState, RoundState } from './state'
import type { Step, StepWarning } from './step'

/** A blocked round, ruled on: the hands as tiles, the ruling, and each seat's points before the floor. */
interface RuledBlock {
  readonly hands: readonly (readonly Tile[])[]
  readonly ruling: Ruling
  readonly points: readonly number[]
}

/**
 * Rules on a blocked round once every hand is shown, or says why it is not one.
 *
 * Order of the checks (record format): `bad-tile` in any hand, then tile by tile `tile-seen-twice` and `not-blocked`.
 */
function ruleBlocked(rules: Rules, round: RoundState, { hands: shown, stands }: BlockEvent): Result<RuledBlock, Refusal> {
  if (shown.length !== rules.players) {
    return err({ code: 'bad-event', fault: { kind: 'hand-count', hands: shown.length, players: rules.players } })
  }
  const read = readHands(rules, shown)
  if (!read.ok) return read
  const hands = read.value
  let fits = false
  const sound = checkCopies(rules, round, hands, (tile, player) => {
    const ends = endsThatTake(rules, round, tile)
    fits ||= ends !== null
    return ends === null || stands === true ? null : { code: 'not-blocked', tile: makeTile(tile), player, ends }
  })
  if (!sound.ok) return sound
  if (stands === true && !fits) return err({ code: 'bad-event', fault: { kind: 'blocked-anyway' } })
  const rolled = round.dice === null ? null : rolledTiles(round.dice)
  return ok({ hands, ...ruleOnPresent({ rules, rolled, hands }, round.gone) })
}

/** Where a held tile could still be played, or null; before the lead, a tile that may be led has no end to name. */
function endsThatTake(rules: Rules, round: RoundState, tile: Tile): readonly { arm: ArmName; suit: number }[] | null {
  if (round.line.lead === null) return rules.leadTile !== 'double' || isDouble(tile) ? [] : null
  const fitting = fittingArms(round.line, tile, rules.completeFirstDouble)
  if (fitting.length === 0) return null
  return fitting.map((arm) => ({ arm: armName(round.line.layout, arm), suit: round.line.ends[arm]?.suit as number }))
}

type PlayEvent = Extract<MatchEvent, { readonly type: 'play' }>
type DrawEvent = Extract<MatchEvent, { readonly type: 'draw' }>
type BlockEvent = Extract<MatchEvent, { readonly type: 'block' }>
type AdjustEvent = Extract<MatchEvent, { readonly type: 'adjust' }>
type UncalledEvent = Extract<MatchEvent, { readonly type: 'uncalled' }>
type FinishEvent = Extract<MatchEvent, { readonly type: 'finish' }>

/** What a player does when it is their turn; the rest anyone may enter. */
const IS_A_TURN: Readonly<Record<Exclude<MatchEvent['type'], 'bad'>, boolean>> = {
  play: true,
  draw: true,
  pass: true,
  block: false,
  left: false,
  table: false,
  rules: false,
  adjust: false,
  finish: false,
  show: false,
  hand: false,
  uncalled: false,
  set: false,
  leave: false,
}

const NO_WARNINGS: readonly StepWarning[] = []

/**
 * The table after one event, or the first rule that makes the event impossible.
 *
 * Pure: the state after each event of a record is the fold of this over the record, and nothing else.
 * Order of the checks: record format, error codes.
 */
export function evolve(state: MatchState, event: MatchEvent): Result<Step, Refusal> {
  return step(state, event, COPIED)
}

/**
 * The same where nobody looks at `state` again: a play, a draw and a pass change it in place, once nothing can refuse them any more.
 *
 * Scoring a whole record would otherwise copy the table, and the count of every tile, for every play.
 */
export function evolveOn(state: MatchState, event: MatchEvent): Result<Step, Refusal> {
  return step(state, event, USED_UP)
}

/** How a table becomes the next: copied, or used up. */
interface Taking {
  readonly counts: (counts: readonly number[]) => number[]
  readonly line: (line: Line, arm: ArmIndex, tile: Tile, outward?: Suit) => Line
  readonly round: (round: RoundState) => Changing<RoundState>
  readonly state: (state: MatchState) => Changing<MatchState>
}

/** Named one by one: object spreads would take half the time of a replay. */
const COPIED: Taking = {
  counts: (counts) => counts.slice(),
  line: layAt,
  round: ({ leader, dice, before, decides, gone, line, laid, set, hands, boneyard, turn, drawn, leadPasses, shown, handsSaid, uncalled, end }) => {
    return { leader, dice, before, decides, gone, line, laid, set, hands, boneyard, turn, drawn, leadPasses, shown, handsSaid, uncalled, end }
  },
  state: ({ rules, totals, outcome, round }) => ({ rules, totals, outcome, round }),
}

const USED_UP: Taking = {
  counts: (counts) => counts as number[],
  line: layOn,
  round: (round) => round,
  state: (state) => state,
}

const NO_LINE: Refusal = { code: 'bad-event', fault: { kind: 'no-line' } }

function step(state: MatchState, event: MatchEvent, taking: Taking): Result<Step, Refusal> {
  const round = state.round
  if (round === null) throw new Error('broken invariant: an event belongs to a round that has begun')
  if (isOver(state)) return err({ code: 'match-over' })
  if (round.end !== null) return err({ code: 'round-over' })
  if (event.type === 'bad') return err(badEvent(event))
  const player = event.player ?? round.turn
  if (player >= state.rules.players) {
    return err({ code: 'bad-event', fault: { kind: 'no-such-player', player, players: state.rules.players } })
  }
  const warnings: readonly StepWarning[] =
    player === round.turn || !IS_A_TURN[event.type] ? NO_WARNINGS : [{ code: 'out-of-turn', player, expected: round.turn, found: player }]
  const out = whoIsOut(round)
  if (out !== null && event.type !== 'left') return err({ code: 'bad-event', fault: { kind: 'hands-missing' } })
  const { uncalled, gone } = round
  const absent = gone.length === 0 ? undefined : whoIsGone(gone, event, player)
  if (absent !== undefined) return err({ code: 'bad-event', fault: { kind: 'has-left', player: absent } })
  if (uncalled !== null && (event.type !== 'play' || player !== uncalled.player)) {
    return err({ code: 'bad-event', fault: { kind: 'play-missing', player: uncalled.player } })
  }
  const game = GAMES[state.rules.game]
  const counted = game.line === null ? game : null
  if (counted !== null && event.type !== 'left' && !isBesidePlay(event)) return err(NO_LINE)
  if (counted !== null && (isOfHand(event) || event.type === 'uncalled' || event.type === 'set')) return err(NO_LINE)
  // nothing is drawn that anyone counts
  if (counted !== null && event.type === 'leave' && event.tiles !== 'aside') return err(NO_LINE)
  if (counted === null && round.hands[player] === 0 && (IS_A_TURN[event.type] || isOfHand(event)))
    return err({ code: 'bad-event', fault: { kind: 'no-tile-left', player } })
  switch (event.type) {
    case 'play':
      return game.line === null ? err(NO_LINE) : play(state, round, event, { player, warnings, taking, game })
    case 'draw':
      return evolveDrawnTiles(state, round, event, { player, warnings, taking })
    case 'pass':
      return ok(pass(state, round, { player, warnings, taking }))
    case 'block':
      return block(state, round, event, player)
    case 'left':
      return counted === null ? countOut(state, round, event, { out, player }) : endByLeft(state, round, event, { game: counted, player })
    case 'table':
      return showTable(state, round, event, event.player ?? round.leader)
    case 'rules':
      return changeRules(state, round, event, player)
    case 'adjust':
      return adjustTotals(state, event, player)
    case 'finish':
      return finish(state, round, event, player)
    case 'show':
      return showTiles(state, round, event, player)
    case 'hand':
      return recountHand(state, round, event, player)
    case 'uncalled':
      return notCalled(state, round, event, player)
    case 'set':
      return changeSet(state, round, event, player)
    case 'leave':
      return leave(state, round, event, player)
  }
}

/** Who acts, or is given points of a play, and has left; nobody is asked of what the table says as a whole (rulebook M-11). */
function whoIsGone(gone: readonly Seat[], event: MatchEvent, player: Seat): Seat | undefined {
  const acts = event.type !== 'bad' && (IS_A_TURN[event.type] || isOfHand(event) || event.type === 'uncalled' || event.type === 'leave')
  const asked = [...(acts ? [player] : []), ...(event.type === 'uncalled' && event.to !== null ? [event.to] : [])]
  if (event.type === 'block') asked.push(...gone.filter((seat) => (event.hands[seat]?.length ?? 0) > 0))
  return asked.find((seat) => gone.includes(seat))
}

/**
 * A player leaves (rulebook M-11): the seat keeps its total, is passed over from here on, in later rounds too, and cannot win. Its tiles are laid aside, or may be drawn.
 *
 * Two have to stay, and partners play to the end together: otherwise the match is ended (`finish`).
 */
function leave(state: MatchState, round: RoundState, { tiles }: Extract<MatchEvent, { readonly type: 'leave' }>, player: Seat): Result<Step, Refusal> {
  const { rules, totals } = state
  if (rules.partners) return err({ code: 'bad-event', fault: { kind: 'partners-stay' } })
  const gone = [...round.gone, player]
  if (rules.players - gone.length < 2) return err({ code: 'bad-event', fault: { kind: 'too-few-stay' } })
  const toDraw = tiles === 'boneyard' ? elementAt(round.hands, player) : 0
  const isOnTurn = round.turn === player
  return ok({
    state: {
      ...state,
      round: {
        ...round,
        gone,
        hands: round.hands.with(player, elementAt(round.hands, player) - toDraw),
        boneyard: round.boneyard + toDraw,
        turn: isOnTurn ? turnAfter(rules, round.hands, player, gone) : round.turn,
        drawn: isOnTurn ? 0 : round.drawn,
        shown: round.shown.filter((each) => each.player !== player),
        handsSaid: true,
      },
    },
    scored: { type: 'leave', player, tiles, delta: 0, totals },
    warnings: [],
  })
}

/** What is left in the hands, in a game in which tiles are laid: it ends the round of a player who is out. */
function countOut(
  state: MatchState,
  round: RoundState,
  event: Extract<MatchEvent, { readonly type: 'left' }>,
  { out, player }: { readonly out: Seat | null; readonly player: Seat },
): Result<Step, Refusal> {
  if (out !== null) return endOut(state, round, event, { out, player })
  return err({ code: 'bad-event', fault: { kind: state.rules.endWorth === 'fixed' ? 'not-counted' : 'nobody-out' } })
}

interface Turn {
  readonly player: Seat
  readonly warnings: readonly StepWarning[]
  readonly taking: Taking
}

function play(
  state: MatchState,
  round: RoundState,
  event: PlayEvent,
  { player, warnings, taking, game }: Turn & { readonly game: LineGame },
): Result<Step, Refusal> {
  const { rules } = state
  const written = event.tile
  if ('text' in written || !inSet(written.tile, rules.maxPip)) return checkTile(rules, written) as Result<never, Refusal>
  const { tile } = written
  const timesLaid = elementAt(round.laid, tile)
  if (timesLaid >= rules.copies) return err({ code: 'tile-already-played', tile: makeTile(tile), player, limit: copiesOf(rules.copies, round.set, tile) })
  const { stands } = event
  const where = stands === undefined ? findPlace(rules, round.line, tile, event.arm) : findStandingPlace(rules, round.line, written, event.arm)
  if (typeof where === 'object' && where !== null) return err({ ...where, player })
  const arm = where

  // of the line as it lay
  const keptBackFirst = keptBackShown(rules, round, player, tile)
  const lies = stands === undefined ? undefined : written.second
  const line = arm === null ? layLead(round.line, written, rules.arms) : taking.line(round.line, arm, tile, lies)
  const laid = taking.counts(round.laid)
  laid[tile] = timesLaid + 1
  const hands = taking.counts(round.hands)
  hands[player] = elementAt(hands, player) - 1

  const rolled = round.dice === null ? null : rolledTiles(round.dice)
  const seen = { rules, rolled, tile, arm, line, shown: exposed(line) }
  const { count, unpaid: keptBack } = game
  const earns = stands !== 'unpaid'
  const reasons = earns ? reasonsOf(count, seen) : []
  const unpaid = earns ? (keptBack?.(seen) ?? null) : null
  // between partners a score is looked at from where their side stands (PA-3)
  const before = totalOfSide(rules, state.totals, player)
  const isLast = isOut(rules, hands, player)
  const goingOut = isLast && earns ? paidWithPlay(rules) : 0
  const { uncalled } = round
  let delta = floored(rules, before) - before
  let withheld: Withheld | null = null
  // most plays score nothing, and nothing of them can be kept back
  if (reasons.length > 0 || goingOut > 0 || !earns) {
    const points = pointSumOf(rules, before, reasons)
    const made = { isLead: arm === null, goingOut, stands, uncalled: uncalled !== null }
    delta = points.paid(made) - before
    withheld = points.withheld(made)
  }
  let totals = state.totals
  let taken: { readonly to: Seat | null; readonly delta: number } | null = null
  // the same list for all plays between two that score
  if (delta !== 0 || uncalled !== null) {
    const moved = totals.slice()
    moved[player] = elementAt(moved, player) + delta
    if (uncalled !== null) {
      const { to } = uncalled
      taken = { to, delta: takenBy(rules, moved, to, { reasons, isLead: arm === null }) }
      if (to !== null) moved[to] = elementAt(moved, to) + taken.delta
    }
    totals = moved
  }
  // only points and the last tile of a hand end a round
  const end = delta > 0 || isLast || taken !== null ? endOfPlay(rules, { player, before, withheld, unpaid: !earns, taken }, totals, hands, round.gone) : null

  const shownAt = placeShown(round.shown, player, tile, rules.copies - timesLaid - 1)
  const outward = arm === null ? written.second : (line.ends[arm]?.suit as number)
  const laidAt = arm === null ? null : armName(round.line.layout, arm)
  // one by one: object spreads would take longer than all else of a play
  const scored: Changing<ScoredPlay> = { type: 'play', player, tile, arm: laidAt, outward, delta, reasons, totals }
  if (unpaid !== null) scored.unpaid = unpaid
  if (stands !== undefined) scored.stands = stands
  if (goingOut !== 0) scored.goingOut = goingOut
  if (shownAt >= 0) scored.shownWith = elementAt(round.shown, shownAt).player
  if (taken !== null) scored.uncalled = taken
  const warned = both(stands === undefined ? warnings : both(warnings, [{ code: 'stands', player, ...(earns ? {} : { unpaid: true }) }]), keptBackFirst)
  // from here on `round` and `state` may be what they become
  const after = taking.round(round)
  after.line = line
  after.laid = laid
  after.hands = hands
  // who is out stays on turn until somebody says what is left in the other hands
  after.turn = end === null && isLast ? player : turnAfter(rules, hands, player, round.gone)
  after.drawn = 0
  if (shownAt >= 0) after.shown = round.shown.toSpliced(shownAt, 1)
  after.uncalled = null
  after.end = end
  const next = taking.state(state)
  next.totals = end === null ? totals : end.totals
  next.outcome = end === null ? OPEN : outcomeAfter(rules, end, round)
  next.round = after
  return ok({ state: next, scored, warnings: warned })
}

/** M-6: another tile was laid though one fitted that everyone had seen, and that was to go at the first chance. */
function keptBackShown(rules: Rules, round: RoundState, player: Seat, laid: Tile): readonly StepWarning[] {
  if (round.shown.length === 0) return NO_WARNINGS
  const mine = round.shown.filter((each) => each.player === player)
  // of two that are alike, the one that was shown is the one that was laid
  if (mine.some(({ tile, first }) => first && tile === laid)) return NO_WARNINGS
  const first = mine.find(({ tile, first: goesFirst }) => goesFirst && endsThatTake(rules, round, tile) !== null)
  return first === undefined ? NO_WARNINGS : [{ code: 'shown-first', player, tile: makeTile(first.tile) }]
}

/** What the points of a play that was not called move the total of who takes them by: as if that seat had made them, under its own cap, floor and target (rulebook M-8). */
function takenBy(
  rules: Rules,
  totals: readonly number[],
  to: Seat | null,
  { reasons, isLead }: { readonly reasons: readonly Reason[]; readonly isLead: boolean },
): number {
  const gains = reasons.filter(({ points }) => beforeCaps(points) > 0)
  if (to === null || gains.length === 0) return 0
  const before = totalOfSide(rules, totals, to)
  return pointSumOf(rules, before, gains).paid({ isLead, goingOut: 0 }) - before
}

/**
 * Where a tile lies that stands against a rule (rulebook M-2): at an end that it does not fit as it lies, at one that is closed yet, or as a lead that is no double.
 *
 * A tile that breaks none of these is a play like any other, and refused here: so no other scorer can take one for the other.
 */
function findStandingPlace(rules: Rules, line: Line, written: WrittenTile, named: ArmIndex | null): ArmIndex | null | Refusal {
  const { tile, first } = written
  if (line.lead === null) {
    if (rules.leadTile !== 'double' || isDouble(tile)) return BREAKS_NO_RULE
    // without a double in the middle there are no arms
    return liesRoundLead(rules.layout) ? { code: 'lead-must-be-double', tile: makeTile(tile) } : null
  }
  if (named === null) return { code: 'end-needed', tile: makeTile(tile), ends: openEnds(rules, line, null) }
  const end = line.ends[named]
  // a cross has no upper and lower end before both sides of its first double have a tile
  if (end === undefined) return { code: 'does-not-match', tile: makeTile(tile), ends: openEnds(rules, line, named), startFirst: true }
  return end.suit === first && hasArm(armsOpen(line, rules.completeFirstDouble), named) ? BREAKS_NO_RULE : named
}

const BREAKS_NO_RULE: Refusal = { code: 'bad-event', fault: { kind: 'breaks-no-rule' } }

/** Where a tile goes: null for the lead, otherwise the arm named or implied; or why it goes nowhere. */
function findPlace(rules: Rules, line: Line, tile: Tile, named: ArmIndex | null): ArmIndex | null | Refusal {
  if (line.lead === null) {
    return rules.leadTile === 'double' && !isDouble(tile) ? { code: 'lead-must-be-double', tile: makeTile(tile) } : null
  }
  const fitting = armsFitting(line, tile, rules.completeFirstDouble)
  const doesNotMatch = named === null ? fitting === 0 : !hasArm(fitting, named)
  if (doesNotMatch) {
    const refusal: Refusal = { code: 'does-not-match', tile: makeTile(tile), ends: openEnds(rules, line, named) }
    return matchesClosedArm(rules, line, tile, named) ? { ...refusal, startFirst: true } : refusal
  }
  return named ?? onlyArm(fitting) ?? impliedArm(line, armsIn(fitting)) ?? { code: 'end-needed', tile: makeTile(tile), ends: openEnds(rules, line, null) }
}

/** Whether the tile would fit the named arm (any, if none is named) but for the sides of the first double that come first. */
function matchesClosedArm(rules: Rules, line: Line, tile: Tile, named: ArmIndex | null): boolean {
  const { spinner } = line
  // the ends of a spinner in a cross are there once both its sides have a tile
  if (spinner !== undefined && named !== null && line.ends[named] === undefined) return hasSuit(tile, highOf(spinner.tile))
  const open = openArms(line, rules.completeFirstDouble)
  return line.ends.some((end, arm) => !open.includes(arm) && (named === null || arm === named) && hasSuit(tile, end.suit))
}

/** The ends that can be played on, for a refusal's sentence; the named one alone, if it is open at all. */
function openEnds(rules: Rules, line: Line, named: ArmIndex | null): NonNullable<Refusal['ends']> {
  const open = openArms(line, rules.completeFirstDouble)
  const asked = named !== null && open.includes(named) ? [named] : open
  return asked.map((arm) => ({ arm: armName(line.layout, arm), suit: line.ends[arm]?.suit as number }))
}

function evolveDrawnTiles(state: MatchState, round: RoundState, event: DrawEvent, { player, warnings, taking }: Turn): Result<Step, Refusal> {
  const { rules, totals } = state
  const drawable = drawableOf(rules, round.boneyard)
  if (event.count > drawable) return err({ code: 'boneyard-empty', player, limit: drawable, ...(rules.draw === 'never' ? { nobodyDraws: true } : {}) })
  const drawn = (player === round.turn ? round.drawn : 0) + event.count
  const limit = drawLimit(rules, round)
  const tooMany: readonly StepWarning[] =
    drawn > limit ? [{ code: 'drew-too-many', player, expected: limit, found: drawn, ...beforeSpinner(rules, round) }] : NO_WARNINGS
  const after = taking.round(round)
  const hands = taking.counts(round.hands)
  hands[player] = elementAt(hands, player) + event.count
  after.hands = hands
  after.boneyard = round.boneyard - event.count
  after.turn = player
  after.drawn = drawn
  const next = taking.state(state)
  next.round = after
  return ok({ state: next, scored: { type: 'draw', player, count: event.count, delta: 0, totals }, warnings: both(warnings, tooMany) })
}

/** C-2, and DB-1 before the spinner lies: how many tiles a player may draw in one turn. */
function drawLimit(rules: Rules, round: RoundState): number {
  if (waitsForSpinner(rules, round)) return round.leadPasses < rules.players - round.gone.length ? 0 : 1
  return rules.draw === 'one' ? 1 : Infinity
}

const waitsForSpinner = (rules: Rules, round: RoundState): boolean => liesRoundLead(rules.layout) && round.line.lead === null

const beforeSpinner = (rules: Rules, round: RoundState): Pick<StepWarning, 'beforeSpinner'> => (waitsForSpinner(rules, round) ? { beforeSpinner: true } : {})

function pass(state: MatchState, round: RoundState, { player, warnings, taking }: Turn): Step {
  const { rules, totals } = state
  const early: readonly StepWarning[] = shouldHaveDrawn(rules, round, player)
    ? [{ code: 'pass-with-boneyard', player, found: drawableOf(rules, round.boneyard) }]
    : NO_WARNINGS
  const after = taking.round(round)
  after.turn = turnAfter(rules, round.hands, player, round.gone)
  after.drawn = 0
  if (round.line.lead === null) after.leadPasses = round.leadPasses + 1
  const next = taking.state(state)
  next.round = after
  return { state: next, scored: { type: 'pass', player, delta: 0, totals }, warnings: both(warnings, early) }
}

function both(a: readonly StepWarning[], b: readonly StepWarning[]): readonly StepWarning[] {
  return b.length === 0 ? a : [...a, ...b]
}

/** C-2, and DB-1 for a lead: until everyone has passed once, a player without a double passes without drawing. */
function shouldHaveDrawn(rules: Rules, round: RoundState, player: Seat): boolean {
  if (drawableOf(rules, round.boneyard) === 0) return false
  const drewThisTurn = player === round.turn && round.drawn > 0
  if (round.line.lead === null && rules.leadTile === 'double') return round.leadPasses >= rules.players - round.gone.length && !drewThisTurn
  return rules.draw === 'one' ? !drewThisTurn : true
}

/** Every open end's suit is wholly played out, so no tile that could still be drawn fits anywhere (rulebook, Terms). */
function isFrozen(rules: Rules, { line, laid }: RoundState): boolean {
  if (line.lead === null) return false
  return openArms(line, rules.completeFirstDouble).every((arm) => {
    const suit = line.ends[arm]?.suit as number
    return Array.from({ length: rules.maxPip + 1 }, (_, other) => tileOf(suit, other)).every((tile) => elementAt(laid, tile) >= rules.copies)
  })
}

function block(state: MatchState, round: RoundState, event: BlockEvent, player: Seat): Result<Step, Refusal> {
  const { rules } = state
  const ruled = ruleBlocked(rules, round, event)
  if (!ruled.ok) return ruled
  const { hands, ruling, points } = ruled.value
  const end: RoundEnd = { kind: 'blocked', winner: ruling.winner, ruling, ...paid(rules, state.totals, points) }
  const drawable = drawableOf(rules, round.boneyard)
  const early: readonly StepWarning[] = drawable > 0 && !isFrozen(rules, round) ? [{ code: 'block-declared-early', found: drawable }] : NO_WARNINGS
  return ok({
    state: { rules, totals: end.totals, outcome: outcomeAfter(rules, end, round), round: { ...round, end } },
    scored: { type: 'block', player, hands, ...(event.stands === undefined ? {} : { stands: true }), delta: 0, totals: state.totals },
    warnings: [...early, ...(event.stands === undefined ? NO_WARNINGS : [{ code: 'block-stands' as const, player }]), ...miscounted(round, hands)],
  })
}

/**
 * Points that the table or a referee gives or takes (rulebook M-13): the turn and the tiles stay, no approach caps them, and nobody wins by them.
 *
 * Who stands at the target because of it wins with the next play that earns points, or as a round ends: as after a change of rules (ADR 15).
 */
function adjustTotals(state: MatchState, event: AdjustEvent, player: Seat): Result<Step, Refusal> {
  const { deltas: asked, player: _, ...said } = event
  if (asked.every((points) => points === 0)) return err({ code: 'bad-event', fault: { kind: 'nobody-moved' } })
  const { rules, totals: before } = state
  // no first score and no lead: the floor and an exact target are all that keep points back (AF-11, FT-4), of partners by where their side stands (PA-3)
  const given = paid({ ...rules, firstScore: 0, noWinOnLead: false }, before, asked).deltas
  const deltas = given.map((points, seat) => (totalOfSide(rules, asked.map(Math.abs), seat) === 0 ? 0 : points))
  const totals = before.map((total, seat) => total + elementAt(deltas, seat))
  return ok({
    state: { ...state, totals },
    scored: { ...said, player, delta: 0, asked, deltas, totals },
    warnings: [],
  })
}

/** What the next play earns was not called (rulebook M-8): it has to be this player's, and its points go to another side, or to nobody. */
function notCalled(state: MatchState, round: RoundState, { to }: UncalledEvent, player: Seat): Result<Step, Refusal> {
  const { rules, totals } = state
  if (to !== null && to >= rules.players) return err({ code: 'bad-event', fault: { kind: 'no-such-player', player: to, players: rules.players } })
  if (to !== null && isSameSide(rules, to, player)) return err({ code: 'bad-event', fault: { kind: 'called-by-own-side' } })
  return ok({ state: { ...state, round: { ...round, uncalled: { player, to } } }, scored: { type: 'uncalled', player, to, delta: 0, totals }, warnings: [] })
}

/**
 * Time is called, or a round is called off (rulebook M-15): the round ends without a winner and pays nothing, or the match ends with it or at once.
 *
 * What was made stays. A match that ends so is decided by the totals, whatever the target.
 */
function finish(state: MatchState, round: RoundState, { when, why }: FinishEvent, player: Seat): Result<Step, Refusal> {
  const { rules, totals } = state
  const scored = { type: 'finish', player, when, why, delta: 0, totals } as const
  if (when !== null && when !== 'now') {
    if (round.decides !== null) return err({ code: 'bad-event', fault: { kind: 'last-already' } })
    return ok({ state: { ...state, round: { ...round, decides: when } }, scored, warnings: [] })
  }
  const end: RoundEnd = { kind: 'stopped', winner: null, deltas: totals.map(() => 0), totals }
  // in a game of counted hands the rounds decide, and a round that is called off is none
  const stopped = (): MatchOutcome => {
    if (when === 'now') return decidedByTotals(rules, totals, round.gone)
    if (round.decides !== null && why !== 'wrong-deal') return lastRoundOutcome(rules, totals, round)
    return countedGame(rules.game) === null ? outcomeAfter(rules, end, { decides: null, gone: round.gone }) : OPEN
  }
  const outcome = stopped()
  return ok({ state: { rules, totals, outcome, round: { ...round, end } }, scored, warnings: [] })
}
