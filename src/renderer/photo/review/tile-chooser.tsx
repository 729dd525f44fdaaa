import { useEffect, useRef } from 'react'
import { makeTile, type Tile } from '#shared/domino/tile'
import { tilesOfSet } from '#shared/domino/set'
import type { TileChance } from '#shared/recognition/reading'
import { Button } from '../../components/button/button'
import { DominoTile } from '../../components/domino-tile/domino-tile'
import { plainKey } from '../../keyboard/read-key'
import { words } from '../../messages/page'
import styles from './review.module.css'

interface TileChooserProps {
  readonly maxPip: number
  /** What it was read as. */
  readonly read: Tile
  /** The likeliest few, likeliest first. */
  readonly likeliest: readonly TileChance[]
  readonly onChoose: (tile: Tile) => void
  readonly onNoTile: () => void
  /** Offered where another tile is taken for the one just laid. */
  readonly onIsNew?: (() => void) | undefined
  readonly onBack: () => void
}

/** Which tile a reading is: one of the likeliest, any other, or none. */
export function TileChooser({ maxPip, read, likeliest, onChoose, onNoTile, onIsNew, onBack }: TileChooserProps) {
  const reviewWords = words.photo.review
  const first = useRef<HTMLDivElement>(null)
  useEffect(() => first.current?.querySelector('button')?.focus(), [])
  return (
    <div
      ref={first}
      className={styles.chooser}
      role="group"
      aria-label={reviewWords.which(makeTile(read))}
      onKeyDown={(event) => {
        if (plainKey(event) !== 'Escape') return
        /* Or the whole dialog would close, and the photo with it. */
        event.preventDefault()
        onBack()
      }}
    >
      <p className={styles.chooserHead}>{reviewWords.which(makeTile(read))}</p>
      <div className={styles.cards}>
        {likeliest.map(({ tile, chance }) => (
          <button
            key={tile}
            type="button"
            className={styles.card}
            aria-label={reviewWords.candidate(makeTile(tile), reviewWords.percent(chance))}
            onClick={() => onChoose(tile)}
          >
            <DominoTile tile={tile} orientation="horizontal" />
            {makeTile(tile)} <span className={styles.quiet}>{reviewWords.percent(chance)}</span>
          </button>
        ))}
      </div>
      <div className={styles.chooserMore}>
        <label>
          <span className="visually-hidden">{reviewWords.other}</span>
          <select
            className={styles.select}
            value=""
            onChange={(event) => {
              const chosen = tilesOfSet(maxPip).find((tile) => makeTile(tile) === event.target.value)
              if (chosen !== undefined) onChoose(chosen)
            }}
          >
            <option value="">{reviewWords.other}</option>
            {[...tilesOfSet(maxPip)].reverse().map((tile) => (
              <option key={tile} value={makeTile(tile)}>
                {makeTile(tile)}
              </option>
            ))}
          </select>
        </label>
        {onIsNew !== undefined && <Button onClick={onIsNew}>{reviewWords.isTheNew}</Button>}
        <Button onClick={onNoTile}>{reviewWords.noTile}</Button>
        <Button variant="quiet" onClick={onBack}>
          {reviewWords.back}
        </Button>
      </div>
    </div>
  )
}
