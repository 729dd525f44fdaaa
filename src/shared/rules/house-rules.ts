import { PRESETS, type PresetId } from './presets'
import type { RuleId } from '../games/rule-ids'
import { BLOCKED_RULE_IDS, type BlockedRuleId, type ByPlayers, type GameId, type RuleSettings, type SettingName } from '../games/rules'

/** A family changes house rules; a reading settles what a source leaves open (rulebook). */
export const SETTING_GROUPS = ['house-rule', 'reading'] as const
export type SettingGroup = (typeof SETTING_GROUPS)[number]

interface Bounds {
  readonly min: number
  readonly max: number
}

type NumberControl = Bounds & { readonly kind: 'number' }
/** A number for every table, or one for each number of players. */
type ByPlayersControl = Bounds & { readonly kind: 'by-players' }
/** A number, or null, which has a meaning of its own; a `usual` null is only the preset's and no record can say it. */
type NullableControl = Bounds & { readonly kind: 'nullable'; readonly null: 'usual' | 'chosen' }
type ChoiceControl<V extends string | number> = { readonly kind: 'choice'; readonly values: readonly V[] }
type BooleanControl = { readonly kind: 'boolean' }

/** What a setting may be, as the type of its value demands. */
type ControlOf<V> = [V] extends [boolean]
  ? BooleanControl
  : [V] extends [string]
    ? ChoiceControl<V>
    : [V] extends [number]
      ? NumberControl | ChoiceControl<V>
      : [V] extends [ByPlayers]
        ? ByPlayersControl
        : NullableControl

interface SettingOf<N extends SettingName> {
  readonly name: N
  readonly group: SettingGroup
  /** A game in which it is a reading, whatever it is in the others. */
  readonly readingIn?: GameId
  readonly control: ControlOf<RuleSettings[N]>
  /** The games it means something in, each with the rule it changes there (null: how the table is set). */
  readonly rules: Readonly<Partial<Record<GameId, RuleId | null>>>
  /** It only matters under this blocked rule, or where a spinner is played. */
  readonly under?: BlockedRuleId | 'spinner'
}

export type Setting = { [N in SettingName]: SettingOf<N> }[SettingName]
export type SettingValue = RuleSettings[SettingName]
type Overrides = { readonly [N in SettingName]?: RuleSettings[N] | undefined }

const everywhere = <R extends RuleId | null>(rule: R) => ({ 'flower-and-scorpion': rule, bergen: rule, 'double-bergen': rule }) as const
const points = { kind: 'number', min: 0, max: 20 } as const

