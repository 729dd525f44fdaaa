import { describe, expect, test } from 'vitest'
import { byeHalves, fullSides, tablePoints } from '#shared/evening/points'
import { pastOf } from '#shared/evening/meetings'
import { pointsOf } from '#shared/evening/standings'
import { sidesOf, type EveningRound, type EveningState } from '#shared/evening/state'
import type { EveningSettings } from '#shared/evening/evening'
import { playedEvening, standingsOf } from './evenings'

const rows = (state: EveningState) =>
  standingsOf(state).map(({ person, place, points, played, byes }) => `${place} ${person}: ${points} of ${played}, ${byes} byes`)

describe('The order of the standings (docs/drawing.md)', () => {
  test('is by points', () => {
    const state = playedEvening('a b c d', [
      {
        tables: [
          ['a b', [3, 9]],
          ['c d', [5, 5]],
        ],
      },
    ])
    expect(rows(state)).toEqual(['1 b: 2 of 1, 0 byes', '2 c: 1 of 1, 0 byes', '2 d: 1 of 1, 0 byes', '4 a: 0 of 1, 0 byes'])
    expect([...pointsOf(state)]).toEqual([
      ['a', 0],
      ['b', 2],
      ['c', 1],
      ['d', 1],
    ])
  })

  test('then by meetings, where every two have met', () => {
    const state = playedEvening(
      'a b c',
      [
        { tables: [['a b', [1, 9]]], byes: ['c'] },
        { tables: [['a c', [9, 1]]], byes: ['b'] },
        { tables: [['b c', [4, 8]]], byes: ['a'] },
      ],
      {
        byePoints: 'none',
      },
    )
    // one each: the difference of totals decides, as each has won and lost once
    expect(standingsOf(state).map(({ person, place, difference }) => [person, place, difference])).toEqual([
      ['b', 1, 4],
      ['a', 2, 0],
      ['c', 3, -4],
    ])
  })

  test('then by the average points of those they met, then by the difference of totals', () => {
    const state = playedEvening('a b c d e f', [
      {
        tables: [
          ['a b', [9, 1]],
          ['c d', [3, 2]],
          ['e f', [8, 3]],
        ],
      },
      {
        tables: [
          ['b d', [9, 0]],
          ['a c', [5, 5]],
          ['e f', [5, 5]],
        ],
      },
    ])
    expect(standingsOf(state).map(({ person, place, points, strength, difference }) => [person, place, points, strength, difference])).toEqual([
      ['a', 1, 3, 2.5, 8],
      ['c', 2, 3, 1.5, 1],
      ['e', 3, 3, 1, 5],
      ['b', 4, 2, 1.5, 1],
      ['f', 5, 1, 3, -5],
      ['d', 6, 0, 2.5, -10],
    ])
  })

  test('of those whom nothing tells apart by their names, with one place', () => {
    const state = playedEvening('b a', [])
    expect(standingsOf(state)).toEqual(
      ['a', 'b'].map((person) => ({
        person,
        name: person.toUpperCase(),
        here: true,
        place: 1,
        points: 0,
        played: 0,
        byes: 0,
        strength: 0,
        difference: 0,
        disagreed: false,
        corrected: false,
      })),
    )
  })

  test('counts nothing before the evening is arranged', () => {
    expect(standingsOf({ ...playedEvening('a b', [{ tables: [['a b', [9, 1]]] }]), settings: null }).map(({ points }) => points)).toEqual([0, 0])
  })

  test('counts a result that someone disagrees with for nobody, and says so; a corrected one counts', () => {
    const disagreed = { result: { status: 'disagreed', totals: [9, 1], by: 'host', note: null, others: [] } } as const
    const corrected = { result: { status: 'settled', totals: [9, 1], corrected: true, fromMatch: false } } as const
    const state = playedEvening('a b c d', [
      {
        tables: [
          ['a b', null, disagreed],
          ['c d', null, corrected],
        ],
      },
      { tables: [['a c', [5, 5]]] },
    ])
    expect(standingsOf(state).map((row) => [row.person, row.points, row.played, row.disagreed, row.corrected])).toEqual([
      ['c', 3, 2, false, true],
      ['a', 1, 1, true, false],
      ['d', 0, 1, false, true],
      ['b', 0, 0, true, false],
    ])
  })
})

