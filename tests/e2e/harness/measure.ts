import type { Locator, Page } from 'playwright-core'
import { settled, type Evaluates } from './light'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** So many frames are waited for at most until a page has heard of its new size: 10 s. */
const MOST_FRAMES = 600

/** Makes the window another size, and waits until the page has come to rest in it: it may hear of its size some frames later. */
export async function resize(page: Page, size: Pick<Box, 'width' | 'height'>): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(
    async ({ width, height, most }) => {
      const isSo = (): boolean => {
        const seen = window.visualViewport
        if (seen === null) return true
        return Math.abs(seen.width * seen.scale - width) < 1 && Math.abs(seen.height * seen.scale - height) < 1
      }
      for (let frame = 0; frame < most && !isSo(); frame++) await new Promise((painted) => requestAnimationFrame(painted))
    },
    { ...size, most: MOST_FRAMES },
  )
  await rested(page)
}

/** Waits until the page has followed what was changed of its window, has its fonts, and has come to rest. */
export async function rested(page: Evaluates): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  })
  await settled(page)
}

export async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox()
  if (box === null) throw new Error(`${String(locator)} is not to be seen`)
  return box
}

/** Where everything lies that is drawn as a shape in a picture; a shadow may fall past its border. */
export function paintedBoxes(within: Locator): Promise<readonly Box[]> {
  return within
    .locator('svg')
    .locator(':is(rect, circle, path):not([data-shadow] *)')
    .evaluateAll((shapes) =>
      shapes.map((shape) => {
        const { x, y, width, height } = shape.getBoundingClientRect()
        return { x, y, width, height }
      }),
    )
}

/** Shapes drawn past the border of what they are drawn in, each with the pixels it sticks out at the left, top, right and bottom. */
export async function paintedOutside(within: Locator): Promise<readonly string[]> {
  const room = await boxOf(within)
  const drawn = await paintedBoxes(within)
  return drawn.flatMap((box, at) => {
    const out = [room.x - box.x, room.y - box.y, box.x + box.width - room.x - room.width, box.y + box.height - room.y - room.height]
    return Math.max(...out) > 0 ? [`shape ${at} by ${out.map(Math.round).join(', ')}`] : []
  })
}

/** What reaches past the right or left border of the window, though it is in nothing with its own scrolling; one text each. */
export function sidewaysOverflow(page: Evaluates): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const scrolls = (element: Element): boolean => {
      for (let above = element.parentElement; above !== null && above !== document.body; above = above.parentElement) {
        if (getComputedStyle(above).overflowX !== 'visible') return true
      }
      return false
    }
    const past = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width: own, height } = element.getBoundingClientRect()
      if (own <= 1 || height <= 1 || element.closest('svg svg, .visually-hidden') !== null) return false
      return (right > width + 1 || left < -1) && !scrolls(element) && getComputedStyle(element).visibility === 'visible'
    })
    const told = past.map(
      (element) => `${element.tagName.toLowerCase()} "${(element.textContent ?? '').slice(0, 40)}" to ${Math.round(element.getBoundingClientRect().right)}`,
    )
    const scroller = document.documentElement
    return scroller.scrollWidth > width ? [`the page is ${scroller.scrollWidth} px wide in ${width} px`, ...told] : told
  })
}

/**
 * Digits are read from 1.5 m, across a table, when they are seen there under 16 minutes of arc: 7 mm, which is 26 px of a laptop's 0.27 mm.
 * A phone is held in the hand.
 */
export const DIGIT_PX = { held: 20, standing: 26 } as const

/** How tall the largest digits in something are drawn, in CSS pixels. */
export function digitHeight(locator: Locator): Promise<number> {
  return locator.evaluate((within) => {
    const heights = [...within.querySelectorAll('*')].map((element) => {
      const own = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent)
        .join('')
      const context = document.createElement('canvas').getContext('2d')
      if (!/^−?\d+$/.test(own.trim()) || context === null) return 0
      const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element)
      context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
      const { actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText('4')
      return actualBoundingBoxAscent + actualBoundingBoxDescent
    })
    return Math.max(...heights)
  })
}

/** Whether the middle of something can be seen and tapped as the window stands, without scrolling. */
export function inSight(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  })
}
