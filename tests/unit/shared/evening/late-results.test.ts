import { describe, expect, test } from 'vitest'
import { lateResult } from '#shared/evening/late-results'
import type { ResultEvent } from '#shared/evening/results'
import type { EveningTable, TableResult } from '#shared/evening/state'

const BY_MATCH: TableResult = { status: 'settled', totals: [15, 3], corrected: false, fromMatch: true }

/** A table of two whose match said 15 to 3 at its fifth state. */
const table: EveningTable = {
  people: ['ada', 'ben'],
  partners: false,
  matchId: 'match-1',
  result: BY_MATCH,
  last: null,
  replaced: [],
  matchRevision: 5,
}

const matchSays = (matchRevision: number | undefined, totals: readonly number[] = [15, 9]): ResultEvent =>
  ({
    type: 'handed-in',
    at: '2026-11-26T20:00:00.000Z',
    table: 0,
    totals,
    by: 'match',
    ...(matchRevision === undefined ? {} : { matchRevision }),
  }) as ResultEvent

const after = (event: ResultEvent, of: EveningTable = table): TableResult | string => {
  const changed = lateResult(of, event)
  return changed.ok ? changed.value.result : changed.error.code
}

describe('What a match says late', () => {
  const news = { ...BY_MATCH, totals: [15, 9], corrected: true }

  test.each([
    ['of an earlier state is old', 4, 'nothing-to-change'],
    ['of the same state is no news: the first word on it stands', 5, 'nothing-to-change'],
    ['of a later state counts', 6, news],
    ['of no state that it names counts', undefined, news],
  ] as const)('%s', (_, revision, result) => {
    expect(after(matchSays(revision))).toEqual(result)
  })

  test('counts where no state was heard of before', () => {
    expect(after(matchSays(0), { ...table, matchRevision: null })).toEqual(news)
  })

  test('corrects nothing by the same state either', () => {
    const corrected = (matchRevision: number): ResultEvent => ({ ...matchSays(matchRevision), type: 'corrected' }) as ResultEvent
    expect(after(corrected(5))).toBe('nothing-to-change')
    expect(after(corrected(6))).toEqual(news)
  })
})
