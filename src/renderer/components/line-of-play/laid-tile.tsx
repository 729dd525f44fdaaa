import { memo, type CSSProperties } from 'react'
import type { Suit } from '#shared/domino/tile'
import { DominoFace } from '../domino-tile/domino-face'
import { DominoShadow } from '../domino-tile/domino-shadow'
import { rectMiddle, type Point } from './geometry'
import { LineText } from './line-text'
import { halfOf } from './shapes'
import type { Orientation, PlacedTile } from './types'
import styles from './line-of-play.module.css'

/** How far a tile is turned and moved by the hand that laid it, at most: degrees, and sides of a half. */
const TURNED = 0.75
const MOVED = 0.012

interface Hand {
  readonly x: number
  readonly y: number
  readonly turn: number
}

/** How a hand laid this tile: always the same, for it follows from the tile's key and number. */
export function handOf(key: string): Hand {
  let seed = 2166136261
  for (let at = 0; at < key.length; at += 1) seed = Math.imul(seed ^ key.charCodeAt(at), 16777619)
  const part = (shift: number): number => ((Math.imul(seed ^ (seed >>> shift), 2654435761) >>> 0) / 4294967295) * 2 - 1
  return { x: part(13) * MOVED, y: part(7) * MOVED, turn: part(17) * TURNED }
}

/** Where a tile lies on the page, in pixels, as a style that glides when it changes. */
export function placeStyle(tile: PlacedTile, unit: number, hand: Hand | null): CSSProperties {
  const { x, y } = rectMiddle(tile)
  const px = (at: number): string => `${(at * unit).toFixed(2)}px`
  const turn = tile.turn + (hand?.turn ?? 0)
  return { transform: `translate(${px(x + (hand?.x ?? 0))}, ${px(y + (hand?.y ?? 0))}) rotate(${turn.toFixed(2)}deg) scale(${unit.toFixed(3)})` }
}

interface LaidTileProps {
  readonly transform: string
  readonly turn: number
  readonly orientation: Orientation
  readonly first: Suit
  readonly second: Suit
  /** The newest of all, a lead that lies alone too; what flies off starts from it. */
  readonly latest: boolean
  /** Just laid: it drops onto the felt. */
  readonly fresh: boolean
}

/** One tile of the line. A line has up to forty, so each is drawn again only when it changes. */
export const LineTileDrawn = memo(function LaidTile({ transform, turn, orientation, first, second, latest, fresh }: LaidTileProps) {
  return (
    <g className={styles.laid} style={{ transform }} data-laid data-latest={latest || undefined} data-fresh={fresh || undefined}>
      <g className={styles.dropping}>
        <DominoFace first={first} second={second} orientation={orientation} turned={turn} />
      </g>
    </g>
  )
})

/** The shadow of a tile of the line: below every tile, for none throws its shadow on another. */
export const TileShadow = memo(function TileShadow({ transform, turn, orientation }: Pick<LaidTileProps, 'transform' | 'turn' | 'orientation'>) {
  return (
    <g className={styles.laid} style={{ transform }}>
      <DominoShadow orientation={orientation} turned={turn} />
    </g>
  )
})

/** A tile that was taken back: it leaves the felt as it came, and is gone. */
export function LeavingTile({ tile, unit }: { readonly tile: PlacedTile; readonly unit: number }) {
  return (
    <g className={styles.leaving} data-leaving style={placeStyle(tile, unit, handOf(tile.key))}>
      <g className={styles.lifted}>
        <DominoFace first={tile.halves[0]} second={tile.halves[1]} orientation={tile.orientation} turned={tile.turn} />
      </g>
    </g>
  )
}

/** A ring round a tile and its lower side: twice, thin, round the one played last; of brass round the spinner. */
export const Ring = memo(function Ring({ tile, unit, kind }: { readonly tile: PlacedTile; readonly unit: number; readonly kind: 'last' | 'spinner' }) {
  const [width, height] = [tile.width / 2, tile.height / 2]
  const round = (by: number, rx: number) => ({
    x: -width + 0.035 - by,
    y: -height + 0.035 - by,
    width: 2 * width - 0.07 + 2 * by,
    height: 2 * height + 2 * by,
    rx,
  })
  return (
    <g className={styles.laid} style={placeStyle(tile, unit, handOf(tile.key))} data-ring={kind}>
      {kind === 'last' && <rect className={styles.ringGap} {...round(0.035, 0.185)} />}
      <rect className={styles.ring} {...round(0.085, 0.23)} />
    </g>
  )
})

/** A ring round the half of a tile that counts, or round all of it. */
export function HalfRing({ tile, unit, suit }: { readonly tile: PlacedTile; readonly unit: number; readonly suit: Suit | null }) {
  const { x, y, width, height } = suit === null ? tile : halfOf(tile, suit)
  const middle = { x: tile.x + tile.width / 2, y: tile.y + tile.height / 2 }
  const place = { x: x - middle.x - 0.02, y: y - middle.y - 0.02, width: width + 0.04, height: height + 0.04, rx: 0.18 }
  return (
    <g className={styles.laid} style={placeStyle(tile, unit, handOf(tile.key))} data-ring="counts">
      <rect className={styles.countsRim} {...place} />
      <rect className={styles.counts} {...place} />
    </g>
  )
}

/** Points out an irregular tile, at `spot` beside its middle (`flagSpot`). */
export function Flag({ tile, unit, spot }: { readonly tile: PlacedTile; readonly unit: number; readonly spot: Point }) {
  return (
    <g className={styles.laid} style={placeStyle(tile, unit, null)}>
      <g className={styles.flag} transform={`translate(${spot.x} ${spot.y}) rotate(${-tile.turn})`}>
        <path d="M0 -0.28L0.3 0.24H-0.3Z" />
        <LineText at={{ x: 0, y: 0.06 }} className={styles.flagSign}>
          !
        </LineText>
      </g>
    </g>
  )
}
