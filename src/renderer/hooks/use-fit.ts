import { useLayoutEffect, type RefObject } from 'react'

/** Sizes that are tried, the largest first: the scale runs from 1 to 0. */
const FIT_STEPS = 16

function overflows(element: HTMLElement): boolean {
  // borders between pixels make a difference of one
  return element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1
}

function fit(element: HTMLElement, briefest: number): void {
  for (let brief = 0; brief <= briefest; brief++) {
    element.dataset['brief'] = `${brief}`
    for (let step = FIT_STEPS; step >= 0; step--) {
      element.style.setProperty('--fit', `${step / FIT_STEPS}`)
      if (!overflows(element)) return
    }
  }
}

/**
 * Shrinks what an element holds until nothing of it is cut off.
 *
 * Sets `--fit` on the element from 1 (as large as it is meant to be) down to 0 (as small as it may be); the style sheet says what that
 * means. Where even the smallest does not fit, `data-brief` is raised from 0 to `briefest`, and the style sheet leaves out what matters
 * less. Looked at again whenever `content` changes, and whenever the element, its parent or its fonts change.
 */
export function useFit(element: RefObject<HTMLElement | null>, content: unknown, briefest = 0): void {
  useLayoutEffect(() => {
    const fitted = element.current
    if (fitted === null) return
    const again = (): void => fit(fitted, briefest)
    again()
    void (document as Partial<Document>).fonts?.ready.then(again)
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(again)
    observer.observe(fitted)
    if (fitted.parentElement !== null) observer.observe(fitted.parentElement)
    return () => observer.disconnect()
  }, [element, content, briefest])
}
