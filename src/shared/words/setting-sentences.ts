import type { RuleSettings, SettingName } from '../games/rules'
import type { Grammar } from './grammar'
import { plain } from './numbers'

/** A setting whose value is chosen by its name. */
export type ChoiceName = { [N in SettingName]: RuleSettings[N] extends string ? N : never }[SettingName]

/** A setting whose value may be none. */
export type NullName = { [N in SettingName]: null extends RuleSettings[N] ? N : never }[SettingName]

interface SettingPhrases {
  readonly listed: Grammar['listed']
  /** With the spaces of the language. */
  readonly colon: string
  /** What a setting is called where only its value follows. */
  readonly labels: Readonly<Record<SettingName, string>>
  /** Every value of every choice. */
  readonly values: { readonly [N in ChoiceName]: Readonly<Record<RuleSettings[N], string>> }
  /** What the absence of a value means. */
  readonly nulls: Readonly<Record<NullName, string>>
  readonly on: string
  readonly off: string
  /** The set by its highest double. */
  readonly set: (maxPip: number) => string
  /** What is played to, or held, with so many players. */
  readonly withPlayers: (worth: number, players: string) => string
}

/** Settings in a language, where there is room for a line. */
export function settingSentencesOf(phrases: SettingPhrases) {
  const valueWords = (name: SettingName, value: unknown): string => {
    if (value === null) return phrases.nulls[name as NullName]
    if (name === 'maxPip') return phrases.set(Number(value))
    if (typeof value === 'boolean') return value ? phrases.on : phrases.off
    if (typeof value === 'number') return plain(value)
    if (typeof value === 'string') return (phrases.values[name as ChoiceName] as Readonly<Record<string, string>>)[value] ?? value
    return phrases.listed(
      Object.entries(value as Readonly<Record<string, number>>).map(([players, worth]) => phrases.withPlayers(worth, players)),
      'or',
    )
  }

  return {
    /** The settings that differ from a preset, on one line: `target: 15, blocked rule: American`. */
    settingsWords: (settings: Readonly<Partial<Record<SettingName, unknown>>>): string =>
      (Object.entries(settings) as readonly (readonly [SettingName, unknown])[])
        .flatMap(([name, value]) => (value === undefined ? [] : [`${phrases.labels[name]}${phrases.colon}${valueWords(name, value)}`]))
        .join(', '),
    /** What settings are called, in a sentence. */
    settingNames: (names: readonly SettingName[]): string => phrases.listed(names.map((name) => phrases.labels[name])),
  }
}
