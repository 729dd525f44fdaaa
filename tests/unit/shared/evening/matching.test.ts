import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastCostMatching } from '#shared/evening/draw/matching'
import { answered } from '../../../support/answered'
import { runs } from '../../../support/runs'

/** The least cost of pairing off everyone, by trying all ways: who is first may go with each other. */
function leastCost(places: readonly number[], cost: (one: number, other: number) => number): number {
  const [first, ...rest] = places
  if (first === undefined) return 0
  return Math.min(
    ...rest.map(
      (other) =>
        cost(first, other) +
        leastCost(
          rest.filter((place) => place !== other),
          cost,
        ),
    ),
  )
}

const costs = (count: number) => fc.array(fc.oneof(fc.nat(3), fc.nat(1000), fc.nat(2 ** 45)), { minLength: count * count, maxLength: count * count })
const graph = fc.integer({ min: 1, max: 4 }).chain((half) => costs(2 * half).map((list) => ({ count: 2 * half, list })))

test('everyone has exactly one partner, and no other way to pair them off costs less', () => {
  fc.assert(
    fc.property(graph, ({ count, list }) => {
      const cost = (one: number, other: number): number => list[Math.min(one, other) * count + Math.max(one, other)] as number
      const partners = answered(() => leastCostMatching(count, cost))
      expect(partners).toHaveLength(count)
      for (const [one, other] of partners.entries()) expect(partners[other]).toBe(one)
      const found = partners.reduce((sum, other, one) => sum + (one < other ? cost(one, other) : 0), 0)
      expect(found).toBe(leastCost([...partners.keys()], cost))
    }),
    runs(3000),
  )
})

test('of nobody there is nothing to pair off', () => {
  expect(leastCostMatching(0, () => 0)).toEqual([])
})
