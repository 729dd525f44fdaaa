import { useEffect, useRef } from 'react'
import { steady } from '../../app/steady'
import { FLIGHT } from '../../components/points-chip/flight'
import { moves } from '../../components/points-chip/use-landing'
import type { MatchView } from '../match-view'
import { returnedChips, wonChips, type WonChips } from '../model/won-chips'
import styles from './chip-flight.module.css'

/** Chips that fly from the tile just laid to the player who won them, and back when it is taken back. Decorative, over everything, and gone at once: what was entered is on the page already, and the score counts as they land (`useLanding`). */
export const ChipFlight = steady(function ChipFlight({ view }: { readonly view: MatchView }) {
  const sky = useRef<HTMLDivElement>(null)
  const seen = useRef(view)
  useEffect(() => {
    const before = seen.current
    seen.current = view
    if (before.revision === view.revision || !moves()) return
    const [won, returned] = [wonChips(before, view), returnedChips(before, view)]
    if (won.length + returned.length === 0) return
    /* What was entered is painted first. */
    requestAnimationFrame(() => {
      if (sky.current === null) return
      fly(sky.current, won, '[data-latest]')
      fly(sky.current, returned, '[data-leaving]', BACK)
    })
  }, [view])
  return <div ref={sky} className={styles.sky} aria-hidden="true" />
})

interface Point {
  readonly x: number
  readonly y: number
}

/** What is undone goes backwards, in two thirds of the time. */
const BACK = { direction: 'reverse', rate: 1.5 } as const
const THERE = { direction: 'normal', rate: 1 } as const

function fly(sky: HTMLElement, chips: readonly WonChips[], tile: string, way: typeof BACK | typeof THERE = THERE): void {
  const from = middleOf(tile)
  if (from === null) return
  for (const { seat, chips: count } of chips) {
    const to = middleOf(`[data-seat="${seat}"] [data-score]`)
    if (to === null) continue
    for (let place = 0; place < Math.min(count, FLIGHT.most); place++) send(sky, from, to, place * FLIGHT.apartMs, way)
  }
}

function send(sky: HTMLElement, from: Point, to: Point, delay: number, { direction, rate }: typeof BACK | typeof THERE): void {
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
    { duration: FLIGHT.ms / rate, delay: delay / rate, easing: 'ease-in-out', fill: 'backwards', direction },
  )
  flight.onfinish = () => chip.remove()
  flight.oncancel = () => chip.remove()
}

function middleOf(selector: string): Point | null {
  const box = document.querySelector(selector)?.getBoundingClientRect()
  return box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
