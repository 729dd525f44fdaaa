import { tileOf } from '#shared/domino/tile'
import { DominoTile } from '../../components/domino-tile/domino-tile'
import styles from './settings-screen.module.css'

/** Every suit of a usual set once, as tiles look now. Decorative: the choices say it. */
const SAMPLE = [tileOf(6, 4), tileOf(5, 5), tileOf(3, 2), tileOf(1, 0)] as const

/** What tiles look like now. */
export function TileSample() {
  return (
    <div className={styles.sample} aria-hidden="true">
      {SAMPLE.map((tile) => (
        <DominoTile key={tile} tile={tile} />
      ))}
    </div>
  )
}
