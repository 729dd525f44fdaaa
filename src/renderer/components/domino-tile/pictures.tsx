import type { JSX } from 'react'
import type { Suit } from '#shared/domino/tile'
import styles from './pictures.module.css'

/*
 * One picture for each suit, in sides of a half about its middle. Each shows its number: 1 sun, 2 cherries, 3 leaflets,
 * 4 wings, 5 arms, 6 legs and spots. No two share a shape, so none is known by its colour alone.
 */

const EIGHTHS = [0, 45, 90, 135, 180, 225, 270, 315] as const
const THIRDS = [0, 120, 240] as const
const FIFTHS = [0, 72, 144, 216, 288] as const
const SIDES = [1, -1] as const
const LEAFLET = 'M0 -0.02C-0.2 -0.1 -0.23 -0.36 -0.09 -0.36C-0.04 -0.36 0 -0.33 0 -0.28C0 -0.33 0.04 -0.36 0.09 -0.36C0.23 -0.36 0.2 -0.1 0 -0.02Z'
const UPPER_WING = 'M0.02 0C0.06 -0.26 0.24 -0.38 0.35 -0.32C0.43 -0.27 0.41 0 0.02 0.03Z'
const LOWER_WING = 'M0.02 0.03C0.22 0.02 0.37 0.1 0.34 0.25C0.31 0.38 0.1 0.36 0.02 0.08Z'

/** The outline of a star, its arms `outer` long and its hollows `inner` from the middle. */
function star(arms: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * arms }, (_, corner) => {
    const turn = (Math.PI * corner) / arms
    const reach = corner % 2 === 0 ? outer : inner
    return `${(reach * Math.sin(turn)).toFixed(3)} ${(-reach * Math.cos(turn)).toFixed(3)}`
  })
  return `M${corners.join('L')}Z`
}
const STAR = star(5, 0.32, 0.15)

function Sun() {
  return (
    <g className={styles.sun}>
      {EIGHTHS.map((turn) => (
        <path key={turn} className={styles.ray} d="M-0.08 -0.25L0 -0.41L0.08 -0.25Z" transform={`rotate(${turn})`} />
      ))}
      <circle className={styles.shape} r={0.21} />
    </g>
  )
}

function Cherries() {
  return (
    <g className={styles.cherries}>
      <path className={styles.stalk} d="M-0.19 0.06C-0.16 -0.12 -0.06 -0.26 0.06 -0.34C0.13 -0.22 0.18 -0.1 0.2 0.06" />
      <path className={styles.leaf} d="M0.06 -0.34C0.14 -0.44 0.3 -0.42 0.38 -0.3C0.26 -0.22 0.12 -0.22 0.06 -0.34Z" />
      {SIDES.map((side) => (
        <g key={side} transform={`translate(${0.2 * side} 0.18)`}>
          <circle className={styles.shape} r={0.175} />
          <circle className={styles.shine} cx={-0.06} cy={-0.06} r={0.04} />
        </g>
      ))}
    </g>
  )
}

function Clover() {
  return (
    <g className={styles.clover}>
      <path className={styles.stalk} d="M0 0C0 0.16 0.01 0.28 0.07 0.41" />
      {THIRDS.map((turn) => (
        <path key={turn} className={styles.shape} d={LEAFLET} transform={`translate(0 -0.02) scale(1.08) rotate(${turn})`} />
      ))}
    </g>
  )
}

function Butterfly() {
  return (
    <g className={styles.butterfly}>
      {SIDES.map((side) => (
        <g key={side} transform={`scale(${side} 1)`}>
          <path className={styles.feeler} d="M0.01 -0.18C0.02 -0.28 0.05 -0.33 0.1 -0.36" />
          <path className={styles.shape} d={UPPER_WING} />
          <path className={styles.shape} d={LOWER_WING} />
          <circle className={styles.shine} cx={0.26} cy={-0.18} r={0.05} />
          <circle className={styles.shine} cx={0.21} cy={0.2} r={0.04} />
        </g>
      ))}
      <ellipse className={styles.dark} cx={0} cy={0.02} rx={0.05} ry={0.24} />
    </g>
  )
}

function Starfish() {
  return (
    <g className={styles.starfish} transform="translate(0 0.03)">
      <path className={styles.halo} d={STAR} />
      <path className={styles.soft} d={STAR} />
      {FIFTHS.map((turn) => (
        <circle key={turn} className={styles.shine} cy={-0.23} r={0.042} transform={`rotate(${turn})`} />
      ))}
    </g>
  )
}

function Ladybird() {
  return (
    <g className={styles.ladybird}>
      {SIDES.map((side) => (
        <path key={side} className={styles.leg} d="M0.18 -0.06L0.38 -0.14M0.2 0.1H0.41M0.18 0.24L0.36 0.34" transform={`scale(${side} 1)`} />
      ))}
      <path className={styles.dark} d="M-0.17 -0.12C-0.2 -0.32 -0.1 -0.4 0 -0.4C0.1 -0.4 0.2 -0.32 0.17 -0.12Z" />
      <ellipse className={styles.shape} cx={0} cy={0.1} rx={0.27} ry={0.29} />
      <path className={styles.seam} d="M0 -0.19V0.39" />
      {SIDES.map((side) => (
        <g key={side} transform={`scale(${side} 1)`}>
          <circle className={styles.dark} cx={0.11} cy={-0.05} r={0.05} />
          <circle className={styles.dark} cx={0.15} cy={0.1} r={0.05} />
          <circle className={styles.dark} cx={0.1} cy={0.25} r={0.05} />
        </g>
      ))}
    </g>
  )
}

const PICTURES: readonly ((() => JSX.Element) | null)[] = [null, Sun, Cherries, Clover, Butterfly, Starfish, Ladybird]

/** Whether a suit has a picture of its own. Blank is shown as nothing, and large suits as pips. */
export function isPictured(suit: Suit): boolean {
  return (PICTURES[suit] ?? null) !== null
}

/** The picture of a suit; nothing for a suit without one. */
export function SuitPicture({ suit }: { readonly suit: Suit }) {
  const Picture = PICTURES[suit] ?? null
  return Picture === null ? null : <Picture />
}
