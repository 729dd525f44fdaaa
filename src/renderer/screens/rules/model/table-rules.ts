import { omitUndefined } from '#shared/kernel/omit-undefined'
import type { RuleOverrides } from '#shared/match/record'
import { resolveRules } from '#shared/rules/resolve'
import { changedSettings, sameValue, SETTINGS } from '#shared/rules/house-rules'
import { PRESETS, type Preset, type PresetId } from '#shared/rules/presets'
import type { GameId, Rules, RuleSettings, SettingName } from '#shared/games/rules'
import type { MatchView } from '../../../match/match-view'

/** What a table plays: a rule set, and where a house differs from it. */
export interface TableRules {
  readonly preset: PresetId
  readonly game: GameId
  readonly settings: RuleSettings
  /** What the same table would play by the preset alone. */
  readonly usual: RuleSettings
  readonly changed: readonly SettingName[]
  readonly match: { readonly id: string; readonly players: readonly string[] } | null
}

/** A rule set as its source states it. */
export function tableOfPreset(preset: PresetId): TableRules {
  const { game, settings } = PRESETS[preset]
  return { preset, game, settings, usual: settings, changed: [], match: null }
}

/** A rule set with what a house has changed in it, before there is a match. */
export function tableOfDraft(preset: PresetId, rules: RuleOverrides): TableRules {
  const table = tableOfPreset(preset)
  return { ...table, settings: { ...table.settings, ...omitUndefined(rules) }, changed: changedSettings(preset, rules) }
}

export function tableOfMatch({ matchId, scored, names, preset }: MatchView): TableRules {
  const { rules } = scored.state
  return {
    preset: preset.id,
    game: rules.game,
    settings: rules,
    usual: preset.settings,
    changed: changedAt(preset, rules),
    match: { id: matchId, players: names },
  }
}

/** What a house has changed, compared with the preset for the same players: some of its settings depend on these. */
function changedAt(preset: Preset, rules: Rules): readonly SettingName[] {
  const { maxPip, copies, blockedRule, spinner, spinnerArms } = rules
  const plain = resolveRules(preset.id, { maxPip, copies, blockedRule, spinner, spinnerArms }, rules.players)
  const usual: RuleSettings = {
    ...(plain.ok ? plain.value : preset.settings),
    maxPip: preset.settings.maxPip,
    copies: preset.settings.copies,
    blockedRule: preset.settings.blockedRule,
    spinner: preset.settings.spinner,
    spinnerArms: preset.settings.spinnerArms,
  }
  return SETTINGS.map(({ name }) => name).filter((name) => !sameValue(rules[name], usual[name]))
}
