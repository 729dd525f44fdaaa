import { blockedRulesFor, isInForce, sameValue, settingsFor, type Setting, type SettingValue } from '../../rules/house-rules'
import { usualBlockedPoints } from '../../rules/resolve'
import type { Rules, SettingName } from '../../games/rules'
import type { MatchEvent } from '../events'
import { evolve } from '../evolve'
import type { Step } from '../step'
import type { MatchState } from '../state'
import type { OtherReading, Upshot } from './explanation'

/** The rules that another value of could have made something else of an event. */
const BEARING: Readonly<Partial<Record<MatchEvent['type'], readonly SettingName[]>>> = {
  play: ['twoDoubles', 'standingPair', 'doubleScorpion', 'payout', 'spinnerCount', 'approachCap', 'floor', 'win'],
  draw: ['draw', 'reserve'],
  pass: ['draw', 'reserve'],
  block: ['blockedRule', 'americanGap', 'germanTies', 'reserve', 'floor', 'win'],
}

/** The values of `reserve` that the sources know (C-3). */
const RESERVES = [0, 2]

/** What every other value of each rule that bears on an event would have made of it. */
export function otherReadings(state: MatchState, event: MatchEvent, as: Step): readonly OtherReading[] {
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
  return { delta: scored.delta, end: state.round?.end ?? null, totals: state.totals, winner: state.winner, warnings }
}

function otherValues({ name, control }: Setting, rules: Rules): readonly SettingValue[] {
  const now: SettingValue = rules[name]
  const others = (values: readonly SettingValue[]) => values.filter((value) => !sameValue(value, now))
  if (name === 'blockedRule') return others(blockedRulesFor(rules.game))
  if (name === 'reserve') return others(RESERVES)
  switch (control.kind) {
    case 'choice':
      return others(control.values)
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
  const noticed = ({ delta, end, totals, winner, warnings }: Upshot) =>
    JSON.stringify([delta, end === null ? null : [end.kind, end.winner, end.deltas], totals, winner, warnings])
  return noticed(a) === noticed(b)
}
