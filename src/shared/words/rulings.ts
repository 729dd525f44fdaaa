import type { BlockedRuleId } from '../rules/rules'
import type { BlockedTest, Looked, Ruling, RulingStep } from '../rules/rulings'
import { nameOf, namesOf } from './names'
import { listed, signed } from './numbers'

/** One step of a ruling: which test, what it looked at in each hand, and what it found. */
export function rulingStepSentence(step: RulingStep, names: readonly string[], blockedRule: BlockedRuleId): string {
  const title = `${testTitle(step.test, blockedRule)} (${step.rule}): ${testWords(step)}.`
  const looked = step.found.kind === 'not-applicable' ? '' : `${lookedWords(step.looked, names)} `
  return `${title} ${looked}${foundWords(step, names)}`
}

/** A whole ruling, one sentence a step, and a last one where no test decided. */
export function rulingSentences(ruling: Ruling, names: readonly string[], blockedRule: BlockedRuleId): readonly string[] {
  const steps = ruling.steps.map((step) => rulingStepSentence(step, names, blockedRule))
  const open = ruling.winner === null ? openWords(ruling, blockedRule) : ''
  return open === '' ? steps : [...steps, open]
}

/** A test by its place in the source it comes from; two tests serve two sources. */
function testTitle(test: BlockedTest, blockedRule: BlockedRuleId): string {
  switch (test) {
    case 'flower-holder':
      return 'First test'
    case 'scorpion-holder':
      return 'Second test'
    case 'lowest-double':
      return blockedRule === 'picture' ? 'Picture dominoes, first test' : 'Third test'
    case 'fewest-tiles-if-no-doubles':
      return 'Picture dominoes, second test'
    case 'only-one-without-double':
      return 'Armanino’s first test'
    case 'lowest-pips-if-no-doubles':
      return 'Armanino’s second test'
    case 'fewest-tiles-if-several-hold-doubles':
      return 'Armanino’s third test'
    case 'lowest-double-if-all-hold-one':
      return 'Armanino’s fourth test'
    case 'lowest-pips-for-the-gap':
      return 'What Armanino’s tests leave open'
    case 'no-doubles':
      return 'Müller’s first test'
    case 'fewest-doubles':
      return 'Müller’s second test'
    case 'lowest-pips':
      return blockedRule === 'german' ? 'Müller’s third test' : 'Grady & Goldberg’s test'
    case 'tiles-left':
      return 'Tiles left'
  }
}

function testWords({ test, looked }: RulingStep): string {
  switch (test) {
    case 'flower-holder':
      return `whoever holds the Flower ${looked.tile ?? ''} wins`
    case 'scorpion-holder':
      return `whoever holds the Scorpion ${looked.tile ?? ''} wins`
    case 'lowest-double':
      return 'the lowest double wins'
    case 'only-one-without-double':
      return 'the only player without a double wins'
    case 'lowest-pips-if-no-doubles':
      return 'if nobody holds a double, the fewest pips win'
    case 'fewest-tiles-if-several-hold-doubles':
      return 'if several hold a double, the fewest tiles win'
    case 'lowest-double-if-all-hold-one':
      return 'if everybody holds a double, the lowest wins'
    case 'lowest-pips-for-the-gap':
    case 'lowest-pips':
      return 'the fewest pips win'
    case 'no-doubles':
      return 'whoever holds no double wins'
    case 'fewest-doubles':
      return 'the fewest doubles win'
    case 'fewest-tiles-if-no-doubles':
      return 'if nobody holds a double, the fewest tiles win'
    case 'tiles-left':
      return 'each tile still held costs points'
  }
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
      return test === 'only-one-without-double'
        ? `${namesOf(names, found.seats)} hold none, so nobody is the only one.`
        : `${namesOf(names, found.seats)} tie.`
    case 'nobody':
      return nobodyWords(test)
    case 'not-applicable':
      return `${conditionWords(test)}, so this test is not asked.`
    case 'deducted':
      return `${listed(found.points.map((points, seat) => `${nameOf(names, seat)} ${signed(points)}`))}.`
  }
}

function nobodyWords(test: BlockedTest): string {
  switch (test) {
    case 'flower-holder':
    case 'scorpion-holder':
      return 'Nobody holds it.'
    case 'only-one-without-double':
    case 'no-doubles':
      return 'Everybody holds a double.'
    case 'lowest-double':
    case 'lowest-double-if-all-hold-one':
      return 'Nobody holds a double.'
    case 'lowest-pips-if-no-doubles':
    case 'fewest-tiles-if-several-hold-doubles':
    case 'lowest-pips-for-the-gap':
    case 'fewest-doubles':
    case 'lowest-pips':
    case 'fewest-tiles-if-no-doubles':
    case 'tiles-left':
      return 'It names nobody.'
  }
}

/** Why a test with a condition was not asked. */
function conditionWords(test: BlockedTest): string {
  switch (test) {
    case 'lowest-pips-if-no-doubles':
    case 'fewest-tiles-if-no-doubles':
      return 'Somebody holds a double'
    case 'fewest-tiles-if-several-hold-doubles':
      return 'Fewer than two players hold a double'
    case 'lowest-double-if-all-hold-one':
      return 'Not everybody holds a double'
    case 'flower-holder':
    case 'scorpion-holder':
    case 'lowest-double':
    case 'only-one-without-double':
    case 'lowest-pips-for-the-gap':
    case 'no-doubles':
    case 'fewest-doubles':
    case 'lowest-pips':
    case 'tiles-left':
      return 'Its condition is not met'
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

/** The gap in the printed tests (reading `americanGap`): exactly one player holds a double, two or more hold none. */
function leftByArmanino(ruling: Ruling): boolean {
  const first = ruling.steps[0]
  if (first === undefined || ruling.steps.some((step) => step.test === 'lowest-pips-for-the-gap')) return false
  const doubles = first.looked.values.filter((value) => typeof value === 'number')
  const holders = doubles.filter((count) => count > 0).length
  return holders === 1 && doubles.length - holders >= 2
}
