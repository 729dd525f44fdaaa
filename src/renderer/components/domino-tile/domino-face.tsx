import { memo, type SVGProps } from 'react'
import type { Suit } from '#shared/domino/tile'
import { classes } from '../classes'
import { colourOf, useTileLook, type TileLook } from './look'
import { Numeral } from './numeral'
import { isPictured, SuitPicture } from './pictures'
import { pipsOfHalf } from './pips'
import styles from './domino-tile.module.css'

/** What a tile can be shown as, besides itself. */
export interface TileStates {
  /** Out of play for now, as a tile already laid on the entry pad. */
  readonly dimmed?: boolean
  /** Chosen by the person. */
  readonly selected?: boolean
  /** Pointed out, as the tile played last. */
  readonly marked?: boolean
}

export interface DominoFaceProps extends Omit<SVGProps<SVGGElement>, 'children'>, TileStates {
  /** The half on top, or on the left of a horizontal tile. */
  readonly first: Suit
  readonly second: Suit
  readonly orientation?: 'vertical' | 'horizontal'
  /** The middle of the tile, in sides of a half. */
  readonly x?: number
  readonly y?: number
}

/** The upper half's ground, round at the tile's corners. */
const GROUND = 'M-0.46 0V-0.86A0.1 0.1 0 0 1 -0.36 -0.96H0.36A0.1 0.1 0 0 1 0.46 -0.86V0Z'

interface HalfProps {
  readonly suit: Suit
  readonly y: number
  readonly look: TileLook
  /** Degrees that bring a picture or a numeral upright again on a tile that lies; pips turn with their tile. */
  readonly upright: number
}

/** What shows a half's suit. A colour is an addition: pips, numeral or picture are always there too. */
function Half(props: HalfProps) {
  const { suit, y, look } = props
  if (look.material !== 'coloured') return <Shown {...props} />
  return (
    <g data-colour={colourOf(suit) ?? undefined}>
      <path className={styles.ground} d={GROUND} transform={y < 0 ? undefined : 'scale(1 -1)'} />
      <Shown {...props} />
    </g>
  )
}

function Shown({ suit, y, look: { faces }, upright }: HalfProps) {
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
  const { pips, radius } = pipsOfHalf(suit)
  return pips.map((pip) => <circle key={`${pip.x} ${pip.y}`} className={styles.pip} cx={pip.x} cy={y + pip.y} r={radius} />)
}

/** A domino as part of a larger picture, in units of one half: 1 wide and 2 high when it stands upright. A page has hundreds, so each is drawn again only when it changes. */
export const DominoFace = memo(function DominoFace(props: DominoFaceProps) {
  const { first, second, orientation = 'vertical', x = 0, y = 0, dimmed, selected, marked, className, ...rest } = props
  const look = useTileLook()
  const turn = orientation === 'horizontal' ? ' rotate(-90)' : ''
  const upright = orientation === 'horizontal' ? 90 : 0
  return (
    <g
      {...rest}
      className={classes(styles.tile, className)}
      transform={`translate(${x} ${y})${turn}`}
      data-material={look.material}
      data-dimmed={dimmed || undefined}
      data-selected={selected || undefined}
      data-marked={marked || undefined}
    >
      <rect className={styles.ring} x={-0.53} y={-1.03} width={1.06} height={2.06} rx={0.17} />
      <rect className={styles.edge} x={-0.492} y={-0.992} width={0.984} height={1.984} rx={0.13} />
      <rect className={styles.face} x={-0.46} y={-0.96} width={0.92} height={1.92} rx={0.1} />
      <Half suit={first} y={-0.48} look={look} upright={upright} />
      <Half suit={second} y={0.48} look={look} upright={upright} />
      <line className={styles.bar} x1={-0.37} x2={0.37} y1={0} y2={0} />
      <circle className={styles.pinRim} r={0.075} />
      <circle className={styles.pin} r={0.055} />
    </g>
  )
})
