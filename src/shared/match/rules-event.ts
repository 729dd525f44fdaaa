import { err, ok, type Result } from '../kernel/result'
import { shapeFaultOf } from '../kernel/shape-fault'
import { SET_UP_RULES } from '../rules/house-rules'
import type { PresetId } from '../rules/presets'
import { resolveRules } from '../rules/resolve'
import type { Rules } from '../games/rules'
import { dealt, isUntouched } from './begin'
import type { MatchEvent, Refusal, Seat } from './events'
import type { Step } from './step'
import { ruleOverridesSchema, type RuleOverrides } from './record'
import type { MatchState, RoundState } from './state'
import { OPEN } from '../games/outcome'

/** The rules that hold at a place in a record: what differs from the preset there, and what comes of it at this table. */
export interface HeldRules {
  readonly preset: PresetId
  readonly overrides: RuleOverrides
  readonly rules: Rules
}

type RulesEvent = Extract<MatchEvent, { readonly type: 'rules' }>

/** Reads a change of rules; what it names replaces what held, what it does not name stays (record format, `rules`). */
export function readRulesEvent(held: HeldRules, named: unknown, player: Seat | null): MatchEvent {
  const parsed = ruleOverridesSchema.safeParse(named)
  if (!parsed.success) {
    return { type: 'bad', malformed: { kind: 'shape', ...shapeFaultOf(parsed.error, named, ['rules']) } }
  }
  const changed = parsed.data
  if (Object.keys(changed).length === 0) return { type: 'bad', malformed: { kind: 'no-rule-named' } }
  const overrides = { ...held.overrides, ...changed }
  const resolved = resolveRules(held.preset, overrides, held.rules.players)
  return resolved.ok ? { type: 'rules', player, changed, overrides, rules: resolved.value } : { type: 'bad', fault: resolved.error }
}

/**
 * The table after a change of rules: nobody's points move, the turn stays, and nobody wins by it.
 *
 * How a round is set up changes only before anyone has laid, drawn or passed in it; it is then dealt again. Who plays with whom changes only before a round has ended.
 */
export function changeRules(state: MatchState, round: RoundState, { changed, rules }: RulesEvent, player: Seat): Result<Step, Refusal> {
  // a spinner brings its arms with it (B-10)
  const armsFollow = rules.spinner !== state.rules.spinner
  if (rules.partners !== state.rules.partners && (round.before > 0 || round.gone.length > 0))
    return err({ code: 'bad-event', fault: { kind: 'partners-too-late' } })
  const setUp = SET_UP_RULES.filter((name) => rules[name] !== state.rules[name] && !(name === 'arms' && armsFollow))
  if (setUp.length > 0 && !isUntouched(state.rules, round)) {
    return err({ code: 'bad-event', fault: { kind: 'set-up-rules', settings: setUp } })
  }
  const { totals } = state
  return ok({
    state: { rules, totals, outcome: OPEN, round: setUp.length > 0 ? dealt(rules, round) : round },
    scored: { type: 'rules', player, changed, rules, delta: 0, totals },
    warnings: [],
  })
}
