import { describe, expect, test } from 'vitest'
import type { EveningEvent } from '#shared/evening/evening'
import { stamped } from '#shared/evening/stamp'
import type { EveningTable, TableResult } from '#shared/evening/state'
import { answering } from '../../../support/answered'
import { playedEvening } from './evenings'

const stamp = answering(stamped)
const at = '2026-11-26T19:00:00.000Z'
const HERE = { on: '0000000a', computer: 'Laptop' }
const ofTable = { draw: 'round-0', seats: ['a', 'b'] }

/** One table of two, with this result, in a round that the laptop drew after it took over once. */
const evening = (result: TableResult, more: Partial<EveningTable> = {}) => ({
  ...playedEvening('a b', [{ tables: [['a b', null, { result, last: 'the-last', matchId: 'match-0001', ...more }]] }]),
  drawer: { ...HERE, term: 1 },
})
const PLAYING: TableResult = { status: 'playing' }
const SETTLED: TableResult = { status: 'settled', totals: [3, 9], corrected: false, fromMatch: false }
const ONE: TableResult = { status: 'disagreed', totals: [3, 9], by: 'host', note: null, others: [] }
const TWO: TableResult = { ...ONE, others: [{ seats: ['a', 'b'], totals: [9, 3] }] }

describe('An event says what its computer knew', () => {
  const opened = { type: 'opened', at, table: 0, matchId: 'match-0002' } as const
  const handedIn: EveningEvent = { type: 'handed-in', at, table: 0, totals: [1, 2], by: 'host' }
  const confirmed = { type: 'confirmed', at, table: 0, by: 'host' } as const
  const disagreed = { type: 'disagreed', at, round: 0, table: 0, by: 'host' } as const
  const corrected = { type: 'corrected', at, round: 0, table: 0, totals: [1, 2] } as const
  const [last, match, said] = [{ known: 'the-last' }, { matchRevision: 7 }, { said: [3, 9] }]

  test.each<[string, TableResult, object, object]>([
    ['a match', PLAYING, opened, { ...ofTable, known: 'match-0001' }],
    ['a first result', PLAYING, handedIn, { ...ofTable, ...last, ...match }],
    ['a result beside another', SETTLED, handedIn, { ...ofTable, ...last, ...match }],
    ['a word for nothing', PLAYING, confirmed, { ...ofTable, ...last }],
    ['a word for a result', SETTLED, confirmed, { ...ofTable, ...last, ...said }],
    ['a word for one that is disputed', ONE, confirmed, { ...ofTable, ...last, ...said }],
    ['a word for one of two', TWO, confirmed, { ...ofTable, ...last }],
    ['a word against a result', SETTLED, disagreed, { ...ofTable, ...last, ...said, ...match }],
    ['a word against one of two', TWO, disagreed, { ...ofTable, ...last, ...match }],
    ['a correction', SETTLED, corrected, { ...ofTable, ...last, ...said, ...match }],
    ['a correction of one of two', TWO, corrected, { ...ofTable, ...last, ...match }],
    ['a result of no table', SETTLED, { ...handedIn, table: 1 }, {}],
    ['a correction of no round', SETTLED, { ...corrected, round: 3 }, {}],
    ['the settings', PLAYING, { type: 'arranged', at }, { term: 1, computer: 'Laptop' }],
    ['a draw', PLAYING, { type: 'drawn', at }, { term: 1, after: 'round-0' }],
    ['seats', PLAYING, { type: 'seated', at }, { term: 1, draw: 'round-0' }],
    ['a draw taken back', PLAYING, { type: 'undrawn', at }, { term: 1, draw: 'round-0' }],
    ['the end of a round', PLAYING, { type: 'closed', at }, { term: 1, draw: 'round-0' }],
    ['who took over', PLAYING, { type: 'took-over', at, computer: 'Laptop' }, { term: 2 }],
    ...['arrived', 'left', 'returned', 'partnered', 'parted', 'clock-started', 'clock-paused'].map((type): [string, TableResult, object, object] => [
      type,
      PLAYING,
      { type, at },
      {},
    ]),
  ])('%s', (_, result, event, known) => {
    const stampedEvent = stamp(evening(result), event as EveningEvent, { count: 5, here: HERE, matchRevision: 7 })
    expect(stampedEvent).toEqual({ ...event, count: 5, on: HERE.on, ...known })
  })

  test('without a match no state of one', () => {
    expect(stamp(evening(PLAYING), handedIn, { count: 5, here: HERE })).not.toHaveProperty('matchRevision')
  })

  test('of an evening without rounds, drawn by nobody', () => {
    const before = playedEvening('a b', [])
    expect(stamp(before, handedIn, { count: 1, here: HERE })).toEqual({ ...handedIn, count: 1, on: HERE.on })
    expect(stamp(before, { type: 'drawn', at } as EveningEvent, { count: 1, here: HERE })).toMatchObject({ term: 0, after: null })
    expect(stamp(before, { type: 'took-over', at, computer: 'Laptop' }, { count: 1, here: HERE })).toMatchObject({ term: 1 })
  })
})