describe('What a round gives', () => {
  test('partners have what their side has, and meet only the others', () => {
    const partners = { partners: true } as const
    const state = playedEvening('a b c d', [{ tables: [['a b c d', [9, 2, 5, 4], partners]], round: { size: 4, method: 'partners' } }])
    expect(standingsOf(state).map(({ person, points, difference, strength }) => [person, points, difference, strength])).toEqual([
      ['a', 2, 4, 0],
      ['c', 2, 4, 0],
      ['b', 0, -4, 2],
      ['d', 0, -4, 2],
    ])
    const past = pastOf(state)
    expect([past.met('a', 'c'), past.met('a', 'b'), past.met('d', 'a'), past.opponents('a')]).toEqual([0, 1, 1, ['b', 'd']])
  })

  test('a bye gives what the evening says', () => {
    const byes = (settings: Partial<EveningSettings>, round: Partial<EveningRound> = { size: 4 }) =>
      pointsOf(playedEvening('a b c', [{ tables: [['a b', [9, 1]]], byes: ['c'], round }], settings)).get('c')
    expect([byes({ byePoints: 'win' }), byes({ byePoints: 'middle' }), byes({ byePoints: 'none' })]).toEqual([6, 3, 0])
    expect([byes({ byePoints: 'win', points: 'win' }), byes({ byePoints: 'middle', points: 'win' })]).toEqual([2, 1])
    expect(byes({ byePoints: 'win' }, { size: 4, method: 'partners' })).toBe(2)
    expect([fullSides(4, true), fullSides(4, false), fullSides(3, false)]).toEqual([2, 4, 3])
    expect([byeHalves('middle', 'place', 4), byeHalves('middle', 'place', 3), byeHalves('middle', 'place', 2)]).toEqual([3, 2, 1])
  })

  test.each<[string, readonly number[], 'place' | 'win', number, readonly number[]]>([
    ['three at a table for four', [20, 5, 9], 'place', 4, [6, 2, 4]],
    ['four at a table for three', [20, 5, 9, 1], 'place', 3, [6, 2, 4, 0]],
    ['two who are level behind one', [20, 5, 5], 'place', 3, [4, 1, 1]],
    ['two who share the win', [20, 20, 5], 'win', 3, [1, 1, 0]],
    ['three who share the win', [20, 20, 20], 'win', 3, [1, 1, 1]],
    ['second of three', [20, 10, 5], 'win', 3, [2, 0, 0]],
    ['two who are level behind the winner', [20, 5, 5], 'win', 3, [2, 0, 0]],
  ])('%s', (_, totals, scheme, full, points) => {
    expect(tablePoints({ people: totals.map((_each, seat) => `p${seat}`), partners: false }, { totals }, scheme, full, false)).toEqual(points)
  })

  test('partners sit opposite, four at a table', () => {
    expect(sidesOf({ people: ['a', 'b', 'c', 'd'], partners: true })).toEqual([
      [0, 2],
      [1, 3],
    ])
    expect(sidesOf({ people: ['a', 'b', 'c'], partners: true })).toEqual([[0], [1], [2]])
    expect(sidesOf({ people: ['a', 'b'], partners: false })).toEqual([[0], [1]])
  })
})

describe('What is known of rounds before', () => {
  const state = playedEvening('a b c d e', [
    {
      tables: [
        ['a b c', [3, 2, 1]],
        ['d e', [2, 1]],
      ],
      round: { size: 3 },
    },
    { tables: [['b a', null]], byes: ['c', 'd', 'e'] },
    {
      tables: [
        ['a d', null],
        ['b e', [1, 2]],
      ],
      round: { side: true },
    },
  ])
  const past = pastOf(state)

  test('is who met how often, of a round beside only where it was played', () => {
    expect([past.met('a', 'b'), past.met('b', 'a'), past.met('b', 'c'), past.met('a', 'd'), past.met('b', 'e'), past.met('x', 'y')]).toEqual([2, 2, 1, 0, 1, 0])
    expect([past.opponents('b'), past.opponents('c'), past.opponents('x')]).toEqual([['a', 'c', 'a', 'e'], ['a', 'b'], []])
  })

  test('is who had no table, and who sat at a small one', () => {
    expect(['a', 'c', 'e'].map((person) => past.byes(person))).toEqual([0, 1, 1])
    expect(['a', 'd', 'e'].map((person) => past.small(person))).toEqual([0, 1, 1])
  })
})
