import { useEffect, useRef } from 'react'
import type { MatchView } from '../match-view'
import { wonChips, type WonChips } from '../model/won-chips'
import styles from './table.module.css'

/** More than a handful cannot be counted while they move. */
const MOST_CHIPS = 6
/** A flight is over before the next tile can be typed: 380 + 5 × 20 milliseconds. */
const FLIGHT_MS = 380
const APART_MS = 20

/** Chips that fly from the tile just laid to the player who won them. Decorative, over everything, and gone at once: the panels have changed already. */
export function ChipFlight({ view }: { readonly view: MatchView }) {
  const sky = useRef<HTMLDivElement>(null)
  const seen = useRef(view)
  useEffect(() => {
    const before = seen.current
    seen.current = view
    const won = before.revision === view.revision ? [] : wonChips(before, view)
    if (won.length === 0 || document.documentElement.dataset['motion'] !== 'full' || document.visibilityState === 'hidden') return
    /* What was entered is painted first. */
    requestAnimationFrame(() => {
      if (sky.current !== null) fly(sky.current, won)
    })
  }, [view])
  return <div ref={sky} className={styles.sky} aria-hidden="true" />
}

interface Point {
  readonly x: number
  readonly y: number
}

function fly(sky: HTMLElement, won: readonly WonChips[]): void {
  const from = middleOf('[data-latest]')
  if (from === null) return
  for (const { seat, chips } of won) {
    const to = middleOf(`[data-seat="${seat}"] [data-score]`)
    if (to === null) continue
    for (let place = 0; place < Math.min(chips, MOST_CHIPS); place++) send(sky, from, to, place * APART_MS)
  }
}

function send(sky: HTMLElement, from: Point, to: Point, delay: number): void {
  const chip = sky.appendChild(document.createElement('span'))
  chip.className = styles.chip ?? ''
  const at = ({ x, y }: Point, size: number): string => `translate(${x}px, ${y}px) scale(${size})`
  /* Thrown, so a little over the straight way. */
  const over = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - Math.min(48, Math.hypot(to.x - from.x, to.y - from.y) / 6) }
  const flight = chip.animate(
    [
      { transform: at(from, 0.6), opacity: 0.2 },
      { transform: at(over, 1), opacity: 1, offset: 0.5 },
      { transform: at(to, 0.7), opacity: 0.5 },
    ],
    { duration: FLIGHT_MS, delay, easing: 'ease-in-out', fill: 'backwards' },
  )
  flight.onfinish = () => chip.remove()
  flight.oncancel = () => chip.remove()
}

function middleOf(selector: string): Point | null {
  const box = document.querySelector(selector)?.getBoundingClientRect()
  return box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
