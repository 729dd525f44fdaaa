import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Point, TileDetection } from '#shared/recognition/detection'
import { addFrame, type Pan, PAN_BEGINS, type PanView } from '#shared/recognition/pan'
import { type PannedTable, pannedTable } from '#shared/recognition/pan-table'
import type { Result } from '#shared/kernel/result'
import type { Tile } from '#shared/domino/tile'
import type { PictureToRead, RecognitionFault, TilePhoto } from '../../recognition/recognizer'
import { firstFrame } from '../source/first-frame'

/** A tile of the line as it lies: the half that joins the one before it is on the left, which is the lower one where it is `flipped`. */
export interface LyingTile {
  readonly tile: Tile
  readonly flipped: boolean
  readonly unsure: boolean
}

/** What reads the pictures of a line, and gets the line when the camera has been moved along all of it. */
export interface PanReader {
  /** Reads one picture; one of a camera passes to it. */
  readonly read: (picture: PictureToRead) => Promise<Result<TilePhoto, RecognitionFault>>
  /** The line that is read so far. */
  readonly line: (tiles: readonly TileDetection[]) => readonly LyingTile[]
  /** Gets all of it as one photo, to be looked over as any other; the reader closes it. */
  readonly onPanned: (photo: TilePhoto) => void
}

export interface PanControl {
  /** What was seen so far; nothing before the camera is moved. */
  readonly pan: Pan
  readonly line: readonly LyingTile[]
  readonly running: boolean
  /** A picture is being read that was chosen, or taken with a phone's own camera. */
  readonly reading: boolean
  readonly fault: RecognitionFault | null
  readonly start: () => void
  /** Goes on with what was seen before. */
  readonly goOn: () => void
  /** Joins pictures that were taken one by one; begins with them where nothing was seen before. */
  readonly add: (pictures: readonly Blob[]) => void
  /** Throws away what was seen. */
  readonly stop: () => void
  readonly finish: () => Promise<void>
}

/** Between two pictures the page has its own time, in milliseconds. */
const PAUSE_MS = 60
/** As many pixels of each picture are kept to be shown, along its longer side, and so many pictures. */
const KEPT_SIDE = 720
const MOST_KEPT = 48

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS))

async function smaller(picture: ImageBitmap): Promise<ImageBitmap> {
  const share = Math.min(1, KEPT_SIDE / Math.max(picture.width, picture.height))
  return createImageBitmap(picture, {
    resizeWidth: Math.max(1, Math.round(picture.width * share)),
    resizeHeight: Math.max(1, Math.round(picture.height * share)),
  })
}

/** Pictures that were kept, by their numbers; of too many every second one goes. */
function keep(pictures: Map<number, ImageBitmap>, frame: number, picture: ImageBitmap): void {
  pictures.set(frame, picture)
  if (pictures.size <= MOST_KEPT) return
  ;[...pictures].forEach(([each, kept], at) => {
    if (at % 2 === 0) return
    kept.close()
    pictures.delete(each)
  })
}

/** A picture bends over the table where it was taken aslant: it is drawn in so many parts, each of them flat. */
const [COLUMNS, ROWS] = [8, 6]
/** Parts lie over each other by so much, in pixels, so that no seam is seen. */
const OVERLAP = 1

/** Draws one picture where it lies; `picture` may have fewer pixels than the one that was read. */
function drawView(context: CanvasRenderingContext2D, view: PanView, picture: ImageBitmap, place: (point: Point) => Point): void {
  const { width, height } = view.flat.size
  const [wide, high] = [width / COLUMNS, height / ROWS]
  const share = picture.width / width
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const [x, y] = [column * wide, row * high]
      const [from, right, down] = [place({ x, y }), place({ x: x + wide, y }), place({ x, y: y + high })]
      context.setTransform((right.x - from.x) / wide, (right.y - from.y) / wide, (down.x - from.x) / high, (down.y - from.y) / high, from.x, from.y)
      context.drawImage(picture, x * share, y * share, wide * share, high * share, 0, 0, wide + OVERLAP, high + OVERLAP)
    }
  }
}

