import { describe, expect, test } from 'vitest'
import { circlePartner, circleRounds, drawCosts, type DrawCosts, type Unit } from '#shared/evening/draw/costs'
import { cheapestGroups } from '#shared/evening/draw/exchange'
import type { TableSizes } from '#shared/evening/draw/sizes'
import { leastCostMatching } from '#shared/evening/draw/matching'
import { drawTables } from '#shared/evening/draw/draw'
import { Random } from '#shared/kernel/random'
import { expectOk } from '#shared/kernel/result'
import { answered } from '../../../support/answered'
import { Evening, idOf } from './evenings'

const unit = (person: string, more: Partial<Unit> = {}): Unit => ({ people: [person], group: 0, byes: 0, small: 0, ...more })
const FOUR = ['a', 'b', 'c', 'd'].map((person) => unit(person))
const NOBODY_MET = () => 0
type Asked = Parameters<typeof drawCosts>[0]
const costsOf = (more: Partial<Asked> = {}) =>
  answered(() => drawCosts({ method: 'random', seats: 2, size: 2, units: FOUR, met: NOBODY_MET, slots: [], chance: null, ...more }))
const between = (people: string, times: number) => (one: string, other: string) => ([one, other].sort().join(' ') === people ? times : 0)

describe('What a draw costs (docs/drawing.md), two by two, of four people', () => {
  /*
   * Four at tables of two: two pairs. A unit at a smaller table weighs 1; being apart on points weighs 1 more than all four at smaller tables
   * (1 each): 5; having met 1 more than all pairs and all who sit out as far apart as any are; a bye 1 more than all pairs having met as often as any.
   */
  test('is the least for the first, and for those who never met', () => {
    const costs = costsOf()
    expect([costs.pair(0, 1), costs.out(2), costs.small(3)]).toEqual([0, 5, 1])
  })

  test('grows with the square of how often two have met, and a bye with all of it', () => {
    const costs = costsOf({ met: between('a b', 3) })
    expect([costs.pair(0, 1), costs.pair(1, 0), costs.pair(0, 2)]).toEqual([5 * 9, 5 * 9, 0])
    expect([costs.out(0), costs.out(2)]).toEqual([5 * (1 + 2 * 9), 5 * (1 + 2 * 9)])
  })

  test('grows with the square of how far apart two are on points, also for who sits out', () => {
    const units = FOUR.map((each, at) => ({ ...each, group: at }))
    const costs = costsOf({ method: 'swiss', units })
    const meeting = 5 * (1 + 6 * 9)
    expect([costs.pair(0, 1), costs.pair(0, 3), costs.pair(2, 1)]).toEqual([5, 45, 5])
    expect([costs.out(0), costs.out(3)]).toEqual([meeting, meeting + 45])
    expect(costsOf({ units }).pair(0, 3)).toBe(0)
    expect(costsOf({ method: 'partners', units }).pair(0, 3)).toBe(45)
    expect(costsOf({ method: 'swiss', units, met: between('a d', 1) }).pair(0, 3)).toBe(meeting + 45)
  })

  test('weighs a bye by all who may share a table, and a meeting by the farthest that anyone is apart or above the lowest', () => {
    // of four at tables of three four may share one; two have met once
    const costs = costsOf({ seats: 3, size: 3, met: between('a b', 1) })
    expect([costs.out(2), costs.pair(0, 1)]).toEqual([5 * (1 + 4), 5])
    const units = FOUR.map((each, at) => ({ ...each, group: at + 1 }))
    expect(costsOf({ method: 'swiss', units, met: between('a b', 1) }).pair(0, 1)).toBe(5 * (1 + 6 * 16) + 5)
  })

  test('grows with byes and smaller tables that someone had', () => {
    const units = [unit('a', { byes: 2 }), unit('b', { small: 3 }), unit('c'), unit('d')]
    const costs = costsOf({ units })
    const apart = 1 + (7 + 3)
    expect([costs.out(0), costs.out(1), costs.small(1), costs.small(0)]).toEqual([5 * apart, apart, 7, 1])
  })

  test('counts the meetings of both of a pair with both of another', () => {
    const units = [
      { ...unit('a'), people: ['a', 'b'] },
      { ...unit('c'), people: ['c', 'd'] },
    ]
    const met = (one: string, other: string) => ({ 'a c': 1, 'a d': 2, 'b c': 0, 'b d': 1 })[[one, other].sort().join(' ')] ?? 0
    // two units: one pair, so an apart of 3, and having met four times in all
    expect(costsOf({ method: 'partners', units, met }).pair(0, 1)).toBe(3 * 16)
  })

  test('has chance tell apart what the rules leave alike, and nothing else', () => {
    const costs = costsOf({ chance: new Random(7), met: between('a b', 1) })
    const small = 8 * (2 + 4)
    const apart = small * 5
    for (const [one, other, rule] of [
      [0, 1, apart],
      [0, 2, 0],
      [2, 3, 0],
    ] as const) {
      expect(costs.pair(one, other)).toBe(costs.pair(other, one))
      expect(costs.pair(one, other) - rule).toBeGreaterThanOrEqual(0)
      expect(costs.pair(one, other) - rule).toBeLessThan(8)
    }
    expect(costs.small(0)).toBe(small)
    expect(costs.out(0) - apart * 3).toBeGreaterThanOrEqual(0)
    expect(costs.out(0) - apart * 3).toBeLessThan(8)
  })

  test('is that of the plan where everyone is to meet everyone', () => {
    // of four places, round 0 has 3 meet 0 and 1 meet 2
    const costs = costsOf({ method: 'everyone', slots: ['a', 'b', 'c', 'd'] })
    expect([costs.pair(0, 3), costs.pair(1, 2), costs.pair(0, 1), costs.pair(2, 3)]).toEqual([0, 0, 5, 5])
    expect(costs.out(0)).toBe(5 * (1 + 6) + 5)
    const met = (one: string, other: string) => (['a d', 'b c'].includes([one, other].sort().join(' ')) ? 1 : 0)
    const second = costsOf({ method: 'everyone', slots: ['a', 'b', 'c', 'd'], met })
    expect([second.pair(1, 3), second.pair(0, 2), second.pair(0, 1)]).toEqual([0, 0, 35 - 30])
    expect(costsOf({ method: 'everyone', slots: ['a', 'b', 'c', 'd'], size: 3 }).pair(0, 1)).toBe(0)
    expect(costsOf({ method: 'everyone', slots: [] }).pair(0, 1)).toBe(0)
    expect(costsOf({ method: 'everyone', slots: ['a', 'b', 'c'] }).out(3)).toBe(5 * (1 + 6))
    expect(costsOf({ method: 'everyone', slots: ['a', 'b', 'c'] }).pair(1, 2), 'who is not in the plan takes nobody’s place').toBe(0)
    const again = costsOf({ method: 'everyone', slots: ['a', 'b', 'c', 'd'], met: () => 1 })
    expect(again.pair(0, 1) - again.pair(0, 3), 'the plan also holds once all have met').toBe(5)
  })
})

