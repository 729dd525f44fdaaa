import type { Page } from 'playwright-core'

/** A text on the page as it is seen. */
interface SeenText {
  readonly text: string
  /** The height of its capitals, in CSS pixels. */
  readonly capitals: number
  /** What hides a part of it: the window, or something that cuts off; empty where all of it is seen. */
  readonly cutBy: string
}

/** Every text that is drawn, pictures apart. */
export function seenTexts(page: Page): Promise<readonly SeenText[]> {
  return page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')
    if (context === null) throw new Error('nothing can be measured here')
    const found: SeenText[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      const text = (node.textContent ?? '').trim()
      if (element === null || text === '' || element.closest('svg, script, style, .visually-hidden, [aria-live]') !== null) continue
      const { fontStyle, fontWeight, fontSize, fontFamily, clipPath } = getComputedStyle(element)
      // for screen readers alone
      if (clipPath === 'inset(50%)') continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      let cutBy = ''
      const cut = (by: { left: number; top: number; right: number; bottom: number }, name: string): void => {
        // a line is higher than its letters
        const spare = parseFloat(fontSize) * 0.16 + 1
        if (box.left < by.left - 1 || box.right > by.right + 1 || box.top < by.top - spare || box.bottom > by.bottom + spare) cutBy = name
      }
      cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight }, 'the window')
      for (let above: Element | null = element; above !== null && above !== document.body; above = above.parentElement) {
        if (getComputedStyle(above).overflowY !== 'visible') cut(above.getBoundingClientRect(), above.className)
      }
      found.push({ text, capitals: context.measureText('H').actualBoundingBoxAscent, cutBy })
    }
    return found
  })
}

/** What can be scrolled, the page itself included. */
export function scrollers(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element)
        const whole = element === document.documentElement
        const scrolls = (overflow: string) => whole || overflow === 'auto' || overflow === 'scroll'
        return (scrolls(overflowY) && element.scrollHeight > element.clientHeight + 1) || (scrolls(overflowX) && element.scrollWidth > element.clientWidth + 1)
      })
      .map((element) => `${element.tagName} ${element.className}: ${element.scrollWidth}×${element.scrollHeight}`),
  )
}

/** Boxes that lie on one another though they should stand side by side; by their places in the list. */
export function overlaps(boxes: readonly { readonly x: number; readonly y: number; readonly width: number; readonly height: number }[]): readonly string[] {
  return boxes.flatMap((box, at) =>
    boxes.slice(at + 1).flatMap((other, after) => {
      const wide = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x)
      const high = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y)
      return Math.min(wide, high) > 1 ? [`${at} and ${at + 1 + after}`] : []
    }),
  )
}
