import { describe, expect, test } from 'vitest'
import { playedEvening, standingsOf } from './evenings'

type Tables = Parameters<typeof playedEvening>[1][number]['tables']

/** Who comes in where, of these tables: `a 3` for everyone with three halves, the best first. */
const order = (people: string, tables: Tables): readonly string[] =>
  standingsOf(
    playedEvening(
      people,
      tables.map((table) => ({ tables: [table], round: { size: table[0].split(' ').length === 3 ? 3 : 2 } })),
    ),
  ).map(({ person, points, place }) => `${place} ${person} ${points}`)

describe('Among people level on points (docs/drawing.md, Standings)', () => {
  test('who won their meeting comes first, whomever the other has met', () => {
    const tables: Tables = [
      ['a b', [9, 1]],
      ['b h', [9, 1]],
      ['h i', [9, 1]],
      ['h i', [9, 1]],
    ]
    expect(order('a b h i', tables)).toEqual(['1 h 4', '2 a 2', '3 b 2', '4 i 0'])
  })

  test('of three at a table each has met both others', () => {
    const tables: Tables = [
      ['a x b', [9, 0, 5]],
      ['b h', [9, 1]],
      ['h i', [9, 1]],
      ['h i', [9, 1]],
      ['h i', [9, 1]],
    ]
    expect(order('a b h i x', tables)).toEqual(['1 h 6', '2 a 4', '3 b 4', '4 i 0', '5 x 0'])
  })

  test('no meeting counts where two of them have not met', () => {
    const tables: Tables = [
      ['a b', [9, 1]],
      ['a f', [5, 5]],
      ['b d', [9, 1]],
      ['b h', [5, 5]],
      ['h i', [9, 1]],
      ['h i', [9, 1]],
      ['c e', [9, 1]],
      ['c j', [5, 5]],
    ]
    expect(order('a b c d e f h i j', tables).slice(0, 4)).toEqual(['1 h 5', '2 b 3', '3 a 3', '4 c 3'])
  })

  test('nor where one has met all others, and two of them have not met', () => {
    const tables: Tables = [
      ['a b', [9, 1]],
      ['c a', [9, 1]],
      ['b h', [9, 1]],
      ['h i', [9, 1]],
      ['h i', [9, 1]],
    ]
    expect(order('a b c h i', tables)).toEqual(['1 h 4', '2 b 2', '3 c 2', '4 a 2', '5 i 0'])
  })

  test('who played together did not meet, and who sat beside each other against each other did', () => {
    const played = (tables: Tables) => ({ tables, round: { size: 2 as const } })
    const partners = (people: string): Parameters<typeof playedEvening>[1][number] => ({
      tables: [[people, [9, 2, 5, 4], { partners: true }]],
      round: { size: 4, method: 'partners' },
    })
    const apart = playedEvening('a b c d e x z', [
      partners('a b c d'),
      ...(
        [
          ['a e', [9, 1]],
          ['c e', [5, 5]],
          ['c x', [5, 5]],
          ['e z', [9, 1]],
          ['e x', [5, 5]],
        ] satisfies Tables
      ).map((table) => played([table])),
    ])
    expect(
      standingsOf(apart)
        .slice(0, 3)
        .map(({ person, points }) => `${person} ${points}`),
    ).toEqual(['e 4', 'c 4', 'a 4'])
    const against = playedEvening('a b c d x y', [
      partners('a b c d'),
      ...(
        [
          ['b x', [9, 1]],
          ['c y', [5, 5]],
          ['x y', [9, 1]],
          ['x y', [9, 1]],
        ] satisfies Tables
      ).map((table) => played([table])),
    ])
    expect(
      standingsOf(against)
        .slice(0, 4)
        .map(({ person, points }) => `${person} ${points}`),
    ).toEqual(['x 4', 'c 3', 'a 2', 'b 2'])
  })

  test('a drawn meeting counts half of a won one', () => {
    const tables: Tables = [
      ['a b', [9, 1]],
      ['b c', [5, 5]],
      ['a c', [5, 5]],
      ['b i', [9, 1]],
      ['c j', [5, 5]],
      ['j k', [9, 1]],
      ['j k', [9, 1]],
      ['j k', [9, 1]],
    ]
    expect(order('a b c i j k', tables).slice(0, 4)).toEqual(['1 j 7', '2 a 3', '3 c 3', '4 b 3'])
  })

  test('whom nothing tells apart share a place, in the order of their names', () => {
    expect(order('c b a', [['c b', [5, 5]]])).toEqual(['1 b 1', '1 c 1', '3 a 0'])
  })
})
