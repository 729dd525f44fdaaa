import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { Host } from '../../e2e/harness/host'
import { TablePage } from '../../e2e/pages/table'
import { connected, signedIn } from '../client'
import { figureOf, type Figure } from '../figures'
import type { LongMatch } from './long-match'
import { choose, openTable, playOn, type Play } from './player'

interface Size {
  readonly name: string
  readonly options: BrowserContextOptions
  readonly enter: (page: Page, play: Play) => Promise<void>
}

const SIZES: readonly Size[] = [
  { name: '1280×800, by keyboard', options: { viewport: { width: 1280, height: 800 } }, enter: typed },
  { name: '360×740, by touch', options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }, enter: tapped },
]

/** What jumped while plays were entered: nothing should. */
export async function shiftFigures(browser: Browser, host: Host, matches: readonly LongMatch[], plays: number): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const [at, size] of SIZES.entries()) {
    const match = matches[at]
    if (match === undefined) throw new Error('broken invariant: a match for each size')
    figures.push(...(await shiftsAt(browser, host, match, size, plays)))
  }
  return figures
}

async function shiftsAt(browser: Browser, host: Host, match: LongMatch, { name, options, enter }: Size, plays: number): Promise<readonly Figure[]> {
  const { client, close } = await connected(host)
  const context = await browser.newContext({ ...options, ...(await signedIn(host)) })
  const page = await context.newPage()
  try {
    await openTable(page, host.url, match)
    await watchShifts(page)
    await playOn(
      {
        page,
        client,
        match,
        enter: async (play) => {
          await waited(page, () => enter(page, play))
        },
      },
      plays,
    )
    const shifts = await page.evaluate(() => (window as Watched).caravanShifts ?? [])
    const sum = (values: readonly Shift[]): number => values.reduce((total, { value }) => total + value, 0)
    const unasked = shifts.filter(({ asked }) => !asked)
    const elsewhere = shifts.filter(({ moved }) => moved.length > 0)
    const told = (values: readonly Shift[]): string => [...new Set(values.flatMap(({ moved }) => moved))].slice(0, 8).join('; ')
    return [
      figureOf(
        `layout shift, ${name}`,
        'sum',
        [sum(unasked)],
        { under: 0 },
        `${plays} plays entered; what moved more than half a second after any key or tap${told(unasked) === '' ? '' : `: ${told(unasked)}`}`,
      ),
      figureOf(
        `moved at once, ${name}`,
        'sum',
        [sum(elsewhere)],
        null,
        `right after a key or tap, outside of the line of play and of what happened, which a play changes${told(elsewhere) === '' ? '' : `: ${told(elsewhere)}`}`,
      ),
    ]
  } finally {
    await context.close()
    close()
  }
}

interface Shift {
  readonly value: number
  /** It came with a key or a tap. */
  readonly asked: boolean
  /** What moved, apart from the line of play and the feed. */
  readonly moved: readonly string[]
}

interface Watched extends Window {
  caravanShifts?: Shift[]
}

function watchShifts(page: Page): Promise<void> {
  return page.evaluate(() => {
    interface Entry extends PerformanceEntry {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly { readonly node: Node | null; readonly previousRect: DOMRectReadOnly; readonly currentRect: DOMRectReadOnly }[]
    }
    const shifts: Shift[] = ((window as Watched).caravanShifts = [])
    const round = (rect: DOMRectReadOnly): string => [rect.x, rect.y, rect.width, rect.height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        const moved = sources.flatMap(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : (node?.parentElement ?? null)
          if (element === null || element.closest('ol[reversed], section:has(> section > ol[reversed]), section[data-layout]') !== null) return []
          return [
            `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 24)} ${element.getAttribute('class') ?? ''} (${round(previousRect)} → ${round(currentRect)})`,
          ]
        })
        shifts.push({ value, asked: hadRecentInput, moved })
      }
    }).observe({ type: 'layout-shift' })
  })
}

/** Does something, and waits until the newest line of what happened is another one. */
async function waited(page: Page, work: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(() => document.querySelector('ol[reversed] > li')?.textContent ?? '')
  await work()
  await page.waitForFunction((was) => (document.querySelector('ol[reversed] > li')?.textContent ?? '') !== was, before)
}

async function typed(page: Page, play: Play): Promise<void> {
  await choose(page, play, (digit) => page.keyboard.press(digit))
  await page.keyboard.press('Enter')
}

/** Taps the tile twice, in the row of its end. */
async function tapped(page: Page, { tile, arm }: Play): Promise<void> {
  const place = new TablePage(page).tile(tile.split('-').sort().reverse().join('-'), arm ?? undefined)
  await place.tap()
  await place.tap()
}
