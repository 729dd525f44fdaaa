import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { EveningOutcome } from '#shared/contract/evenings'
import { USUAL_SETTINGS } from '#shared/evening/evening'
import { startHost } from '../../e2e/harness/host'
import { connected } from '../client'

const TABLES = 50
const WINDOWS = 5
const RESULTS_A_SECOND = 5

/** Fifty tables hand in five results a second to the built host for so many seconds, while some windows look on; what it took is printed. */
export async function measureHost(seconds: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'caravan-bench-evening-'))
  const host = await startHost({ dataFolder: folder })
  try {
    const { client, close } = await connected(host)
    const settings = { ...USUAL_SETTINGS, rounds: 100, minutes: null, preset: 'bergen-game-cabinet' } as const
    const { id, revision } = done(await client.evenings.create({ name: 'Club', settings }))
    done(await client.evenings.checkIn({ id, revision, people: Array.from({ length: 4 * TABLES }, (_, at) => ({ name: `Person ${at}` })) }))

    const sent = new Map<number, number>()
    const seen: number[] = []
    let events = 0
    const windows = await Promise.all(Array.from({ length: WINDOWS }, () => connected(host)))
    for (const window of windows)
      void (async () => {
        let shown = 0
        for await (const feed of await window.client.evenings.live({ id })) {
          if (feed.kind !== 'evening') return
          const { length } = feed.evening.events
          for (let at = shown + 1; at <= length; at++) {
            const from = sent.get(at)
            if (from !== undefined) seen.push(performance.now() - from)
          }
          shown = length
          events = Math.max(events, length)
        }
      })().catch(() => undefined)
    await wait(500)

    const acknowledged: number[] = []
    const all = seconds * RESULTS_A_SECOND
    for (let count = 0; count < all; count++) {
      const table = count % TABLES
      if (table === 0) done(await client.evenings.do({ id, revision: events, wish: { type: 'draw' } }))
      await wait(1000 / RESULTS_A_SECOND)
      const from = performance.now()
      // nobody else does anything, so it becomes the next event
      sent.set(events + 1, from)
      done(await client.evenings.do({ id, revision: events, wish: { type: 'handed-in', table, totals: [20, count % 7, 3, 5], by: 'match' } }))
      acknowledged.push(performance.now() - from)
      if (table === TABLES - 1) await wait(500)
    }
    await wait(1000)
    const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${host.pid()}/status`, 'utf8'))?.[1] ?? '0'
    console.log(
      `${TABLES} tables, ${RESULTS_A_SECOND} results a second for ${seconds} s, ${WINDOWS} windows: acknowledged within ${p95(acknowledged)} ms, seen within ${p95(seen)} ms (95 of 100; ${seen.length} sights); ` +
        `${events} events in the record, host ${Math.round(Number(memory) / 1024)} MB`,
    )
    for (const window of windows) window.close()
    close()
  } finally {
    await host.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function done(outcome: EveningOutcome): Extract<EveningOutcome, { readonly ok: true }>['value'] {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
  return outcome.value
}

function p95(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  return (sorted[Math.floor(sorted.length * 0.95)] ?? 0).toFixed(0)
}
