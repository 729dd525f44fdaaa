import { isDouble, tileOf, type Tile } from '#shared/domino/tile'
import { DominoTile } from '../domino-tile/domino-tile'
import styles from './empty-state.module.css'

const LINE = [tileOf(6, 4), tileOf(4, 4), tileOf(4, 2)] as const

/** A few tiles as they lie on a table, doubles across. Decorative. */
export function TilesOnFelt({ tiles = LINE }: { readonly tiles?: readonly Tile[] }) {
  return (
    <div className={styles.felt}>
      {tiles.map((tile) => (
        <DominoTile key={tile} tile={tile} orientation={isDouble(tile) ? 'vertical' : 'horizontal'} />
      ))}
    </div>
  )
}
