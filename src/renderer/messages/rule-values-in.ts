import type { MistakeRules } from '#shared/games/mistakes'
import type { RuleOverrides } from '#shared/match/record'
import { namedSettings, type SettingValue } from '#shared/rules/house-rules'
import type { RuleSettings, SettingName } from '#shared/games/rules'
import type { ByPlayers } from '#shared/games/setting'
import { plain } from '#shared/words/numbers'
import type { ChoiceName, NullName } from '#shared/words/setting-sentences'

interface ValueWords {
  readonly label: string
  readonly means?: string
}

/** Every value of every choice. */
export type ChoiceValueWords = { readonly [N in ChoiceName]: Readonly<Record<RuleSettings[N], ValueWords>> }

/** What a language has for the values of house rules; how they are put together is the same in all. */
interface RuleValueWords {
  readonly settings: Readonly<Record<SettingName, { readonly name: string }>>
  readonly values: ChoiceValueWords
  /** What the absence of a value means. */
  readonly nulls: Readonly<Record<NullName, ValueWords>>
  readonly yes: string
  readonly no: string
  /** The set by its highest double. */
  readonly set: (maxPip: number) => ValueWords
  /** What so many players play to, or hold: `15 with 2 players`; for the last of them and all above, `10 with 3 or more`. */
  readonly withPlayers: (worth: number, players: readonly string[], orMore: boolean) => string
  readonly colon: string
  /** What a table has chosen for its mistakes, and what that is called. */
  readonly mistakesName: string
  readonly mistakesWords: (chosen: MistakeRules) => string
  readonly fromHereOn: string
  readonly asPreset: string
}

/** House rules and their values in a language. */
export function ruleValuesIn(words: RuleValueWords) {
  const settingChoiceWords = (name: SettingName, value: string | number): ValueWords => {
    if (name === 'maxPip' && Number.isInteger(Number(value))) return words.set(Number(value))
    const values: Readonly<Record<string, ValueWords>> | undefined = name in words.values ? words.values[name as ChoiceName] : undefined
    return values?.[value] ?? { label: String(value) }
  }

  const byPlayersWords = (value: ByPlayers): string => {
    if (typeof value === 'number') return String(value)
    const steps: { readonly worth: number; readonly players: string[] }[] = []
    for (const [players, worth] of Object.entries(value)) {
      const last = steps.at(-1)
      if (last?.worth === worth) last.players.push(players)
      else steps.push({ worth, players: [players] })
    }
    if (steps.length === 1) return String(steps[0]?.worth)
    return steps.map(({ worth, players }, step) => words.withPlayers(worth, players, step === steps.length - 1)).join(', ')
  }

  const settingValueWords = (name: SettingName, value: SettingValue): string => {
    if (value === null) return words.nulls[name as NullName].label
    if (typeof value === 'boolean') return value ? words.yes : words.no
    if (typeof value === 'object') return byPlayersWords(value)
    if (name === 'maxPip' || typeof value === 'string') return settingChoiceWords(name, value).label
    return plain(value)
  }

  const nameOf = (name: SettingName): string => `${words.settings[name].name}${words.colon}`

  const houseRulesWords = (rules: RuleOverrides, changed: readonly SettingName[] = namedSettings(rules)): string =>
    [
      ...changed.map((name) => `${nameOf(name)}${settingValueWords(name, rules[name] ?? null)}`),
      ...(rules.mistakes === undefined ? [] : [`${words.mistakesName}${words.colon}${words.mistakesWords(rules.mistakes)}`]),
    ].join(', ')

  return {
    /** How one value of a choice is called, and what it means. */
    settingChoiceWords,
    /** The value of a setting, in a word or two. */
    settingValueWords,
    /** `15`, or `15 with 2 players, 10 with 3 or more`. */
    byPlayersWords,
    /** House rules in one line, in the words of the panel: `Target: 15, What may be led: Any tile`. */
    houseRulesWords,
    /** A change of rules as one line: `From here on: Target: 10.` */
    changedRulesWords: (changed: RuleOverrides): string => `${words.fromHereOn} ${houseRulesWords(changed)}.`,
    /** Rules that became others, one line each: `Target: 15 → 10`. */
    rulesMovedWords: (before: RuleOverrides, after: RuleOverrides): readonly string[] => {
      const moved = (name: string, [was, is]: readonly string[]): readonly string[] => (was === is ? [] : [`${name}${was} → ${is}`])
      return [
        ...namedSettings({ ...before, ...after }).flatMap((name) =>
          moved(
            nameOf(name),
            [before[name], after[name]].map((value) => (value === undefined ? words.asPreset : settingValueWords(name, value))),
          ),
        ),
        ...moved(
          `${words.mistakesName}${words.colon}`,
          [before.mistakes, after.mistakes].map((chosen) => words.mistakesWords(chosen ?? {})),
        ),
      ]
    },
  }
}
