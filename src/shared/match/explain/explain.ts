import { armName, exposed, exposedAt, type Line, openArms, parseArm } from '../../domino/line'
import { lineGame } from '../../games'
import type { Rules, SettingName } from '../../games/rules'
import { totalOfSide } from '../../games/sides'
import { present } from '../../kernel/assert'
import { err, ok, type Result } from '../../kernel/result'
import { choicesFor, isInForce, sameValue, type Setting, settingsFor, type SettingValue } from '../../rules/house-rules'
import { drawableOf, reserveOf } from '../../rules/drawable'
import { payoutOf } from '../../rules/payout'
import { usualBlockedPoints } from '../../rules/resolve'
import { rolledTiles } from '../dice'
import type { MatchEvent, ScoredPlay } from '../events'
import { evolve } from '../evolve'
import { playableTiles } from '../preview'
import { readRecord, type RecordRefusal } from '../read-record'
import type { MatchRecord } from '../record'
import { replay } from '../replay'
import type { MatchState, RoundState } from '../state'
import type { Step } from '../step'
import type { Counting, DrawChoice, Explanation, OtherReading, ShownTile, Upshot } from './explanation'

/** What decides what the tiles left in the hands pay. */
const LEFT = ['endWorth', 'endRounding', 'roundingOf', 'tieOfThree', 'doublesInHand'] as const satisfies readonly SettingName[]

/** The rules that another value of could have made something else of an event. */
const BEARING: Readonly<Partial<Record<MatchEvent['type'], readonly SettingName[]>>> = {
  play: ['twoDoubles', 'standingPair', 'doubleScorpion', 'payout', 'spinnerCount', 'approachCap', 'exact', 'floor', 'win'],
  draw: ['draw', 'reserve'],
  pass: ['draw', 'reserve'],
  block: ['blockedRule', 'blockedBy', 'americanGap', 'germanTies', ...LEFT, 'reserve', 'floor', 'win'],
  left: [...LEFT, 'floor', 'win'],
}

/** The values of `reserve` that the sources know (C-3). */
const RESERVES = [0, 2]

/** What every other value of each rule that bears on an event would have made of it. */
function otherReadings(state: MatchState, event: MatchEvent, as: Step): readonly OtherReading[] {
  const { rules } = state
  const bearing = BEARING[event.type] ?? []
  const played = upshotOf(as)
  return settingsFor(rules.game)
    .filter((setting) => bearing.includes(setting.name) && isInForce(setting, rules))
    .flatMap((setting) =>
      otherValues(setting, rules).map((value): OtherReading => {
        const tried = evolve({ ...state, rules: under(rules, setting.name, value) }, event)
        const read = { name: setting.name, value, rule: setting.rules[rules.game] ?? null }
        if (!tried.ok) return { ...read, outcome: { kind: 'refused', refusal: tried.error } }
        const upshot = upshotOf(tried.value)
        return { ...read, outcome: alike(played, upshot) ? { kind: 'same' } : { kind: 'differs', upshot } }
      }),
    )
}

function upshotOf({ scored, state, warnings }: Step): Upshot {
  return { delta: scored.delta, end: state.round?.end ?? null, totals: state.totals, match: state.outcome, warnings }
}

function otherValues(setting: Setting, rules: Rules): readonly SettingValue[] {
  const { name, control } = setting
  const now: SettingValue = rules[name]
  const others = (values: readonly SettingValue[]) => values.filter((value) => !sameValue(value, now))
  if (name === 'reserve') return others(RESERVES)
  switch (control.kind) {
    case 'choice':
      return others(choicesFor(setting, rules.game) as readonly SettingValue[])
    case 'boolean':
      return [!(now as boolean)]
    case 'nullable':
      return [now === null ? 0 : null]
    case 'number':
    case 'by-players':
      return []
  }
}

function under(rules: Rules, name: SettingName, value: SettingValue): Rules {
  const changed = { ...rules, [name]: value }
  return name !== 'blockedRule' || !rules.paysAsRuled ? changed : { ...changed, blockedPoints: usualBlockedPoints(changed.blockedRule) }
}

/** Whether nothing anyone would notice is different. */
function alike(a: Upshot, b: Upshot): boolean {
  const noticed = ({ delta, end, totals, match, warnings }: Upshot) =>
    JSON.stringify([delta, end === null ? null : [end.kind, end.winner, end.deltas], totals, match, warnings])
  return noticed(a) === noticed(b)
}

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
    match: step.state.outcome,
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

function countingOf(
  { rules, totals }: MatchState,
  { line, dice }: RoundState,
  { player, tile, arm, reasons, stands, uncalled, goingOut = 0 }: ScoredPlay,
): Counting {
  const rolled = dice === null ? null : rolledTiles(dice)
  const at = arm === null ? null : parseArm(line.layout, rules.arms, arm)
  return {
    // nothing is counted of a tile that stays without points
    looks: stands === 'unpaid' ? [] : lineGame(rules.game).look({ rules, rolled, tile, arm: at, line, shown: exposed(line) }),
    settling: payoutOf(rules, totalOfSide(rules, totals, player), reasons, { isLead: arm === null, goingOut, stands, uncalled: uncalled !== undefined }),
  }
}

function choiceBefore(state: MatchState, { boneyard, line }: RoundState): DrawChoice {
  const { rules } = state
  const open = new Set(openArms(line, rules.completeFirstDouble).flatMap((arm) => line.ends[arm]?.suit ?? []))
  return { boneyard, reserve: reserveOf(rules), drawable: drawableOf(rules, boneyard), fitting: playableTiles(state).size, open: [...open] }
}
