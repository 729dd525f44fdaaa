import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect } from 'vitest'
import { EVERY } from '../every'
import { storedBy } from './harness/owner'
import { soon } from './harness/soon'
import { test, WINDOW } from './harness/test'

/** Everything a page of someone else's can try from the browser of the owner, and what came of it; run in that page. */
async function attempts(origin: string): Promise<Readonly<Record<string, string>>> {
  const fails = (asked: Promise<Response>): Promise<string> =>
    asked.then(
      ({ type, status }) => `${type} ${status}`,
      () => 'failed',
    )
  const loads = (element: HTMLScriptElement | HTMLImageElement | HTMLLinkElement): Promise<string> =>
    new Promise((resolve) => {
      element.onload = () => resolve('loaded')
      element.onerror = () => resolve('failed')
      document.head.append(element)
    })
  const connects = (url: string): Promise<string> =>
    new Promise((resolve) => {
      const socket = new WebSocket(url)
      socket.onopen = () => resolve('open')
      socket.onerror = () => resolve('failed')
    })
  const json = { method: 'POST', credentials: 'include', headers: { 'content-type': 'application/json' }, body: '{"key":"x","page":"x"}' } as const
  return {
    'read the page': await fails(fetch(`${origin}/`, { credentials: 'include' })),
    'fetch it without reading': await fails(fetch(`${origin}/`, { mode: 'no-cors', credentials: 'include' })),
    'read the health': await fails(fetch(`${origin}/health`, { credentials: 'include' })),
    'sign in': await fails(fetch(`${origin}/sign-in`, json)),
    'sign in with a text': await fails(fetch(`${origin}/sign-in`, { method: 'POST', mode: 'no-cors', credentials: 'include', body: json.body })),
    'run a script of it': await loads(Object.assign(document.createElement('script'), { src: `${origin}/` })),
    'show a picture of it': await loads(Object.assign(document.createElement('img'), { src: `${origin}/` })),
    'use a style of it': await loads(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${origin}/` })),
    connect: await connects(`${origin.replace('http', 'ws')}/rpc`),
  }
}

/** Of the same host name, whose cookies a browser sends along, and of another. What the first cannot do, the second cannot. */
const NAMES = EVERY ? ['127.0.0.1', 'localhost'] : ['127.0.0.1']

describe.each(NAMES)('A page of a foreign origin (%s), in the browser of the owner', (name) => {
  test('gets nothing from Caravan, shows nothing of it in a frame, and opens no connection', async ({ browser, host }) => {
    const context = await browser.newContext({ ...WINDOW, storageState: storedBy(await host.signIn()) })
    const foreign = createServer((_request, response) =>
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>Foreign</title><link rel="icon" href="data:,">'),
    )
    try {
      await new Promise<void>((listening) => foreign.listen(0, listening))
      const { origin } = new URL(host.url)
      const own = await context.newPage()
      await own.goto(host.url)
      expect(await own.evaluate(() => fetch('/health').then(({ status }) => status)), 'its own page may').toBe(200)
      const page = await context.newPage()
      await page.goto(`http://${name}:${(foreign.address() as AddressInfo).port}/`)
      const outcomes = await page.evaluate(attempts, origin)
      expect(outcomes).toEqual(Object.fromEntries(Object.keys(outcomes).map((what) => [what, 'failed'])))
      expect(Object.keys(outcomes)).toHaveLength(9)

      await page.evaluate((src) => document.body.append(Object.assign(document.createElement('iframe'), { src })), origin)
      await soon(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/)
    } finally {
      foreign.closeAllConnections()
      foreign.close()
      await context.close()
    }
  })
})
