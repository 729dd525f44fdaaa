import { existsSync, readFileSync } from 'node:fs'
import { startHost } from '../../e2e/harness/host'
import { figureOf, type Figure } from '../figures'
import { firstPage } from '../first-page'

const VISITS = 15

/** The built host on such a folder: how soon a browser can use the home page, and the memory the host then holds. */
export async function withHost(dataFolder: string, matches: number): Promise<readonly Figure[]> {
  const host = await startHost({ dataFolder })
  try {
    const home = await firstPage(host, { times: VISITS, target: { under: 300 } })
    return [...home, ...memory(host.pid(), matches)]
  } finally {
    await host.stop()
  }
}

function memory(pid: number, matches: number): readonly Figure[] {
  const status = `/proc/${pid}/status`
  if (!existsSync(status)) return []
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1])
  return [figureOf('memory of the host', 'MB', [kilobytes / 1000], { under: 180 }, `resident, with ${matches} matches, after the home page was visited`)]
}
