import { describe, expect, it, test } from 'vitest'
import { TEXT_LIMITS, type TextFault } from '#shared/notation/errors'
import type { WrittenRecord } from '#shared/notation/match-text'
import { isJsonText } from '#shared/notation/one-line'
import { parseTile } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import { LANGUAGES } from '#shared/words/languages'
import { SPOKEN } from '../../languages/catalogues'
import { makeMatch, makePosition, parseMatch, parseOneLine, parsePosition } from '../../../support/asked'

const tile = (text: string) => expectOk(parseTile(text), 'a tile')
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
const BEGUN = 'bergen-pagat; Ada, Ben; 1: Ada leads'

/** A match, the line that is made of it, and what the pair shows. */
const MATCHES: readonly (readonly [string, WrittenRecord, string])[] = [
  ['nothing has happened yet', match({}), 'bergen-pagat; Ada, Ben'],
  ['no rules are named at all', match({ rules: undefined }), 'bergen-pagat; Ada, Ben; {"rules":null}'],
  [
    'rules of every kind',
    match({ rules: { target: { '2': 15, '3': 10 }, draw: 'one', approachCap: false, completeFirstDouble: true, floor: null, reserve: 2 } }),
    'bergen-pagat target=2:15,3:10 draw=one approachCap=no completeFirstDouble=yes floor=none reserve=2; Ada, Ben',
  ],
  ['a round that was only begun', round(), BEGUN],
  [
    'an arm is named',
    round({ type: 'play', tile: '6-6' }, { type: 'play', tile: '6-4', arm: 'left' }, { type: 'play', tile: '6-2', arm: 3 }),
    `${BEGUN}: 6-6 6-4< 6-2>3`,
  ],
  ['a draw with and without a number', round({ type: 'draw' }, { type: 'draw', count: 1 }, { type: 'pass' }), `${BEGUN}: draw draw 1 pass`],
  ['someone is named', round({ type: 'play', tile: '6-6' }, { type: 'play', tile: '6-4', player: 0 }), `${BEGUN}: 6-6 Ada: 6-4`],
  [
    'the record names everyone, and only Ada’s second play is out of turn',
    round(
      { type: 'play', player: 0, tile: '6-6' },
      { type: 'play', player: 1, tile: '6-4' },
      { type: 'play', player: 1, tile: '4-2' },
      { type: 'pass', player: 0 },
    ),
    `${BEGUN}, in turn: 6-6 6-4 Ben: 4-2 pass`,
  ],
  ['a block, and something after it', round({ type: 'block', hands: [['1-1'], []] }, { type: 'play', tile: '6-4' }), `${BEGUN}: block 1-1 / -, 6-4`],
  [
    'a table in mid-round, and a change of rules',
    round({ type: 'table', player: 1, line: ['6-4', '4-4'], hands: [5, 5], totals: [2, -1] }, { type: 'rules', rules: { target: 20 } }, { type: 'pass' }),
    `${BEGUN}: Ben: table 6-4 4-4 hands 5 5 totals 2 -1, rules target=20, pass`,
  ],
  [
    'a table round a spinner',
    round({ type: 'table', line: { spinner: '6-6', arms: [['6-4', '4-1'], ['6-2'], [], []] }, hands: [5, 5] }),
    `${BEGUN}: table 6-6 | 6-4 4-1 | 6-2 | - | - hands 5 5`,
  ],
  [
    'dice, and names of others',
    match({
      preset: 'flower-and-scorpion',
      players: [{ name: 'Joan of Arc' }, { name: 'draw 2' }],
      rounds: [{ leader: 1, dice: { flower: [6, 6], scorpion: [5, 2] }, events: [] }],
    }),
    'flower-and-scorpion; Joan of Arc, "draw 2"; 1: "draw 2" leads, flower 6-6, scorpion 5-2',
  ],
  [
    'two share a name, and a leader who does not sit there',
    match({
      players: [{ name: 'Ada' }, { name: 'Ada' }],
      rounds: [
        { leader: 1, events: [] },
        { leader: 6, events: [] },
      ],
    }),
    'bergen-pagat; Ada, Ada; 1: seat 2 leads; 2: seat 7 leads',
  ],
  [
    'fields that nobody reads',
    match({
      id: 'm-1',
      players: [{ name: 'Ada', personId: 'p' }, { name: 'Ben' }],
      rounds: [{ leader: 0, photo: 'f', events: [{ type: 'pass', note: 'a\nb\u2028“c”' }] }],
    }),
    'bergen-pagat; Ada {"personId":"p"}, Ben; 1: Ada leads {"photo":"f"}: pass {"note":"a\\nb\\u2028“c”"}; {"id":"m-1"}',
  ],
  [
    'events that are none',
    round(null, { type: 'toss' }, { type: 'play', tile: 'x', player: 1 }),
    `${BEGUN}: event null event {"type":"toss"} event {"type":"play","tile":"x","player":1}`,
  ],
]

