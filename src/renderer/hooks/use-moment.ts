import { useEffect, useState } from 'react'

/** How often `is` has become true since the component came. */
export function useTimes(is: boolean): number {
  const [last, setLast] = useState({ is, times: 0 })
  if (last.is === is) return last.times
  const now = { is, times: last.times + (is ? 1 : 0) }
  setLast(now)
  return now.times
}

/** True for a moment from each time on, counted from 1, also for one that has come before the component. */
export function useMoment(times: number, ms: number): boolean {
  const [over, setOver] = useState(0)
  useEffect(() => {
    if (times === over) return
    const timer = setTimeout(() => setOver(times), ms)
    return () => clearTimeout(timer)
  }, [times, over, ms])
  return times !== over
}
