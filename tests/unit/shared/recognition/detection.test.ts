import { describe, expect, it } from 'vitest'
import { makeTile, tileOf } from '#shared/domino/tile'
import { halfMiddle, lengthOf, mayBeHigher, middle, rankTiles, surelyRead, tileChance } from '#shared/recognition/detection'
import { clear, half, tileAt } from './detections'

describe('a detection', () => {
  const at = { x: 50, y: 20 }

  it('is the same tile whichever way it lies', () => {
    expect(tileChance(clear(at, 6, 4), tileOf(6, 4))).toBeCloseTo(tileChance(clear(at, 4, 6), tileOf(6, 4)), 12)
  })

  it('counts a double once', () => {
    expect(tileChance(tileAt(at, half(3, 1), half(3, 1)), tileOf(3, 3))).toBe(1)
  })

  it('ranks the tiles it may be, likeliest first', () => {
    const [one, two] = rankTiles(tileAt(at, half(6), half(4, 0.7, 5)))
    expect([one, two].map((entry) => makeTile(entry!.tile))).toEqual(['6-4', '6-5'])
  })

  it('ranks only tiles of the set, with chances that add up to 1', () => {
    const ranked = rankTiles(tileAt(at, half(9, 0.8, 6), half(4)), 6)
    expect(ranked).toHaveLength(28)
    expect(makeTile(ranked[0]!.tile)).toBe('6-4')
    expect(ranked.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9)
  })

  it('is asked about when a half may be two suits, or when it may be no tile', () => {
    expect(surelyRead(tileAt(at, half(6), half(4)))).toBe(tileOf(6, 4))
    expect(surelyRead(tileAt(at, half(6), half(4, 0.7, 5)))).toBeNull()
    expect(surelyRead(tileAt(at, half(6), half(4), 0.6))).toBeNull()
  })

  it('may be a higher one where it shows many pips and the set goes above what is read, unless a person said what it is', () => {
    expect([clear(at, 12, 4), clear(at, 1, 9), clear(at, 8, 8)].map((detection) => mayBeHigher(detection, 15))).toEqual([true, true, false])
    expect(mayBeHigher(clear(at, 12, 4), 12)).toBe(false)
    expect(mayBeHigher({ ...clear(at, 12, 4), found: 1 }, 18)).toBe(false)
  })

  it('is sure of a number above 12 only as far as it is read, and is no higher than the numbers that are', () => {
    const numbers = (suit: number, chance: number, other: number) =>
      Array.from({ length: 19 }, (_, at) => (at === suit ? chance : at === other ? 1 - chance : 0))
    const thirteen = tileAt(at, numbers(13, 0.95, 3), numbers(3, 1, 0))
    expect(surelyRead(thirteen)).toBe(tileOf(13, 3))
    expect(surelyRead(tileAt(at, numbers(13, 0.7, 3), numbers(3, 1, 0)))).toBeNull()
    expect(mayBeHigher(tileAt(at, numbers(12, 1, 0), numbers(9, 1, 0)), 18)).toBe(false)
  })

  it('knows where its middle and its halves lie', () => {
    const detection = clear(at, 6, 4)
    expect(middle(detection)).toEqual(at)
    expect(halfMiddle(detection, 'first')).toEqual({ x: 0, y: 20 })
    expect(halfMiddle(detection, 'second')).toEqual({ x: 100, y: 20 })
    expect(lengthOf(detection)).toBe(200)
  })
})
