import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { elementAt } from '#shared/kernel/assert'
import type { Colours } from '#shared/watch/align'
import type { TablePlaces } from '#shared/watch/game'
import type { Box, Grey } from '#shared/watch/grey'
import type { CloseLook } from '#shared/watch/state'
import type { MatchCommands } from '../../match/hooks/use-match-commands'
import type { MatchView } from '../../match/match-view'
import { useOwnTiles } from '../../photo/own/own-tiles-context'
import { useRecognizer } from '../../photo/use-photo'
import type { Recognizer } from '../../recognition/recognizer'
import { useSetting } from '../../settings/settings'
import { type Inputs, type KeeperState, TableKeeper } from './table-keeper'

/** What movement is seen in: small, so that a glance costs nothing. */
const [WIDTH, HEIGHT] = [160, 120]

/** The size of the picture in which face-down tiles are counted. */
const [COUNTED_WIDTH, COUNTED_HEIGHT] = [320, 240]

/** Takes pictures of a size of what a camera shows, four bytes for each place; null before it shows anything. */
function frames(width: number, height: number): (video: HTMLVideoElement) => Uint8ClampedArray | null {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return (video) => {
    if (context === null || video.readyState < video.HAVE_CURRENT_DATA) return null
    context.drawImage(video, 0, 0, width, height)
    return context.getImageData(0, 0, width, height).data
  }
}

/** Takes small grey pictures of what a camera shows; null before it shows anything. */
function greyFrames(): (video: HTMLVideoElement) => Grey | null {
  const frame = frames(WIDTH, HEIGHT)
  return (video) => {
    const data = frame(video)
    if (data === null) return null
    const grey = new Uint8Array(WIDTH * HEIGHT)
    for (let i = 0; i < grey.length; i++) grey[i] = (elementAt(data, 4 * i) + 2 * elementAt(data, 4 * i + 1) + elementAt(data, 4 * i + 2)) / 4
    return { width: WIDTH, height: HEIGHT, data: grey }
  }
}

/** Takes small pictures in colour of what a camera shows; null before it shows anything. */
function colourFrames(): (video: HTMLVideoElement) => Colours | null {
  const frame = frames(COUNTED_WIDTH, COUNTED_HEIGHT)
  return (video) => {
    const data = frame(video)
    return data === null ? null : { width: COUNTED_WIDTH, height: COUNTED_HEIGHT, data: Uint8Array.from(data.filter((_, i) => i % 4 !== 3)) }
  }
}

/** A part of what the camera shows, in whole pixels. */
interface FramePart {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function partOf({ videoWidth, videoHeight }: Pick<HTMLVideoElement, 'videoWidth' | 'videoHeight'>, { left, top, right, bottom }: Box): FramePart {
  const [x, y] = [Math.floor(left * videoWidth), Math.floor(top * videoHeight)]
  return { x, y, width: Math.max(1, Math.ceil(right * videoWidth) - x), height: Math.max(1, Math.ceil(bottom * videoHeight) - y) }
}

/** How often the camera is glanced at, in milliseconds. */
const GLANCE_MS = 200
/** With the game's knowledge, readings count that would be too unsure alone. */
const LEAST_READING = 0.1

interface KeeperOptions {
  readonly view: MatchView
  readonly commands: MatchCommands
  readonly video: HTMLVideoElement | null
  /** The camera runs, and the page is seen. */
  readonly active: boolean
  readonly places: TablePlaces
}

/** A camera that keeps the score of the match on the page. */
export function useKeeper({ view, commands, video, active, places }: KeeperOptions): { readonly kept: KeeperState; readonly keeper: TableKeeper } {
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
        const seen = await readFrame(recognizer, video, act, { print, own, least: LEAST_READING })
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
async function readFrame(
  recognizer: Recognizer,
  video: HTMLVideoElement | null,
  { within }: Parameters<Inputs['read']>[0],
  options: Parameters<Recognizer['readTiles']>[1],
): Promise<Pick<CloseLook, 'tiles' | 'width' | 'height'> | null> {
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
