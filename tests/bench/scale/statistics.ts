import { startHost } from '../../e2e/harness/host'
import { connected, type Client } from '../client'
import { figureOf, type Figure } from '../figures'

const STARTS = 5
const ASKED_AGAIN = 10

/** The built host on such a folder, asked over a WebSocket for everyone's statistics: first of all, and then again. */
export async function statistics(dataFolder: string, matches: number): Promise<readonly Figure[]> {
  const [cold, warm]: [number[], number[]] = [[], []]
  for (let start = 0; start < STARTS; start++) {
    const host = await startHost({ dataFolder })
    const { client, close } = await connected(host)
    try {
      cold.push(await answered(client, matches))
      for (let again = 0; again < ASKED_AGAIN; again++) warm.push(await answered(client, matches))
    } finally {
      close()
      await host.stop()
    }
  }
  return [
    figureOf(
      'statistics for everybody, cold',
      'ms',
      cold,
      { under: 500 },
      `${matches} matches, the first question to a host that has just started, over its WebSocket, ${STARTS} starts; facts are kept from before, ratings from the second start on`,
    ),
    figureOf('statistics for everybody, warm', 'ms', warm, { under: 50 }, `the same question again, ${warm.length} times`),
  ]
}

/** Milliseconds until everything has been counted. */
async function answered(client: Client, matches: number): Promise<number> {
  const start = performance.now()
  for await (const feed of await client.statistics.live({})) {
    if (feed.kind === 'counting') continue
    const counted = feed.matches + Object.values(feed.apart).reduce((sum, apart) => sum + apart.length, 0)
    if (counted < matches * 0.9) throw new Error(`only ${counted} of ${matches} matches were counted`)
    return performance.now() - start
  }
  throw new Error('the host ended the stream before it had answered')
}
