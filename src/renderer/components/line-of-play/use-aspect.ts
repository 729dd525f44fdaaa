import { useLayoutEffect, useState, type RefObject } from 'react'

/** What a table usually has, until it is measured. */
const USUAL_ASPECT = 1.6

/** Width ÷ height of an element, followed as it is resized. */
export function useAspect(element: RefObject<HTMLElement | null>): number {
  const [aspect, setAspect] = useState(USUAL_ASPECT)
  useLayoutEffect(() => {
    const measured = element.current
    if (measured === null) return
    const measure = (): void => {
      const { width, height } = measured.getBoundingClientRect()
      if (width > 0 && height > 0) setAspect(width / height)
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return aspect
}
