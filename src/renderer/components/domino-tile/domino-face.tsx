import { memo, type SVGProps } from 'react'
import type { Suit } from '#shared/domino/tile'
import { classes } from '../classes'
import { colourOf, type TileStyle, useTileStyle } from './tile-style'
import { isPictured, SuitPicture } from './pictures'
import { pathOfPips } from './pips'
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

/** What a tile can be shown as, besides itself; each has a ring round the tile. */
export interface TileStates {
  readonly chosen?: boolean | undefined
  /** Pays best of all that could be played. */
  readonly best?: boolean | undefined
  /** Pointed out, as the tile played last. */
  readonly marked?: boolean | undefined
}

export interface DominoFaceProps extends Omit<SVGProps<SVGGElement>, 'children'>, TileStates {
  /** The half on top, or on the left of a horizontal tile. */
  readonly first: Suit
  readonly second: Suit
  readonly orientation?: 'vertical' | 'horizontal'
  /** The middle of the tile, in sides of a half. */
  readonly x?: number
  readonly y?: number
  /** Degrees that what is around the tile turns it by: its lower side still shows straight down, and the light comes from the top left. */
  readonly turned?: number
  /** Without its lower side, as a tile that is only thought of. */
  readonly flat?: boolean
}

/** The upper half's ground, round at the tile's corners. */
const GROUND = 'M-0.455 0V-0.83A0.115 0.115 0 0 1 -0.34 -0.945H0.34A0.115 0.115 0 0 1 0.455 -0.83V0Z'

/** A tile's body: a little less than its place, so that two that lie side by side are two. */
export const BODY = { x: -0.4825, y: -0.965, width: 0.965, height: 1.93, rx: 0.15 } as const

/** How far the lower side shows, and where the lit edge of a pip lies from its hole. */
const SIDE = 0.07
const LIT = { x: 0.016, y: 0.022 } as const

/** What lies `(x, y)` away on the page, as seen by a tile that is turned. */
export function turnedBack({ x, y }: { readonly x: number; readonly y: number }, degrees: number): string {
  const turn = (degrees * Math.PI) / 180
  return `translate(${(x * Math.cos(turn) + y * Math.sin(turn)).toFixed(4)} ${(y * Math.cos(turn) - x * Math.sin(turn)).toFixed(4)})`
}

interface HalfProps {
  readonly suit: Suit
  readonly y: number
  readonly style: TileStyle
  /** Degrees that bring a picture or a numeral upright again on a tile that lies; pips turn with their tile. */
  readonly upright: number
  /** Where the lit edge of a hole lies. */
  readonly lit: string
}

/** What shows a half's suit. A colour is an addition: pips, numeral or picture are always there too. */
function Half(props: HalfProps) {
  const { suit, y, style } = props
  if (style.material !== 'coloured') return <ShownHalf {...props} />
  return (
    <g data-colour={colourOf(suit) ?? undefined}>
      <path className={styles.ground} d={GROUND} transform={y < 0 ? undefined : 'scale(1 -1)'} />
      <ShownHalf {...props} />
    </g>
  )
}

function ShownHalf({ suit, y, style: { faces }, upright, lit }: HalfProps) {
  if (faces === 'pictures' && isPictured(suit)) {
    return (
      <g transform={`translate(0 ${y}) rotate(${upright})`} data-picture={suit}>
        <SuitPicture suit={suit} />
      </g>
    )
  }
  if (faces === 'numerals') {
    return (
      <g transform={`translate(0 ${y}) rotate(${upright})`} data-numeral={suit}>
        <Numeral suit={suit} />
      </g>
    )
  }
  if (suit === 0) return null
  const pips = pathOfPips(suit)
  return (
    <g transform={`translate(0 ${y})`} data-pips={suit}>
      <path className={styles.lit} d={pips} transform={lit} />
      <path className={styles.pip} d={pips} />
    </g>
  )
}

/**
 * Hugs the tile and its lower side, whatever the tile's size: lines of a fixed width round both, drawn below them. `side` moves the lower side to
 * where it shows.
 */
function ChosenRing({ side }: { readonly side: string | undefined }) {
  return [styles.hairline, styles.band].map((line) => (
    <g key={line} className={line}>
      <rect {...BODY} />
      {side !== undefined && <rect {...BODY} transform={side} />}
    </g>
  ))
}

/** A domino as part of a larger picture, in units of one half: 1 wide and 2 high when it stands upright. A page has hundreds, so each is drawn again only when it changes. */
export const DominoFace = memo(function DominoFace(props: DominoFaceProps) {
  const { first, second, orientation = 'vertical', x = 0, y = 0, turned = 0, flat = false, chosen, best, marked, className, ...rest } = props
  const style = useTileStyle()
  const lying = orientation === 'horizontal'
  const angle = turned - (lying ? 90 : 0)
  const side = flat ? undefined : turnedBack({ x: 0, y: SIDE }, angle)
  const half = { style, upright: lying ? 90 : 0, lit: turnedBack(LIT, angle) }
  return (
    <g
      {...rest}
      className={classes(styles.tile, className)}
      transform={`translate(${x} ${y})${lying ? ' rotate(-90)' : ''}`}
      data-material={style.material}
      data-orientation={orientation}
      data-flat={flat || undefined}
      data-chosen={chosen || undefined}
      data-best={best || undefined}
      data-marked={marked || undefined}
    >
      {(chosen || best || marked) && <ChosenRing side={side} />}
      {side !== undefined && <rect className={styles.side} {...BODY} transform={side} />}
      <rect className={styles.face} {...BODY} />
      <rect className={styles.edge} x={-0.462} y={-0.944} width={0.924} height={1.888} rx={0.13} />
      <Half suit={first} y={-0.475} {...half} />
      <Half suit={second} y={0.475} {...half} />
      <path className={styles.grooveLit} d="M-0.37 0H0.37" transform={turnedBack({ x: 0.008, y: 0.02 }, angle)} />
      <path className={styles.groove} d="M-0.37 0H0.37" />
      {!flat && <circle className={styles.pin} r={0.066} />}
    </g>
  )
})
