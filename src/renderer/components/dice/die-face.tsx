import { useId, type SVGProps } from 'react'
import { classes } from '../classes'
import { pipsOfHalf } from '../domino-tile/pips'
import type { DiceKind } from './dice'
import styles from './die-face.module.css'

export interface DieFaceProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  readonly kind: DiceKind
  /** 1 … 6, or null for a die not thrown yet. */
  readonly face: number | null
  /** The face in words; left out where something around the picture says it. */
  readonly label?: string
}

/** Of a side's length: a Flower's die is nearly round, a Scorpion's nearly square. */
const CORNER: Readonly<Record<DiceKind, number>> = { flower: 0.34, scorpion: 0.16 }
const SIDE = 0.88
const FAR = SIDE / 2

/** A die seen from a little above: its top face, and its front below. */
export function DieFace({ kind, face, label, className, ...rest }: DieFaceProps) {
  const light = useId()
  const named = label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const)
  const drawn = face === null ? null : pipsOfHalf(face)
  const body = { x: -FAR, width: SIDE, height: SIDE, rx: CORNER[kind] * SIDE }
  return (
    <svg {...named} {...rest} className={classes(styles.die, className)} viewBox="-0.5 -0.5 1 1" data-kind={kind} data-empty={face === null || undefined}>
      <defs>
        <linearGradient id={light} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.high} />
          <stop offset="1" className={styles.low} />
        </linearGradient>
      </defs>
      {drawn !== null && <rect className={styles.side} {...body} y={-FAR + 0.06} />}
      <rect className={styles.face} {...body} y={-FAR - 0.04} fill={drawn === null ? 'none' : `url(#${light})`} />
      <g transform={`translate(0 -0.04) scale(${SIDE})`}>
        {drawn?.pips.map((pip) => (
          <circle key={`${pip.x} ${pip.y}`} className={styles.pip} cx={pip.x} cy={pip.y} r={0.1} />
        ))}
      </g>
    </svg>
  )
}
