import { ruleOverridesSchema, type RuleOverrides } from '../match/record'
import { PRESET_IDS, type PresetId } from '../rules/presets'
import type { SettingName } from '../games/rules'
import type { Cursor } from './cursor'
import { makeJson, readJson, type Field } from './json-part'
import { ANY_WORD, BY_PLAYERS, RULE_NAME, VALUE_WORD, WHOLE } from './lexicon'

const WORDS: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [true, 'yes'],
  [false, 'no'],
  [null, 'none'],
])
const MEANINGS: ReadonlyMap<string, unknown> = new Map([...WORDS].map(([value, word]) => [word, value]))

/** ` target=15 floor=none`: rules with their values, each after a space; null where one cannot be said so. */
export function makeSettings(settings: object): string | null {
  let text = ''
  for (const [name, value] of Object.entries(settings)) {
    const said = /^[A-Za-z][A-Za-z0-9]*$/.test(name) ? makeValue(value) : null
    if (said === null) return null
    text += ` ${name}=${said}`
  }
  return text
}

function makeValue(value: unknown): string | null {
  const word = WORDS.get(value)
  if (word !== undefined) return word
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null
  if (typeof value === 'string') return /^[a-z][a-z-]*$/.test(value) && !MEANINGS.has(value) ? value : makeJson(value)
  return typeof value === 'object' && isByPlayers(value) ? byPlayers(value) : makeJson(value)
}

const byPlayers = (value: object): string =>
  Object.entries(value)
    .map(([players, number]) => `${players}:${number}`)
    .join(',')

function isByPlayers(value: object | null): value is Readonly<Record<string, number>> {
  if (value === null || Array.isArray(value)) return false
  const entries = Object.entries(value)
  return entries.length > 0 && entries.every(([players, number]) => /^[2-8]$/.test(players) && Number.isSafeInteger(number))
}

/** Reads rules with their values, as many as there are, whatever they are called. */
export function readSettings(cursor: Cursor): readonly Field[] | null {
  const settings = new Map<string, unknown>()
  while (cursor.peek(RULE_NAME) !== null) if (!readSetting(cursor, settings)) return null
  return [...settings]
}

/** Reads `name=value` into the settings so far. */
function readSetting(cursor: Cursor, settings: Map<string, unknown>): boolean {
  const at = cursor.at
  const name = cursor.match(RULE_NAME) ?? ''
  if (settings.has(name)) cursor.fail({ kind: 'twice', name }, at)
  cursor.sign('=')
  const value = settings.has(name) ? null : readValue(cursor)
  if (value !== null) settings.set(name, value.value)
  return value !== null
}

function readValue(cursor: Cursor): { readonly value: unknown } | null {
  const at = cursor.at
  if (/^["{[]/.test(cursor.text.slice(at, at + 1))) return readJson(cursor)
  const table = cursor.number(BY_PLAYERS)
  if (table !== null) return { value: Object.fromEntries(table.split(',').map((entry) => [entry.slice(0, 1), wholeOf(entry.slice(2))])) }
  const whole = cursor.number(WHOLE)
  if (whole !== null) return { value: wholeOf(whole) }
  const word = cursor.match(VALUE_WORD)
  if (word === null) return cursor.expected('value')
  return { value: MEANINGS.has(word) ? MEANINGS.get(word) : word }
}

/** A whole number as it is written; never −0. */
export const wholeOf = (text: string): number => Number(text) + 0

const RULE_NAMES = Object.keys(ruleOverridesSchema.shape) as readonly SettingName[]

/** What a match or a position begins with: the preset, and the rules that differ from it. */
export function readHead(cursor: Cursor): { readonly preset: PresetId; readonly rules: RuleOverrides } | null {
  const at = cursor.at
  const found = cursor.found
  const word = cursor.match(ANY_WORD)
  const preset = PRESET_IDS.find((id) => id === word)
  if (preset === undefined) return word === null ? cursor.expected('preset') : cursor.fail({ kind: 'no-such-preset', found }, at)
  const rules = new Map<string, unknown>()
  while (cursor.peek(RULE_NAME) !== null) {
    const from = cursor.at
    const name = cursor.peek(RULE_NAME) ?? ''
    const rule = RULE_NAMES.find((each) => each === name)
    if (rule === undefined) return cursor.fail({ kind: 'no-such-rule', found: name }, from)
    if (!readSetting(cursor, rules)) return null
    const value = rules.get(name)
    if (!ruleOverridesSchema.shape[rule].safeParse(value).success) return cursor.fail({ kind: 'rule-value', rule, found: makeValue(value) ?? '' }, from)
  }
  return { preset, rules: Object.fromEntries(rules) }
}