describe('A match on one line', () => {
  test.each(MATCHES)('%s', (_, record, text) => {
    expect(makeMatch(record)).toBe(text)
    expect(parseMatch(text)).toEqual({ ok: true, value: JSON.parse(JSON.stringify(record)) as unknown })
  })

  it.each([
    ['Arabic', '٠١٢٣٤٥٦٧٨٩', '-'],
    ['Persian', '۰۱۲۳۴۵۶۷۸۹', '-'],
    ['Devanagari', '०१२३४५६७८९', '-'],
    ['full-width', '０１２３４５６７８９', '－'],
  ])('may have %s digits where numbers stand; names and notes keep theirs, and what is written has those of ASCII', (_, digits, hyphen) => {
    const read = (text: string) => expectOk(parseMatch(text), 'a match')
    const typed = (text: string): string => text.replace(/[0-9]/g, (digit) => digits[Number(digit)] ?? '').replace(/(?<=\p{Nd})-/gu, hyphen)
    const line = (rest: string): string => `bergen-pagat target=${rest.slice(0, 2)}; Ada, Ben; ${rest.slice(2)}`
    const rest = '121: Ada leads: 6-6 6-4>1 draw 2 block 1-1 / 2-2 0-3, rules target=9'
    expect(read(line(typed(rest)))).toEqual(read(line(rest)))
    const position = 'position bergen-pagat; Ada total 7 holds 0-0 1-2, Ben holds 1-1; line 6-4 4-4 4-2; boneyard 2'
    expect(expectOk(parsePosition(typed(position)), 'a position')).toEqual(expectOk(parsePosition(position), 'a position'))
    const kept = typed('{"note":"12"}')
    const named = `bergen-pagat; Ada ${typed('2')}, Ben; 1: Ada ${typed('2')} leads: ${typed('6-6')} ${kept}`
    expect(read(named)).toMatchObject({
      players: [{ name: `Ada ${typed('2')}` }, { name: 'Ben' }],
      rounds: [{ events: [{ tile: '6-6', note: typed('12') }] }],
    })
  })

  it('may have spaces, line breaks, dashes and commas as a person types them', () => {
    const valueOf = (text: string) => expectOk(parseMatch(text), text)
    // as phones and word processors make of what was typed
    for (const dashes of ['–', '—', '‐', '−'])
      expect(valueOf(`bergen-pagat; Ada, Ben; 1: Ada leads: 6${dashes}6 6${dashes}4> 6${dashes}2<`)).toEqual(
        valueOf('bergen-pagat; Ada, Ben; 1: Ada leads: 6-6 6-4> 6-2<'),
      )
    for (const [opening, closing] of ['“”', '„“', '«»', '‘’', '””'].map((pair) => [...pair] as [string, string]))
      expect(valueOf(`bergen-pagat; ${opening}Ann-Sofie the 2nd${closing}, Ben; 1: ${opening}Ann-Sofie the 2nd${closing} leads: 6-6`)).toEqual(
        valueOf('bergen-pagat; "Ann-Sofie the 2nd", Ben; 1: "Ann-Sofie the 2nd" leads: 6-6'),
      )
    const typed = ' bergen-pagat;Ada ,Ben ;\n1 : Ada leads:6–6, 6-4 >, "Ada": draw 2,pass  '
    const read = expectOk(parseMatch(typed), 'a line')
    expect(makeMatch(read)).toBe(`${BEGUN}: 6-6 6-4> Ada: draw 2 pass`)
  })

  it('is no JSON', () => {
    expect([isJsonText(BEGUN), isJsonText('\uFEFF {"format"'), isJsonText('[')]).toEqual([false, true, true])
  })
})

