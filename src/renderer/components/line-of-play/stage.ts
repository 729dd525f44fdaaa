import { useLayoutEffect, useState, type RefObject } from 'react'
import { atLeast, rectMiddle, type Point, type Rect } from './geometry'

/** The room there is for the picture, in pixels. */
export interface Stage {
  readonly width: number
  readonly height: number
  /** How much larger the felt round it is. */
  readonly around: { readonly width: number; readonly height: number }
  /** False until it is measured. */
  readonly measured: boolean
}

/** What a table usually has, until it is measured. */
const USUAL: Stage = { width: 960, height: 600, around: { width: 0, height: 0 }, measured: false }

/** The size of an element, followed as it is resized. */
export function useStage(element: RefObject<HTMLElement | null>): Stage {
  const [stage, setStage] = useState(USUAL)
  useLayoutEffect(() => {
    const measured = element.current
    if (measured === null) return
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = measured
      const felt = measured.closest('[data-felt]') ?? measured
      const around = { width: felt.clientWidth - width, height: felt.clientHeight - height }
      const now = { width, height, around, measured: true }
      if (width > 0 && height > 0) setStage((before) => (isSameStage(before, now) ? before : now))
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return stage
}

function isSameStage(a: Stage, b: Stage): boolean {
  const parts = ({ width, height, around, measured }: Stage) => [width, height, around.width, around.height, measured]
  return parts(a).every((part, place) => part === parts(b)[place])
}

/** A target this large needs no room about it; the middles of smaller ones lie this far apart (WCAG 2.5.8), in pixels. */
const LEAST_TARGET = 24

/** Least side of the button at an open end, in pixels: `--touch`. */
const END_BUTTON = 56

interface Drawn {
  readonly tiles: readonly Rect[]
  /** Where the next tile would go at each end that is a button. */
  readonly slots: readonly Rect[]
}

/**
 * Whether every tile is large enough to be tapped where it is drawn.
 *
 * `scale` is the side of one half in pixels; null while nothing is measured, when there is room.
 */
export function canBeTapped({ tiles, slots }: Drawn, scale: number | null): boolean {
  if (scale === null || scale >= LEAST_TARGET) return true
  const middles = tiles.map(rectMiddle)
  const buttons = slots.map((slot) => atLeast(slot, END_BUTTON / scale, END_BUTTON / scale))
  return middles.every(
    (middle, at) =>
      middles.slice(at + 1).every((other) => Math.hypot(middle.x - other.x, middle.y - other.y) * scale >= LEAST_TARGET) &&
      buttons.every((button) => away(middle, button) * scale >= LEAST_TARGET / 2),
  )
}

/** How far a point lies from a rectangle; nothing inside it. */
function away({ x, y }: Point, rect: Rect): number {
  return Math.hypot(Math.max(rect.x - x, 0, x - rect.x - rect.width), Math.max(rect.y - y, 0, y - rect.y - rect.height))
}
