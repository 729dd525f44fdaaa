import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { afterFrame, afterLook, hasMoved, lookAgain, wantsLook, WATCH_BEGINS } from './watch'

/** How often the camera is glanced at, in milliseconds. */
const GLANCE_MS = 200
/** What movement is seen in: small, so that a glance costs nothing. */
const WIDTH = 96
const HEIGHT = 72

interface Options {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly active: boolean
  /** Changes with the game: what lies there is then looked at again. */
  readonly game: unknown
  /** Reads what the camera sees: what it would propose, or null. */
  readonly look: () => Promise<string | null>
  /** The same was found twice running. */
  readonly onProposal: () => void
  /** Something moves that lay still. */
  readonly onMoved: () => void
}

/** Brightness of the picture now, or null before there is one. */
function glance(video: HTMLVideoElement, context: CanvasRenderingContext2D): Uint8Array | null {
  if (video.readyState < video.HAVE_CURRENT_DATA) return null
  context.drawImage(video, 0, 0, WIDTH, HEIGHT)
  const { data } = context.getImageData(0, 0, WIDTH, HEIGHT)
  return Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => ((data[4 * i] as number) + 2 * (data[4 * i + 1] as number) + (data[4 * i + 2] as number)) / 4)
}

/** Watches what the camera sees, and looks closely once it stands still. */
export function useWatch({ video, active, game, look, onProposal, onMoved }: Options): void {
  const watch = useRef(WATCH_BEGINS)
  const lookNow = useEffectEvent(look)
  const propose = useEffectEvent(onProposal)
  const moved = useEffectEvent(onMoved)

  useEffect(() => {
    watch.current = lookAgain(watch.current)
  }, [game])

  useEffect(() => {
    if (!active) return
    watch.current = WATCH_BEGINS
    const canvas = document.createElement('canvas')
    canvas.width = WIDTH
    canvas.height = HEIGHT
    const context = canvas.getContext('2d', { willReadFrequently: true })
    let before: Uint8Array | null = null
    let looking = false

    const closely = async (): Promise<void> => {
      looking = true
      const { epoch } = watch.current
      try {
        const found = await lookNow()
        const { watch: next, propose: proposed } = afterLook(watch.current, epoch, found)
        watch.current = next
        if (proposed) propose()
      } finally {
        looking = false
      }
    }
    const timer = setInterval(() => {
      if (video.current === null || context === null) return
      const seen = glance(video.current, context)
      if (seen === null) return
      const at = performance.now()
      const { stillSince } = watch.current
      watch.current = afterFrame(watch.current, at, before !== null && hasMoved(before, seen))
      before = seen
      if (stillSince !== null && watch.current.stillSince === null) moved()
      if (!looking && wantsLook(watch.current, at)) void closely()
    }, GLANCE_MS)
    return () => clearInterval(timer)
  }, [active, video])
}
