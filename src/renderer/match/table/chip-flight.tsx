import { useEffect, useRef } from 'react'
import { FLIGHT } from '../../components/points-chip/flight'
import { moves } from '../../components/points-chip/use-landing'
import type { MatchView } from '../match-view'
import { wonChips, type WonChips } from '../model/won-chips'
import styles from './chip-flight.module.css'

/** Chips that fly from the tile just laid to the player who won them. Decorative, over everything, and gone at once: what was entered is on the page already, and the score counts as they land (`useLanding`). */
export function ChipFlight({ view }: { readonly view: MatchView }) {
  const sky = useRef<HTMLDivElement>(null)
  const seen = useRef(view)
  useEffect(() => {
    const before = seen.current
    seen.current = view
    const won = before.revision === view.revision ? [] : wonChips(before, view)
    if (won.length === 0 || !moves()) return
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
    for (let place = 0; place < Math.min(chips, FLIGHT.most); place++) send(sky, from, to, place * FLIGHT.apartMs)
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
    { duration: FLIGHT.ms, delay, easing: 'ease-in-out', fill: 'backwards' },
  )
  flight.onfinish = () => chip.remove()
  flight.oncancel = () => chip.remove()
}

function middleOf(selector: string): Point | null {
  const box = document.querySelector(selector)?.getBoundingClientRect()
  return box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
