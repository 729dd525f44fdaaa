import { describe, expect, test } from 'vitest'
import { mostPlayed, scoredBy } from '#shared/stats/scoring'
import { openTally, type OpenTally } from '#shared/stats/tally'
import type { ReasonCode } from '#shared/games/reasons'

/** A tally with points for reasons, and what ends of rounds moved. */
function tally(points: Partial<Record<ReasonCode, number>>, ends = 0): OpenTally {
  const made = openTally()
  for (const [code, sum] of Object.entries(points) as [ReasonCode, number][]) made.reasons[code].points = sum
  made.ends = ends
  return made
}

describe('What points are made of', () => {
  test('is everyone’s together by round, the most first, and nothing that was not given', () => {
    const all = [tally({ dual: 4, 'short-flower': 1, 'long-flower': 2, 'small-scorpion': -1 }, 6), tally({ dual: 2, plural: 3, 'large-scorpion': -4 }, -2)]
    expect(scoredBy(all, 2)).toEqual([
      { source: 'dual', perRound: 3 },
      { source: 'ends', perRound: 2 },
      { source: 'plural', perRound: 1.5 },
      { source: 'flower', perRound: 1.5 },
      { source: 'scorpion', perRound: -2.5 },
    ])
  })

  test('tells headers and suits apart', () => {
    expect(scoredBy([tally({ 'double-header': 2, 'triple-header': 6, 'of-a-suit': 9 })], 1)).toEqual([
      { source: 'of-a-suit', perRound: 9 },
      { source: 'triple-header', perRound: 6 },
      { source: 'double-header', perRound: 2 },
    ])
  })

  test('is nothing before the first round', () => {
    expect(scoredBy([tally({ dual: 4 })], 0)).toEqual([])
  })
})

test('the preset of which most rounds were played is the first of equal ones, and none before any was', () => {
  expect(mostPlayed({ 'bergen-pagat': 2, 'bergen-draw': 5, 'double-bergen': 5 })).toBe('bergen-draw')
  expect(mostPlayed({ 'bergen-pagat': 6, 'bergen-draw': 5 })).toBe('bergen-pagat')
  expect([mostPlayed({}), mostPlayed({ 'bergen-pagat': 0 })]).toEqual([null, null])
})
