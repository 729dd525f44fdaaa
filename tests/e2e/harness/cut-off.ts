import type { Evaluates } from './light'

/**
 * Texts of which a person sees only a part: cut off by whatever they stand in, or reaching out of their button or field. One line each.
 *
 * What is hidden on purpose, scrolls, or is shortened to a number of lines that say so (`line-clamp`) or by an ellipsis is left out.
 */
export function cutOffTexts(page: Evaluates): Promise<readonly string[]> {
  return page.evaluate(() => {
    const BOXES = 'button, a, label, th, td, summary, dialog, fieldset, output'
    const SLACK_PX = 1.5
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = (node.textContent ?? '').trim()
      const parent = node.parentElement
      if (text === '' || parent === null || parent.closest('.visually-hidden, script, style, option, [aria-hidden="true"]') !== null) continue
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const seen = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
      const within = (box: DOMRect, sideways: boolean, upright: boolean): boolean =>
        seen.every(({ left, right, top, bottom }) => {
          /* the line of a letter is taller than the letter */
          const slack = SLACK_PX + (bottom - top) * 0.25
          return (
            (!sideways || (left >= box.left - SLACK_PX && right <= box.right + SLACK_PX)) &&
            (!upright || (top >= box.top - slack && bottom <= box.bottom + slack))
          )
        })
      for (let above: Element | null = parent; above !== null && above !== document.body; above = above.parentElement) {
        const { overflowX, overflowY, display, clipPath, webkitLineClamp, textOverflow } = getComputedStyle(above)
        if (clipPath !== 'none' || webkitLineClamp !== 'none' || textOverflow === 'ellipsis') break
        if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) break
        const cuts = (overflow: string): boolean => display !== 'inline' && /hidden|clip/.test(overflow)
        const box = above.getBoundingClientRect()
        if (!within(box, cuts(overflowX), cuts(overflowY)))
          found.add(`“${text.slice(0, 60)}” is cut off by ${above.tagName.toLowerCase()}.${above.getAttribute('class') ?? ''}`)
        else if (above.matches(BOXES) && display !== 'inline' && display !== 'contents' && !within(box, true, false))
          found.add(`“${text.slice(0, 60)}” reaches out of its ${above.tagName.toLowerCase()}`)
        else continue
        break
      }
    }
    return [...found]
  })
}
