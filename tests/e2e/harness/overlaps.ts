import type { Evaluates } from './light'

/** What may lie on something else, each with the reason: a part of the page, and what it may touch; `itself`: the box of that, and not what stands in it. */
const MAY_TOUCH: readonly { readonly part: string; readonly other: string; readonly itself?: true; readonly why: string }[] = [
  { part: '[data-chip]', other: '[data-chip]', why: 'the figure stands on its chip' },
  {
    part: '[data-leads] svg, [data-leads] [data-size]',
    other: '[data-leads] [data-size], [data-leads] svg',
    why: 'the camel of who leads sits on their picture',
  },
  {
    part: '[data-felt] [data-prompt]',
    other: '[data-felt] button:has([data-words])',
    itself: true,
    why: 'on a small phone what is said lies in the box of the words about the last entry, below them or in their place',
  },
  {
    part: '[data-over] [aria-hidden="true"] > [data-chip]',
    other: '[data-over] svg[role="img"]',
    why: 'of the line of a match that is over all of its box is looked at, and chips lie in the room beside its tiles',
  },
  {
    part: '[data-felt] [role="alert"]',
    other: '[data-felt] [data-line], [data-felt] button:has([data-words])',
    why: 'a refusal lies over the felt, and hides what it lies on, until it is dismissed',
  },
  {
    part: '[data-cross]',
    other: 'svg',
    why: 'a tile without which the ruling would be another is crossed out',
  },
  {
    part: 'a[href="#main"]',
    other: 'main, main *, header, header *, nav *',
    why: 'the way past the menu is there while it has the focus, in the corner where it is looked for, and lies on whatever else is there',
  },
  {
    part: 'section:has(> video)',
    other: 'section:has(> video), section:has(> video) ~ *',
    why: 'names and outlines lie where the camera sees what they belong to',
  },
]

/**
 * Texts, controls and pictures that lie on one another, that reach out of their button, or that nobody can scroll to. One line each.
 *
 * Where a dialog is open it alone is looked at. What stays in its place while the page scrolls may cover what can be scrolled out from under it.
 */
