import { describe, expect, test } from 'vitest'
import type { WrittenRecord } from '#shared/notation/match-text'
import { isJsonText } from '#shared/notation/one-line'
import { expectOk } from '#shared/kernel/result'
import { makeMatch, parseOneLine } from '../../../support/asked'

const BEGUN = 'bergen-pagat; Ada, Ben; 1: Ada leads'
const match = (rest: object): WrittenRecord => ({
  format: 'caravan-record',
  version: 1,
  preset: 'bergen-pagat',
  rules: {},
  players: [{ name: 'Ada' }, { name: 'Ben' }],
  rounds: [],
  ...rest,
})
const round = (...events: readonly unknown[]): WrittenRecord => match({ rounds: [{ leader: 0, events }] })
const play = (tile: unknown, rest: object = {}) => ({ type: 'play', tile, ...rest })

/** The line of a record, once it was read back as the same record, its fields in the same order. */
function lineOf(record: WrittenRecord): string {
  const text = makeMatch(record)
  const read = expectOk(parseOneLine(text), text)
  expect(read).toEqual({ kind: 'match', record: JSON.parse(JSON.stringify(record)) as unknown })
  if (read.kind === 'match') expect(makeMatch(read.record)).toBe(text)
  return text
}

describe('what happened is said in words', () => {
  test.each<[string, readonly unknown[], string]>([
    ['tiles of two figures', [play('12-3'), play('3-10'), play('10-12', { arm: 12 })], '12-3 3-10 10-12>12'],
    ['many tiles drawn', [{ type: 'draw', count: 12 }], 'draw 12'],
    ['a seat and something else of it', [{ type: 'pass' }, { type: 'pass', player: 1, note: 'x' }], 'pass Ben: pass {"note":"x"}'],
    [
      'what is no seat',
      [
        { type: 'pass', player: -1 },
        { type: 'pass', player: 1.5 },
      ],
      'pass {"player":-1} pass {"player":1.5}',
    ],
    ['a seat that nobody has', [{ type: 'pass' }, { type: 'pass', player: 4 }], 'pass seat 5: pass'],
    [
      'a table round a spinner, an arm of it long',
      [{ type: 'table', line: { spinner: '6-6', arms: [[], ['6-4', '4-1']] }, hands: [5, 5] }],
      'table 6-6 | - | 6-4 4-1 hands 5 5',
    ],
    ['a table with points', [{ type: 'table', line: ['6-4'], hands: [5, 5], totals: [10, -2] }], 'table 6-4 hands 5 5 totals 10 -2'],
    [
      'two events after each of which a comma stands',
      [{ type: 'block', hands: [['1-1']] }, { type: 'rules', rules: { dual: 3 } }, { type: 'pass' }],
      'block 1-1, rules dual=3, pass',
    ],
    ['no comma after what has no words', [{ type: 'block', hands: [] }, { type: 'pass' }], 'event {"type":"block","hands":[]} pass'],
    ['JSON that is no event', ['x"}]\\', ['a]', { b: ['}'] }], 3], 'event "x\\"}]\\\\" event ["a]",{"b":["}"]}] event 3'],
  ])('%s', (_, events, said) => {
    expect(lineOf(round(...events))).toBe(`${BEGUN}: ${said}`)
  })

  test.each<[unknown]>([
    [play('a6-4')],
    [play('6-4b')],
    [play('1000-1')],
    [play(['6-4'])],
    [{ type: 'block', hands: 'none' }],
    [{ type: 'block', hands: [['6-4'], 'x'] }],
    [{ type: 'table', line: [], hands: [5, 5] }],
    [{ type: 'table', line: 'x', hands: [5, 5] }],
    [{ type: 'table', line: null, hands: [5, 5] }],
    [{ type: 'table', line: ['6-4'], hands: [] }],
    [{ type: 'table', line: ['6-4'], hands: [5, 0.5] }],
    [{ type: 'table', line: { spinner: 'x', arms: [['6-4']] }, hands: [5, 5] }],
    [{ type: 'table', line: { spinner: '6-6', arms: 'x' }, hands: [5, 5] }],
    [{ type: 'table', line: { spinner: '6-6', arms: [] }, hands: [5, 5] }],
    [{ type: 'table', line: { spinner: '6-6', arms: [['6-4']], more: 1 }, hands: [5, 5] }],
    [{ type: 'table', line: { spinner: '6-6', arms: [['6-4'], 'x'] }, hands: [5, 5] }],
    [{ type: 'rules', rules: { 'a b': 1 } }],
    [{ type: 'rules', rules: { '1a': 1 } }],
    [{ type: 'rules', rules: { dual: 1.5 } }],
    [{ type: 'rules', rules: [] }],
  ])('%j has no words', (event) => {
    expect(lineOf(round(event))).toBe(`${BEGUN}: event ${JSON.stringify(event)}`)
  })
})

