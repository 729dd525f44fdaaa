import type { Locator, Page } from 'playwright-core'

/** A tile's body, in halves of a tile as the line of play counts them. */
const BODY = 1.93

/** Parts of the felt's width and height. */
interface Share {
  readonly width: number
  readonly height: number
}

export interface TableMeasured {
  /** Inside its border, in pixels. */
  readonly felt: { readonly width: number; readonly height: number }
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
    const whole = document.querySelector('[data-felt]')
    const felt = box(whole)
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
      felt: { width: whole?.clientWidth ?? 0, height: whole?.clientHeight ?? 0 },
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

/** Tiles of the tray that are drawn smaller than this, by their short and their long side. */
export async function traySmallerThan(page: Page, short: number, long: number): Promise<readonly string[]> {
  return page.evaluate(
    ([least, most]) => {
      const tiles = [...document.querySelectorAll<SVGElement>('[data-tray] [data-place] svg[data-orientation]')]
      if (tiles.length === 0) return ['no tile stands in the tray']
      return tiles.flatMap((tile) => {
        const { width, height } = tile.getBoundingClientRect()
        const [one, other] = [Math.min(width, height), Math.max(width, height)]
        const name = tile.closest('[data-place]')?.getAttribute('aria-label') ?? ''
        return one < least - 0.5 || other < most - 0.5 ? [`${name}: ${width.toFixed(0)}×${height.toFixed(0)}`] : []
      })
    },
    [short, long] as const,
  )
}

/** How large the letters of names and the figures of scores are: the smallest of each, in pixels. */
export async function lettersOfCards(page: Page): Promise<{ readonly name: number; readonly score: number }> {
  return page.evaluate(() => {
    const least = (selector: string): number =>
      Math.min(
        ...[...document.querySelectorAll<HTMLElement>(selector)]
          .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 0)
          .map((element) => parseFloat(getComputedStyle(element).fontSize)),
      )
    return { name: least('[data-seat] h3'), score: least('[data-score]') }
  })
}

/** As much of a name as tells whose it is, in pixels: three letters or so. */
const LEGIBLE = 24

/** Initials that are smaller are a dot, in pixels. */
const SMALLEST_INITIALS = 9

/** What a player's card shows of a face, of a name, of a hand, of whose turn it is and of the score: too little, or one on another. */
export async function faultsOfCards(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    ([legible, smallest]) => {
      const seen = (element: Element): boolean => (element as HTMLElement).checkVisibility() && element.getBoundingClientRect().width > 0
      return [...document.querySelectorAll('[data-seat] article')].flatMap((card) => {
        const who = card.getAttribute('aria-label') ?? ''
        const heading = card.querySelector('h3')
        const text = [...(heading?.children ?? [])].find(seen)
        if (heading === null || text === undefined) return [`${who}: no name`]
        const [room, all] = [heading.getBoundingClientRect(), text.getBoundingClientRect()]
        const shown = Math.min(room.right - parseFloat(getComputedStyle(heading).paddingRight), all.right) - all.left
        const wrong = shown < Math.min(legible, all.width) ? [`${who}: ${shown.toFixed(0)} px of the name`] : []
        if (card.getAttribute('aria-current') === 'true' && ![...card.querySelectorAll('[data-turn] svg')].some(seen)) wrong.push(`${who}: no sign of the turn`)
        const face = card.querySelector('[data-initials]')
        const letters = face === null ? 0 : parseFloat(getComputedStyle(face).fontSize)
        if (letters < smallest) wrong.push(`${who}: initials of ${letters.toFixed(1)} px`)
        if (card.getAttribute('title') !== who) wrong.push(`${who}: the whole name is nowhere`)
        const name = { what: 'name', left: all.left, right: all.left + shown, top: room.top, bottom: room.bottom }
        const others = ['[data-hand]', '[data-leader]', '[data-turn]', '[data-score]'].flatMap((what) =>
          [...card.querySelectorAll(what)].filter(seen).map((element) => {
            const { left, right, top, bottom } = (what === '[data-score]' ? (element.parentElement ?? element) : element).getBoundingClientRect()
            const edge = what === '[data-score]' ? element.getBoundingClientRect().left : left
            return { what, left: edge, right, top, bottom }
          }),
        )
        const parts = [name, ...others]
        const over = parts.flatMap((one, at) =>
          parts
            .slice(at + 1)
            .filter((two) => one.left < two.right - 0.5 && two.left < one.right - 0.5 && one.top < two.bottom - 2 && two.top < one.bottom - 2)
            .map((two) => `${who}: ${one.what} and ${two.what} lie on one another`),
        )
        return [...wrong, ...over]
      })
    },
    [LEGIBLE, SMALLEST_INITIALS] as const,
  )
}

