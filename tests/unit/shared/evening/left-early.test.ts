import { describe, expect, test } from 'vitest'
import { eveningEventSchema, eveningVersionOf, type EveningEvent } from '#shared/evening/evening'
import { lateResult } from '#shared/evening/late'
import { tablePoints } from '#shared/evening/points'
import { withResult, type ResultEvent } from '#shared/evening/results'
import { stamped } from '#shared/evening/stamp'
import type { EveningTable, Figures, TableResult } from '#shared/evening/state'
import { resultsOf } from '#shared/league/results'
import { whoByIdElseName } from '#shared/stats/person'
import { answered } from '../../../support/answered'
import { Evening, idOf, playedEvening, standingsOf, tableWith } from './evenings'

const AT = '2026-11-26T20:00:00.000Z'
const SEATS = ['ada', 'ben', 'cleo']
/** Ada has the most, and went home. */
const A = { totals: [9, 4, 6], gone: [0] }
const tableOf = (result: TableResult, more: Partial<EveningTable> = {}): EveningTable => tableWith(SEATS, result, more)
const SETTLED: TableResult = { status: 'settled', ...A, corrected: false, fromMatch: false }
const said = (event: object): ResultEvent => ({ at: AT, table: 0, ...event }) as ResultEvent

describe('Who left a table before the end comes after all who stayed', () => {
  const table = { people: SEATS, partners: false }

  test.each<[string, Figures, 'place' | 'win', boolean, readonly number[], number?]>([
    ['by place', { totals: [9, 4, 6], gone: [0] }, 'place', false, [0, 2, 4]],
    ['with a free seat too', { totals: [9, 4, 6], gone: [0] }, 'place', false, [2, 4, 6], 4],
    ['by win, so the first of the others wins', { totals: [9, 4, 6], gone: [0] }, 'win', false, [0, 0, 2]],
    ['where the others share the first place', { totals: [9, 4, 4], gone: [0] }, 'win', false, [0, 1, 1]],
    ['where the lowest total is ahead', { totals: [1, 4, 6], gone: [0] }, 'place', true, [0, 4, 2]],
    ['two of them by their totals', { totals: [9, 4, 6], gone: [0, 2] }, 'place', false, [2, 4, 0]],
    ['all of them as if nobody had', { totals: [9, 4, 6], gone: [0, 1, 2] }, 'place', false, [4, 0, 2]],
  ])('%s', (_, figures, scheme, lowest, points, full = 3) => {
    expect(tablePoints(table, figures, scheme, full, lowest)).toEqual(points)
  })

  test('with the partner, as they are one side', () => {
    expect(tablePoints({ people: [...SEATS, 'dan'], partners: true }, { totals: [20, 1, 20, 1], gone: [2] }, 'place', 2, false)).toEqual([0, 2, 0, 2])
  })

  test('in the standings of the evening, in direct meetings and in a season', () => {
    const evening = Evening.of(3, { size: 3, points: 'place' }).do({ type: 'draw' })
    const [first, second, third] = evening.tables[0] as [string, string, string]
    evening.do({ type: 'handed-in', table: 0, ...A, by: 'match' })
    expect(standingsOf(evening.state).map(({ person, place, points, difference }) => [person, place, points, difference])).toEqual([
      [third, 1, 4, -0.5],
      [second, 2, 2, -3.5],
      // the difference is one of totals, whoever stayed
      [first, 3, 0, 4],
    ])
    const record = { format: 'caravan-evening', version: 1, id: 'evening-1', name: 'E', date: '2026-11-26', events: evening.events, updatedAt: '' } as const
    const { tables } = answered(() => resultsOf([], [{ evening: record, state: evening.state }], whoByIdElseName))
    expect(tables[0]?.sides).toEqual([third, second, first].map((person, at) => ({ people: [person], place: at + 1 })))

    // two tables, level on points, and who stayed had less each time
    const twice = playedEvening('a b', [
      { tables: [['a b', [9, 1], { result: { ...SETTLED, totals: [9, 1] } }]] },
      { tables: [['a b', [9, 1], { result: { ...SETTLED, totals: [9, 1] } }]] },
    ])
    expect(standingsOf(twice).map(({ person, points }) => [person, points])).toEqual([
      ['b', 4],
      ['a', 0],
    ])
  })
})