describe('The circle by which everyone meets everyone', () => {
  test.each<[number, number, readonly number[]]>([
    [4, 0, [3, 2, 1, 0]],
    [4, 1, [2, 3, 0, 1]],
    [4, 2, [1, 0, 3, 2]],
    [4, 3, [3, 2, 1, 0]],
    [4, -1, [1, 0, 3, 2]],
    [3, 0, [3, 2, 1]],
    [3, 1, [2, 3, 0]],
    [5, 2, [4, 3, 5, 1, 0]],
  ])('of %i places, round %i: %j', (places, round, partners) => {
    expect(Array.from({ length: places }, (_, place) => circlePartner(places, round, place))).toEqual(partners)
  })

  test('has as many rounds as there are others, or places where those are odd', () => {
    expect([2, 3, 4, 5, 12, 13].map(circleRounds)).toEqual([1, 3, 3, 5, 11, 13])
  })
})

/** Numbers that are alike on every machine. */
const price = (seed: number) => {
  const random = new Random(seed)
  const prices = Array.from({ length: 40 * 40 }, () => random.below(1000))
  return (one: number, other: number) => prices[Math.max(one, other) * 40 + Math.min(one, other)] as number
}

describe('The cheapest tables', () => {
  test.each<[number, number, number]>([
    // people, prices, what the cheapest pairs cost; up to 20 people also worked out by trying every matching
    [4, 1, 633],
    [6, 2, 343],
    [10, 3, 600],
    [20, 4, 751],
    [30, 5, 837],
    [40, 6, 662],
  ])('of two: %i people, prices %i: %i', (people, seed, least) => {
    const cost = price(seed)
    const partners = answered(() => leastCostMatching(people, cost))
    expect(partners.map((partner, one) => [partner !== one, partners[partner]])).toEqual(partners.map((_, one) => [true, one]))
    const sum = partners.reduce((all, partner, one) => all + cost(one, partner), 0) / 2
    expect(sum).toBe(least)
  })

  test.each<[string, readonly number[], number, number, readonly (readonly number[])[], readonly number[]]>([
    // tables, who sits out, prices, and what is found; up to nine people nothing is cheaper, which was tried for every way to seat them
    [
      'of three',
      [3, 3, 3],
      0,
      7,
      [
        [3, 6, 7],
        [0, 4, 8],
        [1, 2, 5],
      ],
      [],
    ],
    [
      'of three, some smaller',
      [3, 3, 2],
      0,
      8,
      [
        [3, 6, 2],
        [4, 1, 7],
        [0, 5],
      ],
      [],
    ],
    [
      'of four, one sits out',
      [4, 4],
      1,
      9,
      [
        [8, 1, 7, 0],
        [5, 3, 2, 6],
      ],
      [4],
    ],
    [
      'of four and three',
      [4, 4, 3, 3],
      0,
      10,
      [
        [11, 9, 10, 4],
        [8, 13, 6, 3],
        [1, 5, 2],
        [0, 7, 12],
      ],
      [],
    ],
    [
      'of three, two sit out',
      [3, 3],
      2,
      11,
      [
        [2, 6, 0],
        [7, 1, 3],
      ],
      [5, 4],
    ],
  ])('%s', (_, tables, out, seed, found, sitOut) => {
    const count = tables.reduce((sum, seats) => sum + seats, out)
    const cost = price(seed)
    const costs = {
      pair: (one: number, other: number) => (one === other ? 0 : cost(one, other)),
      out: (unit: number) => 2000 + unit,
      small: (unit: number) => 300 + 10 * unit,
    }
    const order = Array.from({ length: count }, (_each, index) => index)
    const grouping = answered(() => cheapestGroups(order, { tables, out }, costs, new Random(seed)))
    expect(grouping.tables.map((each) => each.length)).toEqual(tables)
    expect([...grouping.tables.flat(), ...grouping.out].toSorted((a, b) => a - b)).toEqual(order)
    expect(grouping).toEqual({ tables: found, out: sitOut })
  })
})

