import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { diceSchema, recordEventSchema, recordPlayerSchema, recordRoundSchema, recordSchema, ruleOverridesSchema } from '#shared/match/record'
import { answered } from '../../../support/answered'

const takes = (schema: z.ZodType, value: unknown): boolean => answered(() => schema.safeParse(value)).success
/** What a schema takes of these. */
const taken = (schema: z.ZodType, values: readonly unknown[]): readonly unknown[] => values.filter((value) => takes(schema, value))

describe('a rule that differs from the preset', () => {
  const words = ['', 'none', 'any']

  test.each<[string, readonly unknown[], readonly unknown[]]>([
    ['target', [1, 15, { 2: 1, 8: 15 }], [0, 1.5, '15', { 1: 15 }, { 9: 15 }, { 12: 15 }, { 2: 0 }]],
    ['handSize', [1, 6, { 3: 1 }], [0, 1.5, '6', { 4: 0 }]],
    ['maxPip', [1, 18], [0, 19, 1.5]],
    ['copies', [1, 4], [0, 5, 1.5]],
    ['arms', [2, 8], [1, 9, 2.5]],
    ['reserve', [0, 7], [-1, 0.5]],
    ['draw', ['until-able', 'one'], words],
    ['win', ['immediate', 'round-end'], words],
    ['leadTile', ['double', 'any'], ['', 'none']],
    ['dominoPoints', [0, 7], [-1, 0.5]],
    ['blockedRule', ['german'], ['', 'none', 'any']],
    ['blockedPoints', [0, 7], [-1, 0.5]],
    ['dual', [0, 7], [-1, 0.5]],
    ['plural', [0, 7], [-1, 0.5]],
    ['doubleHeader', [0, 7], [-1, 0.5]],
    ['tripleHeader', [0, 7], [-1, 0.5]],
    ['approachCap', [true, false], [0, 'yes']],
    ['spinner', [true, false], [0, 'yes']],
    ['spinnerArms', ['all-first', 'any-time'], words],
    ['spinnerCount', ['headers', 'every-number'], words],
    ['completeFirstDouble', [true, false], [0, 'yes']],
    ['tileDeduction', [0, 7], [-1, 0.5]],
    ['floor', [null, 0, -9], [0.5, '0']],
    ['twoDoubles', ['listed', 'all'], words],
    ['standingPair', ['unscored', 'scored'], words],
    ['doubleScorpion', ['suit', 'tile'], words],
    ['payout', ['net', 'losses-first'], words],
    ['americanGap', ['none', 'simple'], ['', 'any']],
    ['germanTies', ['among-tied', 'all'], words],
    ['passedLead', ['who-led', 'who-was-first'], words],
  ])('%s may be %j, not %j', (name, sound, unsound) => {
    const rule = (value: unknown) => ({ [name]: value })
    expect(taken(ruleOverridesSchema, [...sound, ...unsound].map(rule))).toEqual(sound.map(rule))
    expect(sound.map((value) => answered(() => ruleOverridesSchema.safeParse(rule(value))).data)).toEqual(sound.map(rule))
  })

  test('has a known name; none is needed', () => {
    expect(taken(ruleOverridesSchema, [{}, { triple: 1 }])).toEqual([{}])
  })

  test('is counted for 2 to 8 players, and says so', () => {
    const { error } = answered(() => ruleOverridesSchema.safeParse({ target: { 9: 15 } }))
    expect(JSON.stringify(error?.issues)).toContain('players are counted 2 to 8')
  })
})

const [longest, tooLong] = ['x'.repeat(8), 'x'.repeat(9)]
const [hand, tooMany] = [Array<string>(400).fill('6-4'), Array<string>(401).fill('6-4')]
const eight = <T>(value: T): readonly T[] => Array<T>(8).fill(value)
const nine = <T>(value: T): readonly T[] => Array<T>(9).fill(value)

