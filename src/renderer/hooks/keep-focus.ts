import { useEffect } from 'react'
import { hasNoFocus } from './has-no-focus'

/** What a page does with the focus once a dialog has closed comes a moment later. */
const OWN_TURN_MS = 100

/** What can have the focus, whether Tab stops at it or not. */
const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]'

/** Where a control was: what held it, from the nearest on, and the place among what else was there. */
type FocusPath = readonly { readonly holder: Element; readonly place: number }[]

/**
 * Keeps the focus in a dialog or a page when what had it goes, as a tile that was tapped away: on to what comes after it, or else before it.
 *
 * Left to itself the browser gives it to the page as a whole, and keys go nowhere. What the dialog or page does with the focus itself comes first.
 *
 * @param isWanted whether it is to be kept now
 * @param after how long the dialog or page has for that, in milliseconds
 * @returns how to stop
 */
export function keepFocus(dialog: HTMLElement, isWanted: () => boolean = () => true, after = 0): () => void {
  let way: FocusPath = []
  let due: ReturnType<typeof setTimeout> | undefined
  const remember = (): void => {
    const focused = document.activeElement
    if (focused !== null && focused !== dialog && dialog.contains(focused)) way = wayTo(focused, dialog)
  }
  const look = (): void => {
    due = undefined
    if (dialog.isConnected && hasNoFocus() && isWanted()) controlAt(way, dialog)?.focus()
  }
  const changed = new MutationObserver(() => {
    if (way.length > 0 && hasNoFocus()) due ??= setTimeout(look, after)
  })
  remember()
  dialog.addEventListener('focusin', remember)
  changed.observe(dialog, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'hidden'] })
  return () => {
    clearTimeout(due)
    changed.disconnect()
    dialog.removeEventListener('focusin', remember)
  }
}

/**
 * The same for the whole page, as long as it is used by keys: who points at things points at the next one too, and Enter then means what the page is for.
 */
export function useFocusKept(): void {
  useEffect(() => {
    let points = false
    const onPointer = (): void => void (points = true)
    const onKey = (): void => void (points = false)
    const letGo = keepFocus(document.body, () => !points, OWN_TURN_MS)
    window.addEventListener('pointerdown', onPointer, true)
    window.addEventListener('keydown', onKey, true)
    return () => {
      letGo()
      window.removeEventListener('pointerdown', onPointer, true)
      window.removeEventListener('keydown', onKey, true)
    }
  }, [])
}

function wayTo(from: Element, dialog: Element): FocusPath {
  const steps: { holder: Element; place: number }[] = []
  for (let at = from; at !== dialog && at.parentElement !== null; at = at.parentElement) {
    steps.push({ holder: at.parentElement, place: [...at.parentElement.children].indexOf(at) })
  }
  return steps
}

/** The control nearest to where one was: in the nearest holder that is still there, the next one, or else the one before. */
function controlAt(way: FocusPath, dialog: HTMLElement): HTMLElement | undefined {
  for (const { holder, place } of way) {
    if (!dialog.contains(holder)) continue
    const children = [...holder.children]
    const after = children.slice(place).flatMap(controlsIn)[0]
    const found = after ?? children.slice(0, place).flatMap(controlsIn).at(-1)
    if (found !== undefined) return found
  }
  return undefined
}

function controlsIn(part: Element): HTMLElement[] {
  const all = [...(part.matches(CONTROLS) ? [part] : []), ...part.querySelectorAll(CONTROLS)]
  return all.filter((each): each is HTMLElement => each instanceof HTMLElement)
}
