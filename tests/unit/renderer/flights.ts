import { onTestFinished } from 'vitest'

interface Point {
  readonly x: number
  readonly y: number
}

/** A chip on its way, as it was sent: from and to where in the window, in pixels, and when it begins, in milliseconds. */
export interface Flown {
  readonly from: Point
  readonly to: Point
  readonly begins: number
  /** Ends the way. */
  readonly land: () => void
}

/** Every chip that is sent from now on, until the test is over: jsdom moves nothing. */
export function ofFlights(): readonly Flown[] {
  const flown: Flown[] = []
  const at = (frame: Keyframe | undefined): Point => {
    const [, x, y] = /translate\((-?[\d.]+)px, (-?[\d.]+)px\)/.exec(String(frame?.['transform'])) ?? []
    return { x: Number(x), y: Number(y) }
  }
  Element.prototype.animate = (frames, timing) => {
    const [all, { delay = 0, direction }] = [frames as Keyframe[], timing as KeyframeAnimationOptions]
    const ways = [at(all[0]), at(all.at(-1))] as const
    const [from, to] = direction === 'reverse' ? [ways[1], ways[0]] : ways
    const flight = new EventTarget() as Animation
    flown.push({ from, to, begins: delay, land: () => void flight.onfinish?.(new Event('finish') as AnimationPlaybackEvent) })
    return flight
  }
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'animate'))
  return flown
}
