import type { Evaluates } from './light'

/**
 * Where the heading of a page does not begin at the edge at which what stands below it begins; one line at most.
 *
 * A heading that nobody sees has no edge, and one with a menu or a way back before it stands beside that.
 */
export function headingOffEdge(page: Evaluates): Promise<readonly string[]> {
  return page.evaluate(() => {
    const SLACK_PX = 1
    const heading = document.querySelector('main h1:not(.visually-hidden)')
    const row = heading?.parentElement
    const below = row?.parentElement
    if (!heading || !row || !below || !heading.checkVisibility()) return []
    const isRightToLeft = getComputedStyle(below).direction === 'rtl'
    /* The further from where reading begins, the larger. */
    const edgeOf = (box: DOMRect): number => (isRightToLeft ? -box.right : box.left)
    const textBox = (node: Node): DOMRect => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return range.getBoundingClientRect()
    }
    const isSeen = (box: DOMRect): boolean => box.width > 1 && box.height > 1
    const { paddingInlineStart } = getComputedStyle(row)
    const before = [...row.children].filter((each) => each !== heading && each.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING)
    if (parseFloat(paddingInlineStart) > 0 || before.some((each) => isSeen(each.getBoundingClientRect()))) return []

    const isPainted = (element: Element): boolean => {
      const style = getComputedStyle(element)
      const hasBorder = isRightToLeft ? parseFloat(style.borderRightWidth) : parseFloat(style.borderLeftWidth)
      const hasGround = style.backgroundImage !== 'none' || !/^(transparent|rgba\(.*, 0\)|color\(.* \/ 0\))$/.test(style.backgroundColor)
      return element.matches('svg, img, canvas, video, input, select, textarea') || hasGround || hasBorder > 0
    }
    const edges: { readonly edge: number; readonly what: string }[] = []
    const look = (element: Element): void => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || element.matches('.visually-hidden, dialog')) return
      const { position, bottom } = getComputedStyle(element)
      // a bar that stays at the foot of the window goes from edge to edge
      const isBar = position === 'sticky' && bottom !== 'auto'
      if (position === 'absolute' || position === 'fixed' || isBar) return
      const box = element.getBoundingClientRect()
      if (isSeen(box) && isPainted(element)) {
        edges.push({ edge: edgeOf(box), what: `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().slice(0, 30)}”` })
        return
      }
      for (const child of element.childNodes) {
        if (child instanceof Element) look(child)
        else if ((child.textContent ?? '').trim() !== '' && isSeen(textBox(child)))
          edges.push({ edge: edgeOf(textBox(child)), what: `text “${(child.textContent ?? '').trim().slice(0, 30)}”` })
      }
    }
    for (const each of below.children) if (each !== row) look(each)
    const first = edges.toSorted((one, other) => one.edge - other.edge)[0]
    const own = edgeOf(textBox(heading))
    if (first === undefined || Math.abs(own - first.edge) <= SLACK_PX) return []
    return [`the heading stands ${(own - first.edge).toFixed(1)} px off ${first.what}`]
  })
}