describe('The search for the cheapest tables', () => {
  const order = Array.from({ length: 9 }, (_, unit) => unit)
  const wasShaken = (costs: DrawCosts, sizes: TableSizes = { tables: [4, 4], out: 1 }) => {
    const random = new Random(1)
    cheapestGroups(order, sizes, costs, random)
    return random.below(2 ** 30) !== new Random(1).below(2 ** 30)
  }
  const [free, dear] = [() => 0, (unit: number) => 10_000 * (9 - unit)]

  test('ends where nothing can cost less: the cheapest sit out, or at the smaller tables', () => {
    expect(wasShaken({ pair: free, out: dear, small: free })).toBe(false)
    expect(wasShaken({ pair: free, out: free, small: dear }, { tables: [3, 3, 3], out: 0 })).toBe(false)
    expect(wasShaken({ pair: free, out: free, small: () => 5 }, { tables: [5, 4], out: 0 })).toBe(false)
  })

  test('goes on where something may', () => {
    expect(wasShaken({ pair: (one, other) => Number(one + other === 3), out: dear, small: free }, { tables: [9], out: 0 })).toBe(true)
    expect(wasShaken({ pair: price(3), out: dear, small: free })).toBe(true)
    expect(wasShaken({ pair: (one, other) => 1 + one + other, out: free, small: dear }, { tables: [5, 4], out: 0 })).toBe(true)
  })
})

