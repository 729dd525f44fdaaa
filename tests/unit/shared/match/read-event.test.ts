import { describe, expect, test } from 'vitest'
import type { Malformed } from '#shared/match/malformed'
import { resolveRules } from '#shared/rules/resolve'
import { expectOk } from '#shared/kernel/result'
import { readEvent } from '../../../support/asked'

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

  test.each<[unknown, Malformed]>([
    [null, { kind: 'no-object' }],
    ['play', { kind: 'no-object' }],
    [[], { kind: 'no-object' }],
    [{}, { kind: 'unknown-type', found: { kind: 'nothing' } }],
    [{ type: 'skip' }, { kind: 'unknown-type', found: { kind: 'text', text: 'skip' } }],
    [{ type: 'x'.repeat(60) }, { kind: 'unknown-type', found: { kind: 'text', text: `${'x'.repeat(40)}…` } }],
    [{ type: 'play' }, { kind: 'tile-not-text' }],
    [{ type: 'play', tile: 64 }, { kind: 'tile-not-text' }],
    [
      { type: 'play', tile: '6-4', arm: 'up' },
      { kind: 'no-such-arm', found: { kind: 'text', text: 'up' } },
    ],
    [
      { type: 'play', tile: '6-4', arm: 1 },
      { kind: 'no-such-arm', found: { kind: 'value', value: '1' } },
    ],
    [
      { type: 'play', tile: '6-4', player: -1 },
      { kind: 'no-seat', found: { kind: 'value', value: '-1' } },
    ],
    [
      { type: 'draw', count: 0 },
      { kind: 'draw-count', found: { kind: 'value', value: '0' } },
    ],
    [
      { type: 'draw', count: 1.5 },
      { kind: 'draw-count', found: { kind: 'value', value: '1.5' } },
    ],
    [
      { type: 'draw', count: { many: true } },
      { kind: 'draw-count', found: { kind: 'object' } },
    ],
    [{ type: 'block' }, { kind: 'block-hands', players: 2 }],
    [
      { type: 'block', hands: [[]] },
      { kind: 'block-hands', players: 2 },
    ],
    [{ type: 'block', hands: [[], '1-1'] }, { kind: 'hand-no-list' }],
    [{ type: 'block', hands: [[], [11]] }, { kind: 'hand-not-text' }],
    [{ type: 'table', line: {}, hands: [1, 1] }, { kind: 'line-no-list' }],
    [{ type: 'table', line: [64], hands: [1, 1] }, { kind: 'line-not-text' }],
    [
      { type: 'table', line: ['6-4'], hands: null },
      { kind: 'hands-counted', players: 2 },
    ],
    [
      { type: 'table', line: ['6-4'], hands: [1] },
      { kind: 'hands-counted', players: 2 },
    ],
    [
      { type: 'table', line: ['6-4'], hands: [1, 1], totals: 'none' },
      { kind: 'totals-counted', players: 2 },
    ],
    [{ type: 'rules', rules: {} }, { kind: 'no-rule-named' }],
    [
      { type: 'rules', rules: { aim: 3 } },
      { kind: 'shape', where: 'rules.aim', wanted: { kind: 'no-such-name' }, found: { kind: 'value', value: '3' } },
    ],
  ])('%j is none', (raw, malformed) => {
    expect(readEvent(line, raw)).toEqual({ type: 'bad', malformed })
  })

  test.each<[unknown, Malformed]>([
    [{ spinner: '6-6' }, { kind: 'no-spinner' }],
    [{ spinner: 66, arms: [] }, { kind: 'no-spinner' }],
    ['6-6', { kind: 'no-spinner' }],
    [
      { spinner: '6-6', arms: [[], [], [], [], []] },
      { kind: 'too-many-arms', arms: 5, most: 4 },
    ],
    [{ spinner: '6-6', arms: [[64]] }, { kind: 'arm-not-text' }],
  ])('%j is no line round a spinner', (found, malformed) => {
    expect(readEvent(arms, { type: 'table', line: found, hands: [1, 1] })).toEqual({ type: 'bad', malformed })
  })

  test('nested however deep is described, not followed', () => {
    const nested = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000)) as unknown
    expect(readEvent(line, { type: nested })).toEqual({ type: 'bad', malformed: { kind: 'unknown-type', found: { kind: 'list' } } })
    expect(readEvent(line, { type: 'pass', player: nested })).toEqual({ type: 'bad', malformed: { kind: 'no-seat', found: { kind: 'list' } } })
  })
})
