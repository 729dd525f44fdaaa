import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished } from 'vitest'
import { SIGN_IN_WORDS } from '#shared/words/sign-in'
import { EVERY, SPOKEN } from '../every'
import { FAMILY } from './games'
import { accessibilityFaults } from './harness/axe'
import { HOST_AWAY } from './harness/faults'
import { sidewaysOverflow } from './harness/measure'
import { STRANGER } from './harness/owner'
import { soon } from './harness/soon'
import { tableTest, test } from './harness/test'
import { HomePage } from './pages/home'
import { startMatch } from './harness/played'

const REFUSED = 'Caravan doesn’t know this browser yet'
const refused = (page: Page) => page.getByRole('heading', { name: REFUSED })

/** The page that refuses is one file: it has the colours of the system, and none of the settings. */
async function lookAt(page: Page, name: string): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await accessibilityFaults(page), `${name}, ${width}`).toEqual([])
    await soon(() => sidewaysOverflow(page), { message: `${name}, ${width}` }).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await accessibilityFaults(page, 'colours'), `${name} by night`).toEqual([])
}

describe('A browser that is opened with the whole address', () => {
  tableTest(
    'is signed in, on the page that was asked for; the key is in neither address nor history nor any later request',
    async ({ windows, house: { host } }) => {
      const page = await windows.open(STRANGER, 'about:blank')
      const asked: string[] = []
      page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
      await page.goto(`${host.address()}#/data`)
      await page.waitForURL(`${host.url}#/data`)
      await page.getByRole('heading', { name: 'Files' }).first().waitFor()
      const key = new URL(host.address()).searchParams.get('key') ?? ''
      expect(asked.filter((each) => each.includes(key))).toHaveLength(1)
      expect(await page.evaluate(() => document.referrer)).toBe('')
      expect(await page.evaluate(() => document.cookie)).toBe('')
      await page.goBack()
      expect(page.url()).toBe('about:blank')
      // and from now on the bare address is enough, in another tab too
      const tab = await page.context().newPage()
      await tab.goto(host.url)
      await new HomePage(tab).newMatch.waitFor()
    },
  )

  tableTest('from a link on another site is signed in as well, and a link to the bare address finds it so', async ({ windows, house: { host } }) => {
    const elsewhere = createServer((_request, response) =>
      response
        .setHeader('content-type', 'text/html')
        .end(
          `<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,"><a href="${host.address()}#/matches">whole</a> <a href="${host.url}#/people">bare</a>`,
        ),
    )
    await new Promise<void>((listening) => elsewhere.listen(0, '127.0.0.1', listening))
    const address = `http://localhost:${(elsewhere.address() as AddressInfo).port}/`
    windows.faults.expect(/answered 403|status of 403/)
    const page = await windows.open(STRANGER, address)
    await page.getByRole('link', { name: 'whole' }).click()
    await page.getByRole('heading', { name: 'All matches' }).waitFor()
    await page.goto(address)
    await page.getByRole('link', { name: 'bare' }).click()
    await page.getByRole('heading', { name: 'People' }).waitFor()
    elsewhere.closeAllConnections()
    elsewhere.close()
  })
})

describe('A browser that Caravan does not know', () => {
  tableTest(
    'gets a page at a bookmark of the bare address that says how to get in, readable in any light, width and language',
    async ({ windows, house: { host } }) => {
      windows.faults.expect(/answered 403|status of 403/)
      const page = await windows.open(STRANGER)
      await refused(page).waitFor()
      await page.getByText('npm start -- --no-open').waitFor()
      await lookAt(page, 'owner-bare-address')
      for (const language of SPOKEN) {
        const theirs = await windows.open({ ...STRANGER, locale: language, viewport: { width: 360, height: 640 } })
        await theirs.getByRole('heading', { name: SIGN_IN_WORDS[language].heading }).waitFor()
        await soon(() => sidewaysOverflow(theirs), { message: language }).toEqual([])
      }
      // it goes on automatically once another tab has let this browser in
      const tab = await page.context().newPage()
      await tab.goto(host.address())
      await new HomePage(tab).newMatch.waitFor()
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await new HomePage(page).newMatch.waitFor()
    },
  )

  test('is told where the address is that works, if its own is of an earlier start', async ({ windows, host }) => {
    const earlier = host.address()
    await host.stop()
    await host.start()
    windows.faults.expect(/answered 403|status of 403/)
    const page = await windows.open(STRANGER, `${earlier}#/data`)
    await refused(page).waitFor()
    await page.getByText('This address no longer works').waitFor()
    expect(page.url()).toBe(`${host.url}#/data`)
    // its only difference is this sentence
    if (EVERY) await lookAt(page, 'owner-old-address')
  })
})

describe('A page that is open while Caravan is started again', () => {
  test('says so, and goes on automatically once the new address was opened in the same browser', async ({ windows, host }) => {
    // signed in by hand, so that nobody signs it in again
    const page = await windows.open(STRANGER, 'about:blank')
    await page.goto(host.address())
    await new HomePage(page).newMatch.waitFor()
    const table = await startMatch(page, FAMILY, ['2-2'])
    windows.faults.expect(HOST_AWAY)
    await host.stop()
    await page.getByText('Connection lost. Trying again.').waitFor()
    await host.start()
    await page.getByText('Caravan was restarted. Type “npm start” again, and this page continues.').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    // said for some seconds only, in which a busy computer may not have opened the other tab
    const saidAgain = page.getByText('Connected again.').waitFor()
    const tab = await page.context().newPage()
    await Promise.all([saidAgain, tab.goto(host.address())])
    // what was played before is there
    await new HomePage(tab).current.waitFor()
    expect(tab.url()).toBe(host.url)
    await table.enter('2-0 right')
    await soon(() => table.laid()).toEqual(['2-2, led by Ada', '2-0, played on the right end by Ben'])
  })
})

/** A page of another server on this computer, which is told of the cookies that a browser sends it. */
async function otherServer(told: (cookie: string) => void = () => undefined): Promise<string> {
  const other = createServer((request, response) => {
    told(request.headers.cookie ?? '')
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Other</title><link rel="icon" href="data:,">')
  })
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    other.closeAllConnections()
    other.close()
  })
  return `http://127.0.0.1:${(other.address() as AddressInfo).port}/`
}

describe('Another server on this computer', () => {
  tableTest('that sees the cookie of a person who visits it can open no connection with it', async ({ windows, house: { host }, page }) => {
    let seen = ''
    await page.goto(await otherServer((cookie) => (seen = cookie)))
    expect(seen).toContain(`caravan-${new URL(host.url).port}=`)
    const { origin } = new URL(host.url)
    const { WebSocket } = await import('ws')
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/rpc`, { origin, headers: { cookie: seen } })
    const status = await new Promise((resolve) =>
      socket
        .on('unexpected-response', (_request, { statusCode }) => resolve(statusCode))
        .on('error', () => undefined)
        .on('open', () => resolve('open')),
    )
    expect(status).toBe(401)
    expect(windows.faults.all()).toEqual([])
  })

  tableTest('that opens Caravan in a window gets no handle on it', async ({ house: { host }, page }) => {
    await page.goto(await otherServer())
    const popup = page.waitForEvent('popup')
    await page.evaluate((url) => Object.assign(window, { opened: window.open(url) }), host.url)
    await new HomePage(await popup).newMatch.waitFor()
    await page.waitForFunction(() => (window as unknown as { opened: Window }).opened.closed)
  })
})