describe('A position on one line', () => {
  const POSITION = {
    preset: 'bergen-pagat',
    rules: { blockedRule: 'german' },
    players: [
      { name: 'Ada', hand: [tile('1-1').tile, tile('2-0').tile], all: true, counted: 3, total: -2 },
      { name: '', hand: [], all: false, counted: 4, total: null },
      { name: 'Cleo', hand: [], all: false, counted: null, total: null },
    ],
    table: { kind: 'line', tiles: [tile('6-4'), tile('4-4')], lead: 1 },
    dice: { flower: [6, 6], scorpion: [5, null] },
    boneyard: 2,
  } as const
  const HEAD = 'position bergen-pagat blockedRule=german; Ada total -2 holds 1-1 2-0 all of 3, seat 2 holds - of 4, Cleo'

  test.each([
    [POSITION, `${HEAD}; line 6-4 4-4*; boneyard 2; flower 6-6, scorpion 5-?`],
    [{ ...POSITION, table: { kind: 'ends', ends: [6, null, 0] }, dice: null }, `${HEAD}; ends 6 ? 0; boneyard 2`],
    [{ ...POSITION, table: { kind: 'spinner', spinner: tile('6-6'), arms: [[tile('6-2')], []] }, dice: null, boneyard: null }, `${HEAD}; line 6-6 | 6-2 | -`],
    [{ ...POSITION, table: { kind: 'unknown' }, dice: null, boneyard: null }, HEAD],
    [
      { ...POSITION, table: { kind: 'spinner', spinner: tile('6-6'), arms: [[tile('6-2'), tile('2-1')], []] }, dice: { flower: [null, 5], scorpion: [1, 2] } },
      `${HEAD}; line 6-6 | 6-2 2-1 | -; boneyard 2; flower ?-5, scorpion 1-2`,
    ],
    [{ ...POSITION, table: { kind: 'ends', ends: [18, 0] }, dice: null, boneyard: 0 }, `${HEAD}; ends 18 0; boneyard 0`],
    [
      {
        ...POSITION,
        rules: {},
        players: [
          { name: 'Ada', hand: [tile('1-1').tile], all: false, counted: null, total: 0 },
          { name: 'x'.repeat(200), hand: [], all: true, counted: null, total: null },
        ],
        table: { kind: 'unknown' },
        dice: null,
        boneyard: null,
      },
      `position bergen-pagat; Ada total 0 holds 1-1, ${'x'.repeat(200)} holds - all`,
    ],
  ] as const)('%j', (position, text) => {
    expect(makePosition(position)).toBe(text)
    expect(parsePosition(text)).toEqual({ ok: true, value: position })
    expect(parseOneLine(text)).toEqual({ ok: true, value: { kind: 'position', position } })
  })
})

test.each([
  ['Ada of 3', { name: 'Ada', all: false, counted: 3 }],
  ['Ada all', { name: 'Ada', all: true, counted: null }],
  ['Ada all of 0', { name: 'Ada', all: true, counted: 0 }],
  ['Ada holds - all', { name: 'Ada', all: true, counted: null }],
  ['seat 1 of 3', { name: '', all: false, counted: 3 }],
  ['Joan of Arc of 3', { name: 'Joan of Arc', all: false, counted: 3 }],
  ['"Ada of 3"', { name: 'Ada of 3', all: false, counted: null }],
  ['Overall', { name: 'Overall', all: false, counted: null }],
] as const)('all but the name may be left out, and the hand before a count: %s', (seat, said) => {
  const { players } = expectOk(parsePosition(`position bergen-pagat; ${seat}, Ben`), 'a position')
  expect(players).toEqual([
    { hand: [], total: null, ...said },
    { name: 'Ben', hand: [], all: false, counted: null, total: null },
  ])
})

test('dice of which nothing is known are none', () => {
  const read = expectOk(parsePosition('position bergen-pagat; Ada, Ben; flower ?-?, scorpion ?-?'), 'a position')
  expect(read.dice).toBeNull()
})

test('a position seats up to eight', () => {
  expect(expectOk(parsePosition('position bergen-pagat; A, B, C, D, E, F, G, H'), 'a position').players).toHaveLength(8)
})

