import { describe, expect, test } from 'vitest'
import { lateResult } from '#shared/evening/late'
import type { ResultEvent } from '#shared/evening/results'
import type { EveningTable, TableResult } from '#shared/evening/state'
import { answered } from '../../../support/answered'

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

const after = (event: ResultEvent, of: EveningTable = table): TableResult | string =>
  answered(() => {
    const changed = lateResult(of, event)
    return changed.ok ? changed.value.result : changed.error.code
  })

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

describe('What a computer was told that did not know the last word on a table', () => {
  const [A, B, C] = [
    [15, 3],
    [15, 9],
    [9, 15],
  ] as const
  const seats = ['ada', 'ben']
  const PLAYING: TableResult = { status: 'playing' }
  const HANDED_IN: TableResult = { status: 'handed-in', totals: A, by: ['ada'] }
  const settled = (totals: readonly number[], more: object = {}) => ({ status: 'settled', totals, corrected: false, fromMatch: false, ...more }) as TableResult
  /** These figures stand beside each other, and a person decides. */
  const contested = (totals: readonly number[], others: readonly (readonly number[])[], more: object = {}) =>
    ({ status: 'disagreed', totals, by: 'host', note: null, others: others.map((each) => ({ seats, totals: each })), ...more }) as TableResult
  const handedIn = (totals: readonly number[], more: object = {}) => ({ type: 'handed-in', totals, by: 'host', ...more })
  const confirmed = (more: object = {}) => ({ type: 'confirmed', by: 'host', ...more })
  const disagreed = (more: object = {}) => ({ type: 'disagreed', round: 0, by: 'ben', ...more })
  const corrected = (totals: readonly number[], more: object = {}) => ({ type: 'corrected', round: 0, totals, ...more })
  const NOTHING = 'nothing-to-change'

  test.each<[string, TableResult, object, TableResult | string]>([
    ['hands in the first result', PLAYING, handedIn(A), { status: 'handed-in', totals: A, by: ['host'] }],
    ['agrees with the same figures of another side', HANDED_IN, handedIn(A, { by: 'ben' }), settled(A)],
    ['says again what the same side has said', HANDED_IN, handedIn(A, { by: 'ada' }), HANDED_IN],
    ['has the match say the same, which settles it', HANDED_IN, handedIn(A, { by: 'match' }), settled(A, { fromMatch: true })],
    ['contradicts a result', HANDED_IN, handedIn(B, { by: 'ben' }), contested(A, [B], { by: 'ben' })],
    ['has nothing new of a settled result', settled(A), handedIn(A), NOTHING],
    ['contradicts a settled result', settled(A), handedIn(B), contested(A, [B])],
    ['has the match contradict a settled result', settled(A), handedIn(B, { by: 'match' }), contested(A, [B], { by: 'match' })],
    ['says a third', contested(A, [B], { note: 'no' }), handedIn(C), contested(A, [B, C], { note: 'no' })],
    ['says one of two again', contested(A, [B]), handedIn(B), NOTHING],
    [
      'has the match go on from what it disagreed with',
      contested(A, [], { by: 'match' }),
      handedIn(B, { by: 'match' }),
      settled(B, { corrected: true, fromMatch: true }),
    ],

    ['contradicts what the match said', settled(A, { fromMatch: true }), handedIn(B), contested(A, [B])],
    ['has the match contradict what someone disputes', contested(A, [], { by: 'ben' }), handedIn(B, { by: 'match' }), contested(A, [B], { by: 'match' })],

    ['confirms what is there', HANDED_IN, confirmed(), settled(A)],
    ['confirms those figures', HANDED_IN, confirmed({ said: A }), settled(A)],
    ['confirms others', HANDED_IN, confirmed({ said: B }), NOTHING],
    ['confirms nothing', PLAYING, confirmed(), NOTHING],
    ['confirms what is settled', settled(A), confirmed(), NOTHING],

    ['disagrees with those figures', settled(A), disagreed({ said: A, note: 'no' }), contested(A, [], { by: 'ben', note: 'no' })],
    ['disagrees with others', settled(A), disagreed({ said: B }), NOTHING],
    ['disagrees with nothing', PLAYING, disagreed(), NOTHING],
    ['disagrees too', contested(A, []), disagreed(), NOTHING],

    ['corrects before anyone said anything', PLAYING, corrected(A), settled(A, { corrected: true })],
    ['corrects to other seats', settled(A), corrected([1, 2, 3]), 'wrong-totals'],
    ['corrects those figures', settled(A), corrected(B, { said: A }), settled(B, { corrected: true })],
    ['corrects others', settled(A), corrected(B, { said: C }), contested(A, [B])],
    ['corrects to what stands', settled(A), corrected(A, { said: C }), settled(A, { corrected: true })],
    ['corrects nobody knows what', settled(A), corrected(B), contested(A, [B])],
    ['has the match correct what it said', settled(A, { fromMatch: true }), corrected(B, { by: 'match' }), settled(B, { corrected: true, fromMatch: true })],
    ['has the match correct what others said', settled(A), corrected(B, { by: 'match' }), contested(A, [B], { by: 'match' })],
    ['corrects other figures than the match said', settled(A, { fromMatch: true }), corrected(B, { said: C }), contested(A, [B])],
    ['corrects what is disputed', contested(A, []), corrected(B, { said: A }), settled(B, { corrected: true })],
    ['corrects other figures than are disputed', contested(A, []), corrected(B, { said: C }), contested(A, [B])],
    ['corrects other figures to those that are disputed', contested(A, []), corrected(A, { said: C }), settled(A, { corrected: true })],
    ['corrects nobody knows what to those that are disputed', contested(A, []), corrected(A), settled(A, { corrected: true })],
    ['corrects one of two to the other', contested(A, [B]), corrected(A, { said: B }), settled(A, { corrected: true })],
    ['corrects the first of two', contested(A, [B]), corrected(C, { said: A }), contested(C, [B])],
    ['corrects the second of two', contested(A, [B]), corrected(C, { said: B }), contested(A, [C])],
    ['corrects none of two', contested(A, [B]), corrected(A, { said: C }), contested(A, [B, A])],
    ['corrects of two nobody knows which', contested(A, [B]), corrected(C), contested(A, [B, C])],
  ])('%s', (_, result, event, expected) => {
    const told = { at: '2026-11-26T20:00:00.000Z', table: 0, ...event } as ResultEvent
    expect(after(told, { ...table, result, matchRevision: null })).toEqual(expected)
  })

  test('is kept with the seats it was told for, where others sit there now', () => {
    const others = ['ada', 'cid']
    const told = { at: '', table: 0, seats: others, ...handedIn(B) } as ResultEvent
    const beside = { by: 'host', note: null, others: [{ seats: others, totals: B }] }
    expect(after(told, { ...table, result: settled(A) })).toEqual({ status: 'disagreed', totals: A, ...beside })
    expect(after(told, { ...table, result: PLAYING })).toEqual({ status: 'disagreed', totals: B, ...beside })
    expect(after({ ...told, totals: [7] } as ResultEvent, { ...table, result: PLAYING })).toMatchObject({ totals: [7, 0], others: [{ totals: [7] }] })
    expect(after({ at: '', table: 0, seats: others, ...confirmed() } as ResultEvent, { ...table, result: HANDED_IN })).toBe(NOTHING)
  })

  test('has nothing to say where someone replaced it who knew of it; what is replaced is kept, once', () => {
    const replaced = { ...table, result: settled(A), replaced: [{ totals: B }] }
    expect(after({ at: '', table: 0, ...handedIn(B) } as ResultEvent, replaced)).toBe(NOTHING)
    const event = { at: '', table: 0, command: 'the-command', ...corrected(C, { said: A }) } as ResultEvent
    expect(lateResult(replaced, event)).toEqual({
      ok: true,
      value: { ...table, result: settled(C, { corrected: true }), replaced: [{ totals: B }, { totals: A }], last: 'the-command' },
    })
  })
})
