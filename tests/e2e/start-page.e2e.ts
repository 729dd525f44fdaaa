import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { paths } from '../../src/renderer/navigation/paths'
import { soon } from './harness/soon'
import { putLongMatch } from '../bench/ui/long-match'
import { putSimulated } from './harness/simulated'
import { tableTest, test } from './harness/test'
import { HomePage } from './pages/home'

const PAGES = resolve('out', 'renderer')
/** Until the page can be used. */
const MOST_REQUESTS = 13
const MOST_KB = 190
const MOST_KB_OF_SCRIPT = 115
/** Until a phone can be used, with its words. */
const MOST_KB_OF_A_PHONES_SCRIPT = 90
/** All the code that the page needs until it can be used, which it can once React has marked its links as taken over. */
const NEEDED_CODE = ['before.js', 'en-start.js', 'first-paint.js', 'home.js', 'live.js', 'rolldown-runtime.js', 'shared.css', 'shared.js', 'watch-page.js']
const NEEDED = new Set([...NEEDED_CODE, 'figtree-latin-wght-normal.woff2', 'rubik-latin-wght-normal.woff2'])

/** What a file of the pages is, without the hash of its content. */
const named = (path: string): string => (path.split('/').at(-1) ?? '').replace(/-[\w-]{8}(?=\.\w+$)/, '')
const kB = (paths: readonly string[]): number => paths.reduce((sum, path) => sum + gzipSync(readFileSync(join(PAGES, path))).length, 0) / 1000
const pathsOf = (html: string): readonly string[] =>
  [...readFileSync(join(PAGES, html), 'utf8').matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => path)
const filesOf = (html: string): readonly string[] => pathsOf(html).map(named)

/** From whatever page a house that is shared has open. */
async function atHome(page: Page): Promise<void> {
  await page.evaluate((to) => (window.location.hash = to), paths.home)
  await new HomePage(page).newMatch.waitFor()
}

/** Comes back once an idle moment has passed that was asked for as the app asks for its own, but later. */
const afterIdleMoment = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((passed) => setTimeout(() => requestIdleCallback(() => passed(), { timeout: 2000 }), 500)))

/** Keeps `what` back until it is let come. */
async function keepBack(page: Page, what: RegExp | ((url: URL) => boolean)): Promise<() => void> {
  let letCome = (): void => undefined
  const may = new Promise<void>((come) => {
    letCome = come
  })
  await page.route(what, async (route) => {
    await may
    await route.continue()
  })
  return () => letCome()
}

describe('The start page', () => {
  test.override('ahead', true)

  test('fetches little before it can be used, and the code of the next pages after that', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    // what is asked for at the very moment of use would otherwise be counted or not, as the browser has time
    const letCome = await keepBack(page, (url) => url.pathname.startsWith('/assets/') && !NEEDED.has(named(url.pathname)))
    await page.reload()
    await page.waitForFunction(() => Object.keys(document.querySelector('a[href="#/new"]') ?? {}).some((key) => key.startsWith('__react')))
    const come = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
    // with the page itself
    expect(come.length + 1).toBeLessThanOrEqual(MOST_REQUESTS)
    expect(kB(['/index.html', ...come.filter((path) => path.startsWith('/assets/'))])).toBeLessThan(MOST_KB)
    const code = come.filter((path) => /\.(?:js|css)$/.test(path))
    expect(code.map(named).sort()).toEqual(NEEDED_CODE)
    expect(kB(code.filter((path) => path.endsWith('.js')))).toBeLessThan(MOST_KB_OF_SCRIPT)
    letCome()
    await soon(() => asked.map(named)).toContain('match.js')
  })

  test('runs a few kB before the first paint, and fetches all other code after it', () => {
    const run = [...readFileSync(join(PAGES, 'index.html'), 'utf8').matchAll(/<script [^>]*src="\.\/assets\/([^"]+)"/g)].map(([, file = '']) => file)
    expect(run.map(named)).toEqual(['watch-page.js', 'before.js', 'first-paint.js'])
    expect(run.reduce((sum, file) => sum + gzipSync(readFileSync(join(PAGES, 'assets', file))).length, 0)).toBeLessThan(5500)
    expect(filesOf('index.html')).toEqual(['watch-page.js', 'before.js', 'first-paint.js', 'shared.css'])
  })

  test('has the phones read little script until they can be used', () => {
    const script = pathsOf('phone.html').filter((path) => path.endsWith('.js'))
    expect(script.map(named).sort()).toEqual(['before.js', 'phone.js', 'records.js', 'rolldown-runtime.js', 'shared.js', 'watch-page.js'])
    const words = readdirSync(join(PAGES, 'assets')).filter((file) => named(file) === 'en-start.js')
    expect(words).toHaveLength(1)
    expect(kB([...script, ...words.map((file) => join('assets', file))])).toBeLessThan(MOST_KB_OF_A_PHONES_SCRIPT)
  })

  test('shares no code with the page of the phones that would open the owner’s connection there', () => {
    expect(filesOf('phone.html')).toEqual(expect.arrayContaining(['before.js', 'shared.js']))
    expect(filesOf('phone.html')).not.toContain('first-paint.js')
    expect(filesOf('phone.html')).not.toContain('live.js')
    expect(filesOf('phone.html')).not.toContain('home.js')
  })
})

