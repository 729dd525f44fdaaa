import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page, Route } from 'playwright-core'
import { describe, expect, test as base } from 'vitest'
import { FIRST_WORDS } from '../../src/shared/words/first-words'
import { openTable } from '../support/main/tables'
import { launchBrowser, SHORT_LIVED } from './harness/browser'
import { expectNoFault } from './harness/axe'
import { PHONE } from './pages/phones'
import { soon } from './harness/soon'

const words = FIRST_WORDS.en
/** What React and most of the page is in. */
const CODE = /\/assets\/shared-[^/]+\.js$/
const LOOK = /\/assets\/shared-[^/]+\.css$/

const test = base
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser(SHORT_LIVED)
    onCleanup(() => browser.close())
    return browser
  })
  .extend('url', async () => (await openTable(undefined, {}, undefined, resolve('out', 'renderer'))).url)
  .extend('phone', async ({ browser }, { onCleanup }) => {
    const context = await browser.newContext({ ...PHONE, locale: 'en-GB' })
    onCleanup(() => context.close())
    return context.newPage()
  })

const opened = (page: Page): Promise<void> => page.getByRole('textbox', { name: 'Code' }).waitFor()

/** Has the first so many requests for a file meet `fault`. */
async function spoil(page: Page, file: RegExp, times: number, fault: (route: Route) => Promise<void>): Promise<() => number> {
  let met = 0
  await page.route(file, (route) => (met++ < times ? fault(route) : route.continue()))
  return () => met
}

const TOO_MANY = { status: 429, contentType: 'text/plain', body: 'Too many requests.' }

describe('A page whose code does not come', () => {
  test('says what it is, where it is and how to try again, without any script', async ({ browser, url }) => {
    const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false, locale: 'fr-FR' })
    const page = await context.newPage()
    await page.goto(url)
    await page.getByText(FIRST_WORDS.fr.opening).waitFor()
    await page.getByText(url).waitFor({ state: 'attached' })
    await Promise.all([page.waitForRequest(url), page.getByText(FIRST_WORDS.fr.again).dispatchEvent('click')])
    await context.close()
  })

  test.for([
    ['refused', (route: Route) => route.fulfill(TOO_MANY)],
    ['cut off', (route: Route) => route.abort('connectionreset')],
  ] as const)('tries again automatically until it does, and says so meanwhile: %s', async ([, fault], { phone, url }) => {
    let [lost, came, seen] = [0, 0, false]
    await phone.route(CODE, (route) => {
      // it says so for a moment only: on a busy computer the code stays away until that was seen
      const comes = lost >= 3 && seen
      if (comes) came += 1
      else lost += 1
      return comes ? route.continue() : fault(route)
    })
    await phone.goto(`${url}#/join/not-the-secret-of-it`)
    await phone.getByText(words.lost).waitFor()
    seen = true
    await opened(phone)
    expect(came).toBe(1)
    // what the QR code brought is not lost
    await phone.getByText('Wrong or expired code.').waitFor()
  })

  test('asks for a look again that was lost, without beginning anew', async ({ phone, url }) => {
    await spoil(phone, LOOK, 2, (route) => route.abort('connectionreset'))
    let pages = 0
    phone.on('request', (request) => (pages += request.isNavigationRequest() ? 1 : 0))
    await phone.goto(url)
    await opened(phone)
    await phone.waitForFunction(() => getComputedStyle(document.body).margin === '0px')
    expect(pages).toBe(1)
  })

  test('names what it needs where the browser cannot read it, and does not try again', async ({ phone, url }) => {
    const met = await spoil(phone, CODE, 9, (route) => route.fulfill({ contentType: 'text/javascript', body: 'class { static { newer syntax } }' }))
    await phone.goto(url)
    await phone.getByText('This browser can’t show Caravan.').waitFor()
    await soon(() => phone.getByText(words.lost).isVisible()).toBe(false)
    await expectNoFault(phone, 'the first words')
    expect(met()).toBe(1)
  })

  test('names what it needs where the browser has not what it runs on', async ({ phone, url }) => {
    await phone.addInitScript(() => Reflect.deleteProperty(Intl, 'Segmenter'))
    await phone.route(CODE, () => undefined)
    await phone.goto(url, { waitUntil: 'commit' })
    await phone.getByText('This browser can’t show Caravan.').waitFor()
  })
})

test('what watches a page is read by every browser: it has nothing that came after 2009', ({ expect: holds }) => {
  const html = readFileSync(resolve('out', 'renderer', 'phone.html'), 'utf8')
  const [, file = ''] = /<script src="\.(\/assets\/watch-page-[^"]+)"/.exec(html) ?? []
  const code = readFileSync(resolve('out', 'renderer', `.${file}`), 'utf8').replace(/'[^'\n]*'/g, "''")
  holds(code.length).toBeGreaterThan(1000)
  holds(code).not.toMatch(/=>|`|\b(?:let|const|class|async|await|import|export)\b|\?\.|\?\?|\*\*|\.\.\.|catch \{|_000/)
})
