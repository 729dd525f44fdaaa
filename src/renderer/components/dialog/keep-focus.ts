import { hasNoFocus } from '../../hooks/has-no-focus'

/** What can have the focus, whether Tab stops at it or not. */
const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]'

/** Where a control was: what held it, from the nearest on, and the place among what else was there. */
type Way = readonly { readonly holder: Element; readonly place: number }[]

/**
 * Keeps the focus in a dialog when what had it goes, as a tile that was tapped away: on to what comes after it, or else before it.
 *
 * Left to itself the browser gives it to the page behind, and keys go nowhere. What a dialog does with the focus itself comes first.
 *
 * @returns how to stop
 */
export function keepFocus(dialog: HTMLElement): () => void {
  let way: Way = []
  let due: ReturnType<typeof setTimeout> | undefined
  const remember = (): void => {
    const focused = document.activeElement
    if (focused !== null && focused !== dialog && dialog.contains(focused)) way = wayTo(focused, dialog)
  }
  const look = (): void => {
    due = undefined
    if (dialog.isConnected && hasNoFocus()) controlAt(way, dialog)?.focus()
  }
  const changed = new MutationObserver(() => {
    if (way.length > 0 && hasNoFocus()) due ??= setTimeout(look)
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

function wayTo(from: Element, dialog: Element): Way {
  const steps: { holder: Element; place: number }[] = []
  for (let at = from; at !== dialog && at.parentElement !== null; at = at.parentElement) {
    steps.push({ holder: at.parentElement, place: [...at.parentElement.children].indexOf(at) })
  }
  return steps
}

/** The control nearest to where one was: in the nearest holder that is still there, the next one, or else the one before. */
function controlAt(way: Way, dialog: HTMLElement): HTMLElement | undefined {
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
