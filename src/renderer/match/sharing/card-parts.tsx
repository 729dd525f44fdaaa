import { useMemo } from 'react'
import { DominoFace } from '../../components/domino-tile/domino-face'
import { DominoShadow } from '../../components/domino-tile/domino-shadow'
import { LineTiles } from '../../components/line-picture/line-tiles'
import { around, type Rect } from '../../components/line-of-play/geometry'
import { layOut } from '../../components/line-of-play/layout'
import { boundsOf } from '../../components/line-of-play/shapes'
import { ChipFace, chipOf } from '../../components/points-chip/chip-face'
import { scorerWords } from '../../messages/scorer'
import type { Area } from './card-layout'
import type { ToldCard } from './told-card'
import styles from './share-card.module.css'

interface TileProps {
  readonly tile: NonNullable<ToldCard['tile']>
  readonly x: number
  readonly y: number
  /** The side of a half, in pixels. */
  readonly half: number
}

/** The radius of a chip beside a tile. */
export const chipRadius = (half: number): number => half * 0.617

export function TileWithChip({ tile, x, y, half }: TileProps) {
  const radius = chipRadius(half)
  const text = scorerWords.signed(tile.points)
  return (
    <>
      <g transform={`translate(${x} ${y}) scale(${half})`}>
        <DominoShadow orientation="vertical" turned={0} />
        <DominoFace first={tile.first} second={tile.second} />
      </g>
      {tile.points !== 0 && (
        <g {...chipOf(tile.points)} transform={`translate(${x + half * 1.033} ${y + half * 0.233})`}>
          <g transform={`scale(${radius})`}>
            <ChipFace points={tile.points} />
          </g>
          <text className={styles.chipText} y={radius * 0.297} fontSize={radius * (text.length > 2 ? 0.7 : 0.838)} letterSpacing="-0.02em">
            {text}
          </text>
        </g>
      )}
    </>
  )
}

interface LineProps extends Pick<ToldCard, 'line' | 'ringed'> {
  readonly area: Area
  /** A tile of it is never longer. */
  readonly largest: number
}

/** The line of play, as large as it is whole in its place. */
export function CardLine({ line, ringed, area, largest }: LineProps) {
  const laid = useMemo(() => layOut(line, { width: area.width, height: area.height, largest }, true), [line, area, largest])
  if (laid === null) return null
  const ring = laid.tiles.find(({ key }) => key === ringed)
  const box = around(laid.tiles.map(boundsOf))
  const scale = Math.min(area.width / box.width, area.height / box.height, largest / 2)
  const [x, y] = [area.x + (area.width - box.width * scale) / 2, area.y + (area.height - box.height * scale) / 2]
  return (
    <g transform={`translate(${x} ${y}) scale(${scale}) translate(${-box.x} ${-box.y})`}>
      <LineTiles tiles={laid.tiles} rings={[]} shadows />
      {ring !== undefined && (
        <g transform={ring.turn === 0 ? undefined : `rotate(${ring.turn} ${ring.x + ring.width / 2} ${ring.y + ring.height / 2})`}>
          <rect className={styles.rim} {...ringPlace(ring)} />
          <rect className={styles.ring} {...ringPlace(ring)} />
        </g>
      )}
    </g>
  )
}

/** Just outside a tile, so that none of it is covered. */
function ringPlace({ x, y, width, height }: Rect): Rect & { readonly rx: number } {
  return { x: x - 0.03, y: y - 0.03, width: width + 0.06, height: height + 0.06, rx: 0.19 }
}

/** The page's letters by what they are for, as style sheets have them. */
export function lettersOf(kind: 'text' | 'lead' | 'figures'): { readonly family: string; readonly weight: number } {
  const style = getComputedStyle(document.documentElement)
  return {
    family: style.getPropertyValue(kind === 'figures' ? '--font-figures' : '--font'),
    weight: Number(style.getPropertyValue(kind === 'text' ? '--weight-text' : '--weight-lead')),
  }
}
