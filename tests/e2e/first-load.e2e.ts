import { Agent, get } from 'node:http'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { atNight } from '../every'
import { openTable } from '../support/main/tables'
import { needs } from '../support/needs'
import { FAMILY } from './games'
import { startMatch } from './harness/played'
import { tableTest } from './harness/test'
import { PHONE, PhonesDialog, UNENCRYPTED } from './pages/phones'

/** Until a phone can be used. */
const MOST_REQUESTS = 12
const MOST_BYTES = 135_000

/** As many as a browser opens to one address. */
const CONNECTIONS = 6

interface Loaded {
  readonly requests: number
  /** As they came over the network, without headers. */
  readonly bytes: number
  /** Of all that did not come: its status, or what went wrong. */
  readonly refused: readonly string[]
}

/** Loads the way in as a browser does, over connections of its own from the address `from`: the page, all that it names, its words and font, and who it is. */
async function load(url: string, from: string): Promise<Loaded> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, localAddress: from })
  onTestFinished(() => agent.destroy())
  const loaded = { requests: 0, bytes: 0, refused: [] as string[] }
  const fetched = (path: string): Promise<string> =>
    new Promise((done) => {
      loaded.requests++
      const failed = (why: string): void => {
        loaded.refused.push(`${path}: ${why}`)
        done('')
      }
      get(new URL(path, url), { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', (error) => failed(error.message))
        response.on('end', () => {
          const body = Buffer.concat(parts)
          loaded.bytes += body.length
          if (response.statusCode !== 200) return failed(String(response.statusCode))
          done((response.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString('latin1'))
        })
      }).on('error', (error) => failed(error.message))
    })
  const page = await fetched('/')
  const named = [...page.matchAll(/(?:src|href)="\.(\/assets\/[^"]+)"/g)].map(([, path = '']) => path)
  const texts = await Promise.all(named.map(fetched))
  const found = (pattern: RegExp): string => `/assets/${texts.map((text) => pattern.exec(text)?.[0]).find((file) => file !== undefined) ?? 'nothing'}`
  await Promise.all([found(/figtree-latin-wght-normal-[\w-]+\.woff2/), found(/en-start-[\w-]+\.js/), '/self'].map(fetched))
  return loaded
}

const openBuiltTable = () => openTable(undefined, {}, undefined, resolve('out', 'renderer'))

describe('The way in of the phones', () => {
  test('needs few requests and few bytes', async () => {
    const { url } = await openBuiltTable()
    const { requests, bytes, refused } = await load(url, '127.0.0.1')
    expect(refused).toEqual([])
    expect(requests).toBeLessThanOrEqual(MOST_REQUESTS)
    expect(bytes).toBeLessThan(MOST_BYTES)
  })

  test('is refused nothing where sixteen phones open it at the same moment from one address, three times each', async () => {
    const { url } = await openBuiltTable()
    for (let time = 0; time < 3; time++) {
      const all = await Promise.all(Array.from({ length: 16 }, () => load(url, '127.0.0.1')))
      expect(all.flatMap(({ refused }) => refused)).toEqual([])
    }
  })

  needs('loopback', () => {
    test('is refused nothing where forty phones open it at the same moment from forty addresses', async () => {
      const { url } = await openBuiltTable()
      const all = await Promise.all(Array.from({ length: 40 }, (_, at) => load(url, `127.0.8.${at + 1}`)))
      expect(all.flatMap(({ refused }) => refused)).toEqual([])
    })
  })

  const showThemselves = async (phones: readonly Page[]): Promise<void> => {
    for (const phone of phones) {
      await phone.getByRole('textbox', { name: 'Code' }).waitFor()
      const [requests, bytes] = await phone.evaluate(() => {
        const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')] as PerformanceResourceTiming[]
        return [all.length, all.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)] as const
      })
      expect(requests).toBeLessThanOrEqual(MOST_REQUESTS)
      expect(bytes).toBeLessThan(MOST_BYTES)
    }
  }

  const addressFor = async (page: Page): Promise<string> => {
    await startMatch(page, FAMILY)
    return (await (await new PhonesDialog(page).open()).openTable()).url()
  }

  tableTest('shows itself on four phones that open it at the same moment, each with few requests and few bytes', async ({ page, windows }) => {
    windows.faults.expect(UNENCRYPTED)
    const url = await addressFor(page)
    await showThemselves(await Promise.all(Array.from({ length: 4 }, () => windows.open(PHONE, url))))
  })

  atNight(['tests/e2e/first-load.e2e.ts'], () => {
    tableTest('shows itself on eight phones that open it at the same moment', async ({ page, windows }) => {
      windows.faults.expect(UNENCRYPTED)
      const url = await addressFor(page)
      await showThemselves(await Promise.all(Array.from({ length: 8 }, () => windows.open(PHONE, url))))
    })
  })
})
