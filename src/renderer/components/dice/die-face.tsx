import type { SVGProps } from 'react'
import { classes } from '../classes'
import { pipsOfHalf } from '../domino-tile/pips'
import type { DiceKind } from './dice'
import styles from './dice-setter.module.css'

export interface DieFaceProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  readonly kind: DiceKind
  /** 1 … 6, or null for a die not thrown yet. */
  readonly face: number | null
  /** Drawn in outline only: a face that could be chosen. */
  readonly quiet?: boolean
  /** The face in words; left out where something around the picture says it. */
  readonly label?: string
}

/** One face of a die. */
export function DieFace({ kind, face, quiet = false, label, className, ...rest }: DieFaceProps) {
  const named = label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const)
  const drawn = face === null ? null : pipsOfHalf(face)
  return (
    <svg
      {...named}
      {...rest}
      className={classes(styles.dieFace, className)}
      viewBox="-0.5 -0.5 1 1"
      data-kind={kind}
      data-empty={face === null || undefined}
      data-quiet={quiet || undefined}
    >
      <rect className={styles.cube} x={-0.47} y={-0.47} width={0.94} height={0.94} rx={kind === 'flower' ? 0.28 : 0.14} />
      {drawn?.pips.map((pip) => (
        <circle key={`${pip.x} ${pip.y}`} className={styles.pip} cx={pip.x} cy={pip.y} r={0.095} />
      ))}
    </svg>
  )
}
