import type { Evaluates } from './light'

/** Words of buttons, tabs and whatever else is pressed that stand on two lines, one line each: what is pressed is read at a glance. */
export function brokenWords(page: Evaluates): Promise<readonly string[]> {
  return page.evaluate(() => {
    const PRESSED = 'button, [role="tab"], [role="button"], nav a, summary, label'
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = node.textContent ?? ''
      const parent = node.parentElement
      const pressed = parent?.closest(PRESSED)
      if (parent === null || pressed === null || pressed === undefined || parent.closest('.visually-hidden, script, style, [aria-hidden="true"]') !== null)
        continue
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      for (const { index, 0: word } of text.matchAll(/[\p{L}\p{M}]{2,}/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.add(`“${word}” is broken in the ${pressed.tagName.toLowerCase()} “${text.trim().slice(0, 60)}”`)
      }
    }
    return [...found]
  })
}
