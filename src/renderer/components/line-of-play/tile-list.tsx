import { memo, useState, type CSSProperties, type KeyboardEvent } from 'react'
import { plainKey } from '../../keyboard/read-key'
import type { LineTile } from './types'
import type { PlacedTile } from './types'
import styles from './line-of-play.module.css'

interface TileListProps {
  readonly label: string | undefined
  readonly tiles: readonly LineTile[]
  readonly placed: readonly PlacedTile[]
  /** The side of a half, in pixels. */
  readonly unit: number
  readonly placeStyle: (tile: PlacedTile, unit: number) => CSSProperties
  readonly onTileClick: ((key: string) => void) | undefined
}

const KEY_STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** The tiles in the order of play, in words; as buttons over the picture where they can be opened, with one tab stop. */
export const TileList = memo(function TileList({ label, tiles, placed, unit, placeStyle, onTileClick }: TileListProps) {
  const [stop, setStop] = useState<string | null>(null)
  const known = tiles.some(({ key }) => key === stop)
  const last = tiles[tiles.length - 1]?.key

  const onKeyDown = (event: KeyboardEvent<HTMLOListElement>): void => {
    const step = KEY_STEPS[plainKey(event) ?? '']
    if (step === undefined || !(event.target instanceof HTMLElement)) return
    const item = event.target.closest('li')
    const next = step < 0 ? item?.previousElementSibling : item?.nextElementSibling
    event.preventDefault()
    event.stopPropagation()
    next?.querySelector('button')?.focus()
  }
  return (
    <ol className={styles.list} aria-label={label} onKeyDown={onTileClick && onKeyDown}>
      {tiles.map(({ key, label }) => {
        const place = placed.find((tile) => tile.key === key)
        return (
          <li key={key}>
            {onTileClick === undefined || place === undefined ? (
              <span className="visually-hidden">{label}</span>
            ) : (
              <button
                type="button"
                className={styles.tileButton}
                style={placeStyle(place, unit)}
                aria-label={label}
                tabIndex={(known ? stop : last) === key ? 0 : -1}
                onFocus={() => setStop(key)}
                onClick={() => onTileClick(key)}
              />
            )}
          </li>
        )
      })}
    </ol>
  )
})
