import { leftByArmanino } from '../rules/blocked/american-gap'
import type { BlockedRuleId } from '../games/rules'
import type { BlockedTest, TestLooked, Measure, Ruling, RulingStep } from '../rules/rulings'
import { signed } from './numbers'
import type { Vocabulary } from './vocabulary'

/** One test of a blocked rule. */
interface TestPhrases {
  /** Its place in the source it comes from. */
  readonly title: string
  /** Whom it lets win; some look for a tile. */
  readonly asks: string | ((tile: string) => string)
}

/** How a language says what a blocked rule asked and found. */
export interface RulingPhrases {
  readonly tests: Readonly<Record<BlockedTest, TestPhrases>>
  /** Two tests serve two sources, and have another place in the second. */
  readonly elsewhere: { readonly pictureFirst: string; readonly germanThird: string }
  /** A test or a measure with what there is to say of it: `Pips: Ada 3`. */
  readonly labelled: (label: string, text: string) => string
  readonly measures: Readonly<Record<Measure, string>>
  readonly values: { readonly yes: string; readonly no: string; readonly none: string; readonly holdsDouble: string }
  readonly wins: (who: string) => string
  readonly tie: (who: string) => string
  /** Several hold no double, so nobody is the only one. */
  readonly severalWithout: (who: string) => string
  /** Flower and Scorpion are one tile, which the test before has asked for (FS-8). */
  readonly askedOnce: string
  /** Why nobody passes a test. */
  readonly nobody: { readonly flower: string; readonly scorpion: string; readonly noDouble: string; readonly allDoubles: string; readonly other: string }
  readonly notAsked: (why: string) => string
  /** Why a test is not asked, where it has a condition. */
  readonly unmet: { readonly someDouble: string; readonly fewDoubles: string; readonly notAllDoubles: string; readonly other: string }
  /** What is said after the last step when nobody won. */
  readonly open: { readonly undecided: string; readonly tie: string; readonly gap: string }
}

/** Which phrase says that a test names nobody, and which that it is not asked; several tests share one. */
interface Outcomes {
  readonly nobody: keyof RulingPhrases['nobody']
  readonly unmet: keyof RulingPhrases['unmet']
}

const OUTCOMES: Readonly<Record<BlockedTest, Outcomes>> = {
  'flower-holder': { nobody: 'flower', unmet: 'other' },
  'scorpion-holder': { nobody: 'scorpion', unmet: 'other' },
  'lowest-double': { nobody: 'noDouble', unmet: 'other' },
  'only-one-without-double': { nobody: 'allDoubles', unmet: 'other' },
  'lowest-pips-if-no-doubles': { nobody: 'other', unmet: 'someDouble' },
  'fewest-tiles-if-several-hold-doubles': { nobody: 'other', unmet: 'fewDoubles' },
  'lowest-double-if-all-hold-one': { nobody: 'noDouble', unmet: 'notAllDoubles' },
  'lowest-pips-for-the-gap': { nobody: 'other', unmet: 'other' },
  'no-doubles': { nobody: 'allDoubles', unmet: 'other' },
  'fewest-doubles': { nobody: 'other', unmet: 'other' },
  'lowest-pips': { nobody: 'other', unmet: 'other' },
  'lowest-pips-without-a-double': { nobody: 'allDoubles', unmet: 'other' },
  'lowest-pips-beside-doubles-if-all-hold-one': { nobody: 'other', unmet: 'notAllDoubles' },
  'fewest-tiles-if-no-doubles': { nobody: 'other', unmet: 'someDouble' },
  'tiles-left': { nobody: 'other', unmet: 'other' },
}

/** One step of a ruling in two parts: the test with what it asks, and what came of it with its figures. */
export interface RulingStepParts {
  readonly asked: string
  readonly found: string
}

