import { PRESET_IDS, PRESETS, type PresetId } from '../rules/presets'
import type { RuleId } from '../games/rule-ids'
import type { Points } from './book-of-a-game'
import { RULE_FACTS, standingIn } from './facts'

export type { Points }

/** The presets under which a rule pays the same. */
export interface PaidUnder {
  readonly paid: readonly Points[]
  readonly presets: readonly PresetId[]
}

/** What a rule pays under each preset that plays by it or can choose it, presets that pay the same together; nothing for a rule that pays nothing. */
export function pointsOfRule(id: RuleId): readonly PaidUnder[] {
  const { pays } = RULE_FACTS[id]
  if (pays === undefined) return []
  const found = new Map<string, PaidUnder>()
  for (const preset of PRESET_IDS) {
    if (standingIn(id, preset) === 'none') continue
    const paid = pays(PRESETS[preset].settings)
    const key = JSON.stringify(paid)
    found.set(key, { paid, presets: [...(found.get(key)?.presets ?? []), preset] })
  }
  return [...found.values()]
}
