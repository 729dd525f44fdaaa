import type { SettingName } from '../rules/rules'
import type { Grammar } from './grammar'
import { plain } from './numbers'

interface SettingPhrases {
  readonly listed: Grammar['listed']
  /** With the spaces of the language. */
  readonly colon: string
  /** What a setting is called where only its value follows. */
  readonly labels: Readonly<Record<SettingName, string>>
  /** A value that is chosen by its name. */
  readonly choice: (value: string) => string
  readonly on: string
  readonly off: string
  /** The absence of a value. */
  readonly none: string
  /** What is played to, or held, with so many players. */
  readonly withPlayers: (worth: number, players: string) => string
}

/** Settings in a language, where there is room for a line. */
export function settingSentencesOf(phrases: SettingPhrases) {
  const valueWords = (value: unknown): string => {
    if (typeof value === 'boolean') return value ? phrases.on : phrases.off
    if (typeof value === 'number') return plain(value)
    if (typeof value === 'string') return phrases.choice(value)
    if (value === null) return phrases.none
    return phrases.listed(
      Object.entries(value as Readonly<Record<string, number>>).map(([players, worth]) => phrases.withPlayers(worth, players)),
      'or',
    )
  }

  /** The settings that differ from a preset, on one line: `target: 15, blocked rule: american`. */
  return (settings: Readonly<Partial<Record<SettingName, unknown>>>): string =>
    Object.entries(settings)
      .flatMap(([name, value]) => (value === undefined ? [] : [`${phrases.labels[name as SettingName]}${phrases.colon}${valueWords(value)}`]))
      .join(', ')
}
