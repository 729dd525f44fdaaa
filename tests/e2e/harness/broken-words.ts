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

/** The letters of a word that has room on every screen. */
const SHORT = 12

/** Tiles and numbers of rules that are broken at their hyphen (6- / 4, DB- / 1) and, if `words` says so, short words that are broken anywhere; one line each. */
export function brokenApart(page: Evaluates, words: boolean): Promise<readonly string[]> {
  return page.evaluate(
    ({ words, short }) => {
      /* for screen readers alone, or until it has the focus */
      const clippedAway = (element: Element | null): boolean =>
        element !== null && (getComputedStyle(element).clipPath !== 'none' || clippedAway(element.parentElement))
      const codes = /(?<![\p{L}\d-])(?:\d{1,2}|[A-Z]{1,2})-\d{1,2}(?![\p{L}\d-])/gu
      const found = new Set<string>()
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const text = node.textContent ?? ''
        const parent = node.parentElement
        if (parent === null || parent.closest('.visually-hidden, script, style, option') !== null) continue
        if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
        if (clippedAway(parent)) continue
        // the browser may hyphenate it, in a language for which it can
        const hyphenates = getComputedStyle(parent).hyphens === 'auto'
        const looked = [...text.matchAll(codes), ...(words && !hyphenates ? text.matchAll(/[\p{L}\p{M}]{2,}/gu) : [])]
        for (const { index, 0: piece } of looked) {
          if (piece.length > short) continue
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + piece.length)
          const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)))
          if (lines.size > 1) found.add(`“${piece}” is broken in “${text.trim().slice(0, 60)}”`)
        }
      }
      return [...found]
    },
    { words, short: SHORT },
  )
}
