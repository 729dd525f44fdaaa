import { playableGroups, type Choice, type Comparison, type Dependence, type Group } from '../../arbiter/compare'
import type { CannotRule, Remark } from '../../arbiter/rule'
import type { BlockedRuleId } from '../../rules/rules'
import { nameOf, namesOf } from './names'
import { capitalised, listed } from './numbers'
import { testWords } from './rulings'

/** What a blocked rule is called in a comparison, beside the names of others. */
const SHORT_NAMES: Readonly<Record<BlockedRuleId, string>> = {
  'flower-and-scorpion': 'Flower and Scorpion',
  american: 'american',
  german: 'german',
  simple: 'simple',
  picture: 'picture',
  'tiles-deducted': 'tiles deducted',
}

/** A choice with its reading: `american as printed`; a rule without readings by its name alone. */
export function choiceWords(choice: Choice): string {
  const name = SHORT_NAMES[choice.blockedRule]
  switch (choice.reading) {
    case null:
      return name
    case 'none':
      return `${name} as printed`
    case 'simple':
      return `${name} with its gap filled by the fewest pips`
    case 'among-tied':
      return `${name} among those still tied`
    case 'all':
      return `${name} with everybody in its last test`
  }
}

/**
 * What hangs on the choice of a blocked rule, on one line:
 * `Ben wins under simple and german; Ada under american. Your table plays american. So the answer depends on the blocked rule.`
 *
 * Only rules that the game can be played with are told.
 */
export function comparisonSentence(comparison: Comparison, names: readonly string[]): string {
  const told = playableGroups(comparison)
  const own = comparison.opinions.find(({ table }) => table)
  const plays = own === undefined ? '' : ` Your table plays ${together([own.choice], told)}.`
  return `${groupsSentence(told, names)}${plays} ${DEPENDS[comparison.dependsOn]}`
}

const DEPENDS: Readonly<Record<Dependence, string>> = {
  nothing: 'So the answer does not depend on the choice.',
  reading: 'So the answer depends on how that rule is read.',
  rule: 'So the answer depends on the blocked rule.',
}

function groupsSentence(told: readonly Group[], names: readonly string[]): string {
  const [only, ...more] = told
  if (only !== undefined && more.length === 0) return `${winnerWords(only, names)} wins under every blocked rule, however it is read.`
  const parts = told.map((group, at) => `${winnerWords(group, names)}${at === 0 ? ' wins' : ''} under ${together(group.choices, told)}`)
  return `${capitalised(parts.join('; '))}.`
}

function winnerWords({ winner }: Group, names: readonly string[]): string {
  return winner === null ? 'nobody' : nameOf(names, winner)
}

/** Choices of one group; a rule is told without its reading where every reading of it says the same. */
function together(choices: readonly Choice[], told: readonly Group[]): string {
  const agreed = (blockedRule: BlockedRuleId) => told.filter((group) => group.choices.some((choice) => choice.blockedRule === blockedRule)).length === 1
  return listed([...new Set(choices.map((choice) => (agreed(choice.blockedRule) ? SHORT_NAMES[choice.blockedRule] : choiceWords(choice))))])
}

/** A tie, or the gap in the American rules, in words. */
export function remarkSentence(remark: Remark, names: readonly string[], blockedRule: BlockedRuleId): string {
  switch (remark.kind) {
    case 'tie': {
      const [test] = testWords(remark.test, blockedRule).split(':')
      return `${namesOf(names, remark.seats)} are alike in ${firstLower(test ?? '')}; ${remark.broken ? 'a later test decides' : 'no later test decides'}.`
    }
    case 'american-gap': {
      const holds = `only ${nameOf(names, remark.holder)} holds a double, and ${namesOf(names, remark.without)} hold none`
      const read = remark.filled ? 'As it is read here, the fewest pips decide.' : 'As it is read here, nobody wins.'
      return `Armanino’s printed tests say nothing of this case: ${holds}. ${read}`
    }
  }
}

/** Names keep their capital: `Armanino’s first test`, `third test`. */
function firstLower(title: string): string {
  return /^(First|Second|Third|What|Picture|Tiles)\b/.test(title) ? `${title.charAt(0).toLowerCase()}${title.slice(1)}` : title
}

/** What has to be shown before anybody can rule. */
export function cannotRuleSentence(missing: CannotRule, names: readonly string[]): string {
  switch (missing.kind) {
    case 'hands-needed':
      return `Nobody can rule yet: the ${missing.seats.length === 1 ? 'hand' : 'hands'} of ${namesOf(names, missing.seats)} ${missing.seats.length === 1 ? 'is' : 'are'} not wholly shown.`
    case 'dice-needed':
      return 'Nobody can rule yet: who wins hangs on the Flower and the Scorpion of the round.'
  }
}
