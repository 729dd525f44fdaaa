import { useLayoutEffect, useState, type RefObject } from 'react'

/** What a table usually has, until it is measured. */
const USUAL_ASPECT = 1.6

/** The room there is for the picture. */
export interface Stage {
  /** Width ÷ height. */
  readonly aspect: number
  /** In pixels; null until it is measured. */
  readonly width: number | null
}

/** The shape and size of an element, followed as it is resized. */
export function useStage(element: RefObject<HTMLElement | null>): Stage {
  const [stage, setStage] = useState<Stage>({ aspect: USUAL_ASPECT, width: null })
  useLayoutEffect(() => {
    const measured = element.current
    if (measured === null) return
    const measure = (): void => {
      const { width, height } = measured.getBoundingClientRect()
      if (width > 0 && height > 0) {
        setStage((before) => (before.width === width && before.aspect === width / height ? before : { aspect: width / height, width }))
      }
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return stage
}
