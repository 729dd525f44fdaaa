import { classes } from '../classes'
import styles from './chip-face.module.css'

/** What a chip says without its figure. */
type ChipWay = 'gain' | 'loss' | 'nothing'

function chipWay(points: number): ChipWay {
  return points > 0 ? 'gain' : points < 0 ? 'loss' : 'nothing'
}

const OCTAGON = '-0.39,-0.95 0.39,-0.95 0.95,-0.39 0.95,0.39 0.39,0.95 -0.39,0.95 -0.95,0.39 -0.95,-0.39'

/** How far the lower rim shows. */
const RIM = 0.065

/** A chip as part of a picture, of radius 1 round its middle: round with edge spots for a gain, an octagon for a loss, a plain ring for nothing. */
export function ChipFace({ points }: { readonly points: number }) {
  const way = chipWay(points)
  return way === 'loss' ? (
    <>
      <polygon className={styles.rim} points={OCTAGON} transform={`translate(0 ${RIM})`} />
      <polygon className={styles.face} points={OCTAGON} />
    </>
  ) : (
    <>
      <circle className={styles.rim} r={0.97} cy={RIM} />
      <circle className={styles.face} r={way === 'gain' ? 0.97 : 0.93} />
      {way === 'gain' && (
        <>
          <circle className={styles.spots} r={0.87} pathLength={360} />
          <circle className={styles.inlay} r={0.75} />
        </>
      )}
    </>
  )
}

/** What holds a chip's face and its figure has these: both take their colours from it, the figure as `--chip-ink`. */
export function chipOf(points: number, className?: string): { readonly className: string | undefined; readonly 'data-chip': ChipWay } {
  return { className: classes(styles.chip, className), 'data-chip': chipWay(points) }
}
