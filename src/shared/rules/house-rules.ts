import { GAMES } from '../games'
import type { RuleId } from '../games/rule-ids'
import {
  BLOCKED_RULE_IDS,
  DECLARATIONS,
  GAME_IDS,
  gameOfBlockedRule,
  SETTING_NAMES,
  type BlockedRuleId,
  type GameId,
  type RuleOverrides,
  type RuleSettings,
  type SettingName,
} from '../games/rules'
import type { ControlOf, SettingGroup, Under } from '../games/setting'
import { PRESETS, type PresetId } from './presets'

interface SettingOf<N extends SettingName> {
  readonly name: N
  readonly group: SettingGroup
  /** Games in which it is a reading, whatever it is in the others. */
  readonly readingIn: readonly GameId[]
  readonly control: ControlOf<RuleSettings[N]>
  /** The games it means something in, each with the rule it changes there (null: how the table is set). */
  readonly rules: Readonly<Partial<Record<GameId, RuleId | null>>>
  /** It only matters under this blocked rule, or where a spinner is played. */
  readonly under?: Under
}

export type Setting = { [N in SettingName]: SettingOf<N> }[SettingName]
export type SettingValue = RuleSettings[SettingName]
type Overrides = { readonly [N in SettingName]?: RuleSettings[N] | undefined }

/** The games that a setting means something in. */
const meaningOf = (name: SettingName): Pick<Setting, 'rules' | 'readingIn'> => ({
  rules: Object.fromEntries(GAME_IDS.flatMap((game) => (GAMES[game].settings[name] === undefined ? [] : [[game, GAMES[game].settings[name]]]))),
  readingIn: GAME_IDS.filter((game) => GAMES[game].readings.includes(name)),
})

/** Every house rule and reading, in the order in which a panel shows them. */
export const SETTINGS = [...SETTING_NAMES]
  .sort((a, b) => DECLARATIONS[a].place - DECLARATIONS[b].place)
  .map((name) => {
    const { group = 'house-rule', control, under } = DECLARATIONS[name]
    return { name, group, control, ...meaningOf(name), ...(under === undefined ? {} : { under }) }
  }) as unknown as readonly Setting[]

/** The settings that mean something in a game, in display order. */
export function settingsFor(game: GameId): readonly Setting[] {
  return SETTINGS.filter((setting) => setting.rules[game] !== undefined)
}

/** What decides whether a setting matters. */
export type InForce = Pick<RuleSettings, 'blockedRule' | 'spinner' | 'counted' | 'endWorth' | 'partners'>

/** Whether a setting matters at a table, as far as its other settings say. */
export function isInForce({ under }: Pick<Setting, 'under'>, { blockedRule, spinner, counted, endWorth, partners }: InForce): boolean {
  if (under === undefined) return true
  switch (under) {
    case 'spinner':
      return spinner
    case 'left':
      return endWorth !== 'fixed'
    case 'fixed':
      return endWorth === 'fixed'
    case 'partners':
      return partners
    case 'pips':
      return counted === 'pips'
    case 'american':
    case 'german':
      return blockedRule === under
  }
}

export function groupIn({ group, readingIn }: Setting, game: GameId): SettingGroup {
  return readingIn.includes(game) ? 'reading' : group
}

/** The blocked rules a game can be played with: its own, and those that look at hands alone; in a game that leaves no choice the one that its rule sets name. */
export function blockedRulesFor(game: GameId): readonly BlockedRuleId[] {
  if (GAMES[game].settings.blockedRule === undefined)
    return [...new Set(Object.values(PRESETS).flatMap((preset) => (preset.game === game ? [preset.settings.blockedRule] : [])))]
  return BLOCKED_RULE_IDS.filter((id) => [game, null].includes(gameOfBlockedRule(id)))
}

function mayNeverDraw(game: GameId): boolean {
  const definition = GAMES[game]
  return definition.line !== null && definition.withoutDraws
}

