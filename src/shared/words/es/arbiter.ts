import { playableGroups, type Choice, type Comparison, type Dependence, type Group } from '../../arbiter/compare'
import type { CannotRule, Remark } from '../../arbiter/rule'
import type { BlockedRuleId } from '../../rules/rules'
import { nameOf, namesOf } from './names'
import { capitalised, listed } from './numbers'
import { testTitle } from './rulings'

/** What a blocked rule is called in a comparison, beside the names of others: `la regla` is understood. */
const SHORT_NAMES: Readonly<Record<BlockedRuleId, string>> = {
  'flower-and-scorpion': 'Flor y Escorpión',
  american: 'americana',
  german: 'alemana',
  simple: 'simple',
  picture: 'dominó de dibujos',
  'tiles-deducted': 'descuento por fichas',
}

/** A choice with its reading: `americana, tal como está impresa`; a rule without readings by its name alone. */
export function choiceWords(choice: Choice): string {
  const name = SHORT_NAMES[choice.blockedRule]
  switch (choice.reading) {
    case null:
      return name
    case 'none':
      return `${name} tal como está impresa`
    case 'simple':
      return `${name} con su laguna cubierta por los menos puntos`
    case 'among-tied':
      return `${name} solo entre quienes siguen empatados`
    case 'all':
      return `${name} con todos en su último criterio`
  }
}

/**
 * What hangs on the choice of a blocked rule, on one line:
 * `Gana: Ben (simple y alemana); Ada (americana). Tu mesa juega con: americana. Así que la respuesta depende de la regla de cierre.`
 *
 * Only rules that the game can be played with are told.
 */
export function comparisonSentence(comparison: Comparison, names: readonly string[]): string {
  const told = playableGroups(comparison)
  const own = comparison.opinions.find(({ table }) => table)
  const plays = own === undefined ? '' : ` En tu mesa se juega con: ${together([own.choice], told)}.`
  return `${groupsSentence(told, names)}${plays} ${DEPENDS[comparison.dependsOn]}`
}

const DEPENDS: Readonly<Record<Dependence, string>> = {
  nothing: 'Así que la respuesta no depende de cuál se elija.',
  reading: 'Así que la respuesta depende de cómo se interprete esa regla.',
  rule: 'Así que la respuesta depende de la regla de cierre.',
}

function groupsSentence(told: readonly Group[], names: readonly string[]): string {
  const [only, ...more] = told
  if (only !== undefined && more.length === 0)
    return `${capitalised(winnerWords(only, names))} gana con cualquier regla de cierre, se interprete como se interprete.`
  return `Gana: ${told.map((group) => `${winnerWords(group, names)} (${together(group.choices, told)})`).join('; ')}.`
}

function winnerWords({ winner }: Group, names: readonly string[]): string {
  return winner === null ? 'nadie' : nameOf(names, winner)
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
      return `${testTitle(remark.test, blockedRule)}: empate entre ${namesOf(names, remark.seats)}; ${remark.broken ? 'decide un criterio posterior' : 'ningún criterio posterior decide'}.`
    case 'american-gap': {
      const holds = `solo ${nameOf(names, remark.holder)} tiene un doble, y ${namesOf(names, remark.without)} no tienen ninguno`
      const read = remark.filled ? 'Según se interpreta aquí, deciden los menos puntos en la mano.' : 'Según se interpreta aquí, no gana nadie.'
      return `Los criterios impresos de Armanino no dicen nada de este caso: ${holds}. ${read}`
    }
  }
}

/** What has to be shown before anybody can rule. */
export function cannotRuleSentence(missing: CannotRule, names: readonly string[]): string {
  switch (missing.kind) {
    case 'hands-needed':
      return missing.seats.length === 1
        ? `Todavía no se puede decidir: la mano de ${namesOf(names, missing.seats)} no se ha mostrado entera.`
        : `Todavía no se puede decidir: las manos de ${namesOf(names, missing.seats)} no se han mostrado enteras.`
    case 'dice-needed':
      return 'Todavía no se puede decidir: quién gana depende de la Flor y el Escorpión de la ronda.'
  }
}
