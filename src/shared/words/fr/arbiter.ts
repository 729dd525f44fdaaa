import { playableGroups, type Choice, type Comparison, type Dependence, type Group } from '../../arbiter/compare'
import type { CannotRule, Remark } from '../../arbiter/rule'
import type { BlockedRuleId } from '../../rules/rules'
import { handsOf, nameOf, namesOf } from './names'
import { capitalised, listed } from './numbers'
import { testTitle } from './rulings'

/** What a blocked rule is called in a comparison, beside the names of others; each follows “selon”. */
const SHORT_NAMES: Readonly<Record<BlockedRuleId, string>> = {
  'flower-and-scorpion': 'Fleur et Scorpion',
  american: 'la règle américaine',
  german: 'la règle allemande',
  simple: 'la règle simple',
  picture: 'les dominos à images',
  'tiles-deducted': 'le retrait par domino',
}

/** A choice with its reading: `la règle américaine telle quelle`; a rule without readings by its name alone. */
export function choiceWords(choice: Choice): string {
  const name = SHORT_NAMES[choice.blockedRule]
  switch (choice.reading) {
    case null:
      return name
    case 'none':
      return `${name} telle quelle`
    case 'simple':
      return `${name} complétée par le moins de points en main`
    case 'among-tied':
      return `${name} entre ex æquo seulement`
    case 'all':
      return `${name} avec tout le monde au dernier critère`
  }
}

/**
 * What hangs on the choice of a blocked rule, on one line:
 * `Ben gagne selon la règle simple et la règle allemande ; Ada selon la règle américaine. Votre table joue …`
 *
 * Only rules that the game can be played with are told.
 */
export function comparisonSentence(comparison: Comparison, names: readonly string[]): string {
  const told = playableGroups(comparison)
  const own = comparison.opinions.find(({ table }) => table)
  const plays = own === undefined ? '' : ` Votre table joue selon ${together([own.choice], told)}.`
  return `${groupsSentence(told, names)}${plays} ${DEPENDS[comparison.dependsOn]}`
}

const DEPENDS: Readonly<Record<Dependence, string>> = {
  nothing: 'La réponse ne dépend donc pas de ce choix.',
  reading: 'La réponse dépend donc de l’interprétation de cette règle.',
  rule: 'La réponse dépend donc de la règle de blocage.',
}

function groupsSentence(told: readonly Group[], names: readonly string[]): string {
  const [only, ...more] = told
  if (only !== undefined && more.length === 0)
    return `${capitalised(winsWords(only, names))} selon toutes les règles de blocage, quelle que soit leur interprétation.`
  const parts = told.map((group) => `${winsWords(group, names)} selon ${together(group.choices, told)}`)
  return `${capitalised(parts.join(' ; '))}.`
}

function winsWords({ winner }: Group, names: readonly string[]): string {
  return winner === null ? 'personne ne gagne' : `${nameOf(names, winner)} gagne`
}

/** Choices of one group; a rule is told without its reading where every reading of it says the same. */
function together(choices: readonly Choice[], told: readonly Group[]): string {
  const agreed = (blockedRule: BlockedRuleId) => told.filter((group) => group.choices.some((choice) => choice.blockedRule === blockedRule)).length === 1
  return listed([...new Set(choices.map((choice) => (agreed(choice.blockedRule) ? SHORT_NAMES[choice.blockedRule] : choiceWords(choice))))])
}

/** A tie, or the gap in the American rules, in words. */
export function remarkSentence(remark: Remark, names: readonly string[], blockedRule: BlockedRuleId): string {
  switch (remark.kind) {
    case 'tie':
      return `${testTitle(remark.test, blockedRule)} : égalité entre ${namesOf(names, remark.seats)} ; ${remark.broken ? 'un critère suivant décide' : 'aucun critère suivant ne décide'}.`
    case 'american-gap': {
      const holds = `seule ${handsOf(names, [remark.holder])} contient un double, et ${namesOf(names, remark.without)} n’en ont pas`
      const read = remark.filled ? 'Selon l’interprétation retenue, le moins de points en main décide.' : 'Selon l’interprétation retenue, personne ne gagne.'
      return `Les critères imprimés d’Armanino ne disent rien de ce cas : ${holds}. ${read}`
    }
  }
}

/** What has to be shown before anybody can rule. */
export function cannotRuleSentence(missing: CannotRule, names: readonly string[]): string {
  switch (missing.kind) {
    case 'hands-needed':
      return `Pas encore de décision possible : ${handsOf(names, missing.seats)} ${missing.seats.length === 1 ? 'n’est pas entièrement montrée' : 'ne sont pas entièrement montrées'}.`
    case 'dice-needed':
      return 'Pas encore de décision possible : la victoire dépend de la Fleur et du Scorpion de la manche.'
  }
}
