import type { Layout } from '#shared/domino/line'
import { SETTING_GROUPS, type SettingGroup } from '#shared/games/setting'
import { SETTINGS, type Setting } from '#shared/rules/house-rules'
import { PRESETS, type Preset, type PresetId } from '#shared/rules/presets'
import { RULE_IDS, type RuleId } from '#shared/games/rule-ids'
import { standingIn } from '#shared/rulebook/facts'
import { kindOfFirstLeader, kindOfNextLeader, kindOfPlayers, kindOfValue } from '#shared/rulebook/setting-kinds'
import type { StatementKind } from '#shared/rulebook/statement'
import { scorerWords } from '../../../messages/scorer'
import { words } from '../../../messages/page'

/** What says how a line lies. */
const LINES = { 'two-ended': 'twoEnded', spinner: 'spinner', cross: 'cross' } as const satisfies Record<Layout, string>

export interface Cell {
  /** Null: no part of that game. */
  readonly value: string | null
  readonly why: string
  /** What the value stands on; null where that is not asked. */
  readonly kind: StatementKind | null
}

export interface ComparedSetting {
  readonly key: string
  readonly name: string
  /** The rules it belongs to, for the way there. */
  readonly rules: readonly RuleId[]
  /** One for each rule set that is compared. */
  readonly cells: readonly Cell[]
  readonly differs: boolean
}

export interface RowGroup {
  readonly group: 'table' | SettingGroup | 'rules'
  readonly rows: readonly ComparedSetting[]
}

/** Everything that rule sets have, from the presets themselves; what is no part of any of them is left out. */
export function compareRows(presets: readonly PresetId[], onlyDifferent: boolean): readonly RowGroup[] {
  const groups: readonly RowGroup[] = [
    { group: 'table', rows: tableRows(presets) },
    ...SETTING_GROUPS.map((group) => ({ group, rows: SETTINGS.filter((setting) => setting.group === group).map((setting) => settingRow(setting, presets)) })),
    { group: 'rules', rows: RULE_IDS.map((id) => ruleRow(id, presets)) },
  ]
  const wanted = (row: ComparedSetting): boolean => row.cells.some(({ value }) => value !== null) && (!onlyDifferent || row.differs)
  return groups.map(({ group, rows }) => ({ group, rows: rows.filter(wanted) })).filter(({ rows }) => rows.length > 0)
}

function rowOf(key: string, name: string, rules: readonly RuleId[], cells: readonly Cell[]): ComparedSetting {
  return { key, name, rules, cells, differs: new Set(cells.map(({ value }) => value)).size > 1 }
}

function tableRows(presets: readonly PresetId[]): readonly ComparedSetting[] {
  const compareWords = words.ruleBook.compare
  const row = (key: keyof typeof compareWords.rows, valueOf: (preset: Preset) => string, kindOf: (preset: Preset) => StatementKind | null): ComparedSetting => {
    const cells = presets.map((id): Cell => ({ value: valueOf(PRESETS[id]), why: '', kind: kindOf(PRESETS[id]) }))
    return rowOf(key, compareWords.rows[key], [], cells)
  }
  return [
    row(
      'source',
      ({ source }) => (source === null ? '' : scorerWords.sourceNames[source]),
      () => null,
    ),
    row(
      'players',
      ({ players: { min, max } }) => (min === max ? String(min) : compareWords.players(min, max)),
      ({ id }) => kindOfPlayers(id),
    ),
    row(
      'line',
      ({ layout }) => (layout === null ? '' : compareWords[LINES[layout]]),
      () => 'written',
    ),
    row(
      'firstLeader',
      ({ firstLeader }) => scorerWords.leaderAdvice[firstLeader],
      ({ firstLeader }) => kindOfFirstLeader(firstLeader),
    ),
    row(
      'nextLeader',
      ({ nextLeader }) => scorerWords.leaderAdvice[nextLeader],
      ({ nextLeader }) => kindOfNextLeader(nextLeader),
    ),
  ]
}

function settingRow({ name, rules }: Setting, presets: readonly PresetId[]): ComparedSetting {
  const cited = presets.flatMap((id): readonly RuleId[] => {
    const rule = rules[PRESETS[id].game] ?? null
    return rule === null ? [] : [rule]
  })
  const cells = presets.map((id): Cell => {
    const { game, settings } = PRESETS[id]
    if (rules[game] === undefined) return { value: null, why: '', kind: null }
    return { value: words.settingValueWords(name, settings[name]), why: words.whySentence(name, id), kind: kindOfValue(name, id) }
  })
  return rowOf(name, words.ruleSettings[name].name, [...new Set(cited)], cells)
}

function ruleRow(id: RuleId, presets: readonly PresetId[]): ComparedSetting {
  const compareWords = words.ruleBook.compare
  const cells = presets.map((preset): Cell => {
    const standing = standingIn(id, preset)
    return { value: standing === 'none' ? null : compareWords[standing], why: '', kind: null }
  })
  return rowOf(id, words.ruleBook.named(id), [id], cells)
}
