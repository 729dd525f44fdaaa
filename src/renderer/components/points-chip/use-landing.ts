import { useLayoutEffect, useRef, useState } from 'react'
import { FLIGHT, landings, type Flight } from './flight'

/** A score that counts up as its chips land. At once where nothing moves, and where points are lost or taken back. `flight` must keep its identity between renders. */
export function useLanding(score: number, flight: Flight = FLIGHT): number {
  const before = useRef(score)
  const [landing, setLanding] = useState<{ readonly to: number; readonly shown: number } | null>(null)
  /* Before anything is painted: the new score is not seen first. */
  useLayoutEffect(() => {
    const from = before.current
    before.current = score
    const steps = moves() ? landings(from, score, flight) : []
    if (steps.length === 0) {
      setLanding(null)
      return
    }
    setLanding({ to: score, shown: from })
    const timers = steps.map(([after, shown]) => setTimeout(() => setLanding(shown === score ? null : { to: score, shown }), after))
    return () => timers.forEach(clearTimeout)
  }, [score, flight])
  return landing !== null && landing.to === score ? landing.shown : score
}

/** Whether chips fly on this page now. */
export function moves(): boolean {
  return document.documentElement.dataset['motion'] === 'full' && document.visibilityState !== 'hidden'
}