/** A line that is wrong, what is wrong with it, and at which letter. */
const WRONG: readonly (readonly [string, number, TextFault])[] = [
  ['  ', 3, { kind: 'empty' }],
  ['x'.repeat(TEXT_LIMITS.length + 1), 1, { kind: 'too-long', longest: TEXT_LIMITS.length }],
  ['bergen; Ada, Ben', 1, { kind: 'no-such-preset', found: 'bergen' }],
  ['; Ada, Ben', 1, { kind: 'expected', expected: 'preset', found: ';' }],
  ['bergen-pagat aim=3; Ada, Ben', 14, { kind: 'no-such-rule', found: 'aim' }],
  ['bergen-pagat target=no; Ada, Ben', 14, { kind: 'rule-value', rule: 'target', found: 'no' }],
  ['bergen-pagat target=; Ada, Ben', 21, { kind: 'expected', expected: 'value', found: ';' }],
  ['bergen-pagat dual=2 dual=2; Ada, Ben', 21, { kind: 'twice', name: 'dual' }],
  ['bergen-pagat', 13, { kind: 'expected', expected: 'semicolon', found: '' }],
  ['bergen-pagat; 👩, Ben', 15, { kind: 'expected', expected: 'player', found: '👩' }],
  ['bergen-pagat; Ada', 15, { kind: 'players', found: 1, least: 2, most: 8 }],
  ['bergen-pagat; Ada, ""', 20, { kind: 'name-length', longest: 200 }],
  [`${BEGUN.replace('1:', '2:')}`, 25, { kind: 'out-of-order', what: 'round', expected: 1, found: 2 }],
  ['bergen-pagat; Ada, Ben; Ada leads', 25, { kind: 'expected', expected: 'round', found: 'Ada' }],
  ['bergen-pagat; Ada, Ben; 1: Cleo leads', 28, { kind: 'no-such-player', found: 'Cleo' }],
  ['bergen-pagat; Ada, Ben; 1: Ada', 31, { kind: 'expected', expected: 'leads', found: '' }],
  ['bergen-pagat; Ada, "👩"; 1: Ada leads; 3', 39, { kind: 'out-of-order', what: 'round', expected: 2, found: 3 }],
  [`${BEGUN}, flower 6-7, scorpion 5-2`, 46, { kind: 'expected', expected: 'dice', found: '6-7' }],
  [`${BEGUN}: 6-4 6-`, 43, { kind: 'expected', expected: 'event', found: '6-' }],
  [`${BEGUN}: Ada 6-4`, 43, { kind: 'expected', expected: 'colon', found: '6-4' }],
  [`${BEGUN}: block 1-1 /`, 50, { kind: 'expected', expected: 'hands', found: '' }],
  [`${BEGUN}: table 6-4 6-2 | 6-3`, 53, { kind: 'expected', expected: 'spinner', found: '|' }],
  [`${BEGUN}: table x`, 45, { kind: 'expected', expected: 'tile', found: 'x' }],
  [`${BEGUN}: table 6-4 hands x`, 55, { kind: 'expected', expected: 'number', found: 'x' }],
  [`${BEGUN}: seat 0: 6-4`, 44, { kind: 'expected', expected: 'number', found: '0' }],
  [`${BEGUN}: 6-4> {"arm":"left"}`, 44, { kind: 'twice', name: 'arm' }],
  [`${BEGUN}: 6-4 {"a":`, 43, { kind: 'bad-json' }],
  [`${BEGUN}: 6-4 {"a":${'['.repeat(TEXT_LIMITS.nesting)}`, 43 + 4 + TEXT_LIMITS.nesting, { kind: 'too-deep', deepest: TEXT_LIMITS.nesting }],
  [`${BEGUN}; {"preset":"x"}`, 39, { kind: 'twice', name: 'preset' }],
  [`${BEGUN}; {"a":1} x`, 47, { kind: 'expected', expected: 'end', found: 'x' }],
  ['position bergen-pagat; Ada holds 19-0, Ben', 34, { kind: 'no-such-tile', found: '19-0' }],
  ['position bergen-pagat; Ada, seat 3', 29, { kind: 'out-of-order', what: 'seat', expected: 2, found: 3 }],
  ['position bergen-pagat; Ada, Ben; 6-4', 34, { kind: 'expected', expected: 'part', found: '6-4' }],
  ['position bergen-pagat; Ada, Ben; line 6-4; ends 6', 44, { kind: 'twice', name: 'ends' }],
  ['position bergen-pagat; Ada, Ben; line 6-4* 4-4*', 47, { kind: 'twice', name: '*' }],
  [`${'b'.repeat(24)}; Ada, Ben`, 1, { kind: 'no-such-preset', found: 'b'.repeat(24) }],
  [`${'b'.repeat(25)}; Ada, Ben`, 1, { kind: 'no-such-preset', found: `${'b'.repeat(24)}…` }],
  ['bergen-pagat; Ada, Ben 6-4', 24, { kind: 'expected', expected: 'next-player', found: '6-4' }],
  ['bergen-pagat; Ada 6-4, Ben', 19, { kind: 'expected', expected: 'next-player', found: '6-4' }],
  ['position bergen-pagat; Ada 1-1, Ben', 28, { kind: 'expected', expected: 'next-player', found: '1-1' }],
  ['position bergen-pagat; Ada holds 1-1 of 3 all, Ben of 2', 43, { kind: 'word-order', word: 'all', before: 'of' }],
  ['position bergen-pagat; Ada, Ben holds 1-1 all total 3', 47, { kind: 'word-order', word: 'total', before: 'holds' }],
  ['position bergen-pagat; Ada all holds 1-1, Ben', 32, { kind: 'word-order', word: 'holds', before: 'all' }],
  ['position bergen-pagat; Ada of 3 of 3, Ben', 33, { kind: 'twice', name: 'of' }],
  ['position bergen-pagat; Ada, "👩‍👩‍👧" x, Ben', 33, { kind: 'expected', expected: 'next-player', found: 'x' }],
  ['position bergen-pagat; A\u0308da 1-1, Ben', 28, { kind: 'expected', expected: 'next-player', found: '1-1' }],
  [`bergen-pagat; Ada, ${'x'.repeat(201)}`, 20, { kind: 'name-length', longest: 200 }],
  ['bergen-pagat; Ada {"name":"x"}, Ben', 19, { kind: 'twice', name: 'name' }],
  ['bergen-pagat; A, B, C, D, E, F, G, H, I', 15, { kind: 'players', found: 9, least: 2, most: 8 }],
  ['bergen-pagat dual=3; Ada, Ben; {"rules":null}', 32, { kind: 'twice', name: 'rules' }],
  ['bergen-pagat; Ada, Ben; {"rules":{}}', 25, { kind: 'twice', name: 'rules' }],
  ['bergen-pagat; Ada, Ada; 1: Ada leads', 28, { kind: 'no-such-player', found: 'Ada' }],
  [`bergen-pagat; Ada, Ben; 1: ${'x'.repeat(41)} leads`, 28, { kind: 'no-such-player', found: 'x'.repeat(40) }],
  ['bergen-pagat; Ada, Ben; 1 Ada leads', 27, { kind: 'expected', expected: 'colon', found: 'Ada' }],
  ['bergen-pagat; Ada, Ben; 1: "Ada"leadsx', 33, { kind: 'expected', expected: 'leads', found: 'leadsx' }],
  [`${BEGUN}, in x`, 42, { kind: 'expected', expected: 'dice', found: 'x' }],
  [`${BEGUN}, flower 6-6 scorpion 5-2`, 50, { kind: 'expected', expected: 'dice', found: 'scorpion' }],
  [`${BEGUN}, flower 6-6, scorpion 5-7`, 60, { kind: 'expected', expected: 'dice', found: '5-7' }],
  [`${BEGUN} {"leader":1}`, 38, { kind: 'twice', name: 'leader' }],
  [`${BEGUN} {"events":[]}`, 38, { kind: 'twice', name: 'events' }],
  [`${BEGUN}: pass,`, 44, { kind: 'expected', expected: 'event', found: '' }],
  [`${BEGUN}: table 6-4 x`, 49, { kind: 'expected', expected: 'hands', found: 'x' }],
  [`${BEGUN}: table -`, 46, { kind: 'expected', expected: 'tile', found: '' }],
  [`${BEGUN}: table 6-6 | x`, 51, { kind: 'expected', expected: 'tile', found: 'x' }],
  [`${BEGUN}: table 6-4 hands 5 totals x`, 64, { kind: 'expected', expected: 'number', found: 'x' }],
  [`${BEGUN}: rules dual=`, 50, { kind: 'expected', expected: 'value', found: '' }],
  [`${BEGUN}: 6-4 {"a":1,}`, 43, { kind: 'bad-json' }],
  [`${BEGUN}: event ,`, 45, { kind: 'bad-json' }],
  ['position', 9, { kind: 'expected', expected: 'preset', found: '' }],
  ['position bergen-pagat', 22, { kind: 'expected', expected: 'semicolon', found: '' }],
  ['position bergen-pagat; Ada', 24, { kind: 'players', found: 1, least: 2, most: 8 }],
  ['position bergen-pagat; A, B, C, D, E, F, G, H, I', 24, { kind: 'players', found: 9, least: 2, most: 8 }],
  [`position bergen-pagat; Ada, ${'x'.repeat(201)}`, 29, { kind: 'name-length', longest: 200 }],
  ['position bergen-pagat; Ada, 6', 29, { kind: 'expected', expected: 'player', found: '6' }],
  ['position bergen-pagat; Ada total x, Ben', 34, { kind: 'expected', expected: 'number', found: 'x' }],
  ['position bergen-pagat; Ada total 1 of x, Ben', 39, { kind: 'expected', expected: 'number', found: 'x' }],
  ['position bergen-pagat; Ada holds x, Ben', 34, { kind: 'expected', expected: 'tile', found: 'x' }],
  ['position bergen-pagat; Ada, Ben; boneyard2', 34, { kind: 'expected', expected: 'part', found: 'boneyard2' }],
  ['position bergen-pagat; Ada, Ben; boneyard x', 43, { kind: 'expected', expected: 'number', found: 'x' }],
  ['position bergen-pagat; Ada, Ben; boneyard 2 x', 45, { kind: 'expected', expected: 'part', found: 'x' }],
  ['position bergen-pagat; Ada, Ben; line x', 39, { kind: 'expected', expected: 'tile', found: 'x' }],
  ['position bergen-pagat; Ada, Ben; line 6-4 4-4 | 6-1', 47, { kind: 'expected', expected: 'spinner', found: '|' }],
  ['position bergen-pagat; Ada, Ben; line 6-6* | 6-1', 44, { kind: 'expected', expected: 'spinner', found: '|' }],
  ['position bergen-pagat; Ada, Ben; line 6-6 | x', 45, { kind: 'expected', expected: 'tile', found: 'x' }],
  ['position bergen-pagat; Ada, Ben; ends x', 39, { kind: 'expected', expected: 'number', found: 'x' }],
  ['position bergen-pagat; Ada, Ben; ends 6 19', 41, { kind: 'expected', expected: 'number', found: '19' }],
  ['position bergen-pagat; Ada, Ben; flower 6-7, scorpion 5-2', 41, { kind: 'expected', expected: 'dice', found: '6-7' }],
  ['position bergen-pagat; Ada, Ben; flower 6-6 scorpion 5-2', 45, { kind: 'expected', expected: 'dice', found: 'scorpion' }],
  ['position bergen-pagat; Ada, Ben; flower 6-6, 5-2', 46, { kind: 'expected', expected: 'dice', found: '5-2' }],
  ['position bergen-pagat; Ada, Ben; flower 6-6, scorpion 7-1', 55, { kind: 'expected', expected: 'dice', found: '7-1' }],
  ['xposition bergen-pagat; Ada, Ben', 1, { kind: 'no-such-preset', found: 'xposition' }],
]

