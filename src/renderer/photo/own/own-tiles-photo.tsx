import { useMemo, useState } from 'react'
import { makeTile, type Tile } from '#shared/domino/tile'
import type { OwnTiles } from '#shared/recognition/own-tiles'
import type { Client } from '../../client/client'
import { useAnnounce } from '../../components/announcer/announcer'
import { Notice } from '../../components/notice/notice'
import { useCommand } from '../../hooks/use-command'
import { words } from '../../messages/page'
import { PhotoDialog } from '../photo-dialog'
import { NO_CORRECTIONS, withCorrection, type Corrections } from '../review/found-tiles'
import { ReviewTiles } from '../review/review-tiles'
import { PhotoSource } from '../source/photo-source'
import { useSaid } from '../use-photo'
import { useTilePhoto } from '../use-tile-photo'
import { OwnTilesContext } from './own-tiles-context'
import { readLaid, type LaidPhoto } from './own-tiles-model'

const keepTiles = (client: Client, { highest, lost, grounds }: OwnTiles) =>
  client.ownTiles.keep({ highest: highest as 6 | 9 | 12, lost: [...lost], grounds: grounds.map(([red, blue, light]) => [red, blue, light]) })

/** Takes two photos of all the tiles of a set, to be looked over and kept. */
export function OwnTilesPhoto({ onClose }: { readonly onClose: () => void }) {
  /* What was known before is replaced: nothing is read by it. */
  return (
    <OwnTilesContext value={null}>
      <TwoPhotos onClose={onClose} />
    </OwnTilesContext>
  )
}

function TwoPhotos({ onClose }: { readonly onClose: () => void }) {
  const ownWords = words.ownTiles
  const { say } = useAnnounce()
  const photoState = useTilePhoto('own-tiles')
  const { photo, number } = photoState
  const { left } = photoState
  const [first, setFirst] = useState(() => (left.earlier ?? null) as LaidPhoto | null)
  const [corrections, correct] = useSaid<Corrections>(photoState, NO_CORRECTIONS)
  const { run, pending, problem } = useCommand(keepTiles)

  const shown = useMemo((): LaidPhoto | null => (photo === null ? null : { readings: photo.tiles, corrections }), [photo, corrections])
  const set = useMemo(() => readLaid([first, shown].filter((each) => each !== null)), [first, shown])
  const tiles = shown === null ? [] : (set.photos.at(-1) ?? [])
  const { missing, twice } = set.count
  const isSecond = first !== null
  const ready = shown !== null && tiles.length > 0 && set.unsure === 0 && (!isSecond || set.own !== null)

  const next = (): void => {
    setFirst(shown)
    left.keepEarlier(shown)
    photoState.clear()
    say(ownWords.step(2))
  }
  const cancel = (): void => {
    photoState.forget()
    onClose()
  }
  const { startOver } = photoState
  const startOverWith = (again: () => void) => (): void => {
    again()
    setFirst(null)
  }
  const keep = async (): Promise<void> => {
    if (set.own === null || (await run(set.own)) === null) return
    say(ownWords.kept)
    cancel()
  }
  const found = set.photos.reduce((sum, each) => sum + each.length, 0)
  return (
    <PhotoDialog
      title={ownWords.title}
      leave={ownWords.leave}
      confirm={
        isSecond ? { label: ownWords.keep, disabled: !ready, pending, onClick: () => void keep() } : { label: ownWords.next, disabled: !ready, onClick: next }
      }
      startOver={startOver === null ? null : startOverWith(startOver)}
      onClose={onClose}
      onLeave={cancel}
    >
      <p>
        <strong>{ownWords.step(isSecond ? 2 : 1)}</strong> {isSecond ? ownWords.howSecond : ownWords.howFirst}
      </p>
      <PhotoSource photoState={photoState}>
        {photo !== null && (
          <>
            <p role="status">
              {ownWords.found(tiles.length, found)}
              {set.sameHalf ? ` ${ownWords.sameHalf}` : set.unsure > 0 && ` ${words.photo.hand.settle(set.unsure)}`}
              {isSecond && twice.length > 0 && ` ${ownWords.twice(named(twice))}`}
              {isSecond && twice.length === 0 && missing.length > 0 && ` ${ownWords.missing(named(missing))}`}
            </p>
            <ReviewTiles
              key={number}
              picture={photo.picture}
              tiles={tiles}
              maxPip={set.count.highest}
              onCorrect={(at, tile) => correct(withCorrection(corrections, at, tile))}
            />
          </>
        )}
      </PhotoSource>
      {problem !== null && (
        <Notice tone="danger" role="alert">
          {ownWords.notKept}
        </Notice>
      )}
    </PhotoDialog>
  )
}

const named = (tiles: readonly Tile[]): readonly string[] => tiles.map(makeTile)
