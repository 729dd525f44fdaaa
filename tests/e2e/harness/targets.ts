import type { Page } from 'playwright-core'

const CONTROLS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="slider"]'
const MOST_STOPS = 160

/** What anybody can still hit, in pixels (WCAG 2.5.8). */
export const LEAST_TARGET = 24

/** What can be pressed and is smaller than that on the page as it stands, one text each; links within a sentence are as high as its line. */
export function smallTargets(page: Page, px: number): Promise<readonly string[]> {
  return page.evaluate(
    ({ controls, least }) =>
      [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
        const target = control instanceof HTMLInputElement ? (control.closest('label') ?? control) : control
        const { width, height } = target.getBoundingClientRect()
        const modal = document.querySelector('dialog[open]')
        if (control.matches(':disabled') || !control.checkVisibility({ visibilityProperty: true }) || (modal !== null && !modal.contains(control))) return []
        if (target.closest('.visually-hidden') !== null || width <= 1) return []
        const inline = getComputedStyle(target).display === 'inline' && (target.parentElement?.textContent ?? '').trim() !== (target.textContent ?? '').trim()
        if (inline || Math.min(width, height) >= least - 0.5) return []
        return [
          `${control.tagName.toLowerCase()} "${control.getAttribute('aria-label') ?? control.textContent?.slice(0, 40) ?? ''}": ${Math.round(width)} × ${Math.round(height)}`,
        ]
      }),
    { controls: CONTROLS, least: px },
  )
}

/** Goes through the page with Tab and back again; every stop at which nothing of what has the focus can be seen, since it lies outside the window or under something. */
export async function hiddenStops(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    window.scrollTo({ top: 0 })
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  return [...(await hiddenTo(page, 'Tab')), ...(await hiddenTo(page, 'Shift+Tab'))]
}

async function hiddenTo(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly string[]> {
  const hidden: string[] = []
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key)
    const found = await page.evaluate(() => {
      const focused = document.activeElement
      if (focused === null || focused === document.body) return 'end'
      const seen = focused.closest('label') ?? focused
      const { left, top, width, height } = seen.getBoundingClientRect()
      const points = [
        [0.5, 0.5],
        [0.1, 0.2],
        [0.9, 0.2],
        [0.1, 0.8],
        [0.9, 0.8],
      ].map(([x = 0, y = 0]) => document.elementFromPoint(left + width * x, top + height * y))
      if (points.some((hit) => hit !== null && (seen.contains(hit) || hit.contains(seen)))) return ''
      return `${focused.tagName.toLowerCase()} "${focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 40) ?? ''}" at ${Math.round(top)}`
    })
    if (found === 'end') return hidden
    if (found !== '') hidden.push(`${key}: ${found}`)
  }
  return [...hidden, `more than ${MOST_STOPS} stops`]
}