describe('The draw of a seed is the same for ever', () => {
  const drawnBy = (evening: Evening, seed: number) => {
    const { method, size, uneven } = evening.state.settings!
    const { tables, byes } = expectOk(
      answered(() => drawTables(evening.state, { method, size, uneven, seed })),
      'a draw',
    )
    const number = (id: string) => Number(id.slice(-3))
    return [
      ...tables.map(({ people, partners }) => `${people.map(number).join(' ')}${partners === true ? ' in pairs' : ''}`),
      ...byes.map((id) => `${number(id)} sits out`),
    ].join(', ')
  }
  const winners = (people: readonly string[]) => people.map((id) => 20 - Number(id.slice(-3)))

  test.each<[string, () => Evening, string]>([
    ['at random, two by two', () => Evening.of(7, { size: 2 }), '0 4, 2 3, 6 1, 5 sits out'],
    ['at random, by four', () => Evening.of(10, { size: 4 }), '9 3 2, 6 8 4 0, 1 7 5'],
    ['at random, full tables', () => Evening.of(10, { size: 4, uneven: 'bye' }), '5 3 2 9, 8 1 0 7, 6 sits out, 4 sits out'],
    ['everyone, two by two', () => Evening.of(6, { method: 'everyone', size: 2 }).round().round(), '1 3, 4 5, 2 0'],
    ['everyone, by three', () => Evening.of(9, { method: 'everyone', size: 3 }).round(), '3 2 8, 5 7 0, 1 4 6'],
    ['by result, two by two', () => Evening.of(9, { method: 'swiss', size: 2 }).round(winners).round(winners), '1 0, 4 6, 2 3, 7 8, 5 sits out'],
    ['by result, by four', () => Evening.of(11, { method: 'swiss', size: 4 }).round(winners).round(winners), '3 0 9, 1 8 4 5, 7 10 2 6'],
    [
      'partners',
      () => Evening.of(11, { method: 'partners' }).do({ type: 'partner-rest' }).round(winners),
      '0 6 1 7 in pairs, 2 8 3 9 in pairs, 4 sits out, 5 sits out',
    ],
    ['two people', () => Evening.of(2, { size: 2 }), '0 1'],
    [
      'partners of whom one has left',
      () =>
        Evening.of(9, { method: 'partners' })
          .do({ type: 'partner-rest' })
          .do({ type: 'left', person: idOf(3) }),
      '4 6 5 7 in pairs, 0 sits out, 1 sits out',
    ],
    [
      'many partners, the leaders first',
      () => Evening.of(16, { method: 'partners' }).do({ type: 'partner-rest' }).round(winners).round(winners),
      '0 2 1 3 in pairs, 12 6 13 7 in pairs, 8 4 9 5 in pairs, 10 14 11 15 in pairs',
    ],
    [
      'of those who are here',
      () =>
        Evening.of(8, { size: 4 })
          .do({ type: 'left', person: idOf(2) })
          .do({ type: 'left', person: idOf(5) }),
      '3 0 4, 6 1 7',
    ],
  ])('%s', (_, made, drawn) => {
    expect(drawnBy(made(), 12345)).toBe(drawn)
  })
})
