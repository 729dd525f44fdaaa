import type { ArmName } from '#shared/domino/line'
import { useTileLook } from '../domino-tile/look'
import { isPictured, SuitPicture } from '../domino-tile/pictures'
import { middleOf, stepOf, type Direction } from './geometry'
import { LineText } from './line-text'
import type { OpenEnd } from './types'
import styles from './line-of-play.module.css'

const TURN: Readonly<Record<Direction, number>> = { right: 0, down: 90, left: 180, up: 270 }

/** The sign of an arm: the key that names it. */
export function armSign(arm: ArmName): string {
  return arm === 'left' ? '←' : arm === 'right' ? '→' : String(arm)
}

interface Props {
  readonly end: OpenEnd
  readonly playable: boolean
  /** The one end of several that a press is waited for. */
  readonly wanted: boolean
}

/** An open end: a plate that points on and shows the suit to match, and the arm's sign in a ring. */
export function EndMarker({ end, playable, wanted }: Props) {
  const pictured = useTileLook().faces === 'pictures' && isPictured(end.suit)
  const middle = middleOf(end.slot)
  const on = stepOf(end.direction)
  const plate = { x: middle.x - 0.42 * on.x, y: middle.y - 0.42 * on.y }
  const ring = { x: middle.x + 0.6 * on.x, y: middle.y + 0.6 * on.y }
  return (
    <g className={styles.end} data-playable={playable || undefined} data-wanted={wanted || undefined} data-started={end.started || undefined}>
      {!end.started && (
        <rect className={styles.slot} x={end.slot.x + 0.04} y={end.slot.y + 0.04} width={end.slot.width - 0.08} height={end.slot.height - 0.08} rx={0.12} />
      )}
      <path
        className={styles.plate}
        d="M-0.38 -0.3Q-0.38 -0.36 -0.32 -0.36H0.24L0.56 0L0.24 0.36H-0.32Q-0.38 0.36 -0.38 0.3Z"
        transform={`translate(${plate.x} ${plate.y}) rotate(${TURN[end.direction]})`}
      />
      {pictured ? (
        <g transform={`translate(${plate.x} ${plate.y}) scale(0.72)`} data-picture={end.suit}>
          <rect className={styles.plateFace} x={-0.45} y={-0.45} width={0.9} height={0.9} rx={0.14} />
          <SuitPicture suit={end.suit} />
        </g>
      ) : (
        <LineText at={plate} className={styles.suit}>
          {end.suit}
        </LineText>
      )}
      <circle className={styles.armRing} cx={ring.x} cy={ring.y} r={0.3} />
      <LineText at={ring} className={styles.arm}>
        {armSign(end.arm)}
      </LineText>
    </g>
  )
}
