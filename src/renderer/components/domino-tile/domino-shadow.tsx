import { BODY, turnedBack } from './domino-face'
import styles from './domino-tile.module.css'

/** How a tile's shadow grows soft: how far each layer of it lies off, down and to the right, and how much it is larger than the tile. */
const SHADOWS = [
  { x: 0.02, y: 0.155, by: 0.1 },
  { x: 0.02, y: 0.145, by: 0.07 },
  { x: 0.02, y: 0.135, by: 0.04 },
  { x: 0.02, y: 0.125, by: 0.01 },
  { x: 0.02, y: 0.115, by: -0.02 },
  { x: 0.02, y: 0.105, by: -0.05 },
  { x: 0.01, y: 0.03, by: 0.015 },
] as const

/**
 * What a tile's shadow is on the felt, in units of one half, for tiles that lie on one plane: all of them are drawn below the tiles.
 *
 * A few plain shapes one on another. A filter would be computed again for every frame in which anything on the felt moves.
 */
export function DominoShadow({ orientation, turned }: { readonly orientation: 'vertical' | 'horizontal'; readonly turned: number }) {
  const lying = orientation === 'horizontal'
  return (
    <g transform={lying ? 'rotate(-90)' : undefined} data-shadow>
      {SHADOWS.map(({ x, y, by }) => (
        <rect
          key={y}
          className={styles.shadow}
          x={BODY.x - by}
          y={BODY.y - by}
          width={BODY.width + 2 * by}
          height={BODY.height + 2 * by}
          rx={BODY.rx + by}
          transform={turnedBack({ x, y }, turned - (lying ? 90 : 0))}
        />
      ))}
    </g>
  )
}
