import { playableGroups, type RuleChoice, type Comparison, type Dependence, type Group } from '../arbiter/compare'
import type { CannotRule, Remark } from '../arbiter/rule'
import type { BlockedRuleId } from '../games/rules'
import type { BlockedTest } from '../rules/rulings'
import type { Hands, Vocabulary } from './vocabulary'

/** Who wins under some blocked rules (null: nobody), and under which. */
interface GroupWords {
  readonly winner: string | null
  readonly choices: string
}

/** How a language words a ruling; a winner that is null is nobody. */
export interface ArbiterPhrases {
  /** What a blocked rule is called in a comparison, beside the names of others. */
  readonly rules: Readonly<Record<BlockedRuleId, string>>
  readonly readings: Readonly<Record<NonNullable<RuleChoice['reading']>, (rule: string) => string>>
  readonly alwaysWins: (winner: string | null) => string
  /** Several groups, the winner of each with what it wins under. */
  readonly groups: (groups: readonly GroupWords[]) => string
  readonly tablePlays: (choice: string) => string
  readonly depends: Readonly<Record<Dependence, string>>
  readonly tie: (test: string, who: string, broken: boolean) => string
  /** Several hold no double, where a test lets one win who holds none. */
  readonly allWithout: (who: string, both: boolean, broken: boolean) => string
  /** The case that Armanino's printed tests say nothing of. */
  readonly gap: (holder: string, without: string, filled: boolean) => string
  readonly handsNeeded: (hands: Hands, one: boolean) => string
  readonly diceNeeded: string
}

type ArbiterVocabulary = Pick<Vocabulary, 'handsOf' | 'nameOf' | 'namesOf'>
type TestTitle = (test: BlockedTest, blockedRule: BlockedRuleId) => string

/** What a language says of rulings side by side, and beside a ruling. */
export function arbiterSentencesOf({ handsOf, nameOf, namesOf }: ArbiterVocabulary, testTitle: TestTitle, phrases: ArbiterPhrases) {
  /** A choice with its reading: `American (as printed)`; a rule without readings by its name alone. */
  function rulingChoiceWords({ blockedRule, reading }: RuleChoice): string {
    const name = phrases.rules[blockedRule]
    return reading === null ? name : phrases.readings[reading](name)
  }

  /** Choices of one group; a rule is named without its reading where every reading of it says the same. */
  function together(choices: readonly RuleChoice[], told: readonly Group[]): string {
    const agreed = (blockedRule: BlockedRuleId) => told.filter((group) => group.choices.some((choice) => choice.blockedRule === blockedRule)).length === 1
    return [...new Set(choices.map((choice) => (agreed(choice.blockedRule) ? phrases.rules[choice.blockedRule] : rulingChoiceWords(choice))))].join(', ')
  }

  function groupsSentence(told: readonly Group[], names: readonly string[]): string {
    const groups = told.map(({ winner, choices }) => ({ winner: winner === null ? null : nameOf(names, winner), choices: together(choices, told) }))
    const [only, ...more] = groups
    return only !== undefined && more.length === 0 ? phrases.alwaysWins(only.winner) : phrases.groups(groups)
  }

  return {
    /** What one row of a comparison is called: a rule by its name alone where every reading in the row says the same. */
    opinionWords: ([first, ...more]: readonly [RuleChoice, ...RuleChoice[]]): string =>
      more.length > 0 ? phrases.rules[first.blockedRule] : rulingChoiceWords(first),
    /**
     * What depends on the choice of a blocked rule, on one line:
     * `Ben: Simple, German. Ada: American. You play American. The winner depends on the blocked rule.`
     *
     * Names only rules that the game can be played with.
     */
    comparisonSentence: (comparison: Comparison, names: readonly string[]): string => {
      const told = playableGroups(comparison)
      const own = comparison.opinions.find(({ table }) => table)
      const plays = own === undefined ? [] : [phrases.tablePlays(together([own.choice], told))]
      return [groupsSentence(told, names), ...plays, phrases.depends[comparison.dependsOn]].join(' ')
    },
    /** A tie, or the gap in the American rules, in words. */
    remarkSentence: (remark: Remark, names: readonly string[], blockedRule: BlockedRuleId): string => {
      switch (remark.kind) {
        case 'tie':
          if (remark.test === 'only-one-without-double' || remark.test === 'no-doubles') {
            return phrases.allWithout(namesOf(names, remark.seats), remark.seats.length === 2, remark.broken)
          }
          return phrases.tie(testTitle(remark.test, blockedRule), namesOf(names, remark.seats), remark.broken)
        case 'american-gap':
          return phrases.gap(nameOf(names, remark.holder), namesOf(names, remark.without), remark.filled)
      }
    },
    /** What has to be shown before anyone can rule. */
    cannotRuleSentence: (missing: CannotRule, names: readonly string[]): string => {
      switch (missing.kind) {
        case 'hands-needed':
          return phrases.handsNeeded(handsOf(names, missing.seats), missing.seats.length === 1)
        case 'dice-needed':
          return phrases.diceNeeded
      }
    },
  }
}
