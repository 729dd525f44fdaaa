import { makeTile, type Tile } from '#shared/domino/tile'
import { DominoTile } from '../../components/domino-tile/domino-tile'
import styles from './held-tiles.module.css'

interface HeldTilesProps {
  readonly tiles: readonly Tile[]
  readonly chosen: Tile | null
  readonly onChoose: (tile: Tile) => void
  readonly label: string
}

/** Tiles that a player is known to have held, to choose from. */
export function HeldTiles({ tiles, chosen, onChoose, label }: HeldTilesProps) {
  return (
    <div className={styles.tray} role="group" aria-label={label}>
      {tiles.map((tile) => (
        <button key={tile} type="button" className={styles.tile} aria-pressed={chosen === tile} onClick={() => onChoose(tile)}>
          <DominoTile tile={tile} label={makeTile(tile)} chosen={chosen === tile} />
        </button>
      ))}
    </div>
  )
}
