import type { Suit } from '#shared/domino/tile'
import styles from './domino-tile.module.css'

/*
 * Numerals are drawn, not written: a tile shows the same in every font, and what is written in a button would have to be its name too.
 * Each is a line about the middle of a half, in sides of a half.
 */

const SIX =
  'M0.13 -0.23C0.09 -0.26 0.05 -0.27 0.01 -0.27C-0.12 -0.27 -0.17 -0.14 -0.17 0.05C-0.17 0.2 -0.1 0.27 0 0.27C0.1 0.27 0.17 0.2 0.17 0.1C0.17 0 0.1 -0.06 0.01 -0.06C-0.08 -0.06 -0.15 -0.01 -0.17 0.07'

const DIGITS: readonly string[] = [
  'M0 -0.27C0.12 -0.27 0.17 -0.15 0.17 0C0.17 0.15 0.12 0.27 0 0.27C-0.12 0.27 -0.17 0.15 -0.17 0C-0.17 -0.15 -0.12 -0.27 0 -0.27Z',
  'M-0.12 -0.18L0.02 -0.27V0.27',
  'M-0.16 -0.13C-0.16 -0.22 -0.09 -0.27 0 -0.27C0.1 -0.27 0.16 -0.21 0.16 -0.12C0.16 -0.02 0.07 0.05 -0.16 0.27H0.17',
  'M-0.15 -0.2C-0.11 -0.25 -0.06 -0.27 0 -0.27C0.1 -0.27 0.15 -0.21 0.15 -0.14C0.15 -0.06 0.09 -0.02 -0.03 -0.02C0.1 -0.02 0.17 0.04 0.17 0.12C0.17 0.21 0.1 0.27 0 0.27C-0.07 0.27 -0.13 0.25 -0.17 0.19',
  'M0.08 0.27V-0.27L-0.18 0.11H0.18',
  'M0.14 -0.27H-0.11L-0.14 -0.03C-0.09 -0.07 -0.05 -0.08 0 -0.08C0.1 -0.08 0.17 -0.01 0.17 0.09C0.17 0.2 0.1 0.27 0 0.27C-0.07 0.27 -0.13 0.25 -0.17 0.2',
  SIX,
  'M-0.17 -0.27H0.17L-0.05 0.27',
  'M0 -0.02C-0.1 -0.02 -0.15 -0.07 -0.15 -0.145C-0.15 -0.22 -0.09 -0.27 0 -0.27C0.09 -0.27 0.15 -0.22 0.15 -0.145C0.15 -0.07 0.1 -0.02 0 -0.02C-0.11 -0.02 -0.17 0.05 -0.17 0.125C-0.17 0.21 -0.1 0.27 0 0.27C0.1 0.27 0.17 0.21 0.17 0.125C0.17 0.05 0.11 -0.02 0 -0.02Z',
]

/** A 9 is a 6 that stands on its head; both stand upright here, so neither is taken for the other. */
function Digit({ digit }: { readonly digit: number }) {
  return <path d={DIGITS[digit] ?? SIX} {...(digit === 9 ? { transform: 'rotate(180)' } : {})} />
}

/** The number of a suit. */
export function Numeral({ suit }: { readonly suit: Suit }) {
  if (suit < 10)
    return (
      <g className={styles.numeral}>
        <Digit digit={suit} />
      </g>
    )
  return (
    <g className={styles.numeral} transform="scale(0.82)">
      <g transform="translate(-0.24 0)">
        <Digit digit={Math.floor(suit / 10)} />
      </g>
      <g transform="translate(0.21 0)">
        <Digit digit={suit % 10} />
      </g>
    </g>
  )
}
