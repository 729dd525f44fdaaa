import { describe, expect, test } from 'vitest'
import { distinctTiles, inSet, tilesOfSet } from '#shared/domino/set'
import { hasSuit, highOf, isDouble, lowOf, makeTile, otherHalf, parseTile, pipsOf, tileOf, type Tile } from '#shared/domino/tile'

describe('a tile', () => {
  test('reads the same from either half, and is written higher half first', () => {
    expect(parseTile('4-6')).toEqual({ ok: true, value: { tile: tileOf(6, 4), first: 4, second: 6 } })
    expect(makeTile(tileOf(4, 6))).toBe('6-4')
  })

  test.each(['', '6', '6-', '-6', '6-4-2', '06-4', '6 - 4', '6/4', '6-19', '19-19', '-1-2', '6.0-4', 'six-four'])('is not %j', (text) => {
    expect(parseTile(text)).toEqual({ ok: false, error: { kind: 'not-a-tile', text } })
  })

  test('goes up to double-eighteen', () => {
    expect([parseTile('18-18').ok, parseTile('0-18').ok, parseTile('18-0').ok, parseTile('19-0').ok]).toEqual([true, true, true, false])
    expect(makeTile(tileOf(18, 18))).toBe('18-18')
    expect(() => makeTile((tileOf(18, 18) + 1) as Tile)).toThrow(new RangeError('no tile has place 190'))
  })

  test('knows its halves, its pips and whether it is a double', () => {
    const tile = tileOf(2, 5)
    expect([highOf(tile), lowOf(tile), pipsOf(tile), isDouble(tile)]).toEqual([5, 2, 7, false])
    expect([isDouble(tileOf(0, 0)), pipsOf(tileOf(0, 0))]).toEqual([true, 0])
    expect([hasSuit(tile, 5), hasSuit(tile, 2), hasSuit(tile, 3)]).toEqual([true, true, false])
    expect([otherHalf(tile, 5), otherHalf(tile, 2), otherHalf(tileOf(3, 3), 3)]).toEqual([2, 5, 3])
  })
})

describe('a set', () => {
  test.each([
    [6, 28],
    [9, 55],
    [12, 91],
    [18, 190],
  ])('up to double-%i has %i tiles, each once', (maxPip, count) => {
    const tiles = tilesOfSet(maxPip)
    expect(distinctTiles(maxPip)).toBe(count)
    expect(new Set(tiles.map(makeTile)).size).toBe(count)
    expect(Math.max(...tiles.map(highOf))).toBe(maxPip)
  })

  test('shows each suit eight times on a double-six set: seven tiles, the double twice (rulebook, Terms)', () => {
    const sixes = tilesOfSet(6).filter((tile) => hasSuit(tile, 6))
    expect(sixes).toHaveLength(7)
    expect(sixes.reduce((halves, tile) => halves + (isDouble(tile) ? 2 : 1), 0)).toBe(8)
  })

  test('does not hold a tile of a larger set', () => {
    expect([inSet(tileOf(6, 6), 6), inSet(tileOf(7, 0), 6), inSet(tileOf(7, 0), 9)]).toEqual([true, false, true])
  })

  test('goes no further than double-eighteen', () => {
    expect(() => tilesOfSet(19)).toThrow('0 to 18')
    expect(tilesOfSet(18)).toHaveLength(190)
  })

  test('has at least a blank, and whole suits', () => {
    expect(tilesOfSet(0)).toEqual([tileOf(0, 0)])
    expect(() => tilesOfSet(-1)).toThrow('not -1')
    expect(() => tilesOfSet(2.5)).toThrow('not 2.5')
  })
})
