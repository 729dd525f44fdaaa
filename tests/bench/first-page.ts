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
  const empty = createServer((_request, response) => response.setHeader('content-type', 'text/html').end('<!doctype html><title>Empty</title><a href="#">New match</a>'))
  await new Promise<void>((listening) => empty.listen(0, '127.0.0.1', listening))
  const emptyUrl = `http://127.0.0.1:${(empty.address() as AddressInfo).port}/`
  const browser = await launchBrowser()
  try {
    const [home, nothing]: [number[], number[]] = [[], []]
    for (let visit = 0; visit < times; visit++) {
      home.push(await usable(browser, host.url, await signedIn(host)))
      nothing.push(await usable(browser, emptyUrl, {}))
    }
    return [
      mostlyUnder('home page interactive', 'ms', home, target, `from the visit until the page can be used, in a window that is signed in and has nothing else stored, ${times} times`),
      mostlyUnder('empty page interactive', 'ms', nothing, null, 'the same of a page with one link and nothing else, in turns: what the browser and the measuring take'),
      besideEmpty(home, nothing),
    ]
  } finally {
    await browser.close()
    empty.close()
  }
}

/** How many times as long as an empty page the home page takes; a busy machine slows both. */
function besideEmpty(home: readonly number[], nothing: readonly number[]): Figure {
  return {
    name: 'home page interactive, beside an empty page',
    unit: 'times as long',
    median: median(home) / median(nothing),
    worst: slowestTwentieth(home) / slowestTwentieth(nothing),
    target: { under: 2 },
    note: 'medians of the same visits; worst: of the slowest twentieth. The browser looks for the link after 0, 20, 70, 170, 270, 770 ms and so on, so a page that comes late by a little counts as late by up to half a second',
  }
}

/** Milliseconds from the visit until the way to a new match can be clicked, in a window with nothing but what is `stored`. */
async function usable(browser: Browser, url: string, stored: BrowserContextOptions): Promise<number> {
  const context = await browser.newContext(stored)
  const page = await context.newPage()
  const start = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'New match' }).first().click({ trial: true })
  const milliseconds = performance.now() - start
  await context.close()
  return milliseconds
}

/** What `index.html` asks for before anything is shown, and the one language that is spoken then. */
function initialJavaScript(): Figure {
  const html = readFileSync(join(PAGES, 'index.html'), 'utf8')
  const asked = [...html.matchAll(/(?:src|href)="\.\/assets\/([^"]+\.js)"/g)].map(([, file = '']) => file)
  const language = readdirSync(join(PAGES, 'assets')).filter((file) => /^(?:en|words)-[^.]+\.js$/.test(file))
  const files = [...withImports([...asked, ...language])].map((file) => readFileSync(join(PAGES, 'assets', file)))
  const size = (each: readonly Buffer[]): number => each.reduce((sum, { length }) => sum + length, 0) / 1000
  const packed = size(files.map((file) => gzipSync(file)))
  return figureOf('JavaScript of the home page', 'kB gzip', [packed], { under: 170 }, `${files.length} files before anything is shown, ${Math.round(size(files))} kB unpacked`)
}

/** These files and all that they import for themselves. */
function withImports(files: readonly string[]): ReadonlySet<string> {
  const all = new Set(files)
  for (const file of all) {
    for (const [, imported = ''] of readFileSync(join(PAGES, 'assets', file), 'utf8').matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) all.add(imported)
  }
  return all
}