/** Every house rule and reading, in the order in which a panel shows them. */
export const SETTINGS: readonly Setting[] = [
  { name: 'target', group: 'house-rule', control: { kind: 'by-players', min: 1, max: 500 }, rules: { ...everywhere('C-5'), 'double-bergen': 'DB-5' } },
  { name: 'win', group: 'house-rule', control: { kind: 'choice', values: ['immediate', 'round-end'] }, rules: everywhere('C-5') },
  { name: 'handSize', group: 'house-rule', control: { kind: 'by-players', min: 1, max: 20 }, rules: everywhere(null) },
  { name: 'maxPip', group: 'house-rule', control: { kind: 'choice', values: [6, 9, 12, 15, 18] }, rules: everywhere(null) },
  { name: 'copies', group: 'house-rule', control: { kind: 'number', min: 1, max: 4 }, rules: everywhere(null) },
  { name: 'arms', group: 'house-rule', control: { kind: 'number', min: 2, max: 8 }, rules: { 'double-bergen': 'DB-1' } },
  { name: 'spinner', group: 'house-rule', control: { kind: 'boolean' }, rules: { bergen: 'B-10' } },
  { name: 'leadTile', group: 'house-rule', control: { kind: 'choice', values: ['any', 'double'] }, rules: { 'flower-and-scorpion': 'FS-1', bergen: 'B-7' } },
  { name: 'completeFirstDouble', group: 'house-rule', control: { kind: 'boolean' }, rules: { bergen: 'B-6' } },
  { name: 'draw', group: 'house-rule', control: { kind: 'choice', values: ['until-able', 'one'] }, rules: everywhere('C-2') },
  { name: 'dual', group: 'house-rule', control: points, rules: { 'flower-and-scorpion': 'FS-2' } },
  { name: 'plural', group: 'house-rule', control: points, rules: { 'flower-and-scorpion': 'FS-3' } },
  { name: 'doubleHeader', group: 'house-rule', control: points, rules: { bergen: 'B-1' } },
  { name: 'tripleHeader', group: 'house-rule', control: points, rules: { bergen: 'B-2' } },
  {
    name: 'approachCap',
    group: 'house-rule',
    readingIn: 'flower-and-scorpion',
    control: { kind: 'boolean' },
    rules: { 'flower-and-scorpion': 'FS-11', bergen: 'B-3' },
  },
  { name: 'dominoPoints', group: 'house-rule', control: points, rules: { 'flower-and-scorpion': 'FS-9', bergen: 'B-4', 'double-bergen': 'DB-4' } },
  {
    name: 'blockedRule',
    group: 'house-rule',
    control: { kind: 'choice', values: BLOCKED_RULE_IDS },
    rules: { 'flower-and-scorpion': 'FS-9', bergen: 'B-5', 'double-bergen': 'DB-4' },
  },
  {
    name: 'blockedPoints',
    group: 'house-rule',
    control: { kind: 'nullable', null: 'usual', min: 0, max: 20 },
    rules: { 'flower-and-scorpion': 'FS-9', bergen: 'B-5', 'double-bergen': 'DB-4' },
  },
  { name: 'tileDeduction', group: 'house-rule', control: { kind: 'number', min: 0, max: 10 }, rules: { 'double-bergen': 'DB-4' } },
  {
    name: 'floor',
    group: 'house-rule',
    control: { kind: 'nullable', null: 'chosen', min: -100, max: 0 },
    rules: { 'flower-and-scorpion': 'FS-10', 'double-bergen': 'DB-4' },
  },
  { name: 'reserve', group: 'reading', control: { kind: 'number', min: 0, max: 10 }, rules: everywhere('C-3') },
  { name: 'twoDoubles', group: 'reading', control: { kind: 'choice', values: ['listed', 'all'] }, rules: { 'flower-and-scorpion': 'FS-4' } },
  { name: 'standingPair', group: 'reading', control: { kind: 'choice', values: ['unscored', 'scored'] }, rules: { 'flower-and-scorpion': 'FS-5' } },
  { name: 'doubleScorpion', group: 'reading', control: { kind: 'choice', values: ['suit', 'tile'] }, rules: { 'flower-and-scorpion': 'FS-7' } },
  { name: 'payout', group: 'reading', control: { kind: 'choice', values: ['net', 'losses-first'] }, rules: { 'flower-and-scorpion': 'FS-10' } },
  { name: 'americanGap', group: 'reading', control: { kind: 'choice', values: ['none', 'simple'] }, rules: everywhere('B-5'), under: 'american' },
  { name: 'germanTies', group: 'reading', control: { kind: 'choice', values: ['among-tied', 'all'] }, rules: everywhere('B-5'), under: 'german' },
  { name: 'spinnerArms', group: 'reading', control: { kind: 'choice', values: ['all-first', 'any-time'] }, rules: { bergen: 'B-10' }, under: 'spinner' },
  { name: 'spinnerCount', group: 'reading', control: { kind: 'choice', values: ['headers', 'every-number'] }, rules: { bergen: 'B-10' }, under: 'spinner' },
  { name: 'passedLead', group: 'reading', control: { kind: 'choice', values: ['who-led', 'who-was-first'] }, rules: { 'double-bergen': 'DB-1' } },
]

/** The settings that mean something in a game, in display order. */
export function settingsFor(game: GameId): readonly Setting[] {
  return SETTINGS.filter((setting) => setting.rules[game] !== undefined)
}

/** Whether a setting matters at a table, as far as its other settings say. */
export function isInForce({ under }: Setting, { blockedRule, spinner }: Pick<RuleSettings, 'blockedRule' | 'spinner'>): boolean {
  return under === undefined || (under === 'spinner' ? spinner : under === blockedRule)
}

/** Whether a setting is a house rule or a reading in a game. */
export function groupIn({ group, readingIn }: Setting, game: GameId): SettingGroup {
  return readingIn === game ? 'reading' : group
}

/** The blocked rules a game can be played with: the Flower's needs dice, deducted tiles need the game that deducts them. */
export function blockedRulesFor(game: GameId): readonly BlockedRuleId[] {
  return BLOCKED_RULE_IDS.filter((id) => {
    if (id === 'flower-and-scorpion') return game === 'flower-and-scorpion'
    return id !== 'tiles-deducted' || game === 'double-bergen'
  })
}

/** The settings that are named, in display order. */
export function namedSettings(overrides: Overrides): readonly SettingName[] {
  return SETTINGS.map(({ name }) => name).filter((name) => overrides[name] !== undefined)
}

/** What a round is set up by: changed later, the tiles on the table and in the hands would not be those that were dealt. */
export const SET_UP_RULES = ['maxPip', 'copies', 'arms', 'spinner', 'handSize'] as const satisfies readonly SettingName[]

/** Settings whose value is not the preset's, in display order. */
export function changedSettings(preset: PresetId, overrides: Overrides): readonly SettingName[] {
  const usual = PRESETS[preset].settings
  return SETTINGS.map(({ name }) => name).filter((name) => {
    const value = overrides[name]
    return value !== undefined && !sameValue(value, usual[name])
  })
}

/** The overrides with one setting changed; a value that is the preset's own is no override. */
export function withSetting<N extends SettingName>(preset: PresetId, overrides: Overrides, name: N, value: RuleSettings[N]): Overrides {
  const { [name]: _, ...rest } = overrides
  return sameValue(value, PRESETS[preset].settings[name]) ? rest : { ...rest, [name]: value }
}

/** Equal values; a table by players equals another with the same entries, however they are ordered. */
export function sameValue(a: SettingValue, b: SettingValue): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const counts = Object.keys(a)
  return counts.length === Object.keys(b).length && counts.every((count) => a[count] === b[count])
}
