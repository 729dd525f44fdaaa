import { useEffect, useEffectEvent, useState } from 'react'

/** How long each figure stands, in milliseconds. */
export const FIGURE_MS = 1000

export interface Countdown {
  /** The figure that is shown; null while nobody counts. */
  readonly figure: number | null
  readonly start: () => void
  readonly stop: () => void
}

/** Counts down to one, a figure a second, and then does what it counted for. */
export function useCountdown(from: number, then: () => void): Countdown {
  const [figure, setFigure] = useState<number | null>(null)
  const done = useEffectEvent(then)
  useEffect(() => {
    if (figure === null) return
    const timer = setTimeout(() => {
      if (figure > 1) return setFigure(figure - 1)
      setFigure(null)
      done()
    }, FIGURE_MS)
    return () => clearTimeout(timer)
  }, [figure])
  return { figure, start: () => setFigure(from), stop: () => setFigure(null) }
}
