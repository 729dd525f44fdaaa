import { type ReactNode, useEffect, useRef, useState } from 'react'
import { inSet, tilesOfSet } from '#shared/domino/set'
import { makeTile, type Tile } from '#shared/domino/tile'
import { rankTiles, type TileChance } from '#shared/recognition/detection'
import { Button } from '../../components/button/button'
import { DominoTile } from '../../components/domino-tile/domino-tile'
import { plainKey } from '../../keyboard/read-key'
import { words } from '../../messages/page'
import type { FoundTile } from './found-tiles'
import { type Outline, PhotoCanvas } from './photo-canvas'
import styles from './review.module.css'

interface TileChooserProps {
  readonly maxPip: number
  readonly read: Tile
  /** The likeliest few, likeliest first. */
  readonly likeliest: readonly TileChance[]
  readonly onChoose: (tile: Tile) => void
  readonly onNoTile: () => void
  /** Offered where another tile is taken for the one just laid. */
  readonly onIsNew?: (() => void) | undefined
  readonly onBack: () => void
  /** What else can be said of it. */
  readonly children?: ReactNode
}

/** Which tile a detection is: one of the likeliest, any other, or none. */
export function TileChooser({ maxPip, read, likeliest, onChoose, onNoTile, onIsNew, onBack, children }: TileChooserProps) {
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
      {children}
    </div>
  )
}

interface FoundListProps {
  readonly tiles: readonly FoundTile[]
  readonly maxPip: number
  readonly chosen: number | null
  readonly onTap: (at: number) => void
}

/** The second likeliest tile of a doubtful detection. */
function other({ detection, tile }: FoundTile, maxPip: number): Tile | null {
  return rankTiles(detection, maxPip).find((each) => each.tile !== tile && each.chance > 0.02)?.tile ?? null
}

/** How sure a detection is, in words that are not shown. */
function sureness(found: FoundTile, maxPip: number): string {
  const reviewWords = words.photo.review
  if (found.byHand) return reviewWords.chosen
  if (found.look !== 'unsure') return reviewWords.sure
  if (!inSet(found.tile, maxPip)) return reviewWords.outside
  const rival = other(found, maxPip)
  return rival === null ? reviewWords.unsure : reviewWords.unsureOr(makeTile(rival))
}

/** Every tile found, to be tapped and corrected. */
function FoundList({ tiles, maxPip, chosen, onTap }: FoundListProps) {
  const reviewWords = words.photo.review
  return (
    <ul className={styles.cards} aria-label={reviewWords.tiles}>
      {tiles.map((found) => (
        <li key={found.at}>
          <button
            type="button"
            className={styles.card}
            data-look={found.look}
            data-at={found.at}
            data-tile={makeTile(found.tile)}
            aria-pressed={found.at === chosen}
            onClick={() => onTap(found.at)}
          >
            <DominoTile tile={found.tile} orientation="horizontal" />
            <span>
              <span className="visually-hidden">{reviewWords.tile} </span>
              <span className={styles.name}>{makeTile(found.tile)}</span>
              {found.look === 'unsure' && ` ${reviewWords.unsureMark}`}
              {found.look === 'new' && (
                <>
                  {' '}
                  <span className={styles.tag}>{reviewWords.newMark}</span>
                </>
              )}
              <span className="visually-hidden">, {sureness(found, maxPip)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** How many of the likeliest tiles are offered. */
const OFFERED = 4

interface ReviewTilesProps {
  readonly picture: ImageBitmap
  readonly tiles: readonly FoundTile[]
  /** Outlines of more than is looked over here. */
  readonly others?: readonly Outline[]
  readonly onOther?: (key: number) => void
  readonly maxPip: number
  readonly onCorrect: (at: number, tile: Tile | null) => void
  /** Where one tile is the new one: says that it is this one. */
  readonly onNew?: (at: number) => void
  /** What else can be said of a tile that was tapped. */
  readonly more?: (at: number, close: () => void) => ReactNode
}

const NO_OUTLINES: readonly Outline[] = []

/** The photo with every tile outlined and what was read beside it; each can be corrected. */
export function ReviewTiles({ picture, tiles, others = NO_OUTLINES, onOther, maxPip, onCorrect, onNew, more }: ReviewTilesProps) {
  const [tapped, setTapped] = useState<number | null>(null)
  const open = tiles.find(({ at }) => at === tapped)
  const close = (): void => setTapped(null)
  /* Once a question is closed, keys go on from the tile it was about, or from the first where that is gone. */
  const found = useRef<HTMLDivElement>(null)
  const before = useRef<number | null>(null)
  useEffect(() => {
    const closed = open === undefined ? before.current : null
    before.current = open?.at ?? null
    if (closed === null) return
    const next = found.current?.querySelector<HTMLElement>(`[data-at="${closed}"]`) ?? found.current?.querySelector<HTMLElement>('[data-at]')
    next?.focus({ preventScroll: true })
  }, [open])
  return (
    <>
      <PhotoCanvas
        picture={picture}
        label={words.photo.review.picture}
        outlines={[...others, ...tiles.map(outlineOf)]}
        onTap={(key) => (others.some((other) => other.key === key) ? onOther?.(key) : setTapped(key))}
      />
      {tiles.length === 0 && <p role="status">{words.photo.review.none}</p>}
      <div ref={found}>
        <FoundList tiles={tiles} maxPip={maxPip} chosen={tapped} onTap={(at) => setTapped(at === tapped ? null : at)} />
      </div>
      {open !== undefined && (
        <TileChooser
          key={open.at}
          maxPip={maxPip}
          read={open.tile}
          likeliest={rankTiles(open.detection, maxPip).slice(0, OFFERED)}
          onChoose={(tile) => {
            onCorrect(open.at, tile)
            close()
          }}
          onNoTile={() => {
            onCorrect(open.at, null)
            close()
          }}
          onIsNew={
            onNew === undefined || open.look === 'new'
              ? undefined
              : () => {
                  onNew(open.at)
                  close()
                }
          }
          onBack={close}
        >
          {more?.(open.at, close)}
        </TileChooser>
      )}
    </>
  )
}

/** What is drawn over the photo for a tile. */
export const outlineOf = ({ at, detection, tile, look }: FoundTile): Outline => ({ key: at, corners: detection.corners, text: makeTile(tile), look })
