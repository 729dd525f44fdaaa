import { leftByArmanino } from '../../rules/blocked/american'
import type { BlockedRuleId } from '../../rules/rules'
import type { BlockedTest, Looked, Ruling, RulingStep } from '../../rules/rulings'
import { TEST_WORDS } from './blocked-tests'
import { nameOf, namesOf } from './names'
import { listed, signed } from './numbers'

/** One step of a ruling: which test, what it looked at in each hand, and what it found. */
export function rulingStepSentence(step: RulingStep, names: readonly string[], blockedRule: BlockedRuleId): string {
  const title = `${testTitle(step.test, blockedRule)} (${step.rule}) : ${TEST_WORDS[step.test].asks(step.looked.tile ?? '')}.`
  const looked = step.found.kind === 'not-applicable' ? '' : `${lookedWords(step.looked, names)} `
  return `${title} ${looked}${foundWords(step, names)}`
}

/** A whole ruling, one sentence a step, and a last one where no test decided. */
export function rulingSentences(ruling: Ruling, names: readonly string[], blockedRule: BlockedRuleId): readonly string[] {
  const steps = ruling.steps.map((step) => rulingStepSentence(step, names, blockedRule))
  const open = ruling.winner === null ? openWords(ruling, blockedRule) : ''
  return open === '' ? steps : [...steps, open]
}

/** A test of a blocked rule wherever it is told apart from a round, without the tile it looked for: `Troisième critère : le plus petit double gagne`. */
export function testWords(test: BlockedTest, blockedRule: BlockedRuleId): string {
  return `${testTitle(test, blockedRule)} : ${TEST_WORDS[test].asks('').replace(/ {2,}/, ' ')}`
}

/** Two tests serve two sources, and have another place in the second. */
export function testTitle(test: BlockedTest, blockedRule: BlockedRuleId): string {
  if (test === 'lowest-double' && blockedRule === 'picture') return 'Dominos à images, premier critère'
  if (test === 'lowest-pips' && blockedRule === 'german') return 'Troisième critère de Müller'
  return TEST_WORDS[test].title
}

function lookedWords(looked: Looked, names: readonly string[]): string {
  const each = looked.among.map((seat) => `${nameOf(names, seat)} ${valueWords(looked, seat)}`).join(', ')
  switch (looked.measure) {
    case 'holds-tile':
      return `${each}.`
    case 'doubles':
      return `Doubles : ${each}.`
    case 'lowest-double':
      return `Plus petit double : ${each}.`
    case 'pips':
      return `Points en main : ${each}.`
    case 'tiles':
      return `Dominos : ${each}.`
  }
}

function valueWords(looked: Looked, seat: number): string {
  const value = looked.values[seat] ?? null
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  return value === null ? 'aucun' : String(value)
}

function foundWords({ found, test }: RulingStep, names: readonly string[]): string {
  switch (found.kind) {
    case 'decided':
      return `${nameOf(names, found.winner)} gagne.`
    case 'tie':
      return test === 'only-one-without-double'
        ? `${namesOf(names, found.seats)} n’en ont pas, il n’y a donc pas de seule main sans double.`
        : `Égalité entre ${namesOf(names, found.seats)}.`
    case 'nobody':
      return TEST_WORDS[test].nobody
    case 'not-applicable':
      return `${TEST_WORDS[test].unmet} ; ce critère ne s’applique donc pas.`
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
        ? 'Les critères d’Armanino ne disent rien de ce cas, une main avec un double et plusieurs sans : personne ne gagne la manche.'
        : 'Aucun critère ne décide : personne ne gagne la manche.'
    case 'simple':
      return 'Une égalité ne rapporte rien : personne ne gagne la manche.'
    case 'flower-and-scorpion':
    case 'german':
    case 'picture':
      return 'Aucun critère ne décide : personne ne gagne la manche.'
  }
}