/** What a language says of how a blocked round was decided. */
export function rulingSentencesOf({ listed, nameOf, namesOf }: Pick<Vocabulary, 'listed' | 'nameOf' | 'namesOf'>, phrases: RulingPhrases) {
  function testTitle(test: BlockedTest, blockedRule: BlockedRuleId): string {
    if (test === 'lowest-double' && blockedRule === 'picture') return phrases.elsewhere.pictureFirst
    if (test === 'lowest-pips' && blockedRule === 'german') return phrases.elsewhere.germanThird
    return phrases.tests[test].title
  }

  function asksWords(test: BlockedTest, tile: string): string {
    const { asks } = phrases.tests[test]
    return typeof asks === 'string' ? asks : asks(tile).replace(/ {2,}/, ' ').trim()
  }

  function lookedWords({ measure, among, values }: TestLooked, names: readonly string[]): string {
    const each = among.map((seat) => `${nameOf(names, seat)} ${valueWords(values[seat] ?? null, measure)}`).join(', ')
    return phrases.labelled(phrases.measures[measure], each)
  }

  function valueWords(value: TestLooked['values'][number], measure: Measure): string {
    if (typeof value === 'boolean') return value ? phrases.values.yes : phrases.values.no
    if (value !== null) return String(value)
    // the pips of a hand that a double keeps out of the test are not looked at
    return measure === 'pips' ? phrases.values.holdsDouble : phrases.values.none
  }

  function foundWords({ found, test }: RulingStep, names: readonly string[]): string {
    switch (found.kind) {
      case 'decided':
        return phrases.wins(nameOf(names, found.winner))
      case 'tie':
        return phrases[test === 'only-one-without-double' ? 'severalWithout' : 'tie'](namesOf(names, found.seats))
      case 'nobody':
        return phrases.nobody[OUTCOMES[test].nobody]
      case 'not-applicable':
        return phrases.notAsked(phrases.unmet[OUTCOMES[test].unmet])
      case 'deducted':
        return `${listed(found.points.map((points, seat) => `${nameOf(names, seat)} ${signed(points)}`))}.`
    }
  }

  function openWords(ruling: Ruling, blockedRule: BlockedRuleId): readonly string[] {
    switch (blockedRule) {
      case 'tiles-deducted':
        return []
      case 'american':
        return [leftByArmanino(ruling) ? phrases.open.gap : phrases.open.undecided]
      case 'simple':
        return [phrases.open.tie]
      case 'flower-and-scorpion':
      case 'german':
      case 'lightest-without-doubles':
      case 'picture':
        return [phrases.open.undecided]
    }
  }

  /** One step of a ruling: which test, and what it found with what it looked at in each hand. */
  function partsOf(step: RulingStep, names: readonly string[], blockedRule: BlockedRuleId): RulingStepParts {
    const looked = step.found.kind === 'not-applicable' ? '' : `${lookedWords(step.looked, names)}. `
    return {
      asked: `${phrases.labelled(`${testTitle(step.test, blockedRule)} (${step.rule})`, asksWords(step.test, step.looked.tile ?? ''))}.`,
      found: `${looked}${foundWords(step, names)}`,
    }
  }

  /** Every step of a ruling in its two parts. */
  function rulingSteps(ruling: Ruling, names: readonly string[], blockedRule: BlockedRuleId): readonly RulingStepParts[] {
    return ruling.steps.map((step, at) =>
      step.looked.tile !== undefined && step.looked.tile === ruling.steps[at - 1]?.looked.tile
        ? { asked: phrases.labelled(`${testTitle(step.test, blockedRule)} (${step.rule})`, phrases.askedOnce), found: '' }
        : partsOf(step, names, blockedRule),
    )
  }

  return {
    testTitle,
    rulingSteps,
    /** What the test that decided found in each hand: `Pips: Ada 5, Ben 2`; nothing where none decided. */
    decidingFigures: ({ steps }: Ruling, names: readonly string[]): string => {
      const decided = steps.find(({ found }) => found.kind === 'decided')
      return decided === undefined ? '' : lookedWords(decided.looked, names)
    },
    /** What is said after the last step where no test decided. */
    rulingOpen: (ruling: Ruling, blockedRule: BlockedRuleId): readonly string[] => (ruling.winner === null ? openWords(ruling, blockedRule) : []),
    /** A whole ruling, one sentence a step, and a last one where no test decided. */
    rulingSentences: (ruling: Ruling, names: readonly string[], blockedRule: BlockedRuleId): readonly string[] => [
      ...rulingSteps(ruling, names, blockedRule).map(({ asked, found }) => `${asked} ${found}`.trim()),
      ...(ruling.winner === null ? openWords(ruling, blockedRule) : []),
    ],
    /** A test wherever it is told apart from a round, without the tile it looked for: `Third test: the lowest double wins`. */
    testWords: (test: BlockedTest, blockedRule: BlockedRuleId): string => phrases.labelled(testTitle(test, blockedRule), asksWords(test, '')),
  }
}
