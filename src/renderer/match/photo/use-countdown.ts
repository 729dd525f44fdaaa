import { useEffect, useEffectEvent, useState } from 'react'

const TICK_MS = 100

/**
 * Counts down for what is named, and calls `onEnd` once; begins afresh when another thing is named, and ends without a call when nothing is.
 *
 * `seconds`: how long. Gives whole seconds left, rounded up.
 */
export function useCountdown(of: string | null, seconds: number, onEnd: () => void): number {
  const [left, setLeft] = useState({ of, seconds })
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (of === null) return
    const until = performance.now() + 1000 * seconds
    const timer = setInterval(() => {
      const rest = Math.ceil((until - performance.now()) / 1000)
      setLeft((before) => (before.of === of && before.seconds === rest ? before : { of, seconds: rest }))
      if (rest > 0) return
      clearInterval(timer)
      end()
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [of, seconds])
  return left.of === of ? Math.max(0, left.seconds) : seconds
}