describe('The start page of a browser that is to save data', () => {
  tableTest('fetches nothing ahead', async ({ page }) => {
    await atHome(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.reload()
    await new HomePage(page).newMatch.waitFor()
    await afterIdleMoment(page)
    expect(asked.map(named)).toContain('home.js')
    expect(asked.map(named)).not.toContain('match.js')
  })
})

/** Keeps the code that renders the page in the browser back until it is let come. */
const keepCodeBack = (page: Page) => keepBack(page, /\/assets\/home-[^/]+\.js$/)

/** Where all that can be followed or pressed stands, and everyone at the table; of these more is known once the match has been scored. */
const places = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const placeOf = (element: Element): string => Object.values(element.getBoundingClientRect().toJSON() as Record<string, number>).join(' ')
    const toldOf = (element: Element): string => (element.matches('li:has(article)') ? 'a player' : element.textContent.trim())
    return [...document.querySelectorAll('main :is(a, button, h1, h2, li):not([data-felt] *)')].map((element) => `${toldOf(element)} ${placeOf(element)}`)
  })

describe('The start page as the host renders it', () => {
  tableTest('can be left before any code is here that could render it', async ({ page }) => {
    await atHome(page)
    const letCome = await keepCodeBack(page)
    await page.reload({ waitUntil: 'commit' })
    await new HomePage(page).newMatch.click()
    expect(new URL(page.url()).hash).toBe('#/new')
    letCome()
    await page.getByRole('heading', { level: 1, name: 'New match' }).waitFor()
    await page.goBack()
    await new HomePage(page).newMatch.waitFor()
  })

  test('is taken over in place: nothing moves, and what was pressed before is done', async ({ page, dataFolder }) => {
    const home = new HomePage(page)
    putLongMatch(dataFolder, 'goes-on-0001', 40, 20)
    await putSimulated(dataFolder, 12)
    await home.current.waitFor()
    // the latest ten of them stand there once all are read
    await page.getByRole('link', { name: 'All 13 matches' }).waitFor()
    const letCome = await keepCodeBack(page)
    await page.reload({ waitUntil: 'commit' })
    await home.current.waitFor()
    const before = await places(page)
    const link = await home.newMatch.elementHandle()
    const keys = page.getByRole('button', { name: 'All shortcuts' })
    await keys.click()
    await soon(() => page.getByRole('dialog').count()).toBe(0)
    letCome()
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    await page.keyboard.press('Escape')
    expect(await link?.evaluate((element) => element.isConnected)).toBe(true)
    await soon(() => places(page)).toEqual(before)
    // nor when the line is drawn
    await home.current.getByRole('region', { name: /^The (?:caravan|train|arms|line)/ }).waitFor()
    await soon(() => places(page)).toEqual(before)
  })

  tableTest('speaks the language of the browser, or the one that is chosen, and is as dark as it is to be', async ({ windows }) => {
    const page = await windows.open({ locale: 'de-DE', colorScheme: 'dark' })
    await keepCodeBack(page)
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('navigation').getByRole('link', { name: 'Neue Partie' }).waitFor()
    expect(await page.evaluate(() => ({ lang: document.documentElement.lang, theme: document.documentElement.dataset.theme }))).toEqual({
      lang: 'de',
      theme: 'dark',
    })
    await page.evaluate(() => window.localStorage.setItem('caravan.language', 'fr'))
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('navigation').getByRole('link', { name: 'Nouvelle partie' }).waitFor()
  })

  tableTest('is asked for by no other page, and not needed: a window of another time zone renders its own', async ({ page, windows }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.evaluate((to) => (window.location.hash = to), paths.people)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'People' }).waitFor()
    expect(asked).not.toContain('/start-page')
    const elsewhere = await windows.open({ timezoneId: 'Asia/Tokyo' })
    const answer = elsewhere.waitForResponse(/\/start-page/)
    await elsewhere.reload()
    expect((await answer).status()).toBe(204)
    await new HomePage(elsewhere).newMatch.waitFor()
  })
})
