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
  readonly touched: string
  readonly calling: Readonly<Record<NonNullable<MistakeRules['calling']>, string>>
  readonly lastTile: (count: number) => string
  readonly adjustWins: string
  readonly claims: string
  readonly afterTime: string
  readonly lastLevel: string
  /** After the points for a pass or a draw with a tile that fitted: what counts instead where it is more, and what else follows. */
  readonly orHand: string
  readonly orPercent: (percent: number) => string
  readonly stops: string
  readonly lose: (points: number) => string
  readonly give: (points: number) => string
  readonly move: (points: number) => string
}

/** Named here too: the checker of rulings shares these words, and no code of the scorer. */
const PENALTIES = ['couldPlay', 'wrongCount'] as const satisfies typeof PENALISED

/** What a table may choose or not, each one sentence. */
const SWITCHES = ['lateMisplay', 'exposed', 'touched', 'adjustWins', 'claims', 'afterTime', 'lastLevel'] as const satisfies readonly (keyof MistakeRules)[]

/** What a table has chosen for its mistakes, in a language: `wrong number of tiles: 3 points to the others; a tile that was seen goes first`. */
function mistakeWordsOf(phrases: MistakePhrases, colon: string): (chosen: MistakeRules) => string {
  const more = ({ orHand, orPercent, stops }: NonNullable<MistakeRules['couldPlay']>): readonly string[] => [
    ...(orHand === undefined ? [] : [phrases.orHand]),
    ...(orPercent === undefined ? [] : [phrases.orPercent(orPercent)]),
    ...(stops === undefined ? [] : [phrases.stops]),
  ]
  return (chosen) => {
    const penalties = PENALTIES.flatMap((name) => {
      const penalty = chosen[name]
      return penalty === undefined ? [] : [`${phrases[name]}${colon}${[phrases[penalty.way](penalty.points), ...more(penalty)].join(', ')}`]
    })
    const { calling, lastTile } = chosen
    const others = SWITCHES.flatMap((name) => (chosen[name] === undefined ? [] : [phrases[name]]))
    const called = calling === undefined ? [] : [phrases.calling[calling]]
    const announced = lastTile === undefined ? [] : [phrases.lastTile(lastTile.draw)]
    return [...penalties, ...others, ...called, ...announced].join('; ') || phrases.told
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
