import { useEffect, useState } from 'react'
import type { RoundClock } from '#shared/evening/state'

/** Seconds that are left at a moment, never more than at its start; below 0 once the time is up. */
export function secondsLeft({ running, seconds, since }: RoundClock, now: number): number {
  return running ? seconds - Math.max(0, Math.floor((now - Date.parse(since)) / 1000)) : seconds
}

/** `18:40`; without a sign once the time is up. */
export function clockText(seconds: number): string {
  const shown = Math.max(0, seconds)
  return `${Math.floor(shown / 60)}:${String(shown % 60).padStart(2, '0')}`
}

/** The seconds that are left, again each second while the clock runs. */
export function useSecondsLeft(clock: RoundClock | null, whole: number): number {
  const [now, setNow] = useState(() => Date.now())
  const running = clock?.running === true
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [running])
  return clock === null ? whole : secondsLeft(clock, now)
}
