import { expect, test } from 'vitest'
import { byPlace } from '#shared/match/by-place'

const placesOf = (totals: readonly number[], winner: number | null = null) =>
  byPlace(
    totals.map((total) => ({ total })),
    winner,
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

test('everyone keeps their name and their points', () => {
  const players = [
    { name: 'Mia', total: 2 },
    { name: 'Opa Josef', total: 4 },
    { name: 'Lena', total: 7 },
  ]
  expect(byPlace(players, null)).toEqual([
    { name: 'Lena', total: 7, seat: 2 },
    { name: 'Opa Josef', total: 4, seat: 1 },
    { name: 'Mia', total: 2, seat: 0 },
  ])
})
