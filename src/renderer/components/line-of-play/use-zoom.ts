import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Rect } from './geometry'
import type { ZoomGestures } from './zoom-gestures'

interface Options {
  /** False where the line cannot be zoomed. */
  readonly on: boolean
  readonly width: number
  readonly height: number
  readonly unit: number
  /** Names the line; a new one is not zoomed. */
  readonly line: string | undefined
  /** What has to be seen now, in halves: where a tile is about to be played. */
  readonly wanted: readonly Rect[]
}

/** How far a line is zoomed, 1 where all of it is seen, and the way back there. */
export interface Zoom {
  readonly scale: number
  readonly fit: () => void
}

/* Without it the line cannot be zoomed, and nothing else is missing; the next round asks for it again. */
const NOT_LOADED = (): void => undefined

/** Lets people zoom and pan a line. The gestures' code is loaded after the line is shown. */
export function useZoom(stage: RefObject<HTMLElement | null>, plane: RefObject<HTMLElement | null>, { on, width, height, unit, line, wanted }: Options): Zoom {
  const gestures = useRef<ZoomGestures | null>(null)
  const [scale, setScale] = useState(1)
  const size = useRef({ width, height, unit })
  useEffect(() => {
    if (!on || stage.current === null || plane.current === null) return
    const [still, moved] = [stage.current, plane.current]
    let left = false
    void import('./zoom-gestures').then(({ watchZoom }) => {
      if (left) return
      gestures.current = watchZoom(still, moved, setScale)
      gestures.current.resize(size.current.width, size.current.height, size.current.unit)
    }, NOT_LOADED)
    return () => {
      left = true
      gestures.current?.stop()
      gestures.current = null
    }
  }, [on, stage, plane])
  useEffect(() => {
    size.current = { width, height, unit }
    gestures.current?.resize(width, height, unit)
  }, [width, height, unit, line])
  const places = useRef(wanted)
  useEffect(() => {
    places.current = wanted
  })
  const asked = wanted.map(({ x, y }) => `${x} ${y}`).join()
  useEffect(() => {
    /* Measuring costs a layout; where all of the line is seen, nothing of it is hidden. */
    if (asked === '' || !gestures.current?.zoomed() || stage.current === null || plane.current === null) return
    const [seen, whole] = [stage.current.getBoundingClientRect(), plane.current.getBoundingClientRect()]
    const pixel = (whole.width / seen.width) * size.current.unit
    const hidden = ({ x, y, width: wide, height: high }: Rect): boolean =>
      whole.left + x * pixel < seen.left ||
      whole.top + y * pixel < seen.top ||
      whole.left + (x + wide) * pixel > seen.right ||
      whole.top + (y + high) * pixel > seen.bottom
    if (places.current.some(hidden)) gestures.current.fit()
  }, [asked, stage, plane])
  return { scale, fit: () => gestures.current?.fit() }
}
