import { describe, expect, test } from 'vitest'
import { expectOk } from '#shared/kernel/result'
import { badEvent, isRefusal, laidBy } from '#shared/match/events'
import { scoreRecord } from '../../../support/asked'

describe('a refusal', () => {
  test.each(['bad-record', 'bad-tile', 'not-blocked'])('with the code %s is known', (code) => {
    expect(isRefusal({ code })).toBe(true)
  })

  test.each(['', 'too-late', 'BAD-TILE'])('with the code %j is not', (code) => {
    expect(isRefusal({ code })).toBe(false)
  })

  test('of what is no event says what is wrong with it, or how it is malformed', () => {
    const fault = { kind: 'dice-missing' } as const
    expect(badEvent({ type: 'bad', fault })).toStrictEqual({ code: 'bad-event', fault })
    const malformed = { kind: 'no-object' } as const
    expect(badEvent({ type: 'bad', malformed })).toStrictEqual({ code: 'bad-event', malformed })
  })
})

test('an event lays its tile, the tiles of a table, or nothing', () => {
  const events = [{ type: 'table', line: ['6-4', '4-2'], hands: [6, 6] }, { type: 'draw', count: 1 }, { type: 'play', tile: '6-5' }, { type: 'pass' }]
  const record = {
    format: 'caravan-record',
    version: 1,
    preset: 'bergen-game-cabinet',
    players: [{ name: 'Ada' }, { name: 'Ben' }],
    rounds: [{ leader: 0, events }],
  }
  const [table, draw, play, pass] = expectOk(scoreRecord(record), 'a sound record').rounds[0]?.events ?? []
  expect([table, draw, play, pass].map((event) => event && laidBy(event))).toEqual([table?.type === 'table' && table.laid, [], [play], []])
})
