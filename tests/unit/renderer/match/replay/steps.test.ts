import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MatchRecord } from '#shared/match/record'
import { scoreRecord } from '#shared/match/replay'
import { stepsOf, stepAt, recordAfter, roundOf } from '../../../../../src/renderer/match/replay/steps'

const RECORD: MatchRecord = {
  format: 'caravan-record',
  version: 1,
  preset: 'bergen-game-cabinet',
  rules: {},
  players: [{ name: 'Ada' }, { name: 'Ben' }],
  rounds: [
    { leader: 0, events: [{ type: 'play', tile: '6-6' }, { type: 'play', tile: '6-4', arm: 'right' }, { type: 'pass' }] },
    { leader: 1, events: [] },
    { leader: 0, events: [{ type: 'play', tile: '1-1' }] },
  ],
}

describe('The moves of a match', () => {
  test('are each round’s beginning and everything that happened in it, in order', () => {
    expect(stepsOf(RECORD)).toEqual([
      { kind: 'begin', round: 0 },
      { kind: 'event', place: { round: 0, event: 0 } },
      { kind: 'event', place: { round: 0, event: 1 } },
      { kind: 'event', place: { round: 0, event: 2 } },
      { kind: 'begin', round: 1 },
      { kind: 'begin', round: 2 },
      { kind: 'event', place: { round: 2, event: 0 } },
    ])
  })

  test('of a match without a round are none', () => {
    expect(stepsOf({ rounds: [] })).toEqual([])
  })

  test('lead from a tile on the table back to the move that laid it', () => {
    const steps = stepsOf(RECORD)
    expect(steps[stepAt(steps, { round: 2, event: 0 })]).toEqual({ kind: 'event', place: { round: 2, event: 0 } })
    expect(stepAt(steps, { round: 1, event: 0 })).toBe(-1)
  })
})

describe('The record after a move', () => {
  test('holds nothing later, keeps what is beside the rounds, and is the whole record after the last', () => {
    expect(recordAfter(RECORD, { kind: 'event', place: { round: 0, event: 1 } })).toEqual({
      ...RECORD,
      rounds: [{ leader: 0, events: RECORD.rounds[0]?.events.slice(0, 2) }],
    })
    expect(recordAfter(RECORD, { kind: 'begin', round: 2 }).rounds).toEqual([RECORD.rounds[0], RECORD.rounds[1], { leader: 0, events: [] }])
    expect(recordAfter(RECORD, { kind: 'event', place: { round: 2, event: 0 } })).toEqual(RECORD)
  })

  test('grows by exactly one beginning or one event from move to move, whatever the rounds', () => {
    const rounds = fc.array(fc.nat({ max: 6 }), { maxLength: 5 })
    fc.assert(
      fc.property(rounds, (sizes) => {
        const record: MatchRecord = {
          ...RECORD,
          rounds: sizes.map((size) => ({ leader: 0, events: Array.from({ length: size }, () => ({ type: 'pass' as const })) })),
        }
        stepsOf(record).forEach((step, at) => {
          const after = recordAfter(record, step)
          expect(stepsOf(after)).toHaveLength(at + 1)
          expect(stepsOf(after).at(-1)).toEqual(step)
          expect(after.rounds).toHaveLength(roundOf(step) + 1)
        })
      }),
    )
  })

  test('has the total that the whole match tells of that move', () => {
    const whole = scoreRecord(RECORD)
    if (!whole.ok) throw new Error('the record is sound')
    for (const step of stepsOf(RECORD)) {
      const then = scoreRecord(recordAfter(RECORD, step))
      if (!then.ok) throw new Error(`refused after ${JSON.stringify(step)}`)
      if (step.kind === 'event') expect(then.value.totals).toEqual(whole.value.rounds[step.place.round]?.events[step.place.event]?.totals)
    }
  })
})
