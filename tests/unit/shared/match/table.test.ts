import { describe, expect, test } from 'vitest'
import { expectOk } from '#shared/kernel/result'
import { makeTile } from '#shared/domino/tile'
import type { Refusal } from '#shared/match/events'
import { playableTiles, scoreRecord } from '../../../support/asked'

const record = (events: readonly unknown[], more: Readonly<Record<string, unknown>> = {}) => ({
  format: 'caravan-record',
  version: 1,
  preset: 'bergen-pagat',
  players: [{ name: 'Ada' }, { name: 'Ben' }],
  rounds: [{ leader: 0, events }],
  ...more,
})
const table = (line: unknown, more: Readonly<Record<string, unknown>> = {}) => ({ type: 'table', line, hands: [5, 5], ...more })
const stateOf = (events: readonly unknown[], more?: Readonly<Record<string, unknown>>) =>
  expectOk(scoreRecord(record(events, more)), 'the record is sound').state
const refusalOf = (events: readonly unknown[], more?: Readonly<Record<string, unknown>>) => {
  const scored = scoreRecord(record(events, more))
  return scored.ok ? null : { code: scored.error.refusal.code, event: scored.error.event }
}

describe('A table shown at the beginning of a round', () => {
  test('scores nothing, and is played on as it lies', () => {
    const state = stateOf([table(['6-4', '4-4', '4-2'], { player: 1, hands: [4, 5], totals: [3, 1] })])
    expect(state.totals).toEqual([3, 1])
    expect(state.round).toMatchObject({ turn: 1, hands: [4, 5], boneyard: 28 - 3 - 9 })
    expect([...playableTiles(state)].every((tile) => /[62]/.test(makeTile(tile)))).toBe(true)
    const dual = stateOf([table(['6-4', '4-4', '4-2'], { player: 1 }), { type: 'play', tile: '6-2', arm: 'right' }])
    expect(dual.totals).toEqual([0, 2])
  })

  test('is the turn of who leads, where nobody else is named', () => {
    expect(stateOf([table(['6-4', '4-4', '4-2'])]).round?.turn).toBe(0)
  })

  test('has arms round a spinner', () => {
    const double = { preset: 'double-bergen' }
    const state = stateOf([table({ spinner: '6-6', arms: [['6-4', '4-1'], ['6-2'], [], ['6-0']] }, { player: 0 })], double)
    expect(state.round?.line.ends.map(({ suit, started }) => [suit, started])).toEqual([
      [1, true],
      [2, true],
      [6, false],
      [0, true],
    ])
    expect([...playableTiles(state)].every((tile) => makeTile(tile).includes('6'))).toBe(true)
    expect(refusalOf([table({ spinner: '6-5', arms: [] })], double)).toEqual({ code: 'lead-must-be-double', event: 1 })
    expect(refusalOf([table({ spinner: '6-6', arms: [['4-6']] })], double)).toEqual({ code: 'does-not-match', event: 1 })
    expect(refusalOf([table(['6-6', '6-4'])], double)).toEqual({ code: 'bad-event', event: 1 })
  })

  test.each([
    ['tiles that do not join as they are written', [table(['6-4', '2-4'])], 'does-not-match'],
    ['a tile twice', [table(['6-4', '4-6'])], 'tile-already-played'],
    ['a tile of another set', [table(['9-4', '4-2'])], 'bad-tile'],
    ['something that is no tile', [table(['6-4', 'x'])], 'bad-tile'],
    ['no tile at all', [table([])], 'bad-event'],
    ['arms on a line of two ends', [table({ spinner: '6-6', arms: [] })], 'bad-event'],
    ['no hands', [table(['6-4'], { hands: undefined })], 'bad-event'],
    ['a hand too few', [table(['6-4'], { hands: [3] })], 'bad-event'],
    ['an empty hand', [table(['6-4'], { hands: [0, 3] })], 'bad-event'],
    ['more tiles than the set has', [table(['6-4'], { hands: [14, 14] })], 'bad-event'],
    ['totals that would have won', [table(['6-4'], { totals: [15, 0] })], 'bad-event'],
    ['half a point', [table(['6-4'], { totals: [0.5, 0] })], 'bad-event'],
    ['a table after a lead', [{ type: 'play', tile: '6-6' }, table(['6-4'])], 'bad-event'],
  ])('is refused with %s', (_what, events, code) => {
    expect(refusalOf(events)).toEqual({ code, event: events.length })
  })

  test.each<[string, readonly unknown[], Refusal, object?]>([
    ['it comes too late', [{ type: 'play', tile: '6-6' }, table(['6-4'])], { code: 'bad-event', fault: { kind: 'table-too-late' } }],
    ['a hand is empty', [table(['6-4'], { hands: [0, 3] })], { code: 'bad-event', fault: { kind: 'empty-hand' } }],
    ['there are more tiles than the set has', [table(['6-4'], { hands: [14, 14] })], { code: 'bad-event', fault: { kind: 'more-than-the-set' } }],
    ['somebody would have won', [table(['6-4'], { totals: [15, 0] })], { code: 'bad-event', fault: { kind: 'totals-reach', target: 15 } }],
    ['somebody is below the floor', [table(['6-4'], { totals: [-1, 0] })], { code: 'bad-event', fault: { kind: 'totals-below', floor: 0 } }],
    ['tiles do not join', [table(['6-4', '2-4'])], { code: 'does-not-match', tile: '4-2', ends: [{ arm: 'right', suit: 4 }] }],
    ['a tile lies twice', [table(['6-4', '4-6'])], { code: 'tile-already-played', tile: '6-4', limit: 1 }],
    ['a tile is of another set', [table(['9-4', '4-2'])], { code: 'bad-tile', tile: '9-4', limit: 6 }],
    [
      'arms do not join their spinner',
      [table({ spinner: '6-6', arms: [['6-1'], ['5-1']] })],
      { code: 'does-not-match', tile: '5-1', ends: [{ arm: 2, suit: 6 }] },
      { preset: 'double-bergen' },
    ],
  ])('says what is wrong where %s', (_, events, refusal, more = {}) => {
    const scored = scoreRecord(record(events, more as Readonly<Record<string, unknown>>))
    expect(scored.ok ? null : scored.error.refusal).toEqual(refusal)
  })

  test('may hold the whole set, and totals at the floor', () => {
    expect(stateOf([table(['6-4'], { hands: [13, 14], totals: [0, 3] })]).round?.boneyard).toBe(0)
  })

  test('names totals only while nobody has any', () => {
    const first = { leader: 0, events: [{ type: 'play', tile: '6-6' }] }
    const later = { leader: 1, events: [table(['6-4', '4-2'], { totals: [1, 1] })] }
    const scored = scoreRecord(record([], { rounds: [first, later] }))
    expect(scored.ok ? null : scored.error).toMatchObject({ round: 2, event: 1, refusal: { code: 'bad-event', fault: { kind: 'totals-too-late' } } })
    expect(scoreRecord(record([], { rounds: [first, { leader: 1, events: [table(['6-4', '4-2'])] }] })).ok).toBe(true)
  })
})
