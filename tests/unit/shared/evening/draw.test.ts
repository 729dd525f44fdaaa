import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawTables } from '#shared/evening/draw/draw'
import { tableSizes } from '#shared/evening/draw/sizes'
import { DRAW_METHODS, TABLE_SIZES, UNEVEN_WAYS, type DrawMethod } from '#shared/evening/evening'
import { pastOf } from '#shared/evening/meetings'
import { pointsOf } from '#shared/evening/standings'
import { Evening, idOf } from './evenings'

describe('how many tables', () => {
  test.each([
    [24, 4, 'smaller', [4, 4, 4, 4, 4, 4], 0],
    [23, 4, 'smaller', [4, 4, 4, 4, 4, 3], 0],
    [9, 4, 'smaller', [3, 3, 3], 0],
    [5, 4, 'smaller', [3, 2], 0],
    [3, 4, 'smaller', [3], 0],
    [3, 4, 'bye', [3], 0],
    [23, 4, 'bye', [4, 4, 4, 4, 4], 3],
    [7, 3, 'smaller', [3, 2, 2], 0],
    [7, 2, 'smaller', [2, 2, 2], 1],
    [1, 2, 'bye', [], 1],
  ] as const)('%d people at tables of %d (%s): %j, and %d sit out', (people, size, uneven, tables, out) => {
    expect(tableSizes(people, size, uneven)).toEqual({ tables, out })
  })

  test('everyone has a place, and no table has fewer than two', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 400 }), fc.constantFrom(...TABLE_SIZES), fc.constantFrom(...UNEVEN_WAYS), (people, size, uneven) => {
        const { tables, out } = tableSizes(people, size, uneven)
        expect(tables.reduce((sum, seats) => sum + seats, out)).toBe(people)
        expect(Math.min(...tables)).toBeGreaterThanOrEqual(2)
        expect(Math.max(...tables)).toBeLessThanOrEqual(size)
      }),
    )
  })
})

const meetings = (evening: Evening, people: number): readonly number[] => {
  const past = pastOf(evening.state)
  return Array.from({ length: people }, (_, one) => Array.from({ length: one }, (__, other) => past.met(idOf(one), idOf(other)))).flat()
}

describe('everyone meets everyone', () => {
  test.each([6, 7, 8, 13])('%d people at tables of two have all met once when all rounds are played, and each sat out at most once', (people) => {
    const evening = Evening.of(people, { method: 'everyone', size: 2 }, people)
    for (let round = 0; round < people - 1 + (people % 2); round++) evening.round()
    expect(new Set(meetings(evening, people))).toEqual(new Set([1]))
    const past = pastOf(evening.state)
    for (let one = 0; one < people; one++) expect(past.byes(idOf(one))).toBe(people % 2)
  })

  test('who comes late meets everyone too', () => {
    const evening = Evening.of(7, { method: 'everyone', size: 2 }).round().round()
    evening.do({ type: 'arrived', people: [{ id: idOf(7), name: 'Late' }] })
    for (let round = 0; round < 7; round++) evening.round()
    expect(Math.min(...meetings(evening, 8))).toBe(1)
  })

  test('24 people at tables of four meet nobody twice in four rounds', () => {
    const evening = Evening.of(24, { method: 'everyone' })
    for (let round = 0; round < 4; round++) evening.round()
    expect(Math.max(...meetings(evening, 24))).toBe(1)
  })
})

test.each(DRAW_METHODS)('%s: the same record and seed give the same draw, and each who is here has one place', (method: DrawMethod) => {
  const evening = Evening.of(12, { method, size: method === 'partners' ? 4 : 3, uneven: 'bye' })
  for (let pair = 0; pair < 6; pair++) evening.do({ type: 'partnered', people: [idOf(2 * pair), idOf(2 * pair + 1)] })
  evening
    .round()
    .do({ type: 'left', person: idOf(3) })
    .do({ type: 'left', person: idOf(2) })
  const wish = { method, size: evening.state.settings?.size ?? 4, uneven: 'bye', seed: 99 } as const
  const drawn = drawTables(evening.state, wish)
  expect(drawn).toEqual(drawTables(evening.state, wish))
  expect(drawn).not.toEqual(drawTables(evening.state, { ...wish, seed: 100 }))
  const placed = drawn.ok ? [...drawn.value.tables.flatMap(({ people }) => people), ...drawn.value.byes].sort() : []
  expect(placed).toEqual([0, 1, 4, 5, 6, 7, 8, 9, 10, 11].map(idOf))
})

test('by result, leaders meet leaders: after a round the winners sit together, the leaders’ table first', () => {
  const evening = Evening.of(8, { method: 'swiss', size: 2 }).round((people) => people.map((person) => -Number(person.slice(-3))))
  evening.do({ type: 'draw' })
  const points = pointsOf(evening.state)
  expect(evening.tables.map((people) => people.map((person) => points.get(person)))).toEqual([
    [2, 2],
    [2, 2],
    [0, 0],
    [0, 0],
  ])
})

test('by result, who sits out has the fewest points of those who did not sit out yet', () => {
  const evening = Evening.of(5, { method: 'swiss', size: 2, byePoints: 'none' })
  const out: string[] = []
  for (let round = 0; round < 5; round++) {
    evening.do({ type: 'draw' })
    out.push(...(evening.state.rounds.at(-1)?.byes ?? []))
    evening.play()
  }
  expect(new Set(out).size).toBe(5)
})

test('partners sit opposite each other, every evening long', () => {
  const evening = Evening.of(8, { method: 'partners' }).do({ type: 'partner-rest' })
  for (let round = 0; round < 3; round++) {
    evening.do({ type: 'draw' })
    for (const [one, other, across, opposite] of evening.tables) {
      expect(evening.state.partners.get(one as string)).toBe(across)
      expect(evening.state.partners.get(other as string)).toBe(opposite)
    }
    evening.play()
  }
  expect(Math.max(...meetings(evening, 8))).toBe(1)
})

test('nobody can be drawn alone, and partners need two pairs', () => {
  expect(Evening.of(1).try({ type: 'draw' })).toEqual({ ok: false, error: { code: 'too-few' } })
  expect(Evening.of(1, { method: 'partners' }).try({ type: 'draw' })).toEqual({ ok: false, error: { code: 'too-few' } })
  for (const people of [2, 4]) expect(Evening.of(people, { method: 'partners' }).try({ type: 'draw' })).toEqual({ ok: false, error: { code: 'no-partners' } })
})
