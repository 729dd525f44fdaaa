import { FLIGHT, type Flight } from '../../components/points-chip/flight'
import styles from './chip-flight.module.css'

export interface Point {
  readonly x: number
  readonly y: number
}

/** A moment on a chip's way: where its middle is, and how it looks there. */
export interface ChipFrame extends Point {
  /** 1: as large as it lies in the middle of its way. */
  readonly scale: number
  readonly opacity: number
  /** When, from 0 to 1; evenly apart where it is left out. */
  readonly offset?: number
  readonly easing?: string
}

/** What is undone goes backwards, in two thirds of the time. */
export const BACK = { direction: 'reverse', rate: 1.5 } as const
export const THERE = { direction: 'normal', rate: 1 } as const
export type ThrowWay = typeof BACK | typeof THERE

interface Throw {
  readonly place: number
  readonly way?: ThrowWay
  readonly flight?: Flight
  /** Of the whole way. */
  readonly easing?: string
}

/** Sends the chip at `place`, from 0, of those that go together on its way through `sky`; it is gone when it has arrived. */
export function throwChip(
  sky: HTMLElement,
  frames: readonly ChipFrame[],
  { place, way: { direction, rate } = THERE, flight: { afterMs, ms, apartMs } = FLIGHT, easing = 'ease-in-out' }: Throw,
  onLanded?: () => void,
): void {
  const chip = sky.appendChild(document.createElement('span'))
  chip.className = styles.chip ?? ''
  const moved = frames.map(({ x, y, scale, ...rest }) => ({ ...rest, transform: `translate(${x}px, ${y}px) scale(${scale})` }))
  const flown = chip.animate(moved, { duration: ms / rate, delay: (afterMs + place * apartMs) / rate, easing, fill: 'backwards', direction })
  flown.onfinish = () => {
    chip.remove()
    onLanded?.()
  }
  flown.oncancel = () => chip.remove()
}
