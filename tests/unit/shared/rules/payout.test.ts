import { describe, expect, test } from 'vitest'
import { hasLine, lineGame } from '#shared/games/index'
import { GAME_IDS, type GameId } from '#shared/games/rules'
import { blockedWorth, floored, paid, payoutOf, payoutOfPlay, payPlay, PointSum, UNBOUNDED, withheld, type Payout } from '#shared/rules/payout'
import type { Tile } from '#shared/domino/tile'
import { worthOf, type Reason, type ReasonCode } from '#shared/games/reasons'
import { rulesOf as rulesOfPreset } from './tables'

type Overrides = Parameters<typeof rulesOfPreset>[1]

const rulesOf = (overrides: Overrides) => rulesOfPreset('flower-and-scorpion', { target: 20, ...overrides })
const reason = (code: ReasonCode, points: number): Reason => ({ code, points: worthOf(points) })
const scored = (...reasons: readonly (readonly [ReasonCode, number])[]): readonly Reason[] => reasons.map(([code, points]) => reason(code, points))
/** What of each reason the approach allows, and what of it moved the total. */
const allowedIn = ({ reasons }: Payout) => reasons.map(({ allowed }) => allowed)
const countedIn = ({ reasons }: Payout) => reasons.map(({ counted }) => counted)
const CAPPED: Overrides = { approachCap: true }

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
      expect(allowedIn(capped)).toEqual([dual, plural, flower])
      expect(capped).toMatchObject({
        short,
        bounds: dual === 2 && plural === 3 ? [] : ['cap'],
        gains: dual + plural + flower,
        after: 20 - short + dual + plural + flower,
      })
      const whole = payoutOf(rulesOf({ approachCap: false }), 20 - short, reasons)
      expect(countedIn(whole)).toEqual([2, 3, 2])
      expect(whole).toMatchObject({ short, gains: 7, held: 0, after: 27 - short, bounds: [] })
    },
  )

  test('what pays less than the cap is not raised to it', () => {
    expect(allowedIn(payoutOf(rulesOf({ approachCap: true }), 17, [reason('dual', 1)]))).toEqual([1])
    expect(allowedIn(payoutOf(rulesOf({ approachCap: true }), 19, [reason('dual', 0)]))).toEqual([0])
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
    expect(paid({ ...UNBOUNDED, floor: 0 }, [3, 0, 5], [-4, -1, 2])).toEqual({ totals: [0, 0, 7], deltas: [-3, 0, 2] })
  })
})

describe('a play pays', () => {
  test.each<[string, Overrides, number, readonly Reason[], readonly number[], number]>([
    // what the approach allows of each reason, and the total
    ['what its reasons say', {}, 5, scored(['dual', 2], ['long-flower', 1], ['small-scorpion', -1]), [2, 1, -1], 7],
    ['nothing for no reason', {}, 5, [], [], 5],
    ['nothing for a reason that a house pays 0', { dual: 0 }, 5, scored(['dual', 0], ['large-scorpion', -2]), [0, -2], 3],
    ['B-3: a double header for one two short', CAPPED, 18, scored(['double-header', 2]), [1], 19],
    ['B-3: a triple header for two three short', CAPPED, 17, scored(['triple-header', 3]), [2], 19],
    ['FS-11: Flowers and Scorpions in full', CAPPED, 18, scored(['short-flower', 1], ['long-flower', 4], ['large-scorpion', -3]), [1, 4, -3], 20],
    ['FS-10: gains and losses in one sum', {}, 1, scored(['dual', 2], ['large-scorpion', -2]), [2, -2], 1],
    ['FS-10: no less than nothing', {}, 1, scored(['dual', 2], ['large-scorpion', -4]), [2, -4], 0],
    ['FS-10: the losses first, by the reading', { payout: 'losses-first' }, 1, scored(['dual', 2], ['large-scorpion', -4]), [2, -4], 2],
    ['FS-10: the losses first where there is enough', { payout: 'losses-first' }, 9, scored(['dual', 2], ['large-scorpion', -4]), [2, -4], 7],
    ['below nothing where the floor allows it', { floor: -2 }, 1, scored(['large-scorpion', -4]), [-4], -2],
    ['as far down as it goes without a floor', { floor: null }, 1, scored(['large-scorpion', -4]), [-4], -3],
  ])('%s', (_, overrides, before, reasons, allowed, after) => {
    const rules = rulesOf(overrides)
    const sum = (points: readonly number[]) => points.reduce((all, each) => all + each, 0)
    const gains = sum(allowed.filter((points) => points > 0))
    const losses = sum(allowed.filter((points) => points < 0))
    expect(payPlay(rules, before, reasons)).toBe(after)
    const paidOut = payoutOf(rules, before, reasons)
    expect(allowedIn(paidOut)).toEqual(allowed)
    expect(paidOut).toMatchObject({ before, short: 20 - before, gains, losses, held: after - before - gains - losses, lifted: 0, delta: after - before, after })
    expect(sum(countedIn(paidOut))).toBe(after - before)
    expect(payoutOfPlay(rules, { player: 1, arm: 'left', delta: after - before, reasons, totals: [9, after] })).toEqual(paidOut)
  })

  test.each<[string, Overrides, number, readonly Reason[], readonly number[], number]>([
    // what moved the total, and what no loss explains
    ['a loss down to the floor', {}, 1, scored(['large-scorpion', -3]), [-1], 0],
    ['the first loss first', {}, 2, scored(['small-scorpion', -1], ['large-scorpion', -3]), [-1, -1], 0],
    ['nothing of a loss at the floor', {}, 0, scored(['small-scorpion', -1], ['large-scorpion', -3]), [0, 0], 0],
    ['a gain and what of the losses it pays', {}, 0, scored(['dual', 2], ['large-scorpion', -3]), [2, -2], 0],
    ['a gain on top of losses that come first', { payout: 'losses-first' }, 1, scored(['dual', 2], ['large-scorpion', -3]), [2, -1], 0],
    ['what the approach allows', CAPPED, 18, scored(['plural', 3], ['long-flower', 2], ['small-scorpion', -1]), [1, 2, -1], 0],
    ['a gain below a floor that is newer than the total', {}, -4, scored(['dual', 2]), [2], 2],
    ['no loss below it', {}, -4, scored(['dual', 2], ['small-scorpion', -1]), [2, 0], 2],
  ])('of its reasons it counts %s', (_, overrides, before, reasons, counted, lifted) => {
    const paidOut = payoutOf(rulesOf(overrides), before, reasons)
    expect(countedIn(paidOut)).toEqual(counted)
    expect(paidOut).toMatchObject({ lifted, delta: counted.reduce((all, each) => all + each, lifted) })
  })

  test('each player from that player’s own total', () => {
    const sum = new PointSum(rulesOf({ payout: 'losses-first' }), 5)
    sum.add('dual', 2)
    sum.add('small-scorpion', -1)
    expect(sum.paid()).toBe(6)
    sum.begin(0)
    expect(sum.paid()).toBe(0)
    sum.add('large-scorpion', -3)
    sum.add('short-flower', 1)
    expect(sum.paid()).toBe(1)
  })
})

