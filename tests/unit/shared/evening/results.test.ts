import { describe, expect, test } from 'vitest'
import { withResult, type ResultEvent } from '#shared/evening/results'
import type { EveningTable, TableResult } from '#shared/evening/state'
import { answered } from '../../../support/answered'
import { tableWith } from './evenings'

const A = [15, 3]
const B = [9, 15]
const SEATS = ['ada', 'ben']
const PLAYING: TableResult = { status: 'playing' }
const HANDED_IN: TableResult = { status: 'handed-in', totals: A, by: ['ada'] }
const settled = (totals: readonly number[], more: object = {}) => ({ status: 'settled', totals, corrected: false, fromMatch: false, ...more }) as TableResult
const disputed = (by: string, more: object = {}) => ({ status: 'disagreed', totals: A, by, note: null, others: [], ...more }) as TableResult
/** Two computers were told different things. */
const TWO = { others: [{ seats: SEATS, totals: B }] }

const tableOf = (result: TableResult, more: Partial<EveningTable> = {}): EveningTable => tableWith(SEATS, result, more)
const after = (table: EveningTable, event: object): EveningTable | string =>
  answered(() => {
    const changed = withResult(table, { at: '2026-11-26T20:00:00.000Z', table: 0, ...event } as ResultEvent)
    return changed.ok ? changed.value : changed.error.code
  })
const resultAfter = (table: EveningTable, event: object): TableResult | string => {
  const changed = after(table, event)
  return typeof changed === 'string' ? changed : changed.result
}

const handedIn = (by: string, totals: readonly number[] = A) => ({ type: 'handed-in', totals, by })
const confirmed = (by: string) => ({ type: 'confirmed', by })
const disagreed = (by: string, more: object = {}) => ({ type: 'disagreed', round: 0, by, ...more })
const corrected = (totals: readonly number[], more: object = {}) => ({ type: 'corrected', round: 0, totals, ...more })

describe('What is said of a result by someone who knows what was said before', () => {
  test.each<[string, TableResult, object, TableResult | string]>([
    ['the first word waits for another side', PLAYING, handedIn('ada'), HANDED_IN],
    ['the first word of a match needs no other', PLAYING, handedIn('match'), settled(A, { fromMatch: true })],
    ['a result that only one side said may be handed in anew', HANDED_IN, handedIn('ben', B), { status: 'handed-in', totals: B, by: ['ben'] }],
    ['a settled result is corrected, not handed in', settled(A), handedIn('host'), 'table-has-result'],
    ['so is a disputed one', disputed('ada'), handedIn('match'), 'table-has-result'],

    ['the other side settles it', HANDED_IN, confirmed('ben'), settled(A)],
    ['the same side does not', HANDED_IN, confirmed('ada'), HANDED_IN],
    ['the person who runs the evening settles it', HANDED_IN, confirmed('host'), settled(A)],
    ['the match settles it', HANDED_IN, confirmed('match'), settled(A)],
    ['so does the match what another handed in', { ...HANDED_IN, by: ['host'] }, confirmed('match'), settled(A)],
    ['and the person who runs the evening their own', { ...HANDED_IN, by: ['host'] }, confirmed('host'), settled(A)],
    ['nothing is settled before anyone said a result', PLAYING, confirmed('host'), 'no-result'],
    ['what is settled is not settled again', settled(A), confirmed('host'), 'nothing-to-change'],
    ['nor by somebody who sits there', settled(A), confirmed('ada'), 'nothing-to-change'],
    ['the person who runs the evening ends a dispute', disputed('ben'), confirmed('host'), settled(A)],
    ['so does the match', disputed('ben'), confirmed('match'), settled(A)],
    ['somebody who sits there does not', disputed('ben'), confirmed('ada'), 'nothing-to-change'],
    ['nobody agrees to one of two results', disputed('ben', TWO), confirmed('host'), 'nothing-to-change'],
    ['not even the match', disputed('ben', TWO), confirmed('match'), 'nothing-to-change'],

    ['somebody disputes what is settled', settled(A), disagreed('ben', { note: 'no' }), disputed('ben', { note: 'no' })],
    ['somebody disputes what one side said', HANDED_IN, disagreed('ben'), disputed('ben')],
    ['somebody disputes one of two results, and the other stays', disputed('ben', TWO), disagreed('ada'), disputed('ada', TWO)],
    ['a later dispute replaces the one before', disputed('ben', { note: 'no' }), disagreed('ada'), disputed('ada')],

    ['a correction settles what was disputed', disputed('ben', TWO), corrected(B), settled(B, { corrected: true })],
    ['a correction by the match goes on being that of the match', settled(A), corrected(B, { by: 'match' }), settled(B, { corrected: true, fromMatch: true })],
  ])('%s', (_, result, event, expected) => {
    expect(resultAfter(tableOf(result), event)).toEqual(expected)
  })

  test('partners are one side: the word of both is one', () => {
    const partners = tableOf({ status: 'handed-in', totals: [5, 3, 4, 2], by: ['ada'] }, { people: ['ada', 'ben', 'cleo', 'dan'], partners: true })
    expect(resultAfter(partners, confirmed('cleo'))).toEqual({ status: 'handed-in', totals: [5, 3, 4, 2], by: ['ada', 'cleo'] })
    for (const other of ['ben', 'dan']) expect(resultAfter(partners, confirmed(other))).toEqual(settled([5, 3, 4, 2]))
  })

  test('what the person who runs the evening handed in is agreed to by one who sits there', () => {
    for (const by of SEATS) expect(resultAfter(tableOf({ status: 'handed-in', totals: A, by: ['host'] }), confirmed(by))).toEqual(settled(A))
  })

  test.each<[string, TableResult, object, readonly (readonly number[])[]]>([
    ['nothing by the first word', PLAYING, handedIn('ada'), []],
    ['nothing by who agrees', HANDED_IN, confirmed('ben'), []],
    ['nothing by who disputes it', settled(A), disagreed('ben'), []],
    ['what was corrected', settled(A), corrected(B), [A]],
    ['nothing by a correction to the same', settled(A), corrected(A), []],
    ['of two results the one that is not right', disputed('ben', TWO), corrected(B), [A]],
    ['both, where neither is right', disputed('ben', TWO), corrected([1, 2]), [A, B]],
  ])('of figures that someone replaced is kept %s', (_, result, event, replaced) => {
    expect(after(tableOf(result), event)).toMatchObject({ replaced: replaced.map((totals) => ({ totals })) })
    // once, however often
    const both = [{ totals: A }, { totals: B }]
    expect(after(tableOf(result, { replaced: both }), event)).toMatchObject({ replaced: both })
  })
})
