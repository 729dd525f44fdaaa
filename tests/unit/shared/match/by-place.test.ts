import { expect, test } from 'vitest'
import { byPlace } from '#shared/match/by-place'
import { OPEN, wonBy } from '#shared/games/outcome'

const placesOf = (totals: readonly number[], winner: number | null = null, lowest = false) =>
  byPlace(
    totals.map((total) => ({ total })),
    { outcome: wonBy(winner), lowest },
  ).map(({ seat }) => seat)

test('players come by their points, those that are level in the order in which they sit', () => {
  expect(placesOf([5, 7, 5, 7])).toEqual([1, 3, 0, 2])
  expect(placesOf([0, 0, 0])).toEqual([0, 1, 2])
  expect(placesOf([-2, 0, -2])).toEqual([1, 0, 2])
})

test('the winner comes first, also on as many points as another, or fewer', () => {
  expect(placesOf([15, 15, 3], 1)).toEqual([1, 0, 2])
  expect(placesOf([5, 7, 5, 7], 2)).toEqual([2, 1, 3, 0])
})

test('where the lowest total wins, the lowest comes first', () => {
  expect(placesOf([5, 7, 5, 0], null, true)).toEqual([3, 0, 2, 1])
  expect(placesOf([5, 7, 5, 7], 2, true)).toEqual([2, 0, 1, 3])
})

test('those who share the first place come before all others, in the order in which they sit', () => {
  const players = [{ total: 9 }, { total: 12 }, { total: 12 }]
  expect(byPlace(players, { outcome: { kind: 'shared', by: [1, 2] } }).map(({ seat }) => seat)).toEqual([1, 2, 0])
})

test('who has left comes after all who stayed, whatever the points', () => {
  const players = [{ total: 4 }, { total: 9 }, { total: 8 }, { total: 2 }]
  const order = (lowest: boolean, by: number) => byPlace(players, { outcome: wonBy(by), lowest, gone: [1, 3] }).map(({ seat }) => seat)
  expect([order(false, 2), order(true, 0)]).toEqual([
    [2, 0, 1, 3],
    [0, 2, 3, 1],
  ])
})

test('everyone keeps their name and their points', () => {
  const players = [
    { name: 'Mia', total: 2 },
    { name: 'Opa Josef', total: 4 },
    { name: 'Lena', total: 7 },
  ]
  expect(byPlace(players, { outcome: OPEN })).toEqual([
    { name: 'Lena', total: 7, seat: 2 },
    { name: 'Opa Josef', total: 4, seat: 1 },
    { name: 'Mia', total: 2, seat: 0 },
  ])
})
