import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical } from '#shared/kernel/canonical'
import { BLOCKED_RULE_IDS } from '#shared/games/rules'
import { recordSchema } from '#shared/match/record'
import { replay } from '#shared/match/replay'
import { readRecord } from '#shared/match/read-record'
import { type SetChange, tilesOfSet } from '#shared/domino/set'
import { MAX_SUIT, type WrittenTile, tileOf } from '#shared/domino/tile'
import { makeMatch, parseMatch, type WrittenRecord } from '#shared/notation/match-text'
import { parseOneLine, type OneLine } from '#shared/notation/one-line'
import type { Position, PositionTable } from '#shared/notation/position'
import { makePosition, parsePosition } from '#shared/notation/position-text'
import { PRESET_IDS } from '#shared/rules/presets'
import { goldenCases } from '../golden/golden-cases'
import { runs, shown } from '../support/runs'
import { games, played } from './games'
import { anyCharacter } from '../support/any-character'

const textOf = (said: OneLine): string => (said.kind === 'match' ? makeMatch(said.record) : makePosition(said.position))

/** As a file would have it: fields without a value are none. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const same = (a: unknown, b: unknown): void => expect(canonical(asJson(a))).toBe(canonical(asJson(b)))
const read = (text: string): WrittenRecord => {
  const parsed = parseMatch(text)
  if (!parsed.ok) throw new Error(`${JSON.stringify(parsed.error)} in ${text}`)
  return parsed.value
}

/** Names that look like the grammar, that no line could hold as they are, and all kinds of others. */
const names = fc.oneof(
  fc.constantFrom(
    'Ada',
    'Ben',
    'Ada Lovelace',
    'Joan of Arc',
    "O'Brien",
    'J. R.',
    'Player 2',
    'seat 2',
    'Ada of 3',
    'Free for all',
    'all of 2',
    'draw 2 Ada',
    'Ada leads',
    'pass',
    'Block',
    '6-4',
    '2',
  ),
  fc.constantFrom('"', '\\', 'a\nb', '\u2028', '\u202eadA', 'Anne:Marie', 'x;y', 'x, y', '{}', ' Ada', 'Ada  B', '\ud83d', '👩‍👩‍👧', 'Ünal', 'Ü', '李', 'x '),
  fc.string({ unit: anyCharacter, minLength: 1, maxLength: 12 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
)
const json = fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' })
/** Fields beside those of the format; names of the format itself have their own meaning. */
const OWN = [
  'type',
  'player',
  'tile',
  'arm',
  'count',
  'hands',
  'line',
  'totals',
  'rules',
  'name',
  'leader',
  'dice',
  'events',
  'format',
  'version',
  'preset',
  'players',
  'rounds',
]
const extra = fc
  .oneof(
    { weight: 4, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.constantFrom({ id: 'e-7' }, { photo: '0123456789abcdef0123456789abcdef' }, { note: 'Ben’s “double”\nwas seen' }) },
    { weight: 2, arbitrary: fc.dictionary(fc.string({ unit: anyCharacter, maxLength: 6 }), json, { maxKeys: 3, noNullPrototype: true }) },
  )
  .map((fields) => Object.fromEntries(Object.entries(fields).filter(([name]) => !OWN.includes(name))))

/** Legal matches, with any names and with fields of their own everywhere. */
const legal = fc
  .record({
    game: games({ mostRounds: [2], changes: [0, 0.05], mistakes: [0, 0, 0.1] }),
    names: fc.array(names, { minLength: 8, maxLength: 8 }),
    extras: fc.array(extra, { minLength: 9, maxLength: 9 }),
  })
  .map(({ game, names, extras }) => {
    const { record } = played(game)
    let at = 0
    const next = (): Readonly<Record<string, unknown>> => extras[at++ % extras.length] ?? {}
    return {
      ...record,
      ...next(),
      players: record.players.map((_, seat) => ({ name: names[seat], ...next() })),
      rounds: record.rounds.map((round) => ({ ...round, ...next(), events: round.events.map((event) => ({ ...event, ...next() })) })),
    } as unknown as WrittenRecord
  })

const seat = fc.oneof(fc.nat({ max: 9 }), fc.constant(Number.MAX_SAFE_INTEGER))
const tileText = fc.oneof(fc.constantFrom('6-4', '4-6', '0-0', '18-3', '06-4', '200-3', 'x', '6-4 4-2', ''), fc.string({ maxLength: 8 }))
const setting = fc.oneof(
  fc.integer(),
  fc.boolean(),
  fc.constantFrom('one', 'yes', 'none', 'Until able', 'until-able', ''),
  json,
  fc.constant({ '2': 15, '3': 10 }),
  fc.constant({}),
)
const anyRules = fc.dictionary(fc.oneof(fc.constantFrom('target', 'floor', 'draw', 'x1'), fc.string({ maxLength: 5 })), setting, {
  maxKeys: 4,
  noNullPrototype: true,
})
const odd = (arbitrary: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 5, arbitrary }, { weight: 1, arbitrary: fc.oneof(json, fc.constant(null)) })
/** Events that need not be possible, or events at all: a record keeps them until their turn comes. */
const anyEvent = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .tuple(
        fc.record(
          {
            type: fc.constantFrom('play', 'play', 'draw', 'pass', 'block', 'table', 'rules', 'odd'),
            player: odd(seat),
            tile: odd(tileText),
            arm: odd(fc.oneof(fc.constantFrom('left', 'right', 'up', 'down'), fc.nat({ max: 9 }))),
            count: odd(fc.nat({ max: 20 })),
            hands: odd(fc.array(fc.oneof(fc.array(tileText, { maxLength: 3 }), fc.nat({ max: 7 })), { maxLength: 4 })),
            line: odd(
              fc.oneof(
                fc.array(tileText, { maxLength: 3 }),
                fc.record({ spinner: tileText, arms: odd(fc.array(fc.array(tileText, { maxLength: 2 }), { maxLength: 4 })) }),
              ),
            ),
            totals: odd(fc.array(fc.integer(), { maxLength: 4 })),
            rules: odd(anyRules),
          },
          { requiredKeys: ['type'] },
        ),
        extra,
      )
      .map(([event, more]) => ({ ...more, ...event })),
  },
  { weight: 1, arbitrary: json },
)
const die = fc.integer({ min: 1, max: 6 })
const pair = fc.tuple(die, die)
const headRules = fc.record(
  {
    target: fc.oneof(fc.integer({ min: 1, max: 999 }), fc.constant({ '2': 15, '3': 10 }), fc.constant({})),
    draw: fc.constantFrom('one', 'until-able'),
    approachCap: fc.boolean(),
    floor: fc.oneof(fc.constant(null), fc.integer()),
    blockedRule: fc.constantFrom(...BLOCKED_RULE_IDS),
  },
  { requiredKeys: [] },
)
/** Whatever the schema of a record lets through. */
const wild = fc
  .record({
    preset: fc.constantFrom(...PRESET_IDS),
    rules: fc.option(headRules, { nil: undefined }),
    players: fc.array(fc.tuple(extra, names), { minLength: 2, maxLength: 8 }),
    rounds: fc.array(
      fc.record({
        more: extra,
        leader: seat,
        dice: fc.oneof(fc.constant(undefined), fc.record({ flower: pair, scorpion: pair }), json),
        events: fc.array(anyEvent, { maxLength: 6 }),
      }),
      { maxLength: 3 },
    ),
    more: extra,
  })
  .map(({ more, preset, rules, players, rounds }) => ({
    ...more,
    format: 'caravan-record',
    version: 1,
    preset,
    ...(rules === undefined ? {} : { rules }),
    players: players.map(([others, name]) => ({ ...others, name })),
    rounds: rounds.map(({ more: others, ...round }) => ({ ...others, ...round })),
  }))
  .map((record) => asJson(record) as WrittenRecord)

