import { existsSync, readFileSync } from 'node:fs'
import { startHost } from '../../e2e/harness/host'
import { launchBrowser } from '../../e2e/harness/browser'
import { median, type Figure } from '../figures'

const VISITS = 7

/** The built host on such a folder: how soon a browser can use the home page, and the memory the host then holds. */
export async function withHost(dataFolder: string, matches: number): Promise<readonly Figure[]> {
  const host = await startHost({ dataFolder })
  try {
    const home = await homePage(host.url)
    return [...home, ...memory(host.pid(), matches)]
  } finally {
    await host.stop()
  }
}

async function homePage(url: string): Promise<readonly Figure[]> {
  if (!process.env['CARAVAN_CHROMIUM']) return []
  const browser = await launchBrowser()
  try {
    const times: number[] = []
    for (let visit = 0; visit < VISITS; visit++) {
      // a window with nothing kept from earlier visits
      const context = await browser.newContext()
      const page = await context.newPage()
      const start = performance.now()
      await page.goto(url, { waitUntil: 'commit' })
      await page.getByRole('link', { name: 'New match' }).first().click({ trial: true })
      times.push(performance.now() - start)
      await context.close()
    }
    return [
      {
        name: 'home page interactive',
        unit: 'ms',
        median: median(times),
        worst: Math.max(...times),
        target: { under: 300 },
        note: `from the visit until the page can be used, in a window that has nothing stored, ${VISITS} times`,
      },
    ]
  } finally {
    await browser.close()
  }
}

function memory(pid: number, matches: number): readonly Figure[] {
  const status = `/proc/${pid}/status`
  if (!existsSync(status)) return []
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1])
  return [{ name: 'memory of the host', unit: 'MB', median: kilobytes / 1000, worst: kilobytes / 1000, target: null, note: `resident, with ${matches} matches, after the home page was visited` }]
}
