import { describe, expect, test } from 'vitest'
import { tablePoints } from '#shared/evening/points'
import { leading } from '#shared/evening/seated'
import { standings } from '#shared/evening/standings'
import { lowestIsAhead } from '#shared/rules/resolve'
import { playedEvening } from './evenings'

const LOWEST = { round: { size: 4, lowest: true } } as const

describe('An evening of a game in which the lowest total is ahead', () => {
  test('is one by its rule set, and by what the family changed of it', () => {
    expect([lowestIsAhead('round-totals', {}), lowestIsAhead('score-pad', {}), lowestIsAhead('bergen-game-cabinet', {})]).toEqual([true, false, false])
    expect([lowestIsAhead('round-totals', { goal: 'highest' }), lowestIsAhead('score-pad', { goal: 'lowest' })]).toEqual([false, true])
  })

  test('gives the most points for the fewest, and shares those of a shared place', () => {
    const table = { people: ['a', 'b', 'c', 'd'], partners: false }
    expect(tablePoints(table, { totals: [120, 40, 80, 80] }, 'place', 4, true)).toEqual([0, 6, 3, 3])
    expect(tablePoints(table, { totals: [40, 40, 80, 120] }, 'win', 4, true)).toEqual([1, 1, 0, 0])
  })

  test('has who has fewest in front, and counts what others have more as their own lead', () => {
    const rows = standings(playedEvening('a b c d', [{ tables: [['a b c d', [120, 40, 80, 80]]], ...LOWEST }]))
    expect(rows.map(({ person, place, difference }) => [person, place, Math.round(difference)])).toEqual([
      ['b', 1, 53],
      ['c', 2, 0],
      ['d', 2, 0],
      ['a', 4, -53],
    ])
  })

  test('leaves rounds of other games as they were', () => {
    const rows = standings(
      playedEvening('a b', [{ tables: [['a b', [9, 1]]] }, { tables: [['a b', [9, 1]]], ...LOWEST }, { tables: [['a b', [3, 8]]], ...LOWEST }]),
    )
    expect(rows.map(({ person, place }) => [person, place])).toEqual([
      ['a', 1],
      ['b', 2],
    ])
  })

  test('shows the one with the lowest total as ahead at a table', () => {
    const seats = [
      { person: 'a', total: 12 },
      { person: 'b', total: 3 },
      { person: 'c', total: null },
    ]
    expect([leading(seats, true), leading(seats, false), leading([{ person: 'c', total: null }], true)]).toEqual([['b'], ['a'], []])
  })
})
