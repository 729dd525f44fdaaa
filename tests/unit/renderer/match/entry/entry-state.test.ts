import { describe, expect, test } from 'vitest'
import { tileOf } from '#shared/domino/tile'
import { entryAfter, FRESH_ENTRY, type EntryAction, type EntryState } from '../../../../../src/renderer/match/entry/entry-state'

const half = (number: number, maxPip = 6): EntryAction => ({ type: 'half', half: number, maxPip })
const after = (...actions: readonly EntryAction[]): EntryState => actions.reduce(entryAfter, FRESH_ENTRY)
const SIX_FOUR = { written: '6-4', tile: tileOf(6, 4), suit: 6 }

describe('A tile is typed by its two halves', () => {
  test('the second makes it chosen, to be joined by the first', () => {
    expect(after(half(6))).toMatchObject({ typed: [6], chosen: null })
    expect(after(half(6), half(4)).chosen).toEqual(SIX_FOUR)
    expect(after(half(12, 12), half(11, 12)).chosen?.written).toBe('12-11')
  })

  test('a third begins the next tile', () => {
    expect(after(half(6), half(4), half(2))).toMatchObject({ typed: [2], chosen: null })
    expect(after({ type: 'choose', chosen: SIX_FOUR }, half(2))).toMatchObject({ typed: [2], chosen: null })
  })

  test('Backspace takes back one half', () => {
    expect(after(half(6), half(4), { type: 'erase' })).toMatchObject({ typed: [6], chosen: null })
    expect(after({ type: 'choose', chosen: SIX_FOUR }, { type: 'erase' }).chosen).toBeNull()
  })

  test('the number of an open end that is pressed is the first half, whatever was typed; pressed again it is forgotten', () => {
    const number = (suit: number): EntryAction => ({ type: 'number', suit })
    expect(after(number(4))).toMatchObject({ typed: [4], chosen: null })
    expect(after(half(6), number(4))).toMatchObject({ typed: [4], chosen: null })
    expect(after(number(6), half(4)).chosen).toEqual(SIX_FOUR)
    expect(after(number(4), number(4))).toMatchObject({ typed: [], chosen: null })
    expect(after(number(4), number(6))).toMatchObject({ typed: [6], chosen: null })
  })

  test('a half beyond the set is said, and nothing changes', () => {
    expect(after(half(6), half(7))).toEqual({ ...after(half(6)), beyondSet: true })
    expect(after(half(6), half(7), half(4)).beyondSet).toBe(false)
  })
})

describe('What is chosen gives way', () => {
  test('the next tile forgets the end that was pointed at', () => {
    expect(after({ type: 'choose', chosen: SIX_FOUR }, { type: 'way', way: '2' }).way).toBe('2')
    expect(after({ type: 'choose', chosen: SIX_FOUR }, { type: 'way', way: '2' }, half(3)).way).toBeNull()
  })

  test('Esc clears the tile first, and only then whom it is for', () => {
    const chosen = after({ type: 'player', player: 1 }, half(6), half(4), { type: 'clear' })
    expect(chosen).toEqual({ ...FRESH_ENTRY, player: 1 })
    expect(entryAfter(chosen, { type: 'clear' })).toEqual(FRESH_ENTRY)
  })
})
