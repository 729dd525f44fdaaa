import { armName, emptyLine, layAt, layLead, liesInOneRow, liesRoundLead, type Line } from '../domino/line'
import { inSet } from '../domino/set'
import { isDouble, makeTile, type Tile, type WrittenTile } from '../domino/tile'
import type { Rules } from '../games/rules'
import { totalsOfSides } from '../games/sides'
import { elementAt } from '../kernel/assert'
import { err, ok, type Result } from '../kernel/result'
import type { BadTile, Fault, LaidTile, MatchEvent, Refusal, ScoredTable, Seat } from './events'
import type { MatchState, RoundState } from './state'
import type { Step } from './step'
import { OPEN } from '../games/outcome'

/** A tile that was written as one and belongs to the set. */
export function checkTile<T extends { readonly tile: Tile }>(rules: Rules, written: T | BadTile): Result<T, Refusal> {
  if ('text' in written) return err({ code: 'bad-tile', tile: written.text, limit: rules.maxPip })
  if (!inSet(written.tile, rules.maxPip)) return err({ code: 'bad-tile', tile: makeTile(written.tile), limit: rules.maxPip })
  return ok(written)
}

type MatchTableEvent = Extract<MatchEvent, { readonly type: 'table' }>

interface LaidTable {
  readonly line: Line
  readonly laid: readonly number[]
  readonly tiles: readonly LaidTile[]
}

/**
 * The table as it lay when the record began: nothing of it is scored, since nobody knows who laid what.
 *
 * Everything that follows is scored as if the line had been played.
 */
export function showTable(state: MatchState, round: RoundState, event: MatchTableEvent, player: Seat): Result<Step, Refusal> {
  const { rules } = state
  if (round.line.lead !== null) return bad({ kind: 'table-too-late' })
  // What is wrong with the event as a whole comes before what is wrong with one of its tiles (record format, order of the codes).
  const { hands } = event
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
  const boneyard = round.boneyard + sum(round.hands) - event.laid.length - sum(hands)
  const { gone } = round
  const stayed = gone.find((seat) => hands[seat] !== 0)
  if (stayed !== undefined) return bad({ kind: 'has-left', player: stayed })
  if (hands.some((left, seat) => left < 1 && !gone.includes(seat))) return bad({ kind: 'empty-hand' })
  if (boneyard < 0) return bad({ kind: 'more-than-the-set' })
  const totals = totalsOf(state, event.totals)
  if ('kind' in totals) return bad(totals)
  const lying = layAll(rules, round.laid, event.laid)
  if (!lying.ok) return lying
  const { line, laid, tiles } = lying.value
  const scored: ScoredTable = { type: 'table', player, laid: tiles, hands, delta: 0, totals }
  return ok({
    state: { rules, totals, outcome: OPEN, round: { ...round, line, laid, hands: hands.slice(), boneyard, turn: player, drawn: 0, shown: [] } },
    scored,
    warnings: [],
  })
}

/** Lays a line as a record writes it on a table on which `before` lies already (how often each tile, by its place). */
export function layAll(rules: Rules, before: readonly number[], moves: MatchTableEvent['laid']): Result<LaidTable, Refusal> {
  let line = emptyLine(rules.layout)
  const laid = before.slice()
  const tiles: LaidTile[] = []
  for (const { tile: text, arm } of moves) {
    const checked = checkTile(rules, text)
    if (!checked.ok) return checked
    const written: WrittenTile = checked.value
    const { tile, first, second } = written
    const times = elementAt(laid, tile)
    if (times >= rules.copies) return err({ code: 'tile-already-played', tile: makeTile(tile), limit: rules.copies })
    laid[tile] = times + 1
    if (arm === null) {
      if (liesRoundLead(rules.layout) && !isDouble(tile)) return err({ code: 'lead-must-be-double', tile: makeTile(tile) })
      line = layLead(line, written, rules.arms)
    } else {
      const end = line.ends[arm]
      const name = armName(rules.layout, arm)
      if (end === undefined || end.suit !== first) return err({ code: 'does-not-match', tile: makeTile(tile), ends: [{ arm: name, suit: end?.suit ?? 0 }] })
      line = layAt(line, arm, tile)
    }
    tiles.push({ tile, arm: arm === null ? null : armName(rules.layout, arm), outward: second })
  }
  return ok({ line: liesInOneRow(line.layout) && line.laid > 1 ? begunAtBothEnds(line) : line, laid, tiles })
}

/** Which tile of a line was led cannot be seen, so both its ends count as begun. */
const begunAtBothEnds = (line: Line): Line => ({ ...line, ends: line.ends.map((end) => ({ ...end, started: true })) })

/** The totals after the table was shown, or what is wrong with those it names. */
function totalsOf({ rules, totals }: MatchState, named: readonly number[] | null): readonly number[] | Fault {
  if (named === null) return totals
  if (totals.some((total) => total !== 0)) return { kind: 'totals-too-late' }
  const standings = totalsOfSides(rules, named)
  if (rules.win === 'immediate' && standings.some((total) => total >= rules.target)) return { kind: 'totals-reach', target: rules.target }
  const { floor } = rules
  return floor !== null && standings.some((total) => total < floor) ? { kind: 'totals-below', floor } : named
}

const bad = (fault: Fault): Result<never, Refusal> => err({ code: 'bad-event', fault })