const half = fc.integer({ min: 0, max: MAX_SUIT })
const written = fc.tuple(half, half).map(([first, second]): WrittenTile => ({ tile: tileOf(first, second), first, second }))
const face = fc.option(die)
const faces = fc.tuple(face, face)
const count = fc.option(fc.nat({ max: 200 }))
const lying: fc.Arbitrary<PositionTable> = fc.oneof(
  fc.constant({ kind: 'unknown' as const }),
  fc.record({ kind: fc.constant('ends' as const), ends: fc.array(fc.option(half), { minLength: 1, maxLength: 8 }) }),
  fc
    .record({ tiles: fc.array(written, { minLength: 1, maxLength: 9 }), lead: fc.option(fc.nat({ max: 8 })) })
    .map(({ tiles, lead }) => ({ kind: 'line' as const, tiles, lead: lead !== null && lead < tiles.length ? lead : null })),
  fc.record({ kind: fc.constant('spinner' as const), spinner: written, arms: fc.array(fc.array(written, { maxLength: 3 }), { minLength: 1, maxLength: 8 }) }),
)
const positions: fc.Arbitrary<Position> = fc
  .record({
    preset: fc.constantFrom(...PRESET_IDS),
    rules: headRules,
    players: fc.array(
      fc.record({
        name: fc.oneof(fc.constant(''), names),
        hand: fc.array(fc.constantFrom(...tilesOfSet(MAX_SUIT)), { maxLength: 6 }),
        all: fc.boolean(),
        counted: count,
        total: fc.option(fc.integer()),
      }),
      { minLength: 2, maxLength: 8 },
    ),
    table: lying,
    dice: fc.option(fc.record({ flower: faces, scorpion: faces }).filter(({ flower, scorpion }) => [...flower, ...scorpion].some((each) => each !== null))),
    boneyard: count,
    set: fc.constantFrom(undefined, undefined, { missing: [4], extra: [] }, { missing: [], extra: [2, 2] }, { missing: [3, 9], extra: [1] }),
  })
  .map(({ set, ...position }): Position => (set === undefined ? position : { ...position, set: set as unknown as SetChange }))

