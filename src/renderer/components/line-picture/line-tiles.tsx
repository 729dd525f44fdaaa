import { DominoFace } from '../domino-tile/domino-face'
import { DominoShadow } from '../domino-tile/domino-shadow'
import { rectMiddle, type Rect } from '../line-of-play/geometry'
import type { PlacedTile } from '../line-of-play/types'
import styles from './line-picture.module.css'

interface LineTilesProps {
  readonly tiles: readonly PlacedTile[]
  readonly rings: readonly Rect[]
  /** Throws the tiles' shadows on what lies below them. */
  readonly shadows?: boolean
}

/** Tiles where they lie, as part of a picture whose unit is the side of one half, with rings on them. */
export function LineTiles({ tiles, rings, shadows = false }: LineTilesProps) {
  return (
    <>
      {shadows &&
        tiles.map((tile) => {
          const { x, y } = rectMiddle(tile)
          return (
            <g key={tile.key} transform={`translate(${x} ${y})${tile.turn === 0 ? '' : ` rotate(${tile.turn})`}`}>
              <DominoShadow orientation={tile.orientation} turned={tile.turn} />
            </g>
          )
        })}
      {tiles.map((tile) => {
        const { x, y } = rectMiddle(tile)
        return (
          <g key={tile.key} transform={tile.turn === 0 ? undefined : `rotate(${tile.turn} ${x} ${y})`}>
            <DominoFace first={tile.halves[0]} second={tile.halves[1]} orientation={tile.orientation} x={x} y={y} turned={tile.turn} />
          </g>
        )
      })}
      {rings.map((rect) => (
        <TileRing key={`${rect.x} ${rect.y}`} rect={rect} />
      ))}
    </>
  )
}

function TileRing({ rect: { x, y, width, height } }: { readonly rect: Rect }) {
  const place = { x: x - 0.02, y: y - 0.02, width: width + 0.04, height: height + 0.04, rx: 0.18 }
  return (
    <g data-ring>
      <rect className={styles.rim} {...place} />
      <rect className={styles.ring} {...place} />
    </g>
  )
}
