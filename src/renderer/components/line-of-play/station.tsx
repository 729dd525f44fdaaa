import type { Hub } from './types'
import styles from './line-of-play.module.css'

const CORNER = 0.6

/** The station a spinner with many arms lies in: a long octagon, with a track to each arm. */
export function Station({ hub: { rect, docks } }: { readonly hub: Hub }) {
  const { x, y, width, height } = rect
  const right = x + width
  const bottom = y + height
  const corners = [
    [x + CORNER, y],
    [right - CORNER, y],
    [right, y + CORNER],
    [right, bottom - CORNER],
    [right - CORNER, bottom],
    [x + CORNER, bottom],
    [x, bottom - CORNER],
    [x, y + CORNER],
  ]
  const upright = height > width
  const middle = { x: x + width / 2, y: y + height / 2 }
  const tracks = docks.map((dock) => (upright ? `M${dock.x} ${dock.y}H${middle.x}V${middle.y}` : `M${dock.x} ${dock.y}V${middle.y}H${middle.x}`))
  return (
    <g>
      <polygon className={styles.station} points={corners.map((corner) => corner.join(',')).join(' ')} />
      <path className={styles.track} d={tracks.join('')} />
      {docks.map((dock) => (
        <circle key={`${dock.x} ${dock.y}`} className={styles.dock} cx={dock.x} cy={dock.y} r={0.13} />
      ))}
    </g>
  )
}
