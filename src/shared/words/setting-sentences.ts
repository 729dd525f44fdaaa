import type { MistakeRules, PENALISED } from '../games/mistakes'
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

/** What a language has for what a table does about its mistakes. */
interface MistakePhrases {
  /** What they are called where only the choice follows. */
  readonly label: string
  /** Nothing is chosen. */
  readonly told: string
  readonly couldPlay: string
  readonly wrongCount: string
  readonly lateMisplay: string
  readonly exposed: string
  readonly lose: (points: number) => string
  readonly give: (points: number) => string
  readonly move: (points: number) => string
}

/** Named here too: the checker of rulings shares these words, and no code of the scorer. */
const PENALTIES = ['couldPlay', 'wrongCount'] as const satisfies typeof PENALISED

/** What a table has chosen for its mistakes, in a language: `wrong number of tiles: 3 points to the others; a tile that was seen goes first`. */
function mistakeWordsOf(phrases: MistakePhrases, colon: string): (chosen: MistakeRules) => string {
  return (chosen) => {
    const penalties = PENALTIES.flatMap((name) => {
      const penalty = chosen[name]
      return penalty === undefined ? [] : [`${phrases[name]}${colon}${phrases[penalty.way](penalty.points)}`]
    })
    const others = (['lateMisplay', 'exposed'] as const).flatMap((name) => (chosen[name] === undefined ? [] : [phrases[name]]))
    return [...penalties, ...others].join('; ') || phrases.told
  }
}

/** Settings in a language, where there is room for a line. */
export function settingSentencesOf(phrases: SettingPhrases, mistakes: MistakePhrases) {
  const mistakesWords = mistakeWordsOf(mistakes, phrases.colon)
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
    settingsWords: (settings: Readonly<Partial<Record<SettingName | 'mistakes', unknown>>>): string =>
      (Object.entries(settings) as readonly (readonly [SettingName | 'mistakes', unknown])[])
        .flatMap(([name, value]) => {
          if (value === undefined) return []
          if (name === 'mistakes') return [`${mistakes.label}${phrases.colon}${mistakesWords(value as MistakeRules)}`]
          return [`${phrases.labels[name]}${phrases.colon}${valueWords(name, value)}`]
        })
        .join(', '),
    /** What a table has chosen for its mistakes. */
    mistakesWords,
    /** What they are called, and what they may be. */
    mistakeNames: mistakes,
    /** What settings are called, in a sentence. */
    settingNames: (names: readonly SettingName[]): string => phrases.listed(names.map((name) => phrases.labels[name])),
  }
}