/** The golden records that the schema accepts; the others are no records at all. */
const GOLDEN = goldenCases().flatMap(({ name, record }) => (recordSchema.safeParse(record).success ? [[name, record as WrittenRecord] as const] : []))

/** A text that is changed at a few places: letters taken out, doubled, or exchanged for signs of the grammar. */
const mutated = fc
  .tuple(
    fc.oneof(wild.map(makeMatch), legal.map(makeMatch), positions.map(makePosition)),
    fc.array(
      fc.tuple(
        fc.nat(),
        fc.constantFrom('', ';', ':', ',', '{', '}', '"', '/', '|', '>', '<', '-', '*', '?', ' ', '9', 'x', 'pass ', '\\', '[', '\n', '\u0000', '💥'),
      ),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
  )
  .map(([text, changes]) =>
    changes.reduce((before, [place, sign]) => {
      const at = place % Math.max(1, before.length)
      return before.slice(0, at) + sign + before.slice(at + (place % 3))
    }, text),
  )

describe(`one line of text ${shown}`, () => {
  test('a legal match that is made and parsed is the same match, with every name and field of its own', () => {
    fc.assert(
      fc.property(legal, (record) => {
        const text = makeMatch(record)
        const again = read(text)
        same(again, record)
        expect(makeMatch(again)).toBe(text)
        expect(text).not.toMatch(/\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/u)
      }),
      runs(500),
    )
  })

  test('a record is the same after make and parse, however odd its events', () => {
    fc.assert(
      fc.property(wild, (record) => {
        fc.pre(recordSchema.safeParse(record).success)
        same(read(makeMatch(record)), record)
      }),
      runs(3000),
    )
  })

  test('a position that is made and parsed is the same position', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const text = makePosition(position)
        expect(parsePosition(text)).toEqual({ ok: true, value: position })
        expect(parseOneLine(text)).toEqual({ ok: true, value: { kind: 'position', position } })
      }),
      runs(3000),
    )
  })

  test('the score is the same before and after', () => {
    fc.assert(
      fc.property(legal, (record) => {
        const scored = [record, read(makeMatch(record))].map((each) => {
          const checked = readRecord(each)
          return checked.ok ? replay(checked.value) : checked
        })
        expect(scored[1]).toEqual(scored[0])
      }),
      runs(60),
    )
  })

  test('a changed line is read, or refused at a letter of its own; what is read is written one way', () => {
    let refused = 0
    fc.assert(
      fc.property(fc.oneof(mutated, fc.string({ unit: anyCharacter }), fc.string()), (text) => {
        const parsed = parseOneLine(text)
        if (!parsed.ok) {
          refused++
          expect(parsed.error.column).toBeGreaterThanOrEqual(1)
          expect(parsed.error.column).toBeLessThanOrEqual([...text].length + 1)
          return
        }
        const said = parsed.value
        if (said.kind === 'match') expect(recordSchema.safeParse(said.record).error?.issues).toBe(undefined)
        const text1 = textOf(said)
        const again = parseOneLine(text1)
        if (!again.ok) throw new Error(`${JSON.stringify(again.error)} in ${text1}`)
        same(again.value, said)
        expect(textOf(again.value)).toBe(text1)
      }),
      runs(6000),
    )
    expect(refused).toBeGreaterThan(0)
  })

  test('a sign that belongs nowhere is found where it stands', () => {
    const plain = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Zoë']
    const texts = fc.oneof(
      positions.map((position) => makePosition({ ...position, players: position.players.map((player, seat) => ({ ...player, name: plain[seat] ?? '' })) })),
      games({ mostRounds: [2], changes: [0] }).map((game) => {
        const { record } = played(game)
        return makeMatch({ ...record, players: record.players.map((_, seat) => ({ name: plain[seat] ?? '' })) } as unknown as WrittenRecord)
      }),
    )
    fc.assert(
      fc.property(texts, fc.nat(), (text, place) => {
        const isQuoted = (index: number) => (text.slice(0, index).match(/"/g)?.length ?? 0) % 2 === 1
        const spaces = [...text.matchAll(/ /g)].flatMap(({ index }) => (isQuoted(index) ? [] : [index]))
        const at = (spaces[place % spaces.length] ?? 0) + 1
        const parsed = parseOneLine(`${text.slice(0, at)}§ ${text.slice(at)}`)
        expect(parsed).toMatchObject({ ok: false, error: { column: at + 1 } })
      }),
      runs(2000),
    )
  })

  test.each(GOLDEN)('the golden record “%s”', (_, record) => {
    same(read(makeMatch(record)), record)
  })
})