export function overlaps(page: Evaluates): Promise<readonly string[]> {
  return page.evaluate((mayTouch) => {
    const CONTROLS = 'button, a[href], input, select, textarea, summary, [role="slider"]'
    const PICTURES = 'svg, img, canvas, video, [data-size]:not(button, a), [data-free]'
    /* of a line of play its tiles and open ends, not the room round them */
    const LINE = 'svg[data-unit]'
    const SLACK_PX = 3
    /* the line of a letter is taller than the letter */
    const TRIM = 0.2

    interface Box {
      readonly left: number
      readonly top: number
      readonly right: number
      readonly bottom: number
    }
    interface Item {
      readonly element: Element
      readonly what: string
      readonly box: Box
      /** What stays in its place while the page scrolls, and has this in it. */
      readonly pinned: Element | null
    }

    const shared = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    })
    const width = ({ left, right }: Box): number => right - left
    const height = ({ top, bottom }: Box): number => bottom - top
    const touch = (one: Box, other: Box): boolean => {
      const both = shared(one, other)
      return width(both) > SLACK_PX && height(both) > SLACK_PX
    }
    const styles = new Map<Element, CSSStyleDeclaration>()
    const styleOf = (element: Element): CSSStyleDeclaration => {
      const known = styles.get(element) ?? getComputedStyle(element)
      styles.set(element, known)
      return known
    }
    const dialog = [...document.querySelectorAll('dialog')].filter((each) => each.matches(':modal')).at(-1)
    const root = dialog ?? document.body
    const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollHeight } = document.documentElement
    const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'
    const unreachable = new Set<string>()

    /** What of something is seen, past everything that clips it; and whether it lies before the beginning of what scrolls. */
    const place = (element: Element, whole: Box, what: string, first: Element | null): { readonly box: Box; readonly pinned: Element | null } => {
      // one of the browser’s own has no properties to copy
      let box = shared(whole, whole)
      let pinned: Element | null = null
      let out = false
      let { position } = styleOf(element)
      if (position === 'fixed' || position === 'sticky') pinned = element
      for (let above = first; above !== null && above !== document.documentElement; above = above.parentElement) {
        const style = styleOf(above)
        if (above !== element && pinned === null && (style.position === 'fixed' || style.position === 'sticky')) pinned = above
        // what is placed by something further above is not clipped by what lies between
        if (position === 'absolute' && style.position === 'static') continue
        if (position === 'fixed') break
        position = style.position
        if (above === document.body || style.display === 'inline' || style.display === 'contents') continue
        const frame = above.getBoundingClientRect()
        const start = { left: frame.left - above.scrollLeft, top: frame.top - above.scrollTop }
        if (scrolls(style.overflowY) && box.bottom - SLACK_PX <= start.top) out = true
        if (scrolls(style.overflowX) && style.direction === 'ltr' && box.right - SLACK_PX <= start.left) out = true
        if (style.overflowX !== 'visible') box = { ...box, left: Math.max(box.left, frame.left), right: Math.min(box.right, frame.right) }
        if (style.overflowY !== 'visible') box = { ...box, top: Math.max(box.top, frame.top), bottom: Math.min(box.bottom, frame.bottom) }
      }
      const seen = width(box) > 0 && height(box) > 0
      const fixed = pinned !== null && styleOf(pinned).position === 'fixed'
      const window = { left: 0, top: 0, right: clientWidth, bottom: clientHeight }
      if (
        seen &&
        fixed &&
        dialog === undefined &&
        [box.left - window.left, box.top - window.top, window.right - box.right, window.bottom - box.bottom].some((inside) => inside < -SLACK_PX)
      )
        out = true
      if (seen && !fixed && (box.top + scrollTop < -SLACK_PX || box.left + scrollLeft < -SLACK_PX)) out = true
      if (out) unreachable.add(`nobody can scroll to ${what}`)
      return { box, pinned }
    }

    /* a chart measures its words in a place that nobody sees, which outlives its page */
    const hidden = (element: Element): boolean =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      element.closest('.visually-hidden, script, style, option, [inert], #recharts_measurement_span') !== null
    const clippedAway = (element: Element): boolean => {
      for (let above: Element | null = element; above !== null && above !== root; above = above.parentElement)
        if (styleOf(above).clipPath !== 'none') return true
      return false
    }
    const nameOf = (element: Element): string => {
      const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)
      const own =
        (element.getAttribute('class') ?? '')
          .split(' ')
          .at(-1)
          ?.replace(/^_|_[\w-]{5}_\d+$/g, '') ?? ''
      return `${element.tagName.toLowerCase()}${own === '' ? '' : `.${own}`}${text === '' ? '' : ` “${text}”`}`
    }

    /** What cuts off a part of something and does not scroll; what is cut off wholly is hidden. */
    const cutBy = (element: Element, whole: Box = element.getBoundingClientRect(), first = element.parentElement): Element | null => {
      for (let above = first; above !== null && above !== root; above = above.parentElement) {
        const { overflowX, overflowY, display } = styleOf(above)
        if (scrolls(overflowX) || scrolls(overflowY)) return null
        if (display === 'inline' || display === 'contents' || (overflowX === 'visible' && overflowY === 'visible')) continue
        const frame = above.getBoundingClientRect()
        const both = shared(whole, frame)
        if (width(both) <= 0 || height(both) <= 0) return null
        if (width(whole) - width(both) > SLACK_PX || height(whole) - height(both) > SLACK_PX) return above
      }
      return null
    }

    /** The box of each line of play: its tiles can be tapped, and its open ends. */
    const lines: Element[] = []
    const items: Item[] = []
    const reaching = new Set<string>()
    const add = (element: Element, whole: Box, what: string, first: Element | null = element.parentElement): Box | null => {
      if (width(whole) <= 0 || height(whole) <= 0) return null
      const { box, pinned } = place(element, whole, what, first)
      if (width(box) <= SLACK_PX || height(box) <= SLACK_PX) return null
      items.push({ element, what, box, pinned })
      return box
    }
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement
      if ((node.textContent ?? '').trim() === '' || parent === null || parent.closest('svg:not(.recharts-surface)') !== null) continue
      if (hidden(parent) || clippedAway(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const control = parent.closest('button, summary, a[href]')
      const room = control !== null && styleOf(control).display !== 'inline' ? control.getBoundingClientRect() : null
      for (const rect of range.getClientRects()) {
        const trim = rect.height * TRIM
        const box = { left: rect.left, right: rect.right, top: rect.top + trim, bottom: rect.bottom - trim }
        const seen = add(parent, box, `text ${nameOf(parent)}`, parent)
        if (seen !== null && height(seen) < height(box) - SLACK_PX && cutBy(parent, box, parent) !== null)
          reaching.add(`text ${nameOf(parent)} is cut off in its height`)
        if (room !== null && seen !== null && (seen.top < room.top - SLACK_PX || seen.bottom > room.bottom + SLACK_PX))
          reaching.add(`text ${nameOf(parent)} reaches out of ${nameOf(control as Element)}`)
      }
    }
    for (const element of root.querySelectorAll(`${CONTROLS}, ${PICTURES}`)) {
      if (hidden(element) || (element.parentElement?.closest('svg') ?? null) !== null || clippedAway(element)) continue
      if (element.matches(LINE)) {
        lines.push(element.closest(':has(ol, ul)') ?? element)
        for (const drawn of element.querySelectorAll('[data-laid], [data-end]'))
          add(drawn, drawn.getBoundingClientRect(), drawn.matches('[data-laid]') ? 'a tile of the line' : 'an open end')
      } else if (element.matches(CONTROLS) && styleOf(element).display === 'inline') {
        continue
      } else {
        add(element, element.getBoundingClientRect(), nameOf(element))
        const by = cutBy(element)
        if (by !== null) reaching.add(`${nameOf(element)} is cut off by ${nameOf(by)}`)
      }
    }

    const may = (one: Element, other: Element): boolean =>
      lines.some((line) => line.contains(one) && line.contains(other)) ||
      mayTouch.some(({ part, other: touched, itself = false }) => {
        const isTouched = (element: Element): boolean => (itself ? element.matches(touched) : element.closest(touched) !== null)
        return (one.closest(part) !== null && isTouched(other)) || (other.closest(part) !== null && isTouched(one))
      })
    /** A control laid over the whole of a card or a row, so that all of it can be tapped. */
    const wholly = (over: Item, under: Item): boolean => {
      const card = over.element.parentElement
      if (card === null || !over.element.matches(CONTROLS) || styleOf(over.element).position !== 'absolute' || !card.contains(under.element)) return false
      const both = shared(over.box, under.box)
      return width(both) > width(under.box) - SLACK_PX && height(both) > height(under.box) - SLACK_PX
    }
    const found = new Set<string>()
    const furthest = scrollHeight - clientHeight
    /** Whether what is pinned covers something wherever the page is scrolled to. */
    const covered = (item: Item, pin: Item): boolean => {
      if (styleOf(pin.pinned as Element).position === 'sticky') return false
      const top = item.box.top + scrollTop
      const tall = height(item.box)
      const wanted = [0, furthest, top - pin.box.bottom - SLACK_PX, top + tall - pin.box.top + SLACK_PX]
      return !wanted.some((to) => {
        const at = Math.min(furthest, Math.max(0, to))
        const box = { ...item.box, top: top - at, bottom: top - at + tall }
        return box.bottom > 0 && box.top < clientHeight && !touch(box, pin.box)
      })
    }
    for (const [at, one] of items.entries()) {
      for (const other of items.slice(at + 1)) {
        if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element)) continue
        if (!touch(one.box, other.box) || may(one.element, other.element) || wholly(one, other) || wholly(other, one)) continue
        if (one.pinned !== other.pinned) {
          const [free, pin] = one.pinned === null ? [one, other] : [other, one]
          if (free.pinned !== null || !covered(free, pin)) continue
        }
        const both = shared(one.box, other.box)
        found.add(`${one.what} and ${other.what} lie on one another (${width(both).toFixed(0)}×${height(both).toFixed(0)})`)
      }
    }
    return [...unreachable, ...reaching, ...found]
  }, MAY_TOUCH)
}
