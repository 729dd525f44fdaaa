import { describe, expect, test } from 'vitest'
import { expectOk } from '#shared/kernel/result'
import { floored, paid, payoutOf, payPlay } from '#shared/rules/payout'
import type { Reason, ReasonCode } from '#shared/rules/reasons'
import { resolveRules } from '#shared/rules/resolve'

type Overrides = Parameters<typeof resolveRules>[1]

const rulesOf = (overrides: Overrides) => expectOk(resolveRules('flower-and-scorpion', { target: 20, ...overrides }, 2), 'rules of the test')
const reason = (code: ReasonCode, points: number): Reason => ({ code, points })

describe('near the target (B-3, FS-11)', () => {
  test.each([
    /* points short, what a dual of 2, a plural of 3 and a Flower of 2 count for */
    [4, 2, 3, 2],
    [3, 2, 2, 2],
    [2, 1, 1, 2],
    [1, 1, 1, 2],
  ])(
    '%i short, a dual counts %i, a plural %i and a Flower %i where the approach is capped; where it is not, all count in full',
    (short, dual, plural, flower) => {
      const reasons = [reason('dual', 2), reason('plural', 3), reason('long-flower', 2)]
      const capped = payoutOf(rulesOf({ approachCap: true }), 20 - short, reasons)
      expect(capped).toMatchObject({ short, counted: [dual, plural, flower], gains: dual + plural + flower, after: 20 - short + dual + plural + flower })
      const whole = payoutOf(rulesOf({ approachCap: false }), 20 - short, reasons)
      expect(whole).toMatchObject({ short, counted: [2, 3, 2], gains: 7, held: 0, after: 27 - short })
    },
  )

  test('what pays less than the cap is not raised to it', () => {
    expect(payoutOf(rulesOf({ approachCap: true }), 17, [reason('dual', 1)]).counted).toEqual([1])
    expect(payoutOf(rulesOf({ approachCap: true }), 19, [reason('dual', 0)]).counted).toEqual([0])
  })
})

describe('at the floor (FS-10)', () => {
  const reasons = [reason('dual', 2), reason('large-scorpion', -3)]

  test.each([
    ['net', 0, 0, 1],
    ['net', 1, 0, 0],
    ['net', 2, 1, 0],
    ['losses-first', 0, 2, 3],
    ['losses-first', 2, 2, 1],
    ['losses-first', 3, 2, 0],
    ['losses-first', 4, 3, 0],
  ] as const)('by %s, from %i points two gained and three lost come to %i, and the floor gives %i back', (payout, before, after, held) => {
    const rules = rulesOf({ payout, floor: 0 })
    expect(payoutOf(rules, before, reasons)).toMatchObject({ gains: 2, losses: -3, held, after })
    expect(payPlay(rules, before, reasons)).toBe(after)
  })

  test('a total stays on it and goes below where there is none', () => {
    expect([floored({ floor: 0 }, -1), floored({ floor: 0 }, 0), floored({ floor: -3 }, -4), floored({ floor: null }, -40)]).toEqual([0, 0, -3, -40])
    expect(paid({ floor: 0 }, [3, 0, 5], [-4, -1, 2])).toEqual({ totals: [0, 0, 7], deltas: [-3, 0, 2] })
  })
})
