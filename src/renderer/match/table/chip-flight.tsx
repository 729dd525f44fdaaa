import { useEffect, useRef } from 'react'
import type { Seat } from '#shared/match/events'
import { steady } from '../../app/steady'
import { FLIGHT } from '../../components/points-chip/flight'
import { moves } from '../../components/points-chip/use-landing'
import type { MatchView } from '../match-view'
import { edgePoint, seatTurn } from '../model/seat-edge'
import { returnedChips, wonChips, type WonChips } from '../model/won-chips'
import { BACK, THERE, throwChip, type ChipFrame, type Point, type ThrowWay } from './thrown-chip'
import styles from './chip-flight.module.css'

interface ChipFlightProps {
  readonly view: MatchView
  /** Whose phone lies at the table: their chips leave the felt towards where they sit, and fall into the phone. */
  readonly phones?: ReadonlySet<Seat>
  /** Whose phone this is: their chips come from the felt that everyone looks at, and no felt in the hand sends any. */
  readonly own?: Seat | null
}

/** How far over the edge of the felt a chip goes that leaves it, in pixels. */
const BEYOND = 24

/** Chips that fly from the tile just laid to the player who won them, and back when it is taken back. Decorative, over everything, and gone at once: what was entered is on the page already, and the score counts as they land (`useLanding`). */
export const ChipFlight = steady(function ChipFlight({ view, phones, own = null }: ChipFlightProps) {
  const sky = useRef<HTMLDivElement>(null)
  const seen = useRef(view)
  useEffect(() => {
    const before = seen.current
    seen.current = view
    if (before.revision === view.revision || !moves()) return
    const away = ({ seat }: WonChips): boolean => seat !== own
    const [won, returned] = [wonChips(before, view).filter(away), returnedChips(before, view).filter(away)]
    /* Most plays win nothing, and nothing is measured for them. */
    if (won.length + returned.length === 0) return
    /* What was entered is painted first. */
    requestAnimationFrame(() => {
      const flying = sky.current
      if (flying === null) return
      const end = (seat: Seat): ChipFrame | null => (phones?.has(seat) === true ? offFelt(seat, view.names.length) : scoreOf(seat))
      fly(flying, won, '[data-latest]', end, THERE)
      fly(flying, returned, '[data-leaving]', end, BACK)
    })
  }, [view, phones, own])
  return <div ref={sky} className={styles.sky} aria-hidden="true" />
})

function fly(sky: HTMLElement, chips: readonly WonChips[], tile: string, end: (seat: Seat) => ChipFrame | null, way: ThrowWay): void {
  const from = chips.length === 0 ? null : elementMiddle(tile)
  if (from === null) return
  for (const { seat, chips: count } of chips) {
    const to = end(seat)
    if (to === null) continue
    /* Thrown, so a little over the straight way. */
    const over = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - Math.min(48, Math.hypot(to.x - from.x, to.y - from.y) / 6) }
    const frames = [{ ...from, scale: 0.6, opacity: 0.2 }, { ...over, scale: 1, opacity: 1, offset: 0.5 }, to]
    for (let place = 0; place < Math.min(count, FLIGHT.most); place++) throwChip(sky, frames, { place, way })
  }
}

function scoreOf(seat: Seat): ChipFrame | null {
  const at = elementMiddle(`[data-seat="${seat}"] [data-score]`)
  return at === null ? null : { ...at, scale: 0.7, opacity: 0.5 }
}

function offFelt(seat: Seat, players: number): ChipFrame | null {
  const felt = document.querySelector('[data-felt]')?.getBoundingClientRect()
  return felt === undefined ? null : { ...edgePoint(felt, seatTurn(seat, players), BEYOND), scale: 1, opacity: 0 }
}

function elementMiddle(selector: string): Point | null {
  const box = document.querySelector(selector)?.getBoundingClientRect()
  return box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
