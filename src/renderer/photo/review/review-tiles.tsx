import { useEffect, useRef, useState } from 'react'
import { makeTile, type Tile } from '#shared/domino/tile'
import { rankTiles } from '#shared/recognition/reading'
import { words } from '../../messages/page'
import type { FoundTile } from './found-tiles'
import { FoundList } from './found-list'
import { PhotoCanvas } from './photo-canvas'
import { TileChooser } from './tile-chooser'

/** How many of the likeliest tiles are offered. */
const OFFERED = 4

interface Props {
  readonly picture: ImageBitmap
  readonly tiles: readonly FoundTile[]
  readonly maxPip: number
  readonly onCorrect: (at: number, tile: Tile | null) => void
  /** Where one tile is the new one: says that it is this one. */
  readonly onNew?: (at: number) => void
}

/** The photo with every tile outlined and its reading beside it; each can be corrected. */
export function ReviewTiles({ picture, tiles, maxPip, onCorrect, onNew }: Props) {
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
