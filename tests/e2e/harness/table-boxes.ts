import type { Locator, Page } from 'playwright-core'

/** A tile's body, in halves of a tile as the line of play counts them. */
const BODY = 1.93

/** Parts of the felt's width and height. */
interface Share {
  readonly width: number
  readonly height: number
}

export interface TableMeasured {
  /** Of the window's height. */
  readonly feltShare: number
  /** How many tiles lie on the felt. */
  readonly laid: number
  /** The long side of a tile, in pixels. */
  readonly long: number
  /** What the tiles reach over, in parts of the felt. */
  readonly filled: Share
  /** The same with the circles at the open ends. */
  readonly filledWithEnds: Share
  /** By how much the page scrolls; empty where it does not. */
  readonly scrolls: string
  /** What a play needs and is not wholly in the window. */
  readonly outside: readonly string[]
}

/** What stands where on the live table. */
export async function measureTable(page: Page): Promise<TableMeasured> {
  return page.evaluate((body) => {
    const box = (element: Element | null): DOMRect => element?.getBoundingClientRect() ?? new DOMRect()
    const felt = box(document.querySelector('[data-felt]'))
    const picture = document.querySelector<SVGElement>('[data-felt] svg[data-unit]')
    const tiles = [...document.querySelectorAll('[data-felt] [data-laid]')].map(box)
    const round = (drawn: readonly DOMRect[]) => {
      const [left, right] = [Math.min(...drawn.map((each) => each.left)), Math.max(...drawn.map((each) => each.right))]
      const [top, bottom] = [Math.min(...drawn.map((each) => each.top)), Math.max(...drawn.map((each) => each.bottom))]
      return { width: (right - left) / felt.width, height: (bottom - top) / felt.height }
    }
    const ends = [...document.querySelectorAll('[data-felt] [data-end]')].map(box)
    const { scrollHeight, scrollWidth } = document.documentElement
    const scrolls = [
      ...(scrollHeight > window.innerHeight ? [`${scrollHeight - window.innerHeight} down`] : []),
      ...(scrollWidth > window.innerWidth ? [`${scrollWidth - window.innerWidth} across`] : []),
    ]
    const needed = [
      ...document.querySelectorAll<HTMLElement>('[data-tray] button, [data-play] button, [role="group"] > button, [data-score], [aria-current="true"]'),
    ]
    const outside = needed
      .filter((element) => element.closest('[popover], dialog') === null && element.checkVisibility())
      .filter((element) => {
        const { left, top, right, bottom } = box(element)
        return left < -0.5 || top < -0.5 || right > window.innerWidth + 0.5 || bottom > window.innerHeight + 0.5
      })
      .map((element) => element.textContent?.trim().slice(0, 40) ?? '')
    return {
      feltShare: felt.height / window.innerHeight,
      laid: tiles.length,
      long: Number(picture?.dataset['unit'] ?? 0) * body,
      filled: round(tiles),
      filledWithEnds: round([...tiles, ...ends]),
      scrolls: scrolls.join(', '),
      outside,
    }
  }, BODY)
}

/** Tiles of the tray that lie beside it. */
export async function outsideTray(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const tray = document.querySelector('[data-tray]')?.getBoundingClientRect() ?? new DOMRect()
    return [...document.querySelectorAll<HTMLElement>('[data-tray] button')].flatMap((button) => {
      const { left, top, right, bottom } = button.getBoundingClientRect()
      const inside = left >= tray.left - 0.5 && top >= tray.top - 0.5 && right <= tray.right + 0.5 && bottom <= tray.bottom + 0.5
      return inside ? [] : [button.ariaLabel ?? '']
    })
  })
}

export async function boxOf(locator: Locator): Promise<{ readonly width: number; readonly bottom: number; readonly right: number }> {
  return locator.evaluate((element) => {
    const { width, bottom, right } = element.getBoundingClientRect()
    return { width, bottom, right }
  })
}

/** Where every control and every tile of the page is, by what it is. */
export type Boxes = Readonly<Record<string, readonly [number, number, number, number]>>

/** Names change with what is chosen, places do not: a control is known by its place among those of its kind. Ghosts come and go. */
export async function boxesOf(page: Page): Promise<Boxes> {
  return page.evaluate(() => {
    const kinds = {
      felt: '[data-felt]',
      tray: '[data-tray]',
      slot: '[data-tray] button',
      play: '[data-play]',
      action: '[role="group"] > button',
      player: '[data-seat]',
      score: '[data-score]',
      tile: '[data-felt] [data-laid]',
      event: '[data-feed] li > button',
    }
    return Object.fromEntries(
      Object.entries(kinds).flatMap(([kind, selector]) =>
        [...document.querySelectorAll(selector)].map((element, nth) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return [`${kind} ${nth}`, [x, y, width, height].map((part) => Math.round(part * 10) / 10) as [number, number, number, number]]
        }),
      ),
    )
  })
}

/** What is not where it was, or as large; nothing may be missing either. */
export function movedBetween(before: Boxes, after: Boxes): readonly string[] {
  return Object.entries(before).flatMap(([what, box]) => {
    const now = after[what]
    if (now === undefined) return [`${what} is gone`]
    return box.some((part, at) => Math.abs(part - (now[at] ?? Infinity)) > 0.5) ? [`${what}: ${box.join(' ')} → ${now.join(' ')}`] : []
  })
}

/** Controls of a play that are smaller than a finger; rows of the history and of many players have the width instead. */
export async function targetsBelow(page: Page, least: number): Promise<readonly string[]> {
  return page.evaluate((size) => {
    const controls = [...document.querySelectorAll<HTMLElement>('main button')].filter(
      (button) => button.checkVisibility() && button.closest('dialog, li, [data-feed]') === null,
    )
    return controls.flatMap((button) => {
      const { width, height } = button.getBoundingClientRect()
      return width < size - 0.5 || height < size - 0.5
        ? [`${button.ariaLabel ?? button.textContent?.trim() ?? ''}: ${width.toFixed(0)}×${height.toFixed(0)}`]
        : []
    })
  }, least)
}
