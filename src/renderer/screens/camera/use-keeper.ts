import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { TablePlaces } from '#shared/watch/game'
import type { Look } from '#shared/watch/state'
import type { MatchCommands } from '../../match/hooks/use-match-commands'
import type { MatchView } from '../../match/match-view'
import { useOwnTiles } from '../../photo/own/own-tiles-context'
import { useRecognizer } from '../../photo/use-photo'
import type { Recognizer } from '../../recognition/recognizer'
import { useSetting } from '../../settings/settings'
import { colourFrames, greyFrames, partOf } from './frames'
import { TableKeeper, type Inputs, type Kept } from './table-keeper'

/** How often the camera is glanced at, in milliseconds. */
const GLANCE_MS = 200
/** With the game's knowledge, readings count that would be too unsure alone. */
const LEAST = 0.1

interface Options {
  readonly view: MatchView
  readonly commands: MatchCommands
  readonly video: HTMLVideoElement | null
  /** The camera runs, and the page is seen. */
  readonly active: boolean
  readonly places: TablePlaces
}

/** A camera that keeps the score of the match on the page. */
export function useKeeper({ view, commands, video, active, places }: Options): { readonly kept: Kept; readonly keeper: TableKeeper } {
  const recognizer = useRecognizer()
  const print = useSetting('tile-print')
  const own = useOwnTiles()?.tiles
  const enters = useSetting('camera-enters')
  const [keeper] = useState(() => new TableKeeper())
  const [colours] = useState(colourFrames)
  useLayoutEffect(() => {
    keeper.update({
      view,
      commands,
      places,
      pace: enters === 'asked' ? null : Number(enters),
      read: async (act) => {
        /* The small picture is taken first: it shows what the reader is about to read. */
        const small = places.boneyard === null || video === null ? null : colours(video)
        const seen = await read(recognizer, video, act, { print, own, least: LEAST })
        return seen === null ? null : { ...seen, colours: small }
      },
    })
  })
  useEffect(() => {
    if (!active || video === null) return
    const frame = greyFrames()
    void recognizer.warmUp(print)
    const timer = setInterval(() => {
      const grey = frame(video)
      if (grey !== null) keeper.glance(grey)
    }, GLANCE_MS)
    return () => {
      clearInterval(timer)
      keeper.pause()
    }
  }, [active, keeper, recognizer, print, video])
  return { kept: useSyncExternalStore(keeper.subscribe, keeper.shown), keeper }
}

/** Reads a part of what a camera shows now; corners in the pixels of all of it. Nothing is kept. */
async function read(
  recognizer: Recognizer,
  video: HTMLVideoElement | null,
  { within }: Parameters<Inputs['read']>[0],
  options: Parameters<Recognizer['readTiles']>[1],
): Promise<Pick<Look, 'tiles' | 'width' | 'height'> | null> {
  if (video === null || video.videoWidth === 0) return null
  const { videoWidth, videoHeight } = video
  const part = partOf(video, within)
  const frame = await createImageBitmap(video, part.x, part.y, part.width, part.height).catch(() => null)
  if (frame === null) return null
  const share = Math.max(part.width, part.height) / Math.max(videoWidth, videoHeight)
  const result = await recognizer.readTiles(frame, { ...options, share })
  if (!result.ok) return null
  const { picture, tiles } = result.value
  const scale = part.width / Math.max(1, picture.width)
  picture.close()
  const at = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: part.x + scale * x, y: part.y + scale * y })
  return {
    width: videoWidth,
    height: videoHeight,
    tiles: tiles.map(({ corners: [a, b, c, d], ...tile }) => ({ ...tile, corners: [at(a), at(b), at(c), at(d)] as const })),
  }
}
