import { describe, expect, test } from 'vitest'
import type { MatchSummary } from '#shared/contract/lists'
import { leadsAgain } from '../../../../../src/renderer/match/setup/leads-again'
import { sorted } from '../../../../../src/renderer/screens/home/sorted'
import { wonBy } from '#shared/games/outcome'

const match = (matchId: string, day: number, more: Partial<MatchSummary> = {}): MatchSummary => {
  const at = `2024-05-${String(day).padStart(2, '0')}T10:00:00.000Z`
  return {
    revision: 0,
    matchId,
    updatedAt: at,
    outcome: { kind: 'open' },
    preset: 'bergen-draw',
    rules: {},
    players: [
      { name: 'Ada', total: 0 },
      { name: 'Ben', total: 0 },
    ],
    startedAt: at,
    date: at.slice(0, 10),
    rounds: 1,
    ...more,
  }
}
const idsOf = (matches: readonly MatchSummary[]) => matches.map(({ matchId }) => matchId)
const needsNobody = () => false

describe('What the home page shows', () => {
  test('the match to go on with is the unfinished one that was touched last, and may be written', () => {
    const matches = [match('old', 1), match('won', 4, { outcome: wonBy(0) }), match('latest', 3), match('newer', 5, { readOnly: true })]
    expect(sorted(matches, needsNobody).current?.matchId).toBe('latest')
    expect(idsOf(sorted(matches, needsNobody).last)).toEqual(['newer', 'won', 'old'])
  })

  test('five others at most, the latest of them first, and those that need someone before any that does not', () => {
    const matches = Array.from({ length: 9 }, (_, at) => match(`won-${at}`, 20 - at, { outcome: wonBy(0) }))
    expect(idsOf(sorted(matches, needsNobody).last)).toEqual(['won-0', 'won-1', 'won-2', 'won-3', 'won-4'])
    expect(idsOf(sorted(matches, ({ matchId }) => matchId === 'won-8').last)).toEqual(['won-0', 'won-1', 'won-2', 'won-3', 'won-8'])
  })

  test('each table once, by its people and its rule set', () => {
    const others = {
      players: [
        { name: 'Cleo', total: 0 },
        { name: 'Dan', total: 0 },
      ],
    }
    const matches = [
      match('one', 9, { outcome: wonBy(0) }),
      match('again', 8, { outcome: wonBy(1) }),
      match('other-game', 7, { outcome: wonBy(0), preset: 'bergen-online' }),
      match('others', 6, { outcome: wonBy(0), ...others }),
      match('unfinished', 5, others),
    ]
    expect(idsOf(sorted(matches, needsNobody).tables)).toEqual(['one', 'other-game', 'others'])
  })

  test('the player to the left of the last leader leads', () => {
    const double = { preset: 'double-bergen' } as const
    expect(leadsAgain(match('one', 1, { ...double, leader: 0 }))).toBe(1)
    expect(leadsAgain(match('one', 1, { ...double, leader: 1 }))).toBe(0)
    expect(leadsAgain(match('one', 1, double))).toBeUndefined()
    expect(leadsAgain(match('one', 1, { preset: 'bergen-pagat', leader: 0 }))).toBeUndefined()
  })
})
