import { describe, expect, it } from 'vitest'
import type { Dice } from '#shared/match/events'
import { REASON_CODES, worthOf, type Reason } from '#shared/games/reasons'
import { playSentence, reasonSentence } from '#shared/words/en'
import type { ToldPlay } from '#shared/words/sentence-inputs'

const dice: Dice = { flower: [6, 6], scorpion: [2, 5] }
const flowerRules = {
  game: 'flower-and-scorpion',
  target: 20,
  approachCap: true,
  floor: 0,
  exact: false,
  firstScore: 0,
  noWinOnLead: false,
  partners: false,
  payout: 'net',
} as const
const bergenRules = {
  game: 'bergen',
  target: 15,
  approachCap: true,
  floor: 0,
  exact: false,
  firstScore: 0,
  noWinOnLead: false,
  partners: false,
  payout: 'net',
} as const

const SENTENCES: readonly (readonly [Reason, string])[] = [
  [{ code: 'dual', points: worthOf(2) }, 'Dual +2: both ends show 6.'],
  [{ code: 'plural', points: worthOf(3) }, 'Plural +3: all open halves show 6.'],
  [{ code: 'short-flower', points: worthOf(1) }, 'Short Flower +1: 6-6 is the Flower.'],
  [{ code: 'long-flower', points: worthOf(1), count: 1 }, 'Long Flower +1: one pair makes 6-6.'],
  [{ code: 'long-flower', points: worthOf(2), count: 2 }, 'Long Flower +2: 2 pairs make 6-6.'],
  [{ code: 'small-scorpion', points: worthOf(-1) }, 'Small Scorpion −1: 5-2 is the Scorpion.'],
  [{ code: 'large-scorpion', points: worthOf(-1), count: 1 }, 'Large Scorpion −1: one pair makes 5-2.'],
  [{ code: 'large-scorpion', points: worthOf(-2), count: 2 }, 'Large Scorpion −2: 2 pairs make 5-2.'],
  [{ code: 'double-header', points: worthOf(2) }, 'Double header +2: both ends show 6.'],
  [{ code: 'triple-header', points: worthOf(3) }, 'Triple header +3: both ends show 6, with a double.'],
  [{ code: 'triple-header', points: worthOf(3), count: 4 }, 'Triple header +3: both ends show 6, both with a double.'],
  [{ code: 'of-a-suit', points: worthOf(3), count: 3, suit: 4 }, 'Matching 4s +3: 3 open halves show 4.'],
  [{ code: 'of-a-suit', points: worthOf(19), count: 19, suit: 0 }, 'Matching 0s +19: 19 open halves show 0.'],
  [{ code: 'fives', points: worthOf(15), count: 15 }, 'Fives +15: the open ends add up to 15.'],
  [{ code: 'threes', points: worthOf(5), count: 15 }, 'Threes +5: the open ends add up to 15.'],
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
  const play = (changed: Partial<ToldPlay>): ToldPlay => ({ player: 0, outward: 6, arm: 'right', reasons: [], delta: 0, totals: [5, 3], ...changed })

  it('without a reason says so', () => {
    expect(playSentence(play({}), { dice, rules: flowerRules })).toBe('No score.')
  })

  it('whose points do not count says why, and what they would have made', () => {
    const rules = { ...flowerRules, game: 'fives-and-threes', target: 61, exact: true } as const
    const reasons: readonly Reason[] = [{ code: 'threes', points: worthOf(4), count: 12 }]
    expect(playSentence(play({ reasons, totals: [58, 3] }), { dice, rules })).toBe(
      'Threes +4: the open ends add up to 12. 58 and 4 is 62, too many: nothing is scored (FT-4).',
    )
    const lead = play({ reasons: [{ code: 'threes', points: worthOf(1), count: 3 }], arm: null, totals: [60, 3] })
    expect(playSentence(lead, { dice, rules: { ...rules, noWinOnLead: true } })).toContain('The winning point can’t be made with the lead (FT-8).')
    const first = play({ reasons: [{ code: 'fives', points: worthOf(5), count: 5 }], totals: [0, 3] })
    expect(playSentence(first, { dice, rules: { ...rules, game: 'all-fives', firstScore: 10 } })).toContain(
      'Too little for a first score: nothing is scored (AF-15).',
    )
  })

  it('tells all its reasons, in order', () => {
    const reasons: readonly Reason[] = [
      { code: 'dual', points: worthOf(2) },
      { code: 'long-flower', points: worthOf(1), count: 1 },
    ]
    expect(playSentence(play({ reasons, delta: 3 }), { dice, rules: flowerRules })).toBe('Dual +2: both ends show 6. Long Flower +1: one pair makes 6-6.')
  })

  it('tells in one sentence the numbers that lie open equally often', () => {
    const rules = {
      game: 'double-bergen',
      target: 100,
      approachCap: false,
      floor: null,
      exact: false,
      firstScore: 0,
      noWinOnLead: false,
      partners: false,
      payout: 'net',
    } as const
    const pair = (suit: number): Reason => ({ code: 'of-a-suit', points: worthOf(2), count: 2, suit })
    const three: Reason = { code: 'of-a-suit', points: worthOf(3), count: 3, suit: 1 }
    expect(playSentence(play({ reasons: [pair(0), pair(3), pair(6)], delta: 6 }), { dice: null, rules })).toBe('Pairs of 0, 3 and 6: +2 each.')
    expect(playSentence(play({ reasons: [pair(0), three, pair(3)], delta: 7 }), { dice: null, rules })).toBe(
      'Pairs of 0 and 3: +2 each. Matching 1s +3: 3 open halves show 1.',
    )
    expect(playSentence(play({ reasons: [pair(6)], delta: 2, arm: null }), { dice: null, rules })).toBe('Two 6s +2: both halves of the spinner.')
  })

  it('tells why equal ends, or the Flower, earned nothing', () => {
    const scorpion: readonly Reason[] = [{ code: 'large-scorpion', points: worthOf(-1), count: 1 }]
    const unpaid = { kind: 'double-scorpion', code: 'dual', suit: 6 } as const
    expect(playSentence(play({ reasons: scorpion, delta: -1, unpaid }), { dice: { flower: [1, 2], scorpion: [6, 6] }, rules: flowerRules })).toBe(
      'Large Scorpion −1: one pair makes 6-6. No dual: 6 is the double Scorpion’s number (FS-7).',
    )
    expect(playSentence(play({ unpaid: { kind: 'cancelled' } }), { dice, rules: flowerRules })).toBe(
      'No score. Flower and Scorpion are the same tile, so neither scores (FS-8).',
    )
  })

  it('cites the rule of its own game for a cap or a floor', () => {
    const capped = playSentence(
      play({
        reasons: [
          { code: 'dual', points: worthOf(2) },
          { code: 'long-flower', points: worthOf(1), count: 1 },
        ],
        delta: 2,
        totals: [20, 3],
      }),
      {
        dice,
        rules: flowerRules,
      },
    )
    expect(capped).toContain('Counts +2, not +3: with 2 chips to go, a dual or plural scores at most 1 (FS-11).')
    const rules = {
      game: 'double-bergen',
      target: 100,
      approachCap: false,
      floor: 0,
      exact: false,
      firstScore: 0,
      noWinOnLead: false,
      partners: false,
      payout: 'net',
    } as const
    const lifted = playSentence(play({ reasons: [{ code: 'of-a-suit', points: worthOf(2), count: 2, suit: 1 }], delta: 4, totals: [0, 3] }), {
      dice: null,
      rules,
    })
    expect(lifted).toContain('nobody goes below 0 (DB-4).')
  })

  it('tells what the floor kept', () => {
    const reasons: readonly Reason[] = [
      { code: 'small-scorpion', points: worthOf(-1) },
      { code: 'large-scorpion', points: worthOf(-2), count: 2 },
    ]
    expect(playSentence(play({ reasons, delta: -1, totals: [0, 3] }), { dice, rules: flowerRules })).toBe(
      'Small Scorpion −1: 5-2 is the Scorpion. Large Scorpion −2: 2 pairs make 5-2. Counts −1, not −3: nobody goes below 0 (FS-10).',
    )
  })

  it('tells that losses come first', () => {
    const reasons: readonly Reason[] = [
      { code: 'plural', points: worthOf(3) },
      { code: 'small-scorpion', points: worthOf(-1) },
    ]
    expect(playSentence(play({ reasons, delta: 3, totals: [3, 3] }), { dice, rules: { ...flowerRules, payout: 'losses-first' } })).toBe(
      'Plural +3: all open halves show 6. Small Scorpion −1: 5-2 is the Scorpion. ' + 'Counts +3, not +2: losses come first, and nobody goes below 0 (FS-10).',
    )
  })

  it('tells of a cap and a floor that both changed it, and says no two equal numbers where they come to nothing', () => {
    const reasons: readonly Reason[] = [
      { code: 'plural', points: worthOf(3) },
      { code: 'large-scorpion', points: worthOf(-4), count: 4 },
    ]
    const rules = { ...flowerRules, target: 3, payout: 'losses-first' } as const
    expect(playSentence(play({ reasons, delta: 0, totals: [1, 3] }), { dice, rules })).toContain(
      'Counts 0, not −1: with 2 chips to go, a dual or plural scores at most 1 (FS-11). Losses come first, and nobody goes below 0 (FS-10).',
    )
    expect(
      playSentence(play({ reasons: [...reasons.slice(0, 1), { code: 'large-scorpion', points: worthOf(-3), count: 3 }], delta: 0, totals: [1, 3] }), {
        dice,
        rules,
      }),
    ).toMatch(/5-2\. With 2 chips to go, .* \(FS-11\)\. Losses come first, .* \(FS-10\)\.$/)
  })

  it('tells what the approach cap left', () => {
    const reasons: readonly Reason[] = [{ code: 'triple-header', points: worthOf(3) }]
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
