import { tilesOfSet } from '../domino/set'
import { hasSuit, highOf, makeTile, type Tile } from '../domino/tile'
import type { Ground } from './detection'

/** A family's own tiles, from two photos that show each of them once. */
export interface OwnTiles {
  readonly highest: number
  /** What a whole set has and this one has lost, as it is written. */
  readonly lost: readonly string[]
  /** How the faces look. */
  readonly grounds: readonly Ground[]
}

/** The highest halves of the sets there are, as far as pips are read. */
const HIGHEST = [6, 9, 12] as const

/** How tiles of photos compare with a whole set that has each tile once. */
export interface Count {
  /** The highest half of the smallest set that has all of them. */
  readonly highest: number
  readonly missing: readonly Tile[]
  /** Seen more than once. */
  readonly twice: readonly Tile[]
}

export function countOf(tiles: readonly Tile[]): Count {
  const most = Math.max(0, ...tiles.map(highOf))
  const highest = HIGHEST.find((each) => each >= most) ?? most
  const times = (tile: Tile): number => tiles.filter((other) => other === tile).length
  const set = tilesOfSet(highest)
  return { highest, missing: set.filter((tile) => times(tile) === 0), twice: set.filter((tile) => times(tile) > 1) }
}

/** A tile of the two photos, as a person has seen that it is right. */
export interface SeenTile {
  readonly tile: Tile
  readonly ground: Ground
}

/** What is kept of the tiles that the two photos show; null where some suit is not among them, or a tile is twice, so that they are no set. */
export function ownTilesOf(shown: readonly SeenTile[]): OwnTiles | null {
  const tiles = shown.map(({ tile }) => tile)
  const { highest, missing, twice } = countOf(tiles)
  const suits = Array.from({ length: highest + 1 }, (_, suit) => suit)
  if (twice.length > 0 || suits.some((suit) => !tiles.some((tile) => hasSuit(tile, suit)))) return null
  return { highest, lost: missing.map(makeTile), grounds: shown.map(({ ground }) => ground) }
}
