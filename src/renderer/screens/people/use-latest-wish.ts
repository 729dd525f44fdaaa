import { useRef, useState } from 'react'

/**
 * For what is chosen faster than it is stored, as with arrow keys: the first wish is sent at once, and when it is done the latest of those
 * that came meanwhile. `wished` is what was chosen last, until it is stored; null then.
 */
export function useLatestWish<T>(send: (wish: T) => Promise<unknown>): { readonly wished: T | null; readonly wish: (value: T) => Promise<void> } {
  const next = useRef<{ readonly value: T } | null>(null)
  const underWay = useRef(false)
  const [wished, setWished] = useState<T | null>(null)
  const wish = async (value: T): Promise<void> => {
    next.current = { value }
    setWished(value)
    if (underWay.current) return
    underWay.current = true
    while (next.current !== null) {
      const { value: latest } = next.current
      next.current = null
      await send(latest)
    }
    underWay.current = false
    setWished(null)
  }
  return { wished, wish }
}
