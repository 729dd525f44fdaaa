import { describe, expect, it } from 'vitest'
import { tilesOfSet } from '#shared/domino/set'
import { tileOf, type Tile } from '#shared/domino/tile'
import { countOf, ownTilesOf, type SeenTile } from '#shared/recognition/own-tiles'

const shown = (tile: Tile): SeenTile => ({ tile, ground: [0, 0, tile] })

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
  it('keeps the highest half and the look of every face', () => {
    expect(ownTilesOf(tilesOfSet(6).map(shown))).toEqual({ highest: 6, lost: [], grounds: tilesOfSet(6).map((tile) => [0, 0, tile]) })
  })

  it('notes what was lost', () => {
    expect(ownTilesOf(tilesOfSet(6).slice(1).map(shown))!.lost).toEqual(['0-0'])
  })

  it('makes no set of a tile that is there twice, nor of tiles without some suit', () => {
    expect(ownTilesOf([...tilesOfSet(6), tileOf(0, 0)].map(shown))).toBeNull()
    expect(ownTilesOf([shown(tileOf(6, 5)), shown(tileOf(4, 3))])).toBeNull()
    expect(ownTilesOf([])).toBeNull()
  })
})
