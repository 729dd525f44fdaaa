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

/** A test of a blocked rule wherever it is told apart from a round, without the tile it looked for: `Third test: the lowest double wins`. */
export function testWords(test: BlockedTest, blockedRule: BlockedRuleId): string {
  return `${testTitle(test, blockedRule)}: ${TEST_WORDS[test].asks('').replace(/ {2,}/, ' ')}`
}

/** Two tests serve two sources, and have another place in the second. */
function testTitle(test: BlockedTest, blockedRule: BlockedRuleId): string {
  if (test === 'lowest-double' && blockedRule === 'picture') return 'Picture dominoes, first test'
  if (test === 'lowest-pips' && blockedRule === 'german') return 'Müller’s third test'
  return TEST_WORDS[test].title
}

function lookedWords(looked: Looked, names: readonly string[]): string {
  const each = looked.among.map((seat) => `${nameOf(names, seat)} ${valueWords(looked, seat)}`).join(', ')
  switch (looked.measure) {
    case 'holds-tile':
      return `${each}.`
    case 'doubles':
      return `Doubles: ${each}.`
    case 'lowest-double':
      return `Lowest double: ${each}.`
    case 'pips':
      return `Pips: ${each}.`
    case 'tiles':
      return `Tiles: ${each}.`
  }
}

function valueWords(looked: Looked, seat: number): string {
  const value = looked.values[seat] ?? null
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value === null ? 'none' : String(value)
}

function foundWords({ found, test }: RulingStep, names: readonly string[]): string {
  switch (found.kind) {
    case 'decided':
      return `${nameOf(names, found.winner)} wins.`
    case 'tie':
      return test === 'only-one-without-double' ? `${namesOf(names, found.seats)} hold none, so nobody is the only one.` : `${namesOf(names, found.seats)} tie.`
    case 'nobody':
      return TEST_WORDS[test].nobody
    case 'not-applicable':
      return `${TEST_WORDS[test].unmet}, so this test is not asked.`
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
        ? 'Armanino’s tests say nothing of this case, one player with a double and several without: nobody wins the round.'
        : 'No test decides: nobody wins the round.'
    case 'simple':
      return 'A tie scores nothing: nobody wins the round.'
    case 'flower-and-scorpion':
    case 'german':
    case 'picture':
      return 'No test decides: nobody wins the round.'
  }
}
