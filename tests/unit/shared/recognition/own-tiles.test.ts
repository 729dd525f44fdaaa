import { describe, expect, it } from 'vitest'
import { tilesOfSet } from '#shared/domino/set'
import { highOf, lowOf, tileOf, type Tile } from '#shared/domino/tile'
import { asOwnHalf, countOf, ownTilesOf, type Shown } from '#shared/recognition/own-tiles'

/** What a reader answers that gives `suit` a 5 and, on this set, the one above it a 2. */
const answers = (suit: number): readonly number[] => Array.from({ length: 13 }, (_, at) => (at === suit ? 5 : at === suit + 1 ? 2 : 0))

const shown = (tile: Tile, highFirst = true): Shown => {
  const [high, low] = [answers(highOf(tile)), answers(lowOf(tile))]
  return { tile, highFirst, face: { ground: [0, 0, tile], first: highFirst ? high : low, second: highFirst ? low : high } }
}

describe('countOf', () => {
  it('names what a set lacks and what is there twice', () => {
    const tiles = tilesOfSet(6).filter((tile) => tile !== tileOf(3, 1))
    expect(countOf([...tiles, tileOf(6, 6)])).toEqual({ highest: 6, missing: [tileOf(3, 1)], twice: [tileOf(6, 6)] })
  })

  it('takes the smallest set that has them all', () => {
    expect([[tileOf(6, 2)], [tileOf(7, 0)], [tileOf(10, 10)], []].map((tiles) => countOf(tiles).highest)).toEqual([6, 9, 12, 6])
  })
})

describe('ownTilesOf', () => {
  it('keeps the mean of each suit, whichever way round its tiles lay', () => {
    const own = ownTilesOf(tilesOfSet(6).map((tile) => shown(tile, tile % 2 === 0)))!
    expect(own.suits).toEqual([0, 1, 2, 3, 4, 5, 6].map((suit) => answers(suit)))
    expect(own).toMatchObject({ highest: 6, lost: [], grounds: { length: 28 } })
  })

  it('notes what was lost', () => {
    expect(
      ownTilesOf(
        tilesOfSet(6)
          .slice(1)
          .map((tile) => shown(tile)),
      )!.lost,
    ).toEqual(['0-0'])
  })

  it('makes no set of a tile that is there twice, nor of tiles without some suit', () => {
    expect(ownTilesOf([...tilesOfSet(6), tileOf(0, 0)].map((tile) => shown(tile)))).toBeNull()
    expect(ownTilesOf([shown(tileOf(6, 5)), shown(tileOf(4, 3))])).toBeNull()
    expect(ownTilesOf([])).toBeNull()
  })
})

describe('asOwnHalf', () => {
  const own = ownTilesOf(tilesOfSet(6).map((tile) => shown(tile)))!

  it('is surer of what looks like one of the set’s suits', () => {
    const chances = answers(4).map((answer) => (answer === 5 ? 0.6 : answer === 2 ? 0.4 : 0))
    const held = asOwnHalf(chances, answers(4), own)
    expect([held[4], held[5]]).toEqual([expect.closeTo(0.8, 3), expect.closeTo(0.2, 3)])
    expect(held.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
  })

  it('gives no more than half to what only one of the two says', () => {
    const held = asOwnHalf(
      answers(2).map((_, suit) => (suit === 2 ? 0.98 : 0.02 / 12)),
      answers(5),
      own,
    )
    expect(Math.max(...held)).toBeLessThan(0.51)
  })

  it('leaves alone what shows a half that the set has not', () => {
    const only = answers(0).map((_, suit) => (suit === 11 ? 1 : 0))
    expect(asOwnHalf(only, answers(11), own)).toEqual(only)
  })
})
