import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tilesOfSet } from '#shared/domino/set'
import { parseTile, type Tile } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import { PRESET_IDS } from '#shared/rules/presets'
import { emptyCase, evolveCase, TABLE_KINDS, type Case, type CaseAction } from '../../../../../src/renderer/match/arbiter/case'
import { readTold } from '../../../../../src/renderer/match/arbiter/dispute'
import { readKept, writeKept } from '../../../../../src/renderer/screens/arbiter/case/kept-case'
import { diceOfTile } from '../../../../../src/renderer/match/arbiter/rolled'
import { asKept, handsKept } from '../../../../../src/renderer/screens/arbiter/case/use-case'

const tile = (text: string): Tile => expectOk(parseTile(text), text).tile
const after = (first: Case, ...actions: readonly CaseAction[]): Case => actions.reduce(evolveCase, first)
const hand = (key: number, ...tiles: readonly string[]): CaseAction => ({ type: 'hand', key, tiles: tiles.map(tile) })

const anyHand = fc.uniqueArray(fc.constantFrom(...tilesOfSet(6)), { maxLength: 7 })
const anyAction: fc.Arbitrary<CaseAction> = fc.oneof(
  fc.record({ type: fc.constant('preset' as const), preset: fc.constantFrom(...PRESET_IDS), rules: fc.constant({}) }),
  fc.record({
    type: fc.constant('rules' as const),
    rules: fc.record({ blockedRule: fc.constantFrom('simple' as const, 'american' as const), copies: fc.integer({ min: 1, max: 4 }) }),
  }),
  fc.record({ type: fc.constant('table' as const), kind: fc.constantFrom(...TABLE_KINDS) }),
  fc.record({ type: fc.constant('line' as const), line: fc.string({ maxLength: 40 }) }),
  fc.record({ type: fc.constant('end' as const), arm: fc.nat(7), suit: fc.option(fc.nat(6)) }),
  fc.record({ type: fc.constant('hand' as const), key: fc.nat(3), tiles: anyHand }),
  fc.record({ type: fc.constant('name' as const), key: fc.nat(3), name: fc.string({ maxLength: 12 }) }),
  fc.constant<CaseAction>({ type: 'add-seat', name: '' }),
  fc.record({ type: fc.constant('move-seat' as const), key: fc.nat(3), by: fc.constantFrom(-1 as const, 1 as const) }),
  fc.record({ type: fc.constant('boneyard' as const), boneyard: fc.option(fc.nat(28)) }),
  fc.record({ type: fc.constant('all' as const), key: fc.nat(3) }),
)

describe('A case, as it is told', () => {
  test('a hand stays with its player when the seats change order, and goes with the player who is taken away', () => {
    const told = after(
      emptyCase('bergen-pagat', {}, ['Ada', 'Ben', 'Cleo']),
      hand(0, '6-4'),
      hand(2, '1-1'),
      { type: 'move-seat', key: 2, by: -1 },
      { type: 'remove-seat', key: 0 },
    )
    expect(told.seats.map((seat) => [seat.name, seat.hand])).toEqual([
      ['Cleo', [tile('1-1')]],
      ['Ben', []],
    ])
  })

  test('telling the ends forgets nothing of the line, nor the other way round', () => {
    const told = after(
      emptyCase('bergen-pagat'),
      { type: 'table', kind: 'line' },
      { type: 'line', line: '6-4 4-4' },
      { type: 'table', kind: 'ends' },
      { type: 'end', arm: 1, suit: 4 },
      { type: 'table', kind: 'line' },
    )
    expect(told.table).toEqual({ kind: 'line', line: '6-4 4-4', ends: [null, 4] })
  })

  test('a hand that changes is no longer said to be all there is', () => {
    const told = after(emptyCase('bergen-pagat'), hand(0, '6-4'), { type: 'all', key: 0 })
    expect(told.seats[0]?.all).toBe(true)
    expect(after(told, hand(0, '6-4', '1-1')).seats[0]?.all).toBe(false)
  })

  test('whatever is told can be kept, and is read back as it was', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PRESET_IDS), fc.array(anyAction, { maxLength: 12 }), (preset, actions) => {
        const first = emptyCase(preset, {}, ['Ada', '', 'Cleo'])
        const told = after(first, ...actions.filter(({ type }) => type !== 'add-seat' || actions.length < 5))
        expect(readKept(JSON.stringify(writeKept(told, first)))?.now).toEqual(told)
      }),
    )
  })

  test.each(['', 'null', '{"now":{}}', '{', JSON.stringify({ ...writeKept(emptyCase('bergen-draw'), emptyCase('bergen-draw')), more: 1 })])(
    'what cannot be read back is no case: %s',
    (text) => {
      expect(readKept(text)).toBeNull()
    },
  )
})