/** Puts together what a camera saw on its way along a line; of each of its pictures as many pixels as `pictures` have, by their numbers. */
async function mosaicOf({ width, height, views, place }: PannedTable, pictures: ReadonlyMap<number, ImageBitmap>): Promise<ImageBitmap> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context !== null) {
    for (const view of views) {
      const picture = pictures.get(view.frame)
      if (picture !== undefined) drawView(context, view, picture, (point) => place(view, point))
    }
  }
  return createImageBitmap(canvas)
}

/** Reads one picture of the camera after the other while it is moved along a line, or pictures that are taken one by one, and joins them; no `video` while none is to be read. */
export function usePan(reader: PanReader | undefined, video: RefObject<HTMLVideoElement | null> | null): PanControl {
  const [pan, setPan] = useState(PAN_BEGINS)
  const [running, setRunning] = useState(false)
  const [waiting, setWaiting] = useState(0)
  const [fault, setFault] = useState<RecognitionFault | null>(null)
  const latest = useRef(PAN_BEGINS)
  const pictures = useRef(new Map<number, ImageBitmap>())
  /* Counts what was begun and stopped: what was asked before counts no more. */
  const turn = useRef(0)
  const read = reader?.read

  const forget = useCallback((): void => {
    for (const picture of pictures.current.values()) picture.close()
    pictures.current.clear()
    latest.current = PAN_BEGINS
    setPan(PAN_BEGINS)
  }, [])
  useEffect(() => {
    const kept = pictures.current
    return () => {
      turn.current = -1
      for (const picture of kept.values()) picture.close()
      kept.clear()
    }
  }, [])

  /** Reads a picture and joins it to those before, as long as it is still wanted. */
  const look = useCallback(
    async (picture: PictureToRead, isWanted: () => boolean): Promise<void> => {
      if (read === undefined) return
      const result = await read(picture)
      if (!result.ok) {
        if (!isWanted()) return
        setFault(result.error)
        setRunning(false)
        return
      }
      const { picture: seen, tiles } = result.value
      const shown = isWanted() ? await smaller(seen).catch(() => null) : null
      const size = { width: seen.width, height: seen.height }
      seen.close()
      if (!isWanted()) return shown?.close()
      if (shown !== null) keep(pictures.current, latest.current.frames, shown)
      latest.current = addFrame(latest.current, { tiles, size })
      setPan(latest.current)
    },
    [read],
  )

  useEffect(() => {
    if (!running || video === null) return
    let current = true
    const isWanted = (): boolean => current
    const follow = async (): Promise<void> => {
      while (isWanted()) {
        const element = video.current
        if (element !== null) await firstFrame(element)
        /* A camera that stops at this moment has no picture left. */
        const frame = element !== null && isWanted() ? await createImageBitmap(element).catch(() => null) : null
        if (frame !== null) await look(frame, isWanted)
        await pause()
      }
    }
    void follow()
    return () => {
      current = false
    }
  }, [running, look, video])

  const begin = (): void => {
    setFault(null)
    setRunning(true)
  }
  const add = async (added: readonly Blob[]): Promise<void> => {
    begin()
    const now = turn.current
    setWaiting((before) => before + added.length)
    for (const picture of added) {
      if (turn.current === now) await look(picture, () => turn.current === now)
      setWaiting((before) => before - 1)
    }
  }
  const finish = async (): Promise<void> => {
    setRunning(false)
    const table = pannedTable(latest.current)
    if (table === null) return
    const { tiles, coverage } = table
    reader?.onPanned({ picture: await mosaicOf(table, pictures.current), milliseconds: 0, tiles, coverage })
  }
  const line = useMemo(() => reader?.line(pannedTable(pan)?.tiles ?? []) ?? [], [reader, pan])
  return {
    pan,
    line,
    running,
    reading: waiting > 0,
    fault,
    start: () => {
      turn.current++
      forget()
      begin()
    },
    goOn: begin,
    add: (added) => void add(added),
    stop: () => {
      turn.current++
      setRunning(false)
      forget()
    },
    finish,
  }
}
