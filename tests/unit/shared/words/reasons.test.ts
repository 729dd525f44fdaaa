import { describe, expect, it } from 'vitest'
import type { Dice } from '#shared/match/events'
import { REASON_CODES, type Reason } from '#shared/rules/reasons'
import { playSentence, reasonSentence } from '#shared/words/en'
import type { ToldPlay } from '#shared/words/sentence-inputs'

const dice: Dice = { flower: [6, 6], scorpion: [2, 5] }
const flowerRules = { game: 'flower-and-scorpion', target: 20, floor: 0, payout: 'net' } as const
const bergenRules = { game: 'bergen', target: 15, floor: 0, payout: 'net' } as const

const SENTENCES: readonly (readonly [Reason, string])[] = [
  [{ code: 'dual', points: 2 }, 'Dual +2: both ends show 6.'],
  [{ code: 'plural', points: 3 }, 'Plural +3: all open halves show 6.'],
  [{ code: 'short-flower', points: 1 }, 'Short Flower +1: 6-6 is the Flower.'],
  [{ code: 'long-flower', points: 1, count: 1 }, 'Long Flower +1: one pair makes 6-6.'],
  [{ code: 'long-flower', points: 2, count: 2 }, 'Long Flower +2: 2 pairs make 6-6.'],
  [{ code: 'small-scorpion', points: -1 }, 'Small Scorpion −1: 5-2 is the Scorpion.'],
  [{ code: 'large-scorpion', points: -1, count: 1 }, 'Large Scorpion −1: one pair makes 5-2.'],
  [{ code: 'large-scorpion', points: -2, count: 2 }, 'Large Scorpion −2: 2 pairs make 5-2.'],
  [{ code: 'double-header', points: 2 }, 'Double header +2: both ends show 6.'],
  [{ code: 'triple-header', points: 3 }, 'Triple header +3: both ends show 6, with a double.'],
  [{ code: 'of-a-suit', points: 3, count: 3, suit: 4 }, 'Matching 4s +3: 3 open halves show 4.'],
  [{ code: 'of-a-suit', points: 19, count: 19, suit: 0 }, 'Matching 0s +19: 19 open halves show 0.'],
]

describe('a reason', () => {
  it.each(SENTENCES)('%o is worded', (reason, sentence) => {
    expect(reasonSentence(reason, { outward: 6, dice })).toBe(sentence)
  })

  it('has a sentence whatever its code', () => {
    expect(new Set(SENTENCES.map(([{ code }]) => code))).toEqual(new Set(REASON_CODES))
  })
})

describe('a play', () => {
  const play = (changed: Partial<ToldPlay>): ToldPlay => ({ player: 0, outward: 6, reasons: [], delta: 0, totals: [5, 3], ...changed })

  it('without a reason says so', () => {
    expect(playSentence(play({}), { dice, rules: flowerRules })).toBe('No score.')
  })

  it('tells all its reasons, in order', () => {
    const reasons: readonly Reason[] = [
      { code: 'dual', points: 2 },
      { code: 'long-flower', points: 1, count: 1 },
    ]
    expect(playSentence(play({ reasons, delta: 3 }), { dice, rules: flowerRules })).toBe('Dual +2: both ends show 6. Long Flower +1: one pair makes 6-6.')
  })

  it('tells what the floor kept', () => {
    const reasons: readonly Reason[] = [
      { code: 'small-scorpion', points: -1 },
      { code: 'large-scorpion', points: -2, count: 2 },
    ]
    expect(playSentence(play({ reasons, delta: -1, totals: [0, 3] }), { dice, rules: flowerRules })).toBe(
      'Small Scorpion −1: 5-2 is the Scorpion. Large Scorpion −2: 2 pairs make 5-2. Counts −1, not −3: nobody goes below 0 (FS-10).',
    )
  })

  it('tells that losses come first', () => {
    const reasons: readonly Reason[] = [
      { code: 'plural', points: 3 },
      { code: 'small-scorpion', points: -1 },
    ]
    expect(playSentence(play({ reasons, delta: 3, totals: [3, 3] }), { dice, rules: { ...flowerRules, payout: 'losses-first' } })).toBe(
      'Plural +3: all open halves show 6. Small Scorpion −1: 5-2 is the Scorpion. ' + 'Counts +3, not +2: losses come first, and nobody goes below 0 (FS-10).',
    )
  })

  it('tells what the approach cap left', () => {
    const reasons: readonly Reason[] = [{ code: 'triple-header', points: 3 }]
    expect(playSentence(play({ reasons, delta: 2, totals: [14, 3], outward: 2 }), { dice: null, rules: bergenRules })).toBe(
      'Triple header +3: both ends show 2, with a double. Counts +2, not +3: with 3 points to go, a header scores at most 2 (B-3).',
    )
    expect(playSentence(play({ reasons, delta: 1, totals: [15, 3], outward: 2 }), { dice: null, rules: bergenRules })).toContain(
      'Counts +1, not +3: with 1 point to go, a header scores at most 1 (B-3).',
    )
    expect(playSentence(play({ reasons, delta: 1, totals: [17, 3], outward: 2 }), { dice: null, rules: bergenRules })).toContain(
      'Counts +1, not +3: at 15 or more, a header scores at most 1 (B-3).',
    )
  })
})
