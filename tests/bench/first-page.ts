import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { launchBrowser } from '../e2e/harness/browser'
import type { Host } from '../e2e/harness/host'
import { signedIn } from './client'
import { figureOf, median, mostlyUnder, slowestTwentieth, type Figure } from './figures'

const PAGES = resolve(process.cwd(), 'out', 'renderer')

interface Visits {
  readonly times: number
  readonly target: Figure['target']
}

/** How soon a browser can use the home page, beside a page with nothing on it but the same link, and the JavaScript that it waits for. */
export async function firstPage(host: Host, visited: Visits): Promise<readonly Figure[]> {
  return [...(await visits(host, visited)), initialJavaScript()]
}

/** How soon a browser can use the home page, beside an empty one; nothing where there is no browser. */
export async function visits(host: Host, { times, target }: Visits): Promise<readonly Figure[]> {
  if (!process.env['CARAVAN_CHROMIUM']) return []
  const empty = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Empty</title><a href="#">New match</a>'),
  )
  await new Promise<void>((listening) => empty.listen(0, '127.0.0.1', listening))
  const emptyUrl = `http://127.0.0.1:${(empty.address() as AddressInfo).port}/`
  const browser = await launchBrowser()
  try {
    const [home, nothing]: [Visit[], Visit[]] = [[], []]
    for (let visit = 0; visit < times; visit++) {
      home.push(await timedVisit(browser, host.url, await signedIn(host), { hydrates: true }))
      nothing.push(await timedVisit(browser, emptyUrl, {}, { hydrates: false }))
    }
    const usableOf = (visits: readonly Visit[]): readonly number[] => visits.map(({ usable }) => usable)
    const clickedOf = (visits: readonly Visit[]): readonly number[] => visits.map(({ clicked }) => clicked)
    return [
      mostlyUnder(
        'home page interactive',
        'ms',
        usableOf(home),
        target,
        `from the visit until its link to a new match stands still and answers where it stands, as the page itself sees it; in a window that is signed in and has nothing else stored, ${times} times`,
      ),
      mostlyUnder(
        'empty page interactive',
        'ms',
        usableOf(nothing),
        null,
        'the same of a page with one link and nothing else, in turns: what the browser takes',
      ),
      besideEmpty(
        'home page interactive, beside an empty page',
        usableOf(home),
        usableOf(nothing),
        null,
        'medians of the same visits; worst: of the slowest twentieth',
      ),
      mostlyUnder(
        'home page hydrated',
        'ms',
        home.flatMap(({ hydrated }) => hydrated ?? []),
        null,
        'the same until its own code answers and keeps it up to date, where nobody touches it meanwhile',
      ),
      besideEmpty(
        'home page clicked, beside an empty page',
        clickedOf(home),
        clickedOf(nothing),
        { under: 2 },
        `the same until a click by the program that drives the browser goes through: ${Math.round(median(clickedOf(home)))} beside ${Math.round(median(clickedOf(nothing)))} ms, most of the latter being that program’s. The target was set in this measure`,
      ),
    ]
  } finally {
    await browser.close()
    empty.close()
  }
}

/** How many times as long as an empty page the home page takes; a busy machine slows both. */
function besideEmpty(name: string, home: readonly number[], nothing: readonly number[], target: Figure['target'], note: string): Figure {
  return { name, unit: 'times as long', median: median(home) / median(nothing), worst: slowestTwentieth(home) / slowestTwentieth(nothing), target, note }
}

/** One visit, in milliseconds from when the browser is told to make it. */
interface Visit {
  /** Until the way to a new match can be used, as the page itself sees it. */
  readonly usable: number
  /** Until the program that drives the browser has found that it can be clicked. */
  readonly clicked: number
  /** Until React has taken it over; null for a page without React. */
  readonly hydrated: number | null
}

/** Visits a page in a window with nothing but what is `stored`, and waits until it `hydrates` if it does. */
async function timedVisit(browser: Browser, url: string, stored: BrowserContextOptions, { hydrates }: { readonly hydrates: boolean }): Promise<Visit> {
  const context = await browser.newContext(stored)
  await context.addInitScript(keepUsable)
  const page = await context.newPage()
  const start = performance.timeOrigin + performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  const usableAt = await page.evaluate(() => (window as Watched).caravanUsable)
  if (usableAt === undefined) throw new Error('broken invariant: nobody watches the page')
  await page.getByRole('link', { name: 'New match' }).first().click({ trial: true })
  const now = (): number => performance.timeOrigin + performance.now() - start
  const clicked = now()
  if (hydrates) await page.waitForFunction(() => Object.keys(document.querySelector('a[href]') ?? {}).some((key) => key.startsWith('__react')))
  const hydrated = hydrates ? now() : null
  await context.close()
  return { usable: usableAt - start, clicked, hydrated }
}

interface Watched extends Window {
  caravanUsable?: Promise<number>
}

/**
 * Runs in the page before anything else: keeps the moment, by the clock of the machine, at which the way to a new match can be used.
 *
 * It is there, has stood in the same place for two frames, and is what lies on top there. Nothing polls the page for it.
 */
function keepUsable(): void {
  const link = (): Element | undefined => [...document.querySelectorAll('a[href]')].find(({ textContent }) => textContent.trim() === 'New match')
  const placeOf = (element: Element): string => Object.values(element.getBoundingClientRect().toJSON() as Record<string, number>).join(' ')
  const answers = (element: Element): boolean => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  ;(window as Watched).caravanUsable = new Promise((usable) => {
    const look = (before: string | null): void => {
      requestAnimationFrame(() => {
        const found = link()
        const place = found === undefined ? null : placeOf(found)
        if (found !== undefined && place === before && answers(found)) usable(performance.timeOrigin + performance.now())
        else look(place)
      })
    }
    const appearing = new MutationObserver(() => {
      if (link() === undefined) return
      appearing.disconnect()
      look(null)
    })
    appearing.observe(document, { childList: true, subtree: true })
  })
}

/** What the home page runs before it is alive: what `index.html` asks for, what that imports at once, and what it says in one language. */
function initialJavaScript(): Figure {
  const html = readFileSync(join(PAGES, 'index.html'), 'utf8')
  const asked = [...html.matchAll(/src="\.\/assets\/([^"]+\.js)"/g)].map(([, file = '']) => file)
  const later = readdirSync(join(PAGES, 'assets')).filter((file) => /^(?:boot|home|en-start)-[^.]+\.js$/.test(file))
  const files = [...withImports([...asked, ...later])].map((file) => readFileSync(join(PAGES, 'assets', file)))
  const size = (each: readonly Buffer[]): number => each.reduce((sum, { length }) => sum + length, 0) / 1000
  const packed = size(files.map((file) => gzipSync(file)))
  return figureOf('JavaScript of the home page', 'kB gzip', [packed], { under: 120 }, `${files.length} files, ${Math.round(size(files))} kB unpacked`)
}

/** These files and all that they import for themselves. */
function withImports(files: readonly string[]): ReadonlySet<string> {
  const all = new Set(files)
  for (const file of all) {
    for (const [, imported = ''] of readFileSync(join(PAGES, 'assets', file), 'utf8').matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) all.add(imported)
  }
  return all
}
