import { describe, expect, test } from 'vitest'
import type { MatchSummary } from '#shared/contract/lists'
import { sortedOut, standingOf } from '../../../../../src/renderer/screens/home/standing'

describe('standingOf', () => {
  test.each([
    [[12, 9], [0], 3],
    [[4, 9, 9], [1, 2], 5],
    [[0, 0], [0, 1], 0],
    [[-3, -8], [0], 5],
  ])('with %j seats %j are ahead by %i', (totals, ahead, margin) => {
    expect(standingOf({ totals })).toEqual({ ahead, margin })
  })
})

test('the match to go on with is the unfinished one that was touched last', () => {
  const match = (matchId: string, updatedAt: string, winner: number | null): MatchSummary => ({
    revision: 0,
    matchId,
    updatedAt,
    winner,
    preset: 'bergen-draw',
    rules: {},
    players: [],
    startedAt: updatedAt,
    date: updatedAt.slice(0, 10),
    rounds: 1,
    totals: [],
  })
  const sorted = sortedOut([
    match('old-one', '2024-05-01T10:00:00.000Z', null),
    match('won-late', '2024-05-04T10:00:00.000Z', 0),
    match('latest', '2024-05-03T10:00:00.000Z', null),
    match('won-early', '2024-05-02T10:00:00.000Z', 1),
  ])
  expect(sorted.current?.matchId).toBe('latest')
  expect(sorted.unfinished.map((each) => each.matchId)).toEqual(['old-one'])
  expect(sorted.finished.map((each) => each.matchId)).toEqual(['won-late', 'won-early'])
})
