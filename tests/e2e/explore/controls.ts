import type { ElementHandle, Page } from 'playwright-core'

/** What a person could press or fill in, in the words of the page. */
export interface Control {
  /** `counted`: what is left in a hand, as a number. */
  readonly role: 'press' | 'text' | 'number' | 'counted' | 'choice'
  readonly name: string
  /** Which of those that are called the same, from 0. */
  readonly nth: number
}

/**
 * What is left alone, by the words in it, with the reason. Everything else on a page is fair game.
 *
 * What lies in a window of the system (printing, files, sharing) is none of the page's.
 */
const LEFT_ALONE = 'a[target="_blank"], a[download], input[type="file"], input[type="hidden"]'

interface Found {
  readonly control: Control
  readonly element: Element
  /** It leads to another page than those of a match, or sets something for the house. */
  readonly leaves: boolean
}

/** Runs in the page: what can be pressed or filled in on what lies on top, in the order of the page. */
function controlsIn(leftAlone: string): readonly Found[] {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  const root = dialog ?? document.body
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getBoundingClientRect().width > 1
  const nameOf = (element: Element): string => {
    const labelled = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
    const by = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '')
    const text = labelled ? [...(element.labels ?? [])].map((label) => label.textContent).join(' ') : element.textContent
    return (element.getAttribute('aria-label') ?? (by.join(' ').trim() || text || element.getAttribute('title') || ''))
      .trim()
      .replaceAll(/\s+/g, ' ')
      .slice(0, 80)
  }
  const roleOf = (element: Element): Control['role'] => {
    if (element instanceof HTMLSelectElement) return 'choice'
    if (element instanceof HTMLTextAreaElement) return 'text'
    if (!(element instanceof HTMLInputElement)) return 'press'
    if (element.type === 'number') return 'number'
    if (element.inputMode === 'none') return 'counted'
    return ['text', 'search', 'date', 'month', 'time', 'email', 'url'].includes(element.type) ? 'text' : 'press'
  }
  const seen = new Map<string, number>()
  const found: Found[] = []
  for (const element of root.querySelectorAll('button, a[href^="#"], summary, input, select, textarea, [role="tab"]')) {
    if (element.matches(leftAlone) || element.matches(':disabled, [aria-disabled="true"], [readonly]') || element.closest('[inert]') !== null) continue
    const shown = element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type) ? (element.closest('label') ?? element) : element
    if (!isSeen(shown)) continue
    const [role, name] = [roleOf(element), nameOf(element)]
    const key = `${role} ${name}`
    const nth = seen.get(key) ?? 0
    seen.set(key, nth + 1)
    found.push({
      control: { role, name, nth },
      element: shown,
      leaves: element.matches('a[href^="#"]:not([href^="#/match/"]), [data-house-setting], [data-house-setting] *'),
    })
  }
  return found
}

/** What can be pressed or filled in, in the dialog on top or else on the page; `stays`: without links to pages of no match, and without what is set for the house. */
export async function controlsOf(page: Page, stays = false): Promise<readonly Control[]> {
  const found = await page.evaluateHandle(controlsIn, LEFT_ALONE)
  return found.evaluate((all, without) => all.filter(({ leaves }) => !(without && leaves)).map(({ control }) => control), stays)
}

/** The same control again, as long as it is there. */
export async function controlAt(page: Page, wanted: Control): Promise<ElementHandle<HTMLElement> | null> {
  const found = await page.evaluateHandle(controlsIn, LEFT_ALONE)
  const element = await found.evaluateHandle(
    (all, { role, name, nth }) => all.find(({ control }) => control.role === role && control.name === name && control.nth === nth)?.element ?? null,
    wanted,
  )
  return element.asElement() as ElementHandle<HTMLElement> | null
}
