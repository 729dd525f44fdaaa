import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/** Whole seconds left of those that were left when `from` came; counted here, so that no two clocks need agree. */
export function useCountdown(left: number, from: unknown): number {
  const [counted, setCounted] = useState({ from, left })
  useEffect(() => {
    const at = performance.now()
    const timer = setInterval(() => setCounted({ from, left: left - (performance.now() - at) / SECOND_MS }), SECOND_MS)
    return () => clearInterval(timer)
  }, [from, left])
  return Math.max(0, Math.ceil(counted.from === from ? counted.left : left))
}
