import type { ArmName } from '#shared/domino/line'
import { isDouble, type Tile } from '#shared/domino/tile'
import { DominoFace } from '../domino-tile/domino-face'
import { ChipFace, chipOf } from '../points-chip/chip-face'
import type { Point } from './geometry'
import { placeStyle } from './laid-tile'
import { placedAtEnd } from './layout'
import { LineText } from './line-text'
import type { OpenEnd, PlacedTile } from './types'
import styles from './line-of-play.module.css'

/** A tile shown where it would lie. */
export interface LineGhost {
  /** Null for a lead, in the middle of the felt. */
  readonly arm: ArmName | null
  /** The tile as it would be written. */
  readonly written?: string
  readonly tile: Tile
  /** What it would score; the chip has a shape for a gain, a loss and nothing. */
  readonly points?: number
  /** The score in figures: "+3". Without it there is no chip. */
  readonly text?: string
  /** The key that chooses it, where there are several. */
  readonly key?: string
  /** The one that would be played now. */
  readonly on?: boolean
  /** What a press does, in words. */
  readonly label?: string
}

/** A ghost in its place: the tile, and the middle of its chip. */
export interface PlacedGhost {
  readonly ghost: LineGhost
  readonly tile: PlacedTile
  readonly chip: Point
}

export function ghostAtEnd(ghost: LineGhost, end: OpenEnd): PlacedGhost {
  return { ghost, tile: placedAtEnd(end, `ghost ${end.arm}`, ghost.tile), chip: (isDouble(ghost.tile) ? end.doubleSlot : end.slot).chip }
}

/** A tile that is thought of, with what it would score beside it. `radius` is the chip's, in halves. */
export function Ghost({ placed: { ghost, tile, chip }, unit, radius }: { readonly placed: PlacedGhost; readonly unit: number; readonly radius: number }) {
  const at = `translate(${(chip.x * unit).toFixed(2)}px, ${(chip.y * unit).toFixed(2)}px) scale(${(radius * unit).toFixed(2)})`
  const [width, height] = [tile.width - 0.07, tile.height - 0.07]
  return (
    <g className={styles.ghost} data-on={ghost.on || undefined} data-ghost={ghost.arm ?? 'lead'}>
      <g style={placeStyle(tile, unit, null)}>
        <g className={styles.ghostFace}>
          <DominoFace first={tile.halves[0]} second={tile.halves[1]} orientation={tile.orientation} turned={tile.turn} flat />
        </g>
        <rect className={styles.ghostRing} x={-width / 2} y={-height / 2} width={width} height={height} rx={0.15} />
      </g>
      {ghost.text !== undefined && (
        <g style={{ transform: at }}>
          <GhostChip points={ghost.points ?? 0} text={ghost.text} />
          {ghost.key !== undefined && <Key on={ghost.on === true}>{ghost.key}</Key>}
        </g>
      )}
    </g>
  )
}

function GhostChip({ points, text }: { readonly points: number; readonly text: string }) {
  return (
    <g {...chipOf(points)}>
      <ChipFace points={points} />
      <LineText at={{ x: 0, y: 0.02 }} className={text.length > 2 ? styles.longScore : styles.score}>
        {text}
      </LineText>
    </g>
  )
}

function Key({ on, children }: { readonly on: boolean; readonly children: string }) {
  return (
    <g className={styles.key} data-on={on || undefined} transform="translate(-0.8 -0.8)">
      <rect x={-0.44} y={-0.44} width={0.88} height={0.88} rx={0.2} />
      <LineText at={{ x: 0, y: 0.02 }} className={styles.keyText}>
        {children}
      </LineText>
    </g>
  )
}
