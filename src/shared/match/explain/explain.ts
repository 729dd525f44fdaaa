import { armName, exposed, exposedAt, openArms, parseArm, type Line } from '../../domino/line'
import { present } from '../../kernel/assert'
import { err, ok, type Result } from '../../kernel/result'
import { GAMES } from '../../games'
import { payoutOf } from '../../rules/payout'
import { rolledTiles } from '../dice'
import type { MatchEvent, ScoredPlay } from '../events'
import { evolve } from '../evolve'
import type { Step } from '../step'
import { playableTiles } from '../preview'
import type { MatchRecord } from '../record'
import { readRecord, type RecordRefusal } from '../read-record'
import { replay } from '../replay'
import type { MatchState, RoundState } from '../state'
import type { Choice, Counting, Explanation, ShownTile } from './explanation'
import { otherReadings } from './other-readings'

/**
 * Everything that can be said of one event of a match: what lay open, what was looked at, what came of it, and what
 * other readings of the rules would have made of it.
 *
 * Places count from 0. Scored by the same `evolve` as the match itself; refused where the record is impossible up to there.
 */
export function explainEvent(record: MatchRecord, round: number, event: number): Result<Explanation, RecordRefusal> {
  const read = readRecord({ ...record, rounds: record.rounds.slice(0, round + 1) })
  if (!read.ok) return read
  const { rounds } = read.value
  const there = present(rounds[round], 'only rounds of the record are explained')
  const asked = present(there.events[event], 'only events of the record are explained')
  const earlier = replay({ ...read.value, rounds: [...rounds.slice(0, round), { ...there, events: there.events.slice(0, event) }] })
  if (!earlier.ok) return earlier
  const { state } = earlier.value
  const step = evolve(state, asked)
  if (!step.ok) return err({ round: round + 1, event: event + 1, refusal: step.error })
  return ok(explained(state, asked, step.value))
}

function explained(state: MatchState, event: MatchEvent, step: Step): Explanation {
  const { scored } = step
  const before = present(state.round, 'an event belongs to a round that has begun')
  const after = present(step.state.round, 'a round goes on after an event')
  return {
    rules: step.state.rules,
    dice: before.dice,
    event: scored,
    before: shownOn(before.line),
    after: shownOn(after.line),
    laid: { before: before.line.laid, after: after.line.laid },
    totals: { before: state.totals, after: step.state.totals },
    end: after.end,
    winner: step.state.winner,
    warnings: step.warnings,
    counting: scored.type === 'play' ? countingOf(state, after, scored) : null,
    choice: scored.type === 'draw' || scored.type === 'pass' || scored.type === 'block' ? choiceBefore(state, before) : null,
    readings: otherReadings(state, event, step),
  }
}

/** What lies open on a line, each tile with where it lies. */
function shownOn(line: Line): readonly ShownTile[] {
  const places = exposedAt(line)
  return exposed(line).map(({ tile, suit, halves }, at) => {
    const arm = places[at] ?? null
    return { tile, suit, halves, arm: arm === null ? null : armName(line.layout, arm) }
  })
}

function countingOf({ rules, totals }: MatchState, { line, dice }: RoundState, { player, tile, arm, reasons }: ScoredPlay): Counting {
  const rolled = dice === null ? null : rolledTiles(dice)
  const at = arm === null ? null : parseArm(line.layout, rules.arms, arm)
  return {
    looks: GAMES[rules.game].look({ rules, rolled, tile, arm: at, line, shown: exposed(line) }),
    settling: payoutOf(rules, present(totals[player], 'every seat has a total'), reasons),
  }
}

function choiceBefore(state: MatchState, { boneyard, line }: RoundState): Choice {
  const { reserve, completeFirstDouble } = state.rules
  const open = new Set(openArms(line, completeFirstDouble).flatMap((arm) => line.ends[arm]?.suit ?? []))
  return { boneyard, reserve, drawable: Math.max(0, boneyard - reserve), fitting: playableTiles(state).size, open: [...open] }
}
