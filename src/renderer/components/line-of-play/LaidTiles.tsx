import type { ArmName } from '#shared/domino/line'
import { isDouble, type Tile } from '#shared/domino/tile'
import { DominoFace } from '../domino-tile/DominoFace'
import { middleOf, stepOf } from './geometry'
import { placedAtEnd } from './lay-arm'
import { LineText } from './LineText'
import type { OpenEnd, PlacedTile } from './types'
import styles from './LineOfPlay.module.css'

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
  readonly lead: boolean
  readonly flagged: boolean
}

/** One tile of the line; the last one played and one that is flagged are pointed out. */
export function LaidTile({ tile, last, lead, flagged }: Props) {
  const { x, y } = middleOf(tile)
  return (
    <g className={styles.laid} data-last={last || undefined} data-lead={lead || undefined}>
      {lead && <rect className={styles.leadBed} x={tile.x - 0.2} y={tile.y - 0.2} width={tile.width + 0.4} height={tile.height + 0.4} rx={0.3} />}
      <DominoFace first={tile.halves[0]} second={tile.halves[1]} orientation={tile.orientation} x={x} y={y} marked={last} />
      {flagged && (
        <g className={styles.flag} transform={`translate(${x} ${y})`}>
          <path d="M0 -0.3L0.32 0.26H-0.32Z" />
          <LineText at={{ x: 0, y: 0.07 }} className={styles.flagSign}>
            !
          </LineText>
        </g>
      )}
    </g>
  )
}

/** A tile that is thought of, at its end, with what it would score. */
export function GhostTile({ ghost, end }: { readonly ghost: LineGhost; readonly end: OpenEnd }) {
  const tile = placedAtEnd(end, `ghost ${end.arm}`, ghost.tile)
  const { x, y } = middleOf(tile)
  const on = stepOf(isDouble(ghost.tile) ? end.doubleDirection : end.direction)
  const reach = Math.abs(on.x) * (tile.width / 2) + Math.abs(on.y) * (tile.height / 2)
  const badge = { x: x + on.x * reach, y: y + on.y * reach }
  return (
    <g className={styles.ghost}>
      <DominoFace first={tile.halves[0]} second={tile.halves[1]} orientation={tile.orientation} x={x} y={y} />
      <rect className={styles.ghostOutline} x={tile.x} y={tile.y} width={tile.width} height={tile.height} rx={0.15} />
      {ghost.text !== undefined && (
        <g className={styles.badge}>
          <circle cx={badge.x} cy={badge.y} r={0.48} />
          <LineText at={badge} className={styles.badgeText}>
            {ghost.text}
          </LineText>
        </g>
      )}
    </g>
  )
}
