import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Client } from '../e2e/harness/owner'
import { openHouse, Tally, tries } from './house'
import { mutatedMatchFiles } from './match-files'

const COUNT = tries('FILES', 150)
/** So many lie there at a time; then everything that goes over all matches is asked for, and the host has to take a play. */
const WAVE = 250

const idOf = (n: number): string => `mutated-${String(n).padStart(8, '0')}`

async function firstOf<T>(stream: Promise<AsyncIterable<T>>): Promise<T> {
  for await (const first of await stream) return first
  throw new Error('the host ended a stream before it had sent anything')
}

/** All that goes over every match: none of it may fail because of one. */
async function everything(client: Client): Promise<void> {
  await firstOf(client.home.live())
  await firstOf(client.matches.live({ which: 'all', limit: 1000 }))
  await firstOf(client.people.played())
  for await (const feed of await client.statistics.live({})) if (feed.kind !== 'counting') break
  for (const kind of ['records', 'results', 'events'] as const) for await (const _ of await client.exchange.export({ kind }));
}

test(
  `${COUNT} files in the place of a match: each is shown or named with what is wrong, everything else goes on, and so does the host`,
  { timeout: 3_600_000 },
  async () => {
    const { client, dataFolder, matchId, stored, playOn } = await openHouse()
    for (const tile of ['6-4', '4-2', '6-5', '2-1']) {
      const entered = await client.match.enter({ matchId, revision: stored()['revision'] as number, event: { type: 'play', tile } })
      expect(entered.ok, tile).toBe(true)
    }
    const answers = new Tally()
    const faults: string[] = []
    const lying: string[] = []
    const clearAway = async (): Promise<void> => {
      await everything(client).catch((fault: unknown) => faults.push(`after ${lying.at(-1) ?? ''}: ${String(fault)}`))
      await playOn()
      for (const path of lying.splice(0)) rmSync(path, { force: true })
    }
    for (const { id, name, bytes } of mutatedMatchFiles(20261124, COUNT, stored(), idOf)) {
      const path = join(dataFolder, 'matches', `${id}.json`)
      writeFileSync(path, bytes)
      lying.push(path)
      try {
        const feed = await firstOf(client.match.live({ matchId: id }))
        answers.add(feed.kind === 'damaged' ? `damaged: ${feed.damage.kind}` : feed.kind)
        if (feed.kind === 'gone') faults.push(`${name}: it is there and said to be gone`)
        const { revision } = feed.kind === 'match' ? feed.match : { revision: 0 }
        const undone = await client.match.undo({ matchId: id, revision })
        answers.add(`undo: ${undone.ok ? 'done' : undone.error.kind}`)
      } catch (fault) {
        faults.push(`${name}: ${String(fault)}`)
      }
      if (lying.length === WAVE) await clearAway()
    }
    await clearAway()
    console.log(`${COUNT} match files: ${String(answers)}`)
    expect(faults).toEqual([])
    expect(answers.kinds).toContain('match')
    expect(answers.kinds.length, 'kinds of answers').toBeGreaterThan(5)
  },
)
