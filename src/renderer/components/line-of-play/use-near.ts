import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Rect } from './geometry'
import type { Gestures } from './gestures'

interface Options {
  /** False where the line only is to be seen whole. */
  readonly on: boolean
  readonly width: number
  readonly height: number
  readonly unit: number
  /** Names the line; another one is seen whole at first. */
  readonly line: string | undefined
  /** What has to be seen now, in halves: where a tile is about to be played. */
  readonly wanted: readonly Rect[]
}

/** How near a line has been brought, 1 where it is seen whole, and the way back. */
export interface Near {
  readonly scale: number
  readonly fit: () => void
}

/** Brings a line nearer by two fingers, a trackpad or a double tap; what reads gestures is fetched when the line is there. */
export function useNear(stage: RefObject<HTMLElement | null>, plane: RefObject<HTMLElement | null>, { on, width, height, unit, line, wanted }: Options): Near {
  const gestures = useRef<Gestures | null>(null)
  const [scale, setScale] = useState(1)
  const size = useRef({ width, height, unit })
  useEffect(() => {
    if (!on || stage.current === null || plane.current === null) return
    const [still, moved] = [stage.current, plane.current]
    let left = false
    void import('./gestures').then(({ watchGestures }) => {
      if (left) return
      gestures.current = watchGestures(still, moved, setScale)
      gestures.current.resize(size.current.width, size.current.height, size.current.unit)
    })
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
  const asked = wanted.length
  useEffect(() => {
    const [seen, whole] = [stage.current?.getBoundingClientRect(), plane.current?.getBoundingClientRect()]
    if (asked === 0 || seen === undefined || whole === undefined || whole.width <= seen.width) return
    const pixel = (whole.width / seen.width) * size.current.unit
    const hidden = ({ x, y, width: wide, height: high }: Rect): boolean =>
      whole.left + x * pixel < seen.left ||
      whole.top + y * pixel < seen.top ||
      whole.left + (x + wide) * pixel > seen.right ||
      whole.top + (y + high) * pixel > seen.bottom
    if (places.current.some(hidden)) gestures.current?.fit()
  }, [asked, stage, plane])
  return { scale, fit: () => gestures.current?.fit() }
}
