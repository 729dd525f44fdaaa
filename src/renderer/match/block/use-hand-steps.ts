import { useEffect, useState } from 'react'
import type { Seat } from '#shared/match/events'
import type { ShownHands, HandTable } from '../model/blocked-hands'
import { isFull } from '../model/refused-tile'

/** How long after a step that nobody pressed for a press still means the hand before it, in milliseconds. */
export const SETTLING_MS = 700

interface HandSteps {
  /** Whose hand is asked for. */
  readonly seat: Seat
  readonly setSeat: (seat: Seat) => void
  /** Whose hand has just become full, so that the next one is asked for; null once that one has a tile. */
  readonly filled: Seat | null
  /** Whether a press may go on from this hand. */
  readonly canGoOn: boolean
  /** Nothing comes after this hand but the ruling. */
  readonly last: boolean
  /** This hand is full: on to the next that is not. One that was left behind stays as it was left. */
  readonly goOn: (hands: ShownHands) => void
}

/**
 * Which hand of a blocked round is asked for.
 *
 * A hand that is full goes on to the next by itself. A person who has not seen that presses "Next hand" all the same: for a moment that does nothing,
 * and never while the hand has no tile, so that nobody is skipped.
 */
export function useHandSteps(table: HandTable, hands: ShownHands): HandSteps {
  const full = (all: ShownHands, at: Seat): boolean => isFull(all[at] ?? [], table.expected[at] ?? null)
  const [seat, go] = useState<Seat>(() =>
    Math.max(
      0,
      hands.findIndex((_, at) => !full(hands, at)),
    ),
  )
  const [filled, setFilled] = useState<Seat | null>(null)
  const [settling, setSettling] = useState(false)
  useEffect(() => {
    if (!settling) return
    const settled = setTimeout(() => setSettling(false), SETTLING_MS)
    return () => clearTimeout(settled)
  }, [settling])
  const [began, setBegan] = useState(0)
  const tiles = hands[seat]?.length ?? 0
  const touched = filled !== null && tiles !== began
  if (touched) {
    setFilled(null)
    setSettling(false)
  }
  const step = (to: Seat, from: Seat | null, all: ShownHands): void => {
    go(to)
    setFilled(from)
    setSettling(from !== null)
    setBegan(all[to]?.length ?? 0)
  }
  return {
    seat,
    setSeat: (to) => step(to, null, hands),
    filled,
    canGoOn: !settling && (tiles > 0 || table.expected[seat] === 0),
    last: seat === hands.length - 1 || hands.every((_, at) => full(hands, at)),
    goOn: (all) => {
      const open = all.findIndex((_, at) => at > seat && !full(all, at))
      if (open >= 0) step(open, seat, all)
    },
  }
}
