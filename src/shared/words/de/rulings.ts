import { leftByArmanino } from '../../rules/blocked/american'
import type { BlockedRuleId } from '../../rules/rules'
import type { BlockedTest, Looked, Ruling, RulingStep } from '../../rules/rulings'
import { TEST_WORDS } from './blocked-tests'
import { nameOf, namesOf } from './names'
import { listed, signed } from './numbers'

/** One step of a ruling: which test, what it looked at in each hand, and what it found. */
export function rulingStepSentence(step: RulingStep, names: readonly string[], blockedRule: BlockedRuleId): string {
  const title = `${testTitle(step.test, blockedRule)} (${step.rule}): ${TEST_WORDS[step.test].asks(step.looked.tile ?? '')}.`
  const looked = step.found.kind === 'not-applicable' ? '' : `${lookedWords(step.looked, names)} `
  return `${title} ${looked}${foundWords(step, names)}`
}

/** A whole ruling, one sentence a step, and a last one where no test decided. */
export function rulingSentences(ruling: Ruling, names: readonly string[], blockedRule: BlockedRuleId): readonly string[] {
  const steps = ruling.steps.map((step) => rulingStepSentence(step, names, blockedRule))
  const open = ruling.winner === null ? openWords(ruling, blockedRule) : ''
  return open === '' ? steps : [...steps, open]
}

/** A test of a blocked rule wherever it is told apart from a round, without the tile it looked for: `Dritte Frage: Der niedrigste Pasch gewinnt`. */
export function testWords(test: BlockedTest, blockedRule: BlockedRuleId): string {
  return `${testTitle(test, blockedRule)}: ${TEST_WORDS[test].asks('').replace(/ {2,}/, ' ')}`
}

/** Two tests serve two sources, and have another place in the second. */
export function testTitle(test: BlockedTest, blockedRule: BlockedRuleId): string {
  if (test === 'lowest-double' && blockedRule === 'picture') return 'Bilderdomino, erste Frage'
  if (test === 'lowest-pips' && blockedRule === 'german') return 'Müllers dritte Frage'
  return TEST_WORDS[test].title
}

function lookedWords(looked: Looked, names: readonly string[]): string {
  const each = looked.among.map((seat) => `${nameOf(names, seat)} ${valueWords(looked, seat)}`).join(', ')
  switch (looked.measure) {
    case 'holds-tile':
      return `${each}.`
    case 'doubles':
      return `Pasche: ${each}.`
    case 'lowest-double':
      return `Niedrigster Pasch: ${each}.`
    case 'pips':
      return `Augen: ${each}.`
    case 'tiles':
      return `Steine: ${each}.`
  }
}

function valueWords(looked: Looked, seat: number): string {
  const value = looked.values[seat] ?? null
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  return value === null ? 'keiner' : String(value)
}

function foundWords({ found, test }: RulingStep, names: readonly string[]): string {
  switch (found.kind) {
    case 'decided':
      return `${nameOf(names, found.winner)} gewinnt.`
    case 'tie':
      return test === 'only-one-without-double'
        ? `${namesOf(names, found.seats)} haben keinen, also steht niemand damit allein.`
        : `Gleichstand: ${namesOf(names, found.seats)}.`
    case 'nobody':
      return TEST_WORDS[test].nobody
    case 'not-applicable':
      return `${TEST_WORDS[test].unmet}, also wird nicht danach gefragt.`
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
        ? 'Zu diesem Fall, einmal ein Pasch und mehrmals keiner, sagen Armaninos Fragen nichts: Niemand gewinnt die Runde.'
        : 'Keine Frage entscheidet: Niemand gewinnt die Runde.'
    case 'simple':
      return 'Gleichstand bringt nichts: Niemand gewinnt die Runde.'
    case 'flower-and-scorpion':
    case 'german':
    case 'picture':
      return 'Keine Frage entscheidet: Niemand gewinnt die Runde.'
  }
}
