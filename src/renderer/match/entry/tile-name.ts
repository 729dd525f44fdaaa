import { highOf, lowOf, makeTile, type Tile } from '#shared/domino/tile'
import type { TileFaces } from '../../components/domino-tile/tile-style'
import { words } from '../../messages/page'

/** The name of a tile on a pad: its numbers, its pictures for people who look for those, and what else is known of it. */
export function tileName(tile: Tile, faces: TileFaces, ...notes: readonly (string | null)[]): string {
  const pictures = faces === 'pictures' ? words.pictureTileName(highOf(tile), lowOf(tile)) : null
  return [makeTile(tile), pictures, ...notes].filter((part) => part !== null).join(', ')
}
