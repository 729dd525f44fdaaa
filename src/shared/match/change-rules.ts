import type { MistakeRules } from '../games/mistakes'
import { sameJson } from '../kernel/canonical'
import { err, ok, type Result } from '../kernel/result'
import { changedRules, sameValue, SETTINGS } from '../rules/house-rules'
import { PRESETS, type PresetId } from '../rules/presets'
import { usualBlockedPoints } from '../rules/resolve'
import type { RuleSettings } from '../games/rules'
import { decided, decideEnter, type Decision, type DecideRefusal } from './decide'
import { applyEdit, type Change, type Edit } from './edits'
import type { MatchRecord, RecordEvent, RuleOverrides } from './record'
import { scoreRecord } from './replay'
import type { ScoredMatch } from './state'

export const RULES_FROM = ['now', 'beginning'] as const
export type RulesFrom = (typeof RULES_FROM)[number]

/** A change of rules in a record; places count from 0. */
export interface RulesPlace {
  readonly round: number
  readonly event: number
  readonly rules: RuleOverrides
}

/** As much of a record as is needed to find its changes of rules. */
interface WithEvents {
  readonly rounds: readonly { readonly events: readonly RecordEvent[] }[]
}

export function rulesEventsOf({ rounds }: WithEvents): readonly RulesPlace[] {
  return rounds.flatMap(({ events }, round) => events.flatMap((it, event) => (it.type === 'rules' ? [{ round, event, rules: it.rules }] : [])))
}

/** What differs from the preset after the last event. */
export function heldOverrides(record: WithEvents & Pick<MatchRecord, 'rules'>): RuleOverrides {
  return rulesEventsOf(record).reduce((held, { rules }) => ({ ...held, ...rules }), record.rules)
}

/** What a table has chosen for its mistakes, as it holds after the last event. */
export const mistakeRulesOf = (record: WithEvents & Pick<MatchRecord, 'rules'>): MistakeRules => heldOverrides(record).mistakes ?? {}

/** What the same table plays by in its next match: what held last, named as a new match names it. */
export function rulesForNext(record: WithEvents & Pick<MatchRecord, 'preset' | 'rules'>): RuleOverrides {
  if (rulesEventsOf(record).length === 0) return record.rules
  const held = heldOverrides(record)
  const { blockedRule, blockedPoints } = settingsOf(record.preset, held)
  // a change has to name the usual points of a blocked round; in a new match they follow from its rule
  const usual = PRESETS[record.preset].settings.blockedPoints === null && blockedPoints === usualBlockedPoints(blockedRule)
  return Object.fromEntries(Object.entries(changedRules(record.preset, held)).filter(([name]) => !(usual && name === 'blockedPoints')))
}

/** What a change has to name so that `wanted` holds where `held` did; both say what differs from the preset. */
export function changeBetween(preset: PresetId, held: RuleOverrides, wanted: RuleOverrides): RuleOverrides {
  const [was, is] = [settingsOf(preset, held), settingsOf(preset, wanted)]
  const settings = Object.fromEntries(SETTINGS.flatMap(({ name }) => (sameValue(was[name], is[name]) ? [] : [[name, is[name]]])))
  const [before = {}, mistakes = {}] = [held.mistakes, wanted.mistakes]
  return sameJson(before, mistakes) ? settings : { ...settings, mistakes }
}

/** Every setting with a value that a record can name: the usual points of a blocked round (B-5) as the number they are. */
function settingsOf(preset: PresetId, overrides: RuleOverrides): RuleSettings {
  const named = Object.fromEntries(Object.entries(overrides).filter(([, value]) => value !== undefined))
  const settings = { ...PRESETS[preset].settings, ...named }
  return { ...settings, blockedPoints: settings.blockedPoints ?? usualBlockedPoints(settings.blockedRule) }
}

/**
 * Lets other rules hold, from now on or from the beginning; `wanted` says all that differs from the preset then.
 *
 * From the beginning they are the first event of the record, in place of every earlier change. Where that makes a later event impossible, the
 * refusal names it by the place it has now.
 */
export function decideRules(record: MatchRecord, wanted: RuleOverrides, from: RulesFrom): Decision {
  if (from === 'beginning') return decideFromBeginning(record, wanted)
  const rules = changeBetween(record.preset, heldOverrides(record), wanted)
  return Object.keys(rules).length === 0 ? err({ kind: 'nothing-to-change' }) : decideEnter(record, { type: 'rules', rules })
}

/** The match had `wanted` held from the beginning, or why it could not have been played so. */
export function scoredUnder(record: MatchRecord, wanted: RuleOverrides): Result<ScoredMatch, DecideRefusal> {
  const changed = decideFromBeginning(record, wanted)
  if (changed.ok) return ok(changed.scored)
  if (changed.error.kind !== 'nothing-to-change') return changed
  const scored = scoreRecord(record)
  return scored.ok ? scored : err({ kind: 'impossible', ...scored.error })
}

function decideFromBeginning(record: MatchRecord, wanted: RuleOverrides): Decision {
  if (record.rounds.length === 0) return err({ kind: 'no-such-event' })
  const rules = changeBetween(record.preset, record.rules, wanted)
  const first: readonly RecordEvent[] = Object.keys(rules).length === 0 ? [] : [{ type: 'rules', rules }]
  const before = rulesEventsOf(record)
  if (first.length === 0 && before.length === 0) return err({ kind: 'nothing-to-change' })
  // the last first, so that taking one out does not move another
  const taken = [...before]
    .reverse()
    .map(({ round, event }): Change => ({ kind: 'events', round, at: event, before: [record.rounds[round]?.events[event] as RecordEvent], after: [] }))
  const put: readonly Change[] = first.length === 0 ? [] : [{ kind: 'events', round: 0, at: 0, before: [], after: first }]
  const edit: Edit = { name: 'change-rules', changes: [...taken, ...put] }
  const tried = scoreRecord(applyEdit(record, edit))
  if (tried.ok) return decided(edit, tried.value)
  const { round, event, refusal } = tried.error
  if (round === null) return err({ kind: 'impossible', ...tried.error })
  const place = event === null ? null : placeBefore(record, first.length, round, event)
  return place === 0 ? err({ kind: 'impossible', round, event: 1, refusal }) : err({ kind: 'later-event', round, event: place, refusal })
}

/** The place (from 1) that an event of the changed record has in the record; 0 for the change itself. */
function placeBefore(record: MatchRecord, put: number, round: number, event: number): number {
  const stayed = (record.rounds[round - 1]?.events ?? []).flatMap(({ type }, at) => (type === 'rules' ? [] : [at + 1]))
  return (round === 1 ? [...new Array<number>(put).fill(0), ...stayed] : stayed)[event - 1] ?? 0
}
