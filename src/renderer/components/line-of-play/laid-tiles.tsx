import type { ArmName } from '#shared/domino/line'
import { isDouble, type Tile } from '#shared/domino/tile'
import { DominoFace } from '../domino-tile/domino-face'
import { middleOf, stepOf } from './geometry'
import { placedAtEnd } from './lay-arm'
import { LineText } from './line-text'
import type { OpenEnd, PlacedTile } from './types'
import styles from './line-of-play.module.css'

/** A tile shown where it would lie. */
export interface LineGhost {
  readonly arm: ArmName
  readonly tile: Tile
  /** What it would score: "+3". */
  readonly text?: string
}

interface Props {
  readonly tile: PlacedTile
  readonly last: boolean
  /** The newest of all, a lead that lies alone too; what flies off starts from it. */
  readonly latest: boolean
  readonly lead: boolean
}

/** One tile of the line; the lead lies on a darker bed, the one played last has a ring. */
export function LaidTile({ tile, last, latest, lead }: Props) {
  const { x, y } = middleOf(tile)
  return (
    <g data-latest={latest || undefined}>
      {lead && <rect className={styles.leadBed} x={tile.x - 0.2} y={tile.y - 0.2} width={tile.width + 0.4} height={tile.height + 0.4} rx={0.3} />}
      <DominoFace first={tile.halves[0]} second={tile.halves[1]} orientation={tile.orientation} x={x} y={y} marked={last} />
    </g>
  )
}

/** How far a flag is moved off its tile, so that it hides no pip. */
const OUTSIDE = 0.12

/** Points out an irregular tile, on an edge where it hides no pip and nothing is joined. */
export function Flag({ tile }: { readonly tile: PlacedTile }) {
  const { x, y } = middleOf(tile)
  const double = tile.halves[0] === tile.halves[1]
  const onTop = (tile.orientation === 'horizontal') !== double
  return (
    <g className={styles.flag} transform={onTop ? `translate(${x} ${tile.y - OUTSIDE})` : `translate(${tile.x + tile.width + OUTSIDE} ${y})`}>
      <path d="M0 -0.28L0.3 0.24H-0.3Z" />
      <LineText at={{ x: 0, y: 0.06 }} className={styles.flagSign}>
        !
      </LineText>
    </g>
  )
}

/** Radius of the badge with a ghost's score, in halves. */
const BADGE = 0.48

/** Which way the lead's row lies from a place; upwards or leftwards from that row itself. */
const towardsLead = (place: number): number => (place < -1 ? 1 : -1)

/** A tile that is thought of, at its end, with what it would score. */
export function GhostTile({ ghost, end }: { readonly ghost: LineGhost; readonly end: OpenEnd }) {
  const tile = placedAtEnd(end, `ghost ${end.arm}`, ghost.tile)
  const { x, y } = middleOf(tile)
  const on = stepOf(isDouble(ghost.tile) ? end.doubleDirection : end.direction)
  // Beside the tile, so that neither half is hidden, and on the side of the lead, where the picture surely has room.
  const badge = {
    x: x + (on.y === 0 ? 0 : towardsLead(x) * (tile.width / 2 + BADGE)),
    y: y + (on.x === 0 ? 0 : towardsLead(y) * (tile.height / 2 + BADGE)),
  }
  return (
    <g className={styles.ghost}>
      <DominoFace first={tile.halves[0]} second={tile.halves[1]} orientation={tile.orientation} x={x} y={y} />
      <rect className={styles.ghostOutline} x={tile.x} y={tile.y} width={tile.width} height={tile.height} rx={0.15} />
      {ghost.text !== undefined && (
        <g className={styles.badge}>
          <circle cx={badge.x} cy={badge.y} r={BADGE} />
          <LineText at={badge} className={styles.badgeText}>
            {ghost.text}
          </LineText>
        </g>
      )}
    </g>
  )
}