/** Rows of what happened of which only a part is seen. */
export async function cutRows(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const feed = document.querySelector('main [data-feed]')
    const frame = feed?.parentElement?.getBoundingClientRect()
    if (feed === null || frame === undefined || frame.height === 0) return []
    return [...feed.querySelectorAll('li')].flatMap((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return top < frame.bottom - 1 && bottom > frame.bottom + 0.5 ? [`a row of what happened is cut: ${(frame.bottom - top).toFixed(0)} px of it`] : []
    })
  })
}

/** The tiles, the open ends and the words about the last entry on which lies what is said on the felt. */
export async function underSaid(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const said = [...document.querySelectorAll('[data-felt] [data-prompt] p')].map((each) => each.getBoundingClientRect())
    if (said.length === 0) return ['nothing is said']
    const parts = { 'the line': '[data-felt] :is([data-laid], [data-end])', 'the words about the last entry': '[data-felt] [data-words]' }
    return Object.entries(parts).flatMap(([what, selector]) =>
      [...document.querySelectorAll(selector)].flatMap((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect()
        const under = said.filter((box) => box.left < right && left < box.right && box.top < bottom - 1 && top + 1 < box.bottom)
        return getComputedStyle(part).clipPath !== 'none'
          ? []
          : under.map((box) => `what is said lies on ${what}, by ${(Math.min(box.bottom, bottom) - Math.max(box.top, top)).toFixed(0)} px`)
      }),
    )
  })
}

/** What lies under what is celebrated next, as soon as it is there; it is gone again after a second. */
export async function underCelebration(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      new Promise<readonly string[]>((found) => {
        const parts = { 'the words about the last entry': '[data-felt] [data-words]', 'a die': '[data-felt] svg[data-kind]' }
        const isSeen = (element: Element): boolean => (element as HTMLElement).checkVisibility() && getComputedStyle(element).clipPath === 'none'
        const watching = new MutationObserver(() => {
          const box = document.querySelector('[data-celebration]')?.getBoundingClientRect()
          if (box === undefined) return
          watching.disconnect()
          found(
            Object.entries(parts).flatMap(([what, selector]) =>
              [...document.querySelectorAll(selector)].filter(isSeen).flatMap((part) => {
                const { left, top, right, bottom } = part.getBoundingClientRect()
                return left < box.right - 1 && box.left < right - 1 && top < box.bottom - 1 && box.top < bottom - 1 ? [`it lies on ${what}`] : []
              }),
            ),
          )
        })
        watching.observe(document.body, { childList: true, subtree: true })
      }),
  )
}

/** How far a single row of the tray lies from its middle, and where its discs stand. */
export async function singleRow(page: Page): Promise<{ readonly aside: number; readonly lines: number }> {
  return page.evaluate(() => {
    const tray = document.querySelector('[data-tray]')?.getBoundingClientRect() ?? new DOMRect()
    const boxes = [...document.querySelectorAll('[data-rows="1"] > * > *')].map((each) => each.getBoundingClientRect())
    const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))]
    const tops = new Set([...document.querySelectorAll('[data-rows="1"] [data-disc]')].map((disc) => Math.round(disc.getBoundingClientRect().top)))
    return { aside: Math.abs((left + right) / 2 - (tray.left + tray.right) / 2), lines: tops.size }
  })
}

/** How many pixels of something lie beyond what scrolls around it, or below it. */
export function cutBy(locator: Locator): Promise<number> {
  return locator.evaluate((element) => {
    const own = element.getBoundingClientRect()
    let most = 0
    for (let above = element.parentElement; above !== null && above !== document.body; above = above.parentElement) {
      if (getComputedStyle(above).overflowY === 'visible') continue
      const { top, bottom } = above.getBoundingClientRect()
      most = Math.max(most, top - own.top, own.bottom - bottom)
    }
    return most
  })
}