describe('A result that says who left', () => {
  const after = (result: TableResult, event: object): TableResult | string =>
    answered(() => {
      const changed = withResult(tableOf(result), said(event))
      return changed.ok ? changed.value.result : changed.error.code
    })
  const HANDED_IN: TableResult = { status: 'handed-in', ...A, by: ['ada'] }

  test.each<[string, TableResult, object, TableResult | string]>([
    ['is handed in by the match', { status: 'playing' }, { type: 'handed-in', ...A, by: 'match' }, { ...SETTLED, fromMatch: true }],
    ['waits for the other side', { status: 'playing' }, { type: 'handed-in', ...A, by: 'ada' }, HANDED_IN],
    ['is agreed to as it is', HANDED_IN, { type: 'confirmed', by: 'ben' }, SETTLED],
    ['is disputed as it is', SETTLED, { type: 'disagreed', round: 0, by: 'ben' }, { status: 'disagreed', ...A, by: 'ben', note: null, others: [] }],
    ['is corrected: nobody left', SETTLED, { type: 'corrected', round: 0, totals: A.totals }, { ...SETTLED, gone: undefined, corrected: true }],
    ['is corrected: another left', SETTLED, { type: 'corrected', round: 0, ...A, gone: [1] }, { ...SETTLED, gone: [1], corrected: true }],
    ['is refused with a seat that the table has not', { status: 'playing' }, { type: 'handed-in', ...A, gone: [3], by: 'host' }, 'wrong-totals'],
  ])('%s', (_, result, event, expected) => {
    expect(after(result, event)).toEqual(expected)
  })

  test('is another result than one with the same totals, where computers did not know of each other', () => {
    const late = (table: EveningTable, event: object): TableResult | string =>
      answered(() => {
        const changed = lateResult(table, said(event))
        return changed.ok ? changed.value.result : changed.error.code
      })
    const others = [{ seats: SEATS, totals: A.totals }]
    const both: TableResult = { status: 'disagreed', ...A, by: 'host', note: null, others }
    const stayed = { type: 'handed-in', totals: A.totals, by: 'host' }
    expect(late(tableOf(SETTLED), stayed)).toEqual(both)
    expect(late(tableOf(SETTLED), { ...stayed, ...A })).toBe('nothing-to-change')
    expect(late(tableOf(SETTLED, { replaced: [{ totals: A.totals }] }), stayed)).toBe('nothing-to-change')
    // which of the two a correction is about
    const corrected = { type: 'corrected', round: 0, totals: [1, 2, 3] }
    expect(late(tableOf(both), { ...corrected, said: A.totals, saidGone: A.gone })).toEqual({ ...both, gone: undefined, totals: [1, 2, 3] })
    expect(late(tableOf(both), { ...corrected, said: A.totals })).toEqual({ ...both, others: [{ seats: SEATS, totals: [1, 2, 3] }] })
    expect(late(tableOf(HANDED_IN), { type: 'confirmed', by: 'host', said: A.totals })).toBe('nothing-to-change')
    expect(late(tableOf(HANDED_IN), { type: 'confirmed', by: 'host', said: A.totals, saidGone: A.gone })).toEqual(SETTLED)
  })

  test('of a match is not taken for a table with other seats', () => {
    const changed = answered(() => lateResult(tableOf({ ...SETTLED, fromMatch: true }), said({ type: 'handed-in', totals: [1, 2], by: 'match' })))
    expect(changed).toEqual({ ok: false, error: { code: 'wrong-totals', seats: 3, found: 2 } })
  })

  test('is named with who left by whoever agrees to it, and a page does not say that itself', () => {
    const state = playedEvening('ada ben cleo', [{ tables: [['ada ben cleo', null, { result: HANDED_IN }]] }])
    const event = answered(() =>
      stamped(state, { type: 'confirmed', at: AT, table: 0, by: 'host' }, { count: 2, here: { on: '0000000a', computer: 'Laptop' } }),
    )
    expect(event).toMatchObject({ said: A.totals, saidGone: A.gone })
  })

  test('names seats once, the lowest first, and an older program, which knows no such field, refuses the evening', () => {
    const event = { type: 'handed-in', at: AT, table: 0, totals: [9, 4, 6], by: 'host' }
    const reads = (more: object): boolean => eveningEventSchema.safeParse({ ...event, ...more }).success
    expect([{}, { gone: [0] }, { gone: [0, 2] }].map(reads)).toEqual([true, true, true])
    expect([{ gone: [] }, { gone: [2, 0] }, { gone: [1, 1] }, { gone: [4] }, { gone: ['ada'] }, { left: [0] }].map(reads)).toEqual(Array(6).fill(false))
  })

  test('leaves every other record as it is: nothing says who left where nobody did, and its version stays', () => {
    const evening = Evening.of(2, { size: 2 }).round()
    expect(eveningVersionOf(evening.events)).toBe(1)
    const said: EveningEvent = { type: 'confirmed', at: AT, table: 0, by: 'host', said: [9, 4], saidGone: [0] }
    expect(eveningVersionOf([...evening.events, said])).toBe(2)
    expect(JSON.stringify(evening.events)).not.toMatch(/gone/iu)
    expect(Object.keys(evening.state.rounds[0]?.tables[0]?.result ?? {})).toEqual(['status', 'totals', 'corrected', 'fromMatch'])
    expect(evening.tables[0]).toContain(idOf(0))
  })
})
