import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { EveningPhonesFeed } from '#shared/contract/evening-phones'
import type { EveningFeed, EveningOutcome } from '#shared/contract/evenings'
import { afterEveningStep } from '#shared/contract/evening-delta'
import { USUAL_SETTINGS } from '#shared/evening/evening'
import { sameJson } from '#shared/kernel/canonical'
import type { MatchRecord, RecordEvent } from '#shared/match/record'
import { present } from '#shared/kernel/assert'
import { startHost } from '../../e2e/harness/host'
import { connected } from '../client'
import { matchOf } from '../games'
import { writtenOut } from '../table/devices'
import { GuestDevice, type TableStep } from './guest-device'

const TABLES = 50
const PEOPLE = 4 * TABLES
const PLAYS_A_SECOND = 5
/** The person who runs it, and the big screen. */
const WINDOWS = 2
/** How soon every phone has to be back after a kill. */
const READY_WITHIN_MS = 30_000

/** Fifty tables with two hundred phones enter five plays a second at the built host for so many seconds; what it took is printed. With `kills` it is killed so often in between. */
export async function measureHost(seconds: number, kills = 0): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'caravan-bench-evening-'))
  const host = await startHost({ dataFolder: folder })
  const stopped: (() => void)[] = []
  try {
    const owner = await connected(host)
    // each table plays the same, from its beginning
    const record = writtenOut(matchOf('bergen-game-cabinet', Math.ceil((seconds * PLAYS_A_SECOND) / TABLES) + 10))
    const settings = { ...USUAL_SETTINGS, method: 'random', rounds: 100, minutes: null, preset: 'bergen-game-cabinet', rules: record.rules ?? {} } as const
    const { id, revision } = done(await owner.client.evenings.create({ name: 'Club', settings }))
    const people = Array.from({ length: PEOPLE }, (_, at) => ({ name: `Person ${String(at).padStart(3, '0')}` }))
    done(await owner.client.evenings.checkIn({ id, revision, people }))
    const phones = async (): Promise<EveningPhonesFeed> => {
      for await (const feed of await owner.client.eveningPhones.live({ id })) return feed
      throw new Error('the host tells nothing of phones')
    }
    const closed = await phones()
    const address = closed.kind === 'closed' ? closed.addresses[0]?.address : undefined
    if (address === undefined) throw new Error('this computer has no address')
    await owner.client.eveningPhones.open({ id, address, names: 'here' })
    const open = await phones()
    if (open.kind !== 'open') throw new Error('phones cannot join')

    let from = performance.now()
    const devices: GuestDevice[] = []
    for (const [at, { name }] of people.entries()) devices.push(await GuestDevice.join(open.url, open.invitation.link, name, id, at))
    console.log(`${PEOPLE} phones have joined, one after another, in ${((performance.now() - from) / 1000).toFixed(1)} s`)
    await Promise.all(devices.map((device) => device.connect()))
    let events = 0
    for (let at = 0; at < WINDOWS; at++) {
      const window = await connected(host)
      stopped.push(window.close)
      void (async () => {
        let feed: EveningFeed | null = null
        for await (const step of await window.client.evenings.follow({ id })) {
          feed = afterEveningStep(feed, step)
          if (feed?.kind === 'evening') events = feed.evening.events.length
        }
      })().catch(() => undefined)
    }
    await wait(500)
    from = performance.now()
    done(await owner.client.evenings.do({ id, revision: events, wish: { type: 'draw' } }))
    await until(() => devices.every(({ table }) => table !== null), 'every phone has its table')
    console.log(`a draw is on all ${PEOPLE} phones after ${(performance.now() - from).toFixed(0)} ms`)
    const tables = Array.from({ length: TABLES }, (_, at) => devices.filter(({ table }) => table?.table === at))
    await Promise.all(tables.map(([first]) => present(first, 'four sit there').openMatch()))
    await until(() => devices.every(({ table }) => table !== null && table.matchId !== null), 'every table has its match')
    for (const device of devices) device.follow()
    await until(() => devices.every(({ rounds }) => rounds.length > 0), 'every phone shows its match')
    const steps = stepsOf(record)
    const revisions = tables.map(() => 0)

    const [acknowledged, seen]: [number[], number[]] = [[], []]
    const load: number[] = []
    const killEvery = kills === 0 ? Infinity : Math.max(1, Math.floor((seconds * PLAYS_A_SECOND) / (kills + 1)))
    const back: number[] = []
    let [killed, paused] = [0, 0]
    const begun = performance.now()
    const all = seconds * PLAYS_A_SECOND
    const pending: Promise<void>[] = []
    for (let count = 0; count < all; count++) {
      const early = begun + paused + (count * 1000) / PLAYS_A_SECOND - performance.now()
      if (early > 0) await wait(early)
      load.push(loadavg()[0] as number)
      const table = present(tables[count % TABLES], 'there are so many')
      const index = count % TABLES
      const before = present(revisions[index], 'there are so many')
      const step = present(steps[before], 'the match is long enough')
      pending.push(
        (async () => {
          const at = performance.now()
          const entered = await present(table[count % 4], 'four sit there').enter(step, before)
          acknowledged.push(performance.now() - at)
          revisions[index] = entered
          await until(() => table.every((device) => device.revision >= entered), 'all of the table see it')
          for (const device of table) seen.push((device.seenAt(entered) ?? performance.now()) - at)
        })(),
      )
      if (count % killEvery === killEvery - 1 && killed < kills) {
        killed++
        const since = performance.now()
        // in the middle of whatever is under way
        await host.kill()
        await host.start()
        await until(() => devices.every((device) => device.isConnected), 'every phone is back', READY_WITHIN_MS)
        back.push(performance.now() - since)
        await Promise.all(pending.splice(0))
        paused += performance.now() - since
      }
    }
    await Promise.all(pending)
    const shown = (device: GuestDevice): number => device.rounds.reduce((sum, events) => sum + events.length, device.rounds.length - 1)
    await until(() => tables.every((table, at) => table.every(({ revision }) => revision >= (revisions[at] as number))), 'every phone shows the last play')
    const lost = tables.filter(
      (table, at) =>
        table.some((device) => !sameJson(toldOf(device.rounds), toldOf(roundsOf(steps.slice(0, revisions[at]))))) ||
        shown(present(table[0], 'four')) !== revisions[at],
    ).length
    const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${host.pid()}/status`, 'utf8'))?.[1] ?? '0'
    console.log(
      `${TABLES} tables, ${PEOPLE} phones, ${all} plays, ${PLAYS_A_SECOND} a second: acknowledged ${figures(acknowledged)}, seen ${figures(seen)} (${seen.length} sights); host ${Math.round(Number(memory) / 1024)} MB; ` +
        `${lost === 0 ? 'nothing lost, nothing twice' : `${lost} tables show another record`}; load of the machine ${figures(load, 1)}`,
    )
    if (back.length > 0) console.log(`killed ${killed} times: all phones back ${figures(back)} after it`)
    if (lost > 0) process.exitCode = 1
    for (const device of devices) device.close()
    for (const close of stopped) close()
    owner.close()
  } finally {
    await host.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A record as what a table does, one after another. */
function stepsOf({ rounds }: MatchRecord): readonly TableStep[] {
  return rounds.flatMap(({ leader, events }, at) => [
    ...(at === 0 ? [] : [{ kind: 'round', leader } as const]),
    ...events.map((event) => ({ kind: 'event', event }) as const),
  ])
}

function roundsOf(steps: readonly TableStep[]): readonly (readonly RecordEvent[])[] {
  const rounds: RecordEvent[][] = [[]]
  for (const step of steps) {
    if (step.kind === 'round') rounds.push([])
    else rounds.at(-1)?.push(step.event)
  }
  return rounds
}

/** Events as they were entered: the host notes who declared a block. */
function toldOf(rounds: readonly (readonly RecordEvent[])[]): unknown {
  return rounds.map((events) => events.map((event) => (event.type === 'block' ? { type: event.type, hands: event.hands } : event)))
}

async function until(holds: () => boolean, what: string, within = 20_000): Promise<void> {
  const from = performance.now()
  while (!holds()) {
    if (performance.now() - from > within) throw new Error(`not within ${within} ms: ${what}`)
    await wait(2)
  }
}

function done(outcome: EveningOutcome): Extract<EveningOutcome, { readonly ok: true }>['value'] {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
  return outcome.value
}

/** The median, and what 95 of 100 stay within. */
function figures(values: readonly number[], digits = 0): string {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (part: number): string => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(digits)
  return digits === 0 ? `median ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms` : `median ${at(0.5)}, 95 of 100 below ${at(0.95)}`
}
