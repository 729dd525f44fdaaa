import type { RuleOverrides } from '#shared/match/record'
import { PRESETS, type PresetId } from '#shared/rules/presets'
import { playerLimits, resolveRules } from '#shared/rules/resolve'
import type { ByPlayers } from '#shared/games/setting'

/** The points that win a match at a table of so many; with fewer or more than may sit, those of the nearest number. */
export function targetAt(preset: PresetId, rules: RuleOverrides, players: number): number {
  const { min, max } = playerLimits(preset, rules)
  const resolved = resolveRules(preset, rules, Math.min(max, Math.max(min, players)))
  return resolved.ok ? resolved.value.target : leastOf(rules.target ?? PRESETS[preset].settings.target)
}

function leastOf(target: ByPlayers): number {
  return typeof target === 'number' ? target : Math.min(...Object.values(target))
}
