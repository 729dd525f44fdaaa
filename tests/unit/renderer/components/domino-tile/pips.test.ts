import { describe, expect, test } from 'vitest'
import { pipsOfHalf } from '../../../../../src/renderer/components/domino-tile/pips'

const SUITS = Array.from({ length: 19 }, (_, suit) => suit)

describe('the pips of a half', () => {
  test.each(SUITS)('are as many as its suit: %i', (suit) => {
    expect(pipsOfHalf(suit).pips).toHaveLength(suit)
  })

  test.each(SUITS)('stay on the half and apart from each other: %i', (suit) => {
    const { pips, radius } = pipsOfHalf(suit)
    for (const [place, a] of pips.entries()) {
      expect(Math.max(Math.abs(a.x), Math.abs(a.y)) + radius).toBeLessThan(0.46)
      for (const b of pips.slice(place + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * radius + 0.03)
    }
  })

  test.each(SUITS)('look the same when the tile is turned upside down: %i', (suit) => {
    const { pips } = pipsOfHalf(suit)
    const turned = pips.filter((a) => pips.some((b) => Math.abs(a.x + b.x) < 1e-9 && Math.abs(a.y + b.y) < 1e-9))
    expect(turned).toHaveLength(suit)
  })

  test('of a six stand in two columns along the tile', () => {
    expect(new Set(pipsOfHalf(6).pips.map(({ x }) => x)).size).toBe(2)
  })

  test('of a nine fill three rows of three, of a twelve three columns of four', () => {
    expect(new Set(pipsOfHalf(9).pips.map(({ y }) => y)).size).toBe(3)
    expect(new Set(pipsOfHalf(12).pips.map(({ x }) => x)).size).toBe(3)
    expect(new Set(pipsOfHalf(12).pips.map(({ y }) => y)).size).toBe(4)
  })

  test('are at least 2 px in radius on a tile 28 px wide, up to the twelve', () => {
    for (const suit of SUITS.slice(0, 13)) expect(28 * pipsOfHalf(suit).radius).toBeGreaterThan(2)
  })

  test('there is no half of nineteen', () => {
    expect(() => pipsOfHalf(19)).toThrow('no half shows 19')
  })
})
