import { MAX_SUIT, type Tile } from './tile'

/** How many different tiles a double-`maxPip` set has: 28 for double-six, 91 for double-twelve. */
export function distinctTiles(maxPip: number): number {
  return ((maxPip + 1) * (maxPip + 2)) / 2
}

export function inSet(tile: Tile, maxPip: number): boolean {
  return tile < distinctTiles(maxPip)
}

/** Every tile of a double-`maxPip` set once, lowest first. */
export function tilesOfSet(maxPip: number): readonly Tile[] {
  if (!Number.isInteger(maxPip) || maxPip < 0 || maxPip > MAX_SUIT) {
    throw new RangeError(`a set goes up to a suit from 0 to ${MAX_SUIT}, not ${maxPip}`)
  }
  return Array.from({ length: distinctTiles(maxPip) }, (_, place) => place as Tile)
}
