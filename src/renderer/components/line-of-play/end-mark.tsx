import { useTileLook } from '../domino-tile/look'
import { isPictured, SuitPicture } from '../domino-tile/pictures'
import { LineText } from './line-text'
import type { OpenEnd } from './types'
import styles from './line-of-play.module.css'

interface Props {
  readonly end: OpenEnd
  readonly unit: number
  /** Radius, in halves. */
  readonly radius: number
  readonly playable: boolean
  /** A press is waited for at this one of several, or its number was chosen. */
  readonly wanted: boolean
}

/** An open end: a circle in chalk with the number to match, where the next tile would go. It travels nowhere: where it moved, it appears. */
export function EndMark({ end, unit, radius, playable, wanted }: Props) {
  const pictured = useTileLook().faces === 'pictures' && isPictured(end.suit)
  return (
    <g
      className={styles.placed}
      data-end
      style={{ transform: `translate(${(end.mark.x * unit).toFixed(2)}px, ${(end.mark.y * unit).toFixed(2)}px) scale(${(radius * unit).toFixed(2)})` }}
    >
      <g className={styles.end} data-playable={playable || undefined} data-wanted={wanted || undefined}>
        <circle className={styles.mark} r={0.96} />
        {pictured ? (
          <g transform="scale(1.5)" data-picture={end.suit}>
            <rect className={styles.markFace} x={-0.45} y={-0.45} width={0.9} height={0.9} rx={0.14} />
            <SuitPicture suit={end.suit} />
          </g>
        ) : (
          <LineText at={{ x: 0, y: 0.02 }} className={end.suit > 9 ? styles.longNumber : styles.number}>
            {end.suit}
          </LineText>
        )}
      </g>
    </g>
  )
}
