import { setTimeout as wait } from 'node:timers/promises'
import { eveningSchema } from '#shared/evening/evening'
import { replay } from '#shared/evening/replay'
import type { Computer } from './computer'
import type { Ledger } from './ledger'

/** How long computers that are all together may take until all have the same. */
const TOGETHER_MS = Number(process.env['CARAVAN_TOGETHER_MS'] ?? 240_000)

export interface Together {
  /** How long it took, in seconds. */
  readonly seconds: number
  readonly files: ReadonlyMap<string, string>
}

/** Waits until every computer has the same files and nothing is on its way; throws with what differs where that does not come. */
export async function together(computers: readonly Computer[]): Promise<Together> {
  const since = performance.now()
  for (let difference = ''; ; await wait(500)) {
    const settled = await Promise.all(computers.map(({ sync }) => sync.isSettled().catch(() => false)))
    // one after another: all files of eight computers at once are more than a program may have open
    const found: ReadonlyMap<string, string>[] = []
    for (const computer of computers) found.push(await computer.files())
    const [first = new Map<string, string>()] = found
    const names = new Set(found.flatMap((files) => [...files.keys()]))
    const differing = [...names].filter((name) => name.endsWith('.tmp') || found.some((files) => files.get(name) !== first.get(name)))
    const copies = [...names].filter((name) => name.includes('sync-conflict'))
    if (!settled.includes(false) && differing.length === 0 && copies.length === 0) return { seconds: (performance.now() - since) / 1000, files: first }
    difference = [settled.includes(false) ? 'something is on its way' : '', ...differing.map((name) => `differs: ${name}`), ...copies]
      .filter((each) => each !== '')
      .join('\n  ')
    if (performance.now() - since < TOGETHER_MS) continue
    // copies of a match that a person has to choose from stay until then
    if (!settled.includes(false) && differing.length === 0) return { seconds: (performance.now() - since) / 1000, files: first }
    const said = await Promise.all(computers.map(async ({ place, sync }) => `${place.name}: ${await sync.status().catch(String)}`))
    throw new Error(`${said.join('\n')}\nAfter ${TOGETHER_MS / 1000} s computers do not have the same:\n  ${difference.slice(0, 4000)}`)
  }
}

export interface Found {
  /** What was acknowledged and is not there. */
  readonly lost: readonly string[]
  /** What a person has to decide. */
  readonly decisions: readonly string[]
  /** Files that were moved out of the way. */
  readonly unreadable: readonly string[]
}

/** What came of all that was acknowledged. */
export function check(files: ReadonlyMap<string, string>, ledger: Ledger): Found {
  const lost: string[] = []
  const decisions: string[] = []
  for (const [match, entries] of ledger.entries) {
    const text = files.get(`matches/${match}.json`)
    const there = text === undefined ? -1 : entriesIn(text)
    if (there < entries) lost.push(`match ${match}: ${entries} entries were acknowledged, ${there} are there`)
  }
  for (const [evening, commands] of ledger.commands) {
    const text = files.get(`evenings/${evening}.json`)
    const { events } = text === undefined ? { events: [] } : eveningSchema.parse(JSON.parse(text))
    const there = new Set(events.map(({ command }) => command))
    for (const [command, { what, at, when }] of commands)
      if (!there.has(command)) lost.push(`evening ${evening}: ${what} ${command}, acknowledged at ${at} after ${(when / 1000).toFixed(2)} s`)
    const replayed = replay(events)
    if (!replayed.ok) lost.push(`evening ${evening} cannot be replayed`)
    else
      for (const [round, { tables }] of replayed.value.rounds.entries())
        for (const [table, { result }] of tables.entries())
          if (result.status === 'disagreed') decisions.push(`evening ${evening}, round ${round + 1}, table ${table + 1}`)
  }
  decisions.push(...[...files.keys()].filter((name) => name.includes('sync-conflict')))
  return { lost, decisions, unreadable: [...files.keys()].filter((name) => /unreadable|\.claim/.test(name)) }
}

function entriesIn(text: string): number {
  const { rounds } = JSON.parse(text) as { readonly rounds: readonly { readonly events: readonly unknown[] }[] }
  return rounds.reduce((sum, { events }) => sum + events.length, 0)
}
