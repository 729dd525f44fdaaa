import { describe, expect, test } from 'vitest'
import { downsample } from '#shared/stats/downsample'
import { scoreSeries } from '#shared/stats/series'
import { block, dayOf, matchOf, play, scoreOf } from './matches'

describe('The score over the events of a match', () => {
  test('begins with nothing, has each event, and what each end of a round paid', () => {
    const rounds = [
      { leader: 0, events: [play(0, '6-6'), play(1, '6-5', 'right'), block('4-1', '4-0')] },
      { leader: 1, events: [play(1, '5-5')] },
    ]
    const series = scoreSeries(scoreOf(matchOf('a', dayOf(1), { rounds })))
    expect(series).toEqual([
      { kind: 'start', totals: [0, 0] },
      { kind: 'event', round: 1, event: 1, type: 'play', player: 0, totals: [2, 0] },
      { kind: 'event', round: 1, event: 2, type: 'play', player: 1, totals: [2, 0] },
      { kind: 'event', round: 1, event: 3, type: 'block', player: 0, totals: [2, 0] },
      { kind: 'end', round: 1, end: 'blocked', winner: 1, totals: [2, 1] },
      { kind: 'event', round: 2, event: 1, type: 'play', player: 1, totals: [2, 3] },
    ])
  })

  test('begins with what was brought along, where recording began in mid-round', () => {
    const table = { type: 'table' as const, player: 1, line: ['6-4', '4-2'], hands: [4, 4], totals: [7, 3] }
    const series = scoreSeries(scoreOf(matchOf('a', dayOf(1), { rounds: [{ leader: 0, events: [table, play(0, '6-0', 'left')] }] })))
    expect(series.map(({ kind, totals }) => [kind, ...totals])).toEqual([
      ['start', 7, 3],
      ['event', 7, 3],
      ['event', 7, 3],
    ])
  })

  test('is flat before anything has happened', () => {
    expect(scoreSeries(scoreOf(matchOf('a', dayOf(1), { players: ['Ada', 'Ben', 'Cid'], rounds: [] })))).toEqual([{ kind: 'start', totals: [0, 0, 0] }])
  })
})

test('a long row is thinned evenly, with its first and last; a short one is as it is', () => {
  const row = Array.from({ length: 10 }, (_, at) => at)
  expect(downsample(row, 4)).toEqual([0, 3, 6, 9])
  expect(downsample(row, 2)).toEqual([0, 9])
  expect(downsample(row, 6)).toEqual([0, 2, 4, 5, 7, 9])
  expect(downsample(row, 10)).toBe(row)
  expect(downsample([1, 2], 9)).toEqual([1, 2])
})
