import { useMemo, type SVGProps } from 'react'
import type { Layout } from '#shared/domino/line'
import { classes } from '../classes'
import { around, grown, type Rect } from '../line-of-play/geometry'
import { layOut } from '../line-of-play/layout'
import { boundsOf, halfOf } from '../line-of-play/shapes'
import type { Box, LineOfPlayTile, Ringed } from '../line-of-play/types'
import { LineTiles } from './line-tiles'
import styles from './line-picture.module.css'

interface LinePictureProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  readonly layout: Layout
  /** Arms round a spinner; a two-ended line has 2. */
  readonly arms: number
  /** In the order of play, the lead first. */
  readonly tiles: readonly LineOfPlayTile[]
  readonly ringed: readonly Ringed[]
  readonly label: string
}

/** Wide enough for a short line to lie in one row; arms round a spinner take about as much room each way. */
const ROOM: Readonly<Record<Layout, Box>> = {
  'two-ended': { width: 720, height: 240, largest: 40 },
  spinner: { width: 1200, height: 800, largest: 40 },
  cross: { width: 1200, height: 800, largest: 40 },
}

/** Room about the tiles for their rings, in sides of a half. */
const RING_MARGIN = 0.3

/** A short line of play as a picture, with the halves ringed that something is said of. It knows no rules. */
export function LinePicture({ layout, arms, tiles, ringed, label, className, ...rest }: LinePictureProps) {
  const laid = useMemo(() => layOut({ layout, arms, tiles }, ROOM[layout]), [layout, arms, tiles])
  if (laid === null) return null
  const box = grown(around(laid.tiles.map(boundsOf)), RING_MARGIN)
  const rings = ringed.flatMap(({ key, suit }): readonly Rect[] => {
    const tile = laid.tiles.find((each) => each.key === key)
    return tile === undefined ? [] : [suit === null ? tile : halfOf(tile, suit)]
  })
  return (
    <svg {...rest} role="img" aria-label={label} className={classes(styles.picture, className)} viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}>
      <LineTiles tiles={laid.tiles} rings={rings} />
    </svg>
  )
}
