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

/** How a set differs from the whole one of its name (rulebook M-10): tiles that it has once less, and once more. A tile may be named several times. */
export interface SetChange {
  readonly missing: readonly Tile[]
  readonly extra: readonly Tile[]
}

export const WHOLE_SET: SetChange = { missing: [], extra: [] }

export const isWholeSet = ({ missing, extra }: SetChange): boolean => missing.length === 0 && extra.length === 0

/** How often a set of so many copies has a tile. */
export function copiesOf(copies: number, { missing, extra }: SetChange, tile: Tile): number {
  return copies + timesIn(extra, tile) - timesIn(missing, tile)
}

/** How often a tile lies, where `laid` counts one that is missing as laid, and one that is there once more as not (`RoundState.laid`). */
export function timesLying(laid: number, { missing, extra }: SetChange, tile: Tile): number {
  return laid + timesIn(extra, tile) - timesIn(missing, tile)
}

const timesIn = (tiles: readonly Tile[], tile: Tile): number => tiles.reduce((times, each) => times + (each === tile ? 1 : 0), 0)
