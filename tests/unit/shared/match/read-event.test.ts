import { describe, expect, test } from 'vitest'
import { readEvent } from '#shared/match/read-event'
import { resolveRules } from '#shared/rules/resolve'
import { expectOk } from '#shared/kernel/result'

const line = { preset: 'bergen-pagat', overrides: {}, rules: expectOk(resolveRules('bergen-pagat', {}, 2), 'two players') } as const
const arms = { preset: 'double-bergen', overrides: {}, rules: expectOk(resolveRules('double-bergen', {}, 2), 'two players') } as const

describe('an event of a record', () => {
  test('may leave out whose it is, where it lies and how many were drawn', () => {
    expect(readEvent(line, { type: 'play', tile: '6-4' })).toMatchObject({ type: 'play', player: null, arm: null })
    expect(readEvent(line, { type: 'draw' })).toEqual({ type: 'draw', player: null, count: 1 })
    expect(readEvent(line, { type: 'pass', player: 1, note: 'kept elsewhere' })).toEqual({ type: 'pass', player: 1 })
  })

  test('names its arm the way its line does', () => {
    expect(readEvent(line, { type: 'play', tile: '6-4', arm: 'right' })).toMatchObject({ arm: 1 })
    expect(readEvent(arms, { type: 'play', tile: '6-4', arm: 4 })).toMatchObject({ arm: 3 })
  })

  test('keeps text that is no tile for the moment its turn comes', () => {
    expect(readEvent(line, { type: 'play', tile: 'six-four' })).toMatchObject({ type: 'play', tile: { text: 'six-four' } })
    expect(readEvent(line, { type: 'block', hands: [['1-1'], ['x']] })).toMatchObject({ type: 'block', hands: [[expect.any(Number)], [{ text: 'x' }]] })
  })

  test.each<{ readonly why: string; readonly raw: unknown }>([
    { why: 'an event is an object', raw: null },
    { why: 'an event is an object', raw: 'play' },
    { why: 'an event is an object', raw: [] },
    { why: 'there is no event undefined', raw: {} },
    { why: 'there is no event "skip"', raw: { type: 'skip' } },
    { why: `there is no event "${'x'.repeat(40)}"…`, raw: { type: 'x'.repeat(60) } },
    { why: 'a play names its tile as text', raw: { type: 'play' } },
    { why: 'a play names its tile as text', raw: { type: 'play', tile: 64 } },
    { why: 'this line has no arm "up"', raw: { type: 'play', tile: '6-4', arm: 'up' } },
    { why: 'this line has no arm 1', raw: { type: 'play', tile: '6-4', arm: 1 } },
    { why: 'player is a seat counted from 0, not -1', raw: { type: 'play', tile: '6-4', player: -1 } },
    { why: 'a draw counts tiles from 1, not 0', raw: { type: 'draw', count: 0 } },
    { why: 'a draw counts tiles from 1, not 1.5', raw: { type: 'draw', count: 1.5 } },
    { why: 'a draw counts tiles from 1, not an object', raw: { type: 'draw', count: { many: true } } },
    { why: 'a block shows 2 hands, one a player', raw: { type: 'block' } },
    { why: 'a block shows 2 hands, one a player', raw: { type: 'block', hands: [[]] } },
    { why: 'a hand is a list of tiles', raw: { type: 'block', hands: [[], '1-1'] } },
    { why: 'a hand names its tiles as text', raw: { type: 'block', hands: [[], [11]] } },
  ])('is none: $why', ({ raw, why }) => {
    expect(readEvent(line, raw)).toEqual({ type: 'bad', why })
  })

  test('nested however deep is described, not followed', () => {
    const nested = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000)) as unknown
    expect(readEvent(line, { type: nested })).toEqual({ type: 'bad', why: 'there is no event a list' })
    expect(readEvent(line, { type: 'pass', player: nested })).toEqual({ type: 'bad', why: 'player is a seat counted from 0, not a list' })
  })
})
