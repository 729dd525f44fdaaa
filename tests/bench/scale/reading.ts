import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startHost } from '../../e2e/harness/host'
import { connected } from '../client'
import { figureOf, median, type Figure } from '../figures'

const STARTS = 3
const PAUSE_MS = 5

/** The built host on such a folder without an index, asked for the home page again and again until all matches have been read. */
export async function whileReading(dataFolder: string, matches: number): Promise<readonly Figure[]> {
  const [longest, usual, took]: [number[], number[], number[]] = [[], [], []]
  for (let start = 0; start < STARTS; start++) {
    for (const name of ['index.jsonl', 'facts.jsonl']) rmSync(join(dataFolder, 'device', name), { force: true })
    const host = await startHost({ dataFolder })
    const { client, close } = await connected(host)
    const began = performance.now()
    try {
      const waits: number[] = []
      for (let isReading = true; isReading; await wait(PAUSE_MS)) {
        const asked = performance.now()
        for await (const { reading } of await client.home.live()) {
          isReading = reading !== undefined
          break
        }
        waits.push(performance.now() - asked)
      }
      longest.push(Math.max(...waits))
      usual.push(median(waits))
      took.push(performance.now() - began)
    } finally {
      close()
      await host.stop()
    }
  }
  return [
    figureOf(
      'longest answer while a house is read',
      'ms',
      longest,
      { under: 100 },
      `${matches} match files that no index knows; the home page asked for over a WebSocket ${PAUSE_MS} ms after each answer, ${STARTS} starts`,
    ),
    figureOf('usual answer while a house is read', 'ms', usual, null, 'the median of the same answers of each start'),
    figureOf('house read', 'ms', took, null, 'from the first question until the home page says that all matches have been read'),
  ]
}