test('a blocked round is worth its points to the winner, and each tile costs (B-5, FS-9, DB-4)', () => {
  const hands = [[0, 1, 2] as Tile[], []]
  expect(blockedWorth(rulesOfPreset('bergen-pagat'), 0, hands)).toEqual([1, 0])
  expect(blockedWorth(rulesOfPreset('bergen-pagat', { blockedRule: 'american', tileDeduction: 2 }), 0, hands)).toEqual([-4, 0])
  expect(blockedWorth(rulesOfPreset('double-bergen'), null, hands)).toEqual([-3, 0])
})

test.each(GAME_IDS.filter(hasLine))('%s cites for a cap and a floor the rule that their setting changes, where it has them', (game) => {
  const { cites, settings } = lineGame(game)
  expect([cites.cap, cites.floor], 'cites, in definition.ts of the game').toEqual([settings.approachCap ?? cites.cap, settings.floor ?? cites.floor])
})

test('near the target the rule is that of the game, and at the floor too (rulebook)', () => {
  const cited = (game: GameId) => [lineGame(game).cites.cap, lineGame(game).cites.floor]
  expect([cited('flower-and-scorpion'), cited('bergen'), cited('double-bergen')]).toEqual([
    ['FS-11', 'FS-10'],
    ['B-3', 'FS-10'],
    ['B-3', 'DB-4'],
  ])
})

describe('a score that does not count', () => {
  const exact = rulesOfPreset('fives-and-threes')
  const teesdale = rulesOfPreset('fives-and-threes-teesdale')
  const tenFirst = rulesOfPreset('all-fives', { firstScore: 10 })

  test.each([
    ['would pass a target that has to be met exactly (FT-4)', exact, 58, 4, false, 'exact'],
    ['and does where it meets it', exact, 58, 3, false, null],
    ['would win by the lead (FT-8)', teesdale, 60, 1, true, 'lead'],
    ['and does where a later tile makes it', teesdale, 60, 1, false, null],
    ['and does where the lead does not win', teesdale, 59, 1, true, null],
    ['is too small for a first one (AF-15)', tenFirst, 0, 5, false, 'first'],
    ['and does once its player has points', tenFirst, 5, 5, false, null],
    ['and does where it is enough', tenFirst, 0, 10, false, null],
    ['is none', exact, 61, 0, true, null],
  ] as const)('%s', (_, rules, total, points, isLead, why) => {
    expect(withheld(rules, total, points, isLead)).toBe(why)
  })

  test('moves nothing, and says what it would have been', () => {
    const threes = scored(['threes', 4])
    expect(payoutOf(exact, 58, threes)).toMatchObject({ delta: 0, after: 58, gains: 0, bounds: [], withheld: { why: 'exact', points: 4 } })
    expect(countedIn(payoutOf(exact, 58, threes))).toEqual([0])
    expect(payoutOf(exact, 57, threes)).toMatchObject({ delta: 4, after: 61, withheld: null })
    expect(payoutOf(exact, 57, threes, { isLead: false, goingOut: 1 })).toMatchObject({ delta: 0, withheld: { why: 'exact', points: 5 } })
  })

  test('at the end of a round is told with what it would have been', () => {
    const rules = rulesOfPreset('all-fives', { exact: true })
    expect(paid(rules, [245, 240], [10, 10])).toEqual({ totals: [245, 250], deltas: [0, 10], withheld: [{ seat: 0, why: 'exact', points: 10 }] })
    expect(paid(rules, [240, 240], [10, 0])).toEqual({ totals: [250, 240], deltas: [10, 0] })
  })
})
