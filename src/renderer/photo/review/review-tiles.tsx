import { useEffect, useRef, useState } from 'react'
import { inSet } from '#shared/domino/set'
import { makeTile, type Tile } from '#shared/domino/tile'
import { rankTiles } from '#shared/recognition/reading'
import { DominoTile } from '../../components/domino-tile/domino-tile'
import { words } from '../../messages/page'
import type { FoundTile } from './found-tiles'
import { PhotoCanvas } from './photo-canvas'
import { TileChooser } from './tile-chooser'
import styles from './review.module.css'

interface FoundListProps {
  readonly tiles: readonly FoundTile[]
  readonly maxPip: number
  readonly chosen: number | null
  readonly onTap: (at: number) => void
}

/** The second likeliest tile of a doubtful reading. */
function other({ reading, tile }: FoundTile, maxPip: number): Tile | null {
  return rankTiles(reading, maxPip).find((each) => each.tile !== tile && each.chance > 0.02)?.tile ?? null
}

/** How sure a reading is, in words that are not shown. */
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
  readonly maxPip: number
  readonly onCorrect: (at: number, tile: Tile | null) => void
  /** Where one tile is the new one: says that it is this one. */
  readonly onNew?: (at: number) => void
}

/** The photo with every tile outlined and its reading beside it; each can be corrected. */
export function ReviewTiles({ picture, tiles, maxPip, onCorrect, onNew }: ReviewTilesProps) {
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
        outlines={tiles.map(({ at, reading, tile, look }) => ({ key: at, corners: reading.corners, text: makeTile(tile), look }))}
        onTap={setTapped}
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
          likeliest={rankTiles(open.reading, maxPip).slice(0, OFFERED)}
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
        />
      )}
    </>
  )
}