/** The games of which a rule set has the highest double led first; elsewhere nobody wrote of it. */
const GAMES_THAT_LEAD_THE_HIGHEST: ReadonlySet<GameId> = new Set(
  Object.values(PRESETS).flatMap(({ game, settings }) => (settings.leadTile === 'highest-double' ? [game] : [])),
)

/** What a family may choose for a setting in a game, where it chooses among a few. */
export function choicesFor({ name, control }: Pick<Setting, 'name' | 'control'>, game: GameId): readonly (string | number)[] {
  if (control.kind !== 'choice') return []
  if (name === 'blockedRule') return blockedRulesFor(game)
  const values: readonly (string | number)[] = control.values
  if (name === 'leadTile' && !GAMES_THAT_LEAD_THE_HIGHEST.has(game)) return values.filter((value) => value !== 'highest-double')
  return name === 'draw' && !mayNeverDraw(game) ? values.filter((value) => value !== 'never') : values
}

/** Whether a blocked rule looks at the dice that were thrown for the round. */
export function asksForDice(id: BlockedRuleId): boolean {
  const game = gameOfBlockedRule(id)
  return game !== null && GAMES[game].usesDice
}

/** The settings that are named, in display order. */
export function namedSettings(overrides: Overrides): readonly SettingName[] {
  return SETTINGS.map(({ name }) => name).filter((name) => overrides[name] !== undefined)
}

/** What a round is set up by: changed later, the tiles on the table and in the hands would not be those that were dealt. */
export const SET_UP_RULES = ['maxPip', 'copies', 'arms', 'spinner', 'handSize', 'partners', 'pairOut'] as const satisfies readonly SettingName[]

/** What a rule set has that a table does not name: some settings follow another that it does (AF-11). */
export function usualSettings(preset: PresetId, named: Overrides): RuleSettings {
  const { game, settings } = PRESETS[preset]
  const { follows } = GAMES[game]
  if (follows === undefined) return settings
  const held = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)) as Partial<RuleSettings>
  return { ...settings, ...follows({ ...settings, ...held }) }
}

/** Settings whose value is not the usual one, in display order. */
export function changedSettings(preset: PresetId, overrides: Overrides): readonly SettingName[] {
  const usual = usualSettings(preset, overrides)
  return SETTINGS.map(({ name }) => name).filter((name) => {
    const value = overrides[name]
    return value !== undefined && !sameValue(value, usual[name])
  })
}

/** Whether a table has chosen something for its mistakes. */
export const hasMistakeRules = ({ mistakes }: Pick<RuleOverrides, 'mistakes'>): boolean => Object.values(mistakes ?? {}).some((each) => each !== undefined)

/** The rules that differ from the preset, in display order; last what the table has chosen for its mistakes. */
export function changedRules(preset: PresetId, overrides: RuleOverrides): RuleOverrides {
  const settings = Object.fromEntries(changedSettings(preset, overrides).map((name) => [name, overrides[name]]))
  return hasMistakeRules(overrides) ? { ...settings, mistakes: overrides.mistakes } : settings
}

/** How many rules differ from the preset; what is chosen for mistakes is one. */
export const changedCount = (preset: PresetId, overrides: RuleOverrides): number => Object.keys(changedRules(preset, overrides)).length

/** The overrides with one setting changed; a value that is the preset's own is no override. */
export function withSetting<N extends SettingName>(preset: PresetId, overrides: Overrides, name: N, value: RuleSettings[N]): Overrides {
  const { [name]: _, ...rest } = overrides
  return sameValue(value, usualSettings(preset, rest)[name]) ? rest : { ...rest, [name]: value }
}

/** Equal values; a table by players equals another with the same entries, however they are ordered. */
export function sameValue(a: SettingValue, b: SettingValue): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const counts = Object.keys(a)
  return counts.length === Object.keys(b).length && counts.every((count) => a[count] === b[count])
}
