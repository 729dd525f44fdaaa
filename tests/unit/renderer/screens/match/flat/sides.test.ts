import { describe, expect, test } from 'vitest'
import { seatedSides, SIDES } from '../../../../../../src/renderer/screens/match/flat/sides'

describe('Where people sit round a tablet', () => {
  test.each([2, 3, 4, 5, 6, 7, 8])('everyone of %i has a place, at most two a side', (players) => {
    const sides = seatedSides(players)
    expect(sides.map(({ side }) => side)).toEqual(SIDES)
    expect(sides.flatMap(({ seats }) => seats).toSorted((a, b) => a - b)).toEqual(Array.from({ length: players }, (_, seat) => seat))
    for (const { seats } of sides) expect(seats.length).toBeLessThanOrEqual(2)
  })

  test('two face each other, and the turn goes round clockwise', () => {
    expect(seatedSides(2).map(({ seats }) => seats)).toEqual([[0], [], [1], []])
    // from the bottom to the left, over the top and down the right; of two at a side the one at the right hand is first
    expect(seatedSides(8).map(({ seats }) => seats)).toEqual([
      [1, 0],
      [3, 2],
      [5, 4],
      [7, 6],
    ])
  })

  test('turned, everyone moves on by a seat and the order stays', () => {
    expect(seatedSides(4, 1).map(({ seats }) => seats)).toEqual([[1], [2], [3], [0]])
    expect(seatedSides(4, 4)).toEqual(seatedSides(4))
  })
})