describe('A line that cannot be read', () => {
  test.each(WRONG.map(([text, ...rest]) => [text.slice(0, 60), text, ...rest] as const))('“%s”', (_, text, column, fault) => {
    expect(parseOneLine(text)).toEqual({ ok: false, error: { ...fault, column } })
  })

  it('may be a match where a position is wanted, and the other way round', () => {
    expect(parsePosition(BEGUN)).toEqual({ ok: false, error: { kind: 'other-kind', found: 'match', column: 1 } })
    expect(parseMatch('position bergen-pagat')).toEqual({ ok: false, error: { kind: 'other-kind', found: 'position', column: 1 } })
    expect(parsePosition('positions bergen-pagat; Ada, Ben')).toEqual({ ok: false, error: { kind: 'other-kind', found: 'match', column: 1 } })
    expect(parsePosition(' ')).toEqual({ ok: false, error: { kind: 'empty', column: 2 } })
  })

  test.each(LANGUAGES)('is told of in whole sentences in %s', (language) => {
    const { textErrorSentence } = SPOKEN[language].scorer
    const kinds: readonly TextFault[] = [
      ...WRONG.map(([, , fault]) => fault),
      { kind: 'other-kind', found: 'match' },
      { kind: 'other-kind', found: 'position' },
    ]
    const sentences = kinds.map((fault) => textErrorSentence({ ...fault, column: 1234 }))
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^\p{Lu}.*[.]$/u)
      expect(sentence).not.toMatch(/undefined|\[object/)
      expect(sentence).toMatch(/1.?234/)
    }
    expect(new Set(sentences).size).toBe(new Set(kinds.map((kind) => JSON.stringify(kind))).size)
  })
})