describe('a round in which everyone is named needs no name for who is next', () => {
  test.each<[string, readonly object[], string]>([
    [
      'who draws stays on turn',
      [play('6-4', { player: 0 }), { type: 'draw', player: 1, count: 2 }, play('4-2', { player: 1 }), { type: 'pass', player: 0 }],
      '6-4 draw 2 4-2 pass',
    ],
    [
      'a table says who is next',
      [
        { type: 'table', player: 1, line: ['6-4'], hands: [5, 5] },
        { type: 'pass', player: 1 },
      ],
      'Ben: table 6-4 hands 5 5, pass',
    ],
    [
      'a table that says nothing leaves it to the leader',
      [
        { type: 'pass', player: 0 },
        { type: 'table', line: ['6-4'], hands: [5, 5] },
        { type: 'pass', player: 0 },
      ],
      'pass table 6-4 hands 5 5, pass',
    ],
    [
      'a block has no player',
      [
        { type: 'pass', player: 0 },
        { type: 'block', hands: [['6-4'], []] },
      ],
      'pass block 6-4 / -',
    ],
    [
      'the turn goes round',
      [
        { type: 'pass', player: 0 },
        { type: 'pass', player: 1 },
        { type: 'pass', player: 0 },
      ],
      'pass pass pass',
    ],
  ])('%s', (_, events, said) => {
    expect(lineOf(round(...events))).toBe(`${BEGUN}, in turn: ${said}`)
  })
})

describe('values of rules', () => {
  test.each<[unknown, string]>([
    [true, 'yes'],
    [false, 'no'],
    [null, 'none'],
    [15, '15'],
    [-3, '-3'],
    ['until-able', 'until-able'],
    ['yes', '"yes"'],
    ['Until', '"Until"'],
    ['one2', '"one2"'],
    ['aB', '"aB"'],
    ['', '""'],
    [{ '2': 15 }, '2:15'],
    [{ '2': 1, '3': -2, '8': 30 }, '2:1,3:-2,8:30'],
    [{}, '{}'],
    [{ '9': 1 }, '{"9":1}'],
    [{ '22': 1 }, '{"22":1}'],
    [{ a2: 1 }, '{"a2":1}'],
    [{ '2': 1, '3': 'x' }, '{"2":1,"3":"x"}'],
    [{ '2': 0.5 }, '{"2":0.5}'],
    [[1], '[1]'],
    [[], '[]'],
  ])('%j is written %s', (value, said) => {
    expect(lineOf(round({ type: 'rules', rules: { aB1: value, b: 2 } }))).toBe(`${BEGUN}: rules aB1=${said} b=2`)
  })
})

describe('what else a record holds', () => {
  test.each<[string, object, string]>([
    ['dice that are none', { rounds: [{ leader: 0, events: [], dice: null }] }, '1: Ada leads {"dice":null}'],
    [
      'dice of three throws',
      { rounds: [{ leader: 0, events: [], dice: { flower: [1, 2], scorpion: [3, 4], third: 1 } }] },
      '1: Ada leads {"dice":{"flower":[1,2],"scorpion":[3,4],"third":1}}',
    ],
    [
      'dice that show no such number',
      { rounds: [{ leader: 0, events: [], dice: { flower: [1, 7], scorpion: [3, 4] } }] },
      '1: Ada leads {"dice":{"flower":[1,7],"scorpion":[3,4]}}',
    ],
    ['letters that are not seen', { rounds: [{ leader: 0, events: [], note: 'a\u00a0b\u{e0001} c' }] }, '1: Ada leads {"note":"a\\u00a0b\\udb40\\udc01 c"}'],
  ])('%s', (_, rest, said) => {
    expect(lineOf(match(rest))).toBe(`bergen-pagat; Ada, Ben; ${said}`)
  })

  test.each<[string, string]>([
    ['seat 7', '"seat 7"'],
    ['seat', '"seat"'],
    ['👩', '"👩"'],
    ['a,b', '"a,b"'],
    ['Player 2', 'Player 2'],
    ['J. R.', 'J. R.'],
    ['2 Player', '"2 Player"'],
    ['Ada  Lovelace', '"Ada  Lovelace"'],
    ['x'.repeat(200), 'x'.repeat(200)],
  ])('the name %j stands as %s', (name, said) => {
    expect(lineOf(match({ players: [{ name }, { name: 'Ben' }] }))).toBe(`bergen-pagat; ${said}, Ben`)
  })

  test('up to eight players', () => {
    const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gus', 'Hana']
    expect(lineOf(match({ players: names.map((name) => ({ name })) }))).toBe(`bergen-pagat; ${names.join(', ')}`)
  })

  test('a player called by a word of another line', () => {
    expect(lineOf(match({ players: [{ name: 'Ada' }, { name: 'position' }] }))).toBe('bergen-pagat; Ada, position')
  })

  test('the first seat by its place', () => {
    expect(lineOf(match({ players: [{ name: 'Ada' }, { name: 'Ada' }], rounds: [{ leader: 0, events: [] }] }))).toBe('bergen-pagat; Ada, Ada; 1: seat 1 leads')
  })
})

test('a line that has a brace somewhere is no JSON', () => {
  expect(isJsonText('bergen-pagat; Ada {"a":1}, Ben')).toBe(false)
})
