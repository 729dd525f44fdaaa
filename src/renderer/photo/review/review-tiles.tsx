import { useState } from 'react'
import { makeTile, type Tile } from '#shared/domino/tile'
import { rankTiles } from '#shared/recognition/reading'
import { photoWords } from '../../messages/en/photo'
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

/** The photograph with every tile outlined and its reading beside it; each can be put right. */
export function ReviewTiles({ picture, tiles, maxPip, onCorrect, onNew }: Props) {
  const [tapped, setTapped] = useState<number | null>(null)
  const open = tiles.find(({ at }) => at === tapped)
  const close = (): void => setTapped(null)
  return (
    <>
      <PhotoCanvas
        picture={picture}
        label={photoWords.review.picture}
        outlines={tiles.map(({ at, reading, tile, look }) => ({ key: at, corners: reading.corners, text: makeTile(tile), look }))}
        onTap={setTapped}
      />
      {tiles.length === 0 && <p role="status">{photoWords.review.none}</p>}
      <FoundList tiles={tiles} maxPip={maxPip} chosen={tapped} onTap={(at) => setTapped(at === tapped ? null : at)} />
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
