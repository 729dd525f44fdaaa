import { highOf, isDouble, lowOf, type Suit } from '#shared/domino/tile'
import { classes } from '../../components/classes'
import { DominoFace } from '../../components/domino-tile/domino-face'
import { words } from '../../messages/page'
import { laidTiles, openEnds, type LaidByEvent } from '../model/laid-tiles'
import type { MatchView } from '../match-view'
import styles from './line-row.module.css'

/** Between two tiles, in halves of a tile. */
const TILE_GAP = 0.05

/** An open end's circle with the space before it. */
const END = 1.15

interface LineRowProps {
  readonly view: MatchView
  /** Open ends in their circles. */
  readonly ends?: boolean
  readonly className?: string | undefined
}

/** The line of play with two ends in one row, as long as its container is wide; round a spinner there is no row. */
export function LineRow({ view, ends = false, className }: LineRowProps) {
  const placed = placeInRow(laidTiles(view))
  const [left, right] = openEnds(view)
  const open = ends && left !== undefined && right !== undefined
  const margin = open ? END : 0
  const width = Math.max(2, placed.width) + 2 * margin
  const last = placed.tiles.length - 1
  const text = placed.tiles.map(({ first, second }) => `${first}-${second}`).join(' ')
  return (
    <svg
      viewBox={`${-margin} -1.1 ${width} 2.2`}
      role="img"
      aria-label={`${words.match.line.label(view.words.line)}${words.colon}${text === '' ? words.match.line.empty : text}`}
      className={classes(styles.row, className)}
    >
      {placed.tiles.map(({ key, first, second, double, x, order }) => (
        <g key={key} data-latest={order === last || undefined}>
          <DominoFace first={first} second={second} orientation={double ? 'vertical' : 'horizontal'} x={x} marked={order === last && last > 0} />
        </g>
      ))}
      {open && (
        <>
          <End suit={left.suit} x={0.5 - END} />
          <End suit={right.suit} x={placed.width + END - 0.5} />
        </>
      )}
    </svg>
  )
}

function End({ suit, x }: { readonly suit: Suit; readonly x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <circle className={styles.circle} r={0.45} />
      <text className={styles.suit} y={0.2}>
        {suit}
      </text>
    </g>
  )
}

interface InRow {
  readonly key: string
  /** The half at the left, or on top. */
  readonly first: Suit
  readonly second: Suit
  readonly double: boolean
  /** The tile's middle, in halves of a tile from the row's left end. */
  readonly x: number
  /** When it was laid; the lead is 0. */
  readonly order: number
}

/** Tiles from the left end to the right one. */
function placeInRow(laid: readonly LaidByEvent[]): { readonly tiles: readonly InRow[]; readonly width: number } {
  const numbered = laid.map((tile, order) => ({ ...tile, order }))
  const row = [
    ...numbered.filter(({ arm }) => arm === 'left').reverse(),
    ...numbered.filter(({ arm }) => arm === null),
    ...numbered.filter(({ arm }) => arm === 'right'),
  ]
  let from = 0
  const tiles = row.map(({ key, tile, arm, outward, order }): InRow => {
    const double = isDouble(tile)
    const inward = outward === highOf(tile) ? lowOf(tile) : highOf(tile)
    const wide = double ? 1 : 2
    const x = from + wide / 2
    from += wide + TILE_GAP
    return { key, double, x, order, first: arm === 'left' ? outward : inward, second: arm === 'left' ? inward : outward }
  })
  return { tiles, width: Math.max(0, from - TILE_GAP) }
}
