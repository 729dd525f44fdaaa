import { playableGroups, type Choice, type Comparison, type Dependence, type Group } from '../../arbiter/compare'
import type { CannotRule, Remark } from '../../arbiter/rule'
import type { BlockedRuleId } from '../../rules/rules'
import { nameOf, namesOf } from './names'
import { capitalised, listed } from './numbers'
import { testTitle } from './rulings'

/** What a blocked rule is called in a comparison, beside the names of others. */
const SHORT_NAMES: Readonly<Record<BlockedRuleId, string>> = {
  'flower-and-scorpion': 'Blüte und Skorpion',
  american: 'amerikanisch',
  german: 'deutsch',
  simple: 'einfach',
  picture: 'Bilderdomino',
  'tiles-deducted': 'Abzug für Steine',
}

/** A choice with its reading: `amerikanisch wie gedruckt`; a rule without readings by its name alone. */
export function choiceWords(choice: Choice): string {
  const name = SHORT_NAMES[choice.blockedRule]
  switch (choice.reading) {
    case null:
      return name
    case 'none':
      return `${name} wie gedruckt`
    case 'simple':
      return `${name}, Lücke durch die wenigsten Augen gefüllt`
    case 'among-tied':
      return `${name}, nur unter den Gleichen`
    case 'all':
      return `${name}, zuletzt alle`
  }
}

/**
 * What hangs on the choice of a blocked rule, on one line:
 * `Es gewinnt: Ben (einfach und deutsch); Ada (amerikanisch). Euer Tisch spielt amerikanisch. Die Antwort hängt also von der Regel ab.`
 *
 * Only rules that the game can be played with are told.
 */
export function comparisonSentence(comparison: Comparison, names: readonly string[]): string {
  const told = playableGroups(comparison)
  const own = comparison.opinions.find(({ table }) => table)
  const plays = own === undefined ? '' : ` Euer Tisch spielt: ${together([own.choice], told)}.`
  return `${groupsSentence(told, names)}${plays} ${DEPENDS[comparison.dependsOn]}`
}

const DEPENDS: Readonly<Record<Dependence, string>> = {
  nothing: 'Die Antwort hängt also nicht von der Wahl ab.',
  reading: 'Die Antwort hängt also davon ab, wie man diese Regel liest.',
  rule: 'Die Antwort hängt also von der Regel für blockierte Runden ab.',
}

function groupsSentence(told: readonly Group[], names: readonly string[]): string {
  const [only, ...more] = told
  if (only !== undefined && more.length === 0)
    return `${capitalised(winnerWords(only, names))} gewinnt nach jeder Regel für blockierte Runden, wie man sie auch liest.`
  return `Es gewinnt: ${told.map((group) => `${winnerWords(group, names)} (${together(group.choices, told)})`).join('; ')}.`
}

function winnerWords({ winner }: Group, names: readonly string[]): string {
  return winner === null ? 'niemand' : nameOf(names, winner)
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
      return `${testTitle(remark.test, blockedRule)}: Gleichstand zwischen ${namesOf(names, remark.seats)}; ${remark.broken ? 'eine spätere Frage entscheidet' : 'keine spätere Frage entscheidet'}.`
    case 'american-gap': {
      const holds = `nur ${nameOf(names, remark.holder)} hat einen Pasch, ${namesOf(names, remark.without)} haben keinen`
      const read = remark.filled ? 'So, wie es hier gelesen wird, entscheiden die wenigsten Augen.' : 'So, wie es hier gelesen wird, gewinnt niemand.'
      return `Zu diesem Fall sagen Armaninos gedruckte Fragen nichts: ${holds}. ${read}`
    }
  }
}

/** What has to be shown before anybody can rule. */
export function cannotRuleSentence(missing: CannotRule, names: readonly string[]): string {
  switch (missing.kind) {
    case 'hands-needed':
      return missing.seats.length === 1
        ? `Noch lässt sich nichts entscheiden: Die Hand von ${namesOf(names, missing.seats)} ist nicht ganz gezeigt.`
        : `Noch lässt sich nichts entscheiden: Die Hände von ${namesOf(names, missing.seats)} sind nicht ganz gezeigt.`
    case 'dice-needed':
      return 'Noch lässt sich nichts entscheiden: Wer gewinnt, hängt von Blüte und Skorpion der Runde ab.'
  }
}
