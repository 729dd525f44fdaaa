import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Computer, placeOf } from '../../sync/league/computer'
import { startAll } from '../../sync/support/syncthing'
import { freshId } from '../../support/chance'

/** `npm run bench:sync`: how soon a change is seen on another computer whose folder Syncthing keeps in step, by the size of the folder and the changes a minute. */

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '100,1000,10000' },
    rates: { type: 'string', default: '6,60,300' },
    delays: { type: 'string', default: '1,10' },
    seconds: { type: 'string', default: '30' },
  },
})
const [sizes, rates, delays] = [values.sizes, values.rates, values.delays].map((text) => text.split(',').map(Number)) as [number[], number[], number[]]
const SECONDS = Number(values.seconds)
/** Matches that are played at the same time. */
const TABLES = 10
/** What has not been seen by then counts as seen then. */
const MOST_MS = 120_000

console.log(`Node ${process.version}, ${process.platform} ${process.arch}; two computers over loopback.`)
for (const delay of delays) {
  console.log(`\nSyncthing waits ${delay} s for more changes (fsWatcherDelayS).`)
  for (const size of sizes) await measure(size, delay)
}
process.exit(0)

async function measure(size: number, delay: number): Promise<void> {
  const base = await mkdtemp(join(tmpdir(), 'caravan-bench-sync-'))
  const places = [await placeOf(base, 'here', false), await placeOf(base, 'there', false)]
  const syncs = await startAll(places, delay)
  const [here, there] = places.map((place, at) => new Computer(place, syncs[at]!)) as [Computer, Computer]
  try {
    await here.start(0)
    const template = await playedMatch(here)
    const folder = join(here.place.folder, 'matches')
    const text = await readFile(join(folder, `${template}.json`), 'utf8')
    const since = performance.now()
    for (let at = 0; at < size; at++) {
      const id = freshId()
      await writeFile(join(folder, `${id}.json`), text.replaceAll(template, id))
    }
    const target = join(there.place.folder, 'matches')
    await mkdir(target, { recursive: true })
    while ((await readdir(target)).filter((name) => name.endsWith('.json')).length < size + 1) await wait(200)
    console.log(
      `${size} matches of ${(text.length / 1000).toFixed(1)} kB: all on the other computer after ${((performance.now() - since) / 1000).toFixed(0)} s`,
    )
    await there.start(0)
    for (const rate of rates) {
      const times = (await play(here, there, rate)).sort((a, b) => a - b)
      const at = (share: number): string => ((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN) / 1000).toFixed(1)
      console.log(`  ${rate} changes a minute: seen after ${at(0.5)} s (median), ${at(0.95)} s (95 of 100), ${times.length} changes`)
    }
  } finally {
    await Promise.all([here.close(), there.close()])
    await rm(base, { recursive: true, force: true })
  }
}

async function begin(computer: Computer): Promise<string> {
  const players = ['Ada', 'Ben'].map((name) => ({ name }))
  const begun = await computer.ask((client) => client.match.create({ preset: 'bergen-game-cabinet', rules: {}, players, start: { leader: 0 } }))
  if (!begun.ok) throw new Error(JSON.stringify(begun.error))
  return begun.value.matchId
}

async function enter(computer: Computer, matchId: string, revision: number): Promise<number> {
  const entered = await computer.ask((client) => client.match.enter({ matchId, revision, event: { type: 'pass' } }))
  if (!entered.ok) throw new Error(JSON.stringify(entered.error))
  return entered.value.revision
}

/** A match of twenty entries, as others are made from. */
async function playedMatch(computer: Computer): Promise<string> {
  const id = await begin(computer)
  for (let revision = 0; revision < 20;) revision = await enter(computer, id, revision)
  return id
}

/** From the acknowledgement of each change until a window at the other computer has it, in milliseconds. */
async function play(here: Computer, there: Computer, rate: number): Promise<number[]> {
  const times: number[] = []
  const waiting: Promise<unknown>[] = []
  const matches = await Promise.all(Array.from({ length: Math.min(TABLES, rate) }, async () => ({ id: await begin(here), revision: 0 })))
  const seen = new Map<string, number>()
  const stop = new AbortController()
  for (const { id } of matches) void follow(there, id, seen, stop.signal)
  const pause = 60_000 / rate
  for (const until = performance.now() + SECONDS * 1000; performance.now() < until; await wait(pause)) {
    const match = matches[times.length % matches.length]!
    match.revision = await enter(here, match.id, match.revision)
    const [at, revision, index] = [performance.now(), match.revision, times.push(MOST_MS) - 1]
    waiting.push(
      (async () => {
        while ((seen.get(match.id) ?? -1) < revision && performance.now() - at < MOST_MS) await wait(20)
        times[index] = performance.now() - at
      })(),
    )
  }
  await Promise.all(waiting)
  stop.abort()
  // each stream tells its host that nobody follows it any longer
  await wait(500)
  return times
}

/** Notes the revision of a match that a window at that computer shows, once it is there. */
async function follow(computer: Computer, matchId: string, seen: Map<string, number>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await computer
      .ask(async (client) => {
        for await (const feed of await client.match.live({ matchId }, { signal })) {
          if (feed.kind !== 'match') break
          seen.set(matchId, feed.match.revision)
        }
      })
      .catch(() => undefined)
    await wait(100)
  }
}
