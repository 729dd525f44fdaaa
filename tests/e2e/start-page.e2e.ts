import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { soon } from './harness/soon'
import { test } from './harness/test'
import { HomePage } from './pages/home'

const PAGES = resolve('out', 'renderer')
const MOST_KB = 120

/** What a file of the pages is, without the hash of its content. */
const named = (path: string): string => (path.split('/').at(-1) ?? '').replace(/-[\w-]{8}(?=\.\w+$)/, '')
const filesOf = (html: string): readonly string[] =>
  [...readFileSync(join(PAGES, html), 'utf8').matchAll(/(?:src|href)="\.\/assets\/([^"]+\.(?:js|css))"/g)].map(([, file = '']) => named(file))

/** Comes back once an idle moment has passed that was asked for as the app asks for its own, but later. */
const afterIdleMoment = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((passed) => setTimeout(() => requestIdleCallback(() => passed(), { timeout: 2000 }), 500)))

describe('The start page', () => {
  test.override('ahead', true)

  test('fetches little before it can be used, and the code of the next pages after that', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.addInitScript(() => {
      const fetched = (): string[] => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
      const look = new MutationObserver(() => {
        if (document.querySelector('a[href="#/new"]') === null) return
        look.disconnect()
        Object.assign(window, { fetchedUntilThere: fetched() })
      })
      look.observe(document, { childList: true, subtree: true })
    })
    await page.reload()
    await new HomePage(page).newMatch.waitFor()
    const fetched = await page.evaluate(() => (window as unknown as { fetchedUntilThere: string[] }).fetchedUntilThere)
    const first = fetched.filter((path) => /\.(?:js|css)$/.test(path))
    expect(first.map(named).sort()).toEqual(['boot.js', 'en-start.js', 'first.js', 'home.css', 'home.js', 'rolldown-runtime.js', 'shared.css', 'shared.js'])
    const scripts = first.filter((path) => path.endsWith('.js'))
    expect(scripts.reduce((sum, path) => sum + gzipSync(readFileSync(join(PAGES, path))).length, 0) / 1000).toBeLessThan(MOST_KB)
    await soon(() => asked.map(named)).toContain('match-screen.js')
  })

  test('has the code that begins the way to the host before all that is larger', () => {
    const files = filesOf('index.html')
    expect(files.indexOf('boot.js')).toBeLessThan(files.indexOf('shared.js'))
    expect(files.indexOf('shared.js')).toBeLessThan(files.indexOf('home.js'))
  })

  test('shares no code with the page of the phones that would open the owner’s connection there', () => {
    expect(filesOf('phone.html')).toEqual(expect.arrayContaining(['first.js', 'shared.js']))
    expect(filesOf('phone.html')).not.toContain('boot.js')
    expect(filesOf('phone.html')).not.toContain('home.js')
  })
})

describe('The start page of a browser that is to save data', () => {
  test('fetches nothing ahead', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.reload()
    await new HomePage(page).newMatch.waitFor()
    await afterIdleMoment(page)
    expect(asked.map(named)).toContain('home.js')
    expect(asked.map(named)).not.toContain('match-screen.js')
  })
})
