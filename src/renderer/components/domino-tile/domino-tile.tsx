import { memo, type SVGProps } from 'react'
import { highOf, lowOf, type Tile } from '#shared/domino/tile'
import { classes } from '../classes'
import { DominoFace, type TileStates } from './domino-face'
import styles from './domino-tile.module.css'

export interface DominoTileProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'orientation'>, TileStates {
  readonly tile: Tile
  /** The tile's name in words; left out where something around the picture names it already. */
  readonly label?: string
  readonly orientation?: 'vertical' | 'horizontal'
  /** The lower half on top, or on the left, instead of the higher one. */
  readonly flipped?: boolean
}

/** A picture of one domino; it fills the width it is given. */
export const DominoTile = memo(function DominoTile(props: DominoTileProps) {
  const { tile, label, orientation = 'vertical', flipped = false, chosen, best, marked, className, ...rest } = props
  const [first, second] = flipped ? [lowOf(tile), highOf(tile)] : [highOf(tile), lowOf(tile)]
  const named = label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const)
  return (
    <svg
      {...named}
      {...rest}
      className={classes(styles.picture, className)}
      viewBox={orientation === 'vertical' ? '-0.58 -1.08 1.16 2.16' : '-1.08 -0.58 2.16 1.16'}
      data-orientation={orientation}
    >
      <DominoFace first={first} second={second} orientation={orientation} chosen={chosen} best={best} marked={marked} />
    </svg>
  )
})