test.each<[string, readonly object[], readonly object[]]>([
  [
    'play',
    [{ tile: longest }, { tile: '', arm: 'left', player: 0 }, { tile: '6-4', arm: 'right' }, { tile: '6-4', arm: 1, note: 'kept' }],
    [{}, { tile: tooLong }, { tile: 64 }, { tile: '6-4', arm: '' }, { tile: '6-4', arm: 0 }, { tile: '6-4', arm: 1.5 }, { tile: '6-4', player: -1 }],
  ],
  ['draw', [{ count: 1 }, { count: 9, player: 1 }], [{}, { count: 0 }, { count: 1.5 }, { count: 1, player: 0.5 }]],
  ['pass', [{}, { player: 7 }], [{ player: -1 }, { player: null }]],
  [
    'block',
    [{ hands: [] }, { hands: eight([longest]) }, { hands: [hand], player: 0 }],
    [{}, { hands: nine([]) }, { hands: [[tooLong]] }, { hands: [tooMany] }, { hands: ['6-4'] }, { hands: [], player: -1 }],
  ],
  [
    'table',
    [
      { line: [longest], hands: [] },
      { line: hand, hands: eight(0), player: 1 },
      { line: { spinner: longest, arms: eight([longest]) }, hands: [1], totals: eight(-3) },
      { line: { spinner: '6-6', arms: [], note: 'kept' }, hands: [1] },
    ],
    [
      { line: [], hands: [] },
      { line: [tooLong], hands: [] },
      { line: tooMany, hands: [] },
      { line: { spinner: tooLong, arms: [] }, hands: [] },
      { line: { spinner: '6-6' }, hands: [] },
      { line: { arms: [] }, hands: [] },
      { line: { spinner: '6-6', arms: nine([]) }, hands: [] },
      { line: { spinner: '6-6', arms: [[tooLong]] }, hands: [] },
      { hands: [] },
      { line: ['6-4'] },
      { line: ['6-4'], hands: nine(1) },
      { line: ['6-4'], hands: [-1] },
      { line: ['6-4'], hands: [], totals: nine(0) },
      { line: ['6-4'], hands: [], totals: [0.5] },
      { line: ['6-4'], hands: [], player: -1 },
    ],
  ],
  ['rules', [{ rules: {} }, { rules: { dual: 1 }, player: 1 }], [{}, { rules: { dual: -1 } }, { rules: {}, player: -1 }]],
  ['dance', [], [{}, { tile: '6-4' }]],
])('of events of the type %s those that are sound are taken as they are', (type, sound, unsound) => {
  const event = (more: object) => ({ type, ...more })
  expect(taken(recordEventSchema, [...sound, ...unsound].map(event))).toEqual(sound.map(event))
  expect(sound.map((more) => answered(() => recordEventSchema.safeParse(event(more))).data)).toEqual(sound.map(event))
})

test('a throw is of four dice with six faces', () => {
  const dice = { flower: [1, 6], scorpion: [6, 1], note: 'kept' }
  expect(answered(() => diceSchema.safeParse(dice)).data).toEqual(dice)
  const wrong = [[0, 1], [1, 7], [1.5, 1], [1], [1, 2, 3], undefined].flatMap((pair) => [
    { ...dice, flower: pair },
    { ...dice, scorpion: pair },
  ])
  expect(taken(diceSchema, wrong)).toEqual([])
})

describe('a record', () => {
  const record = {
    format: 'caravan-record',
    version: 1,
    preset: 'bergen-game-cabinet',
    rules: { target: 20 },
    players: [{ name: 'Ada', note: 'kept' }, { name: 'x'.repeat(200) }],
    rounds: [
      { leader: 0, events: [] },
      { leader: 1, dice: 'judged later', events: [null, 3], note: 'kept' },
    ],
    note: 'kept',
  }

  test('is taken as it is, also without rules and with eight players', () => {
    const { rules: _, ...without } = record
    const crowd = { ...record, players: eight({ name: 'A' }) }
    for (const sound of [record, without, crowd]) expect(answered(() => recordSchema.safeParse(sound)).data).toEqual(sound)
  })

  test.each<[string, unknown]>([
    ['format', 'other-record'],
    ['version', 2],
    ['preset', 'chess'],
    ['rules', { triple: 1 }],
    ['players', [{ name: 'Ada' }]],
    ['players', nine({ name: 'A' })],
    ['players', [{ name: 'Ada' }, {}]],
    ['rounds', undefined],
    ['rounds', [{ leader: -1, events: [] }]],
  ])('may not have this as its %s: %j', (field, value) => {
    expect(takes(recordSchema, { ...record, [field]: value })).toBe(false)
  })

  test('has players with a name, and rounds with a leader and events', () => {
    const [named, long] = [{ name: 'A' }, { name: 'x'.repeat(201) }]
    expect(taken(recordPlayerSchema, [named, long, { name: '' }, {}])).toEqual([named])
    const round = { leader: 0, events: [] }
    expect(taken(recordRoundSchema, [round, { leader: 0 }, { events: [] }, { leader: 0.5, events: [] }, { leader: 0, events: 'none' }])).toEqual([round])
  })
})
