import { useMemo, useState } from 'react'
import { makeTile, type Tile } from '#shared/domino/tile'
import { elementAt } from '#shared/kernel/assert'
import { type Count, countOf, type OwnTiles, ownTilesOf } from '#shared/recognition/own-tiles'
import { surelyRead, type TileDetection } from '#shared/recognition/detection'
import type { Client } from '../../client/client'
import { useAnnounce } from '../../components/announcer/announcer'
import { ProblemNotice } from '../../components/notice/notice'
import { useCommand } from '../../hooks/use-command'
import { words } from '../../messages/page'
import { readHand } from '../hand/hand-model'
import { PhotoDialog } from '../photo-dialog'
import { type Corrections, type FoundTile, NO_CORRECTIONS, withCorrection } from '../review/found-tiles'
import { ReviewTiles } from '../review/review-tiles'
import { PhotoSource } from '../source/photo-source'
import { useSaid } from '../use-photo'
import { useTilePhoto } from '../use-tile-photo'
import { OwnTilesContext } from './own-tiles-context'

/** One of the photos of a set laid out, with what the person said of it. */
interface LaidPhoto {
  readonly detections: readonly TileDetection[]
  readonly corrections: Corrections
}

interface LaidSet {
  /** The tiles of each photo, as places among its detections. */
  readonly photos: readonly (readonly FoundTile[])[]
  readonly unsure: number
  /** The second photo shows mostly tiles of the first. */
  readonly sameHalf: boolean
  readonly count: Count
  /** What would be kept; null as long as the photos do not show a set. */
  readonly own: OwnTiles | null
}

/** Of the tiles that are surely read in a second photo, this share may be in the first too. */
const SAME = 0.5

function showsSameHalf([first, second]: readonly LaidPhoto[]): boolean {
  if (first === undefined || second === undefined) return false
  const sure = ({ detections }: LaidPhoto) => detections.map(surelyRead).filter((tile) => tile !== null)
  const [before, now] = [sure(first), sure(second)]
  return now.filter((tile) => before.includes(tile)).length > SAME * now.length
}

/** The tiles of both photos together. Each lies in them once, which tells what an unsure one is. */
function readLaid(laid: readonly LaidPhoto[]): LaidSet {
  const sure = laid.flatMap(({ detections, corrections }) =>
    detections.map((detection, at) => (corrections.has(at) ? corrections.get(at) : surelyRead(detection))),
  )
  const { highest } = countOf(sure.filter((tile) => tile !== null && tile !== undefined))
  const starts = laid.map((_, photo) => laid.slice(0, photo).reduce((sum, { detections }) => sum + detections.length, 0))
  const corrections = new Map<number, Tile | null>(
    laid.flatMap((photo, i) => [...photo.corrections].map(([at, tile]) => [at + elementAt(starts, i), tile] as const)),
  )
  const tiles = readHand(
    laid.flatMap(({ detections }) => detections),
    { maxPip: highest, copies: 1, seen: [] },
    corrections,
  )
  const photos = laid.map(({ detections }, i) => {
    const start = elementAt(starts, i)
    return tiles.filter(({ at }) => at >= start && at < start + detections.length).map((tile) => ({ ...tile, at: tile.at - start }))
  })
  return {
    photos,
    unsure: tiles.filter(({ look }) => look === 'unsure').length,
    sameHalf: showsSameHalf(laid),
    count: countOf(tiles.map(({ tile }) => tile)),
    own: ownTilesOf(tiles.flatMap(({ tile, detection }) => (detection.ground === undefined ? [] : [{ tile, ground: detection.ground }]))),
  }
}

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

  const shown = useMemo((): LaidPhoto | null => (photo === null ? null : { detections: photo.tiles, corrections }), [photo, corrections])
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
              {isSecond && twice.length > 0 && ` ${ownWords.twice(tilesNamed(twice))}`}
              {isSecond && twice.length === 0 && missing.length > 0 && ` ${ownWords.missing(tilesNamed(missing))}`}
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
      <ProblemNotice text={problem === null ? null : ownWords.notKept} />
    </PhotoDialog>
  )
}

const tilesNamed = (tiles: readonly Tile[]): readonly string[] => tiles.map(makeTile)
