import { leftByArmanino } from '../../rules/blocked/american'
import type { BlockedRuleId } from '../../rules/rules'
import type { BlockedTest, Looked, Ruling, RulingStep } from '../../rules/rulings'
import { TEST_WORDS } from './blocked-tests'
import { nameOf, namesOf } from './names'
import { listed, signed } from './numbers'

/** One step of a ruling: which test, what it looked at in each hand, and what it found. */
export function rulingStepSentence(step: RulingStep, names: readonly string[], blockedRule: BlockedRuleId): string {
  const title = `${testTitle(step.test, blockedRule)} (${step.rule}): ${TEST_WORDS[step.test].asks(step.looked.tile ?? '').trim()}.`
  const looked = step.found.kind === 'not-applicable' ? '' : `${lookedWords(step.looked, names)} `
  return `${title} ${looked}${foundWords(step, names)}`
}

/** A whole ruling, one sentence a step, and a last one where no test decided. */
export function rulingSentences(ruling: Ruling, names: readonly string[], blockedRule: BlockedRuleId): readonly string[] {
  const steps = ruling.steps.map((step) => rulingStepSentence(step, names, blockedRule))
  const open = ruling.winner === null ? openWords(ruling, blockedRule) : ''
  return open === '' ? steps : [...steps, open]
}

/** A test of a blocked rule wherever it is told apart from a round, without the tile it looked for: `Tercer criterio: gana el doble más bajo`. */
export function testWords(test: BlockedTest, blockedRule: BlockedRuleId): string {
  return `${testTitle(test, blockedRule)}: ${TEST_WORDS[test].asks('').trim()}`
}

/** Two tests serve two sources, and have another place in the second. */
export function testTitle(test: BlockedTest, blockedRule: BlockedRuleId): string {
  if (test === 'lowest-double' && blockedRule === 'picture') return 'Dominó de dibujos, primer criterio'
  if (test === 'lowest-pips' && blockedRule === 'german') return 'Tercer criterio de Müller'
  return TEST_WORDS[test].title
}

function lookedWords(looked: Looked, names: readonly string[]): string {
  const each = looked.among.map((seat) => `${nameOf(names, seat)} ${valueWords(looked, seat)}`).join(', ')
  switch (looked.measure) {
    case 'holds-tile':
      return `${each}.`
    case 'doubles':
      return `Dobles: ${each}.`
    case 'lowest-double':
      return `Doble más bajo: ${each}.`
    case 'pips':
      return `Puntos en la mano: ${each}.`
    case 'tiles':
      return `Fichas: ${each}.`
  }
}

function valueWords(looked: Looked, seat: number): string {
  const value = looked.values[seat] ?? null
  if (typeof value === 'boolean') return value ? 'sí' : 'no'
  return value === null ? 'ninguno' : String(value)
}

function foundWords({ found, test }: RulingStep, names: readonly string[]): string {
  switch (found.kind) {
    case 'decided':
      return `Gana ${nameOf(names, found.winner)}.`
    case 'tie':
      return test === 'only-one-without-double'
        ? `${namesOf(names, found.seats)} no tienen ninguno, así que no hay una sola persona sin dobles.`
        : `Empate: ${namesOf(names, found.seats)}.`
    case 'nobody':
      return TEST_WORDS[test].nobody
    case 'not-applicable':
      return `${TEST_WORDS[test].unmet}, así que este criterio no se aplica.`
    case 'deducted':
      return `${listed(found.points.map((points, seat) => `${nameOf(names, seat)} ${signed(points)}`))}.`
  }
}

/** What is said after the last step when nobody won. */
function openWords(ruling: Ruling, blockedRule: BlockedRuleId): string {
  switch (blockedRule) {
    case 'tiles-deducted':
      return ''
    case 'american':
      return leftByArmanino(ruling)
        ? 'Los criterios de Armanino no dicen nada de este caso, una sola mano con dobles y varias sin ninguno: nadie gana la ronda.'
        : 'Ningún criterio decide: nadie gana la ronda.'
    case 'simple':
      return 'Un empate no da puntos: nadie gana la ronda.'
    case 'flower-and-scorpion':
    case 'german':
    case 'picture':
      return 'Ningún criterio decide: nadie gana la ronda.'
  }
}