describe('A case that was kept', () => {
  const first = emptyCase('bergen-pagat', {}, ['Ada', 'Ben'])
  const kept = after(first, hand(0, '6-4'), { type: 'line', line: '1-1' })

  test('stays as it was without a match', () => {
    expect(asKept(kept, emptyCase('bergen-draw'))).toBe(kept)
  })

  test('keeps its hands and takes the rest from the match that went on', () => {
    const later = after(emptyCase('bergen-pagat', {}, ['Ada', 'Ben']), { type: 'line', line: '1-1 1-2' })
    const merged = handsKept(kept, later)
    expect([merged.table.line, merged.seats[0]?.hand]).toEqual(['1-1 1-2', [tile('6-4')]])
  })

  test('gives way to hands that the match has been shown', () => {
    expect(handsKept(kept, after(first, hand(0, '5-5'))).seats[0]?.hand).toEqual([tile('5-5')])
  })
})

describe('The dispute that a case makes', () => {
  const read = (told: Case) => expectOk(readTold(told), 'these rules can be')

  test('a hand without a tile is not known, one with tiles is shown', () => {
    expect(read(after(emptyCase('bergen-pagat'), hand(0, '6-4'))).dispute.hands).toEqual([
      { kind: 'shown', tiles: [tile('6-4')] },
      { kind: 'partly', tiles: [], count: null },
    ])
  })

  test('where the match counts more tiles, a hand is shown once they are there or it is said that these are all', () => {
    const first = emptyCase('bergen-pagat')
    const counted: Case = { ...first, seats: first.seats.map((seat) => ({ ...seat, expected: 2 })) }
    const kind = (told: Case) => read(told).dispute.hands[0]?.kind
    expect(kind(after(counted, hand(0, '6-4')))).toBe('partly')
    expect(kind(after(counted, hand(0, '6-4', '1-1')))).toBe('shown')
    expect(kind(after(counted, hand(0, '6-4'), { type: 'all', key: 0 }))).toBe('shown')
  })

  test('a player without a name is called by the place', () => {
    expect(read(after(emptyCase('bergen-pagat'), { type: 'name', key: 1, name: ' Ben ' })).names).toEqual(['Player 1', 'Ben'])
  })

  test('a table that cannot be is refused in words', () => {
    const told = readTold(emptyCase('flower-and-scorpion', {}, ['A', 'B', 'C', 'D', 'E']))
    expect(told.ok ? null : told.error).toMatch(/^these rules are for 2 to 4 players$/)
  })

  test('the dice count only in the game that rolls them, and only once all four are set', () => {
    const rolled: CaseAction = { type: 'dice', dice: { flower: [6, 4], scorpion: [5, 2] } }
    expect(read(after(emptyCase('flower-and-scorpion'), rolled)).dispute.rolled).toEqual({ flower: tile('6-4'), scorpion: tile('5-2') })
    expect(read(after(emptyCase('bergen-pagat'), rolled)).dispute.rolled).toBeNull()
    expect(read(after(emptyCase('flower-and-scorpion'), { type: 'dice', dice: { flower: [6, null], scorpion: [5, 2] } })).dispute.rolled).toBeNull()
  })
})

describe('A roll named by its tile', () => {
  test.each([
    ['6-4', [6, 4]],
    ['46', [6, 4]],
    ['5–2', [5, 2]],
    ['1-1', [1, 1]],
    ['6-0', null],
    ['7-1', null],
    ['12', [2, 1]],
    ['', null],
    ['x', null],
  ] as const)('%s', (text, faces) => {
    expect(diceOfTile(text)).toEqual(faces)
  })
})
