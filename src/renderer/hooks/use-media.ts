import { useSyncExternalStore } from 'react'

/** Whether a media query holds, followed as windows are resized, tablets are turned and text is enlarged. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      // Chromium does not say so of a query in rem
      textResized.addEventListener('change', changed)
      return () => {
        list.removeEventListener('change', changed)
        textResized.removeEventListener('change', changed)
      }
    },
    () => window.matchMedia(query).matches,
  )
}

/** Says `change` when the browser has made text larger or smaller. */
const textResized = new EventTarget()

/** Has the page follow when a person enlarges text while it is open. Called once. */
export function followTextSize(): void {
  if (typeof ResizeObserver === 'undefined') return
  const letter = document.body.appendChild(document.createElement('div'))
  letter.style.cssText = 'position: fixed; width: 1rem; visibility: hidden'
  // the first is its size at the start
  let isKnown = false
  const observer = new ResizeObserver(() => {
    if (isKnown) {
      readRulesAgain()
      textResized.dispatchEvent(new Event('change'))
    }
    isKnown = true
  })
  observer.observe(letter)
}

/** WebKit asks again which `@media` rules in rem hold only when there are other style sheets. */
function readRulesAgain(): void {
  const sheets = document.adoptedStyleSheets
  document.adoptedStyleSheets = [...sheets, new CSSStyleSheet()]
  document.adoptedStyleSheets = sheets
}
