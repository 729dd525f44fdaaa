import { rmSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sameJson } from '#shared/kernel/canonical'
import type { MatchRecord, RecordEvent } from '#shared/match/record'
import { startHost } from '../../e2e/harness/host'
import { matchOf } from '../games'
import { Deliveries } from './deliveries'
import { joinDevices, ownerOf, writtenOut, type Device } from './devices'
import { measurePainted, reportPainted } from './painted'

/** `npm run bench:table [-- SECONDS]`: many phones at one table, plays from all of them, and how soon each reaches everyone; then how soon a play is painted. */

const DEVICES = 30
const PLAYS_A_SECOND = 20
const SECONDS = Number(process.argv[2] ?? 60)
/** The median of all deliveries is to be under this. */
const MEDIAN_MS = 50
/** Every so many commands one is sent again, as after an answer that was lost. */
const AGAIN_EVERY = 10

const folder = mkdtempSync(join(tmpdir(), 'caravan-bench-table-'))
const host = await startHost({ dataFolder: folder })
try {
  const record = writtenOut(matchOf('bergen-game-cabinet', SECONDS * PLAYS_A_SECOND))
  const owner = await ownerOf(host)
  const { matchId, link, code } = await owner.open(record)
  const deliveries = new Deliveries(DEVICES)
  const devices = await joinDevices(new URL(link).origin, { code, matchId, count: DEVICES, players: record.players.length, deliveries })
  await owner.makeScorer(matchId, devices)
  await Promise.all(devices.map((device) => device.connected()))
  console.log(
    `${DEVICES} devices at a table of ${record.players.length}; ${PLAYS_A_SECOND} entries a second for ${SECONDS} s. Node ${process.version}, ${process.platform} ${process.arch}`,
  )

  const from = performance.now()
  const sent = await play(record, matchId, devices, deliveries)
  const seconds = (performance.now() - from) / 1000
  await deliveries.everything(sent)

  const entered = record.rounds.map(({ events }) => events)
  const lost = devices.filter((device) => !sameJson(told(device.events()), told(entered)))
  const { median, p99, longest, seen } = deliveries.figures()
  console.log(`${sent} changes in ${seconds.toFixed(1)} s (${(sent / seconds).toFixed(1)} a second), of which each tenth was sent twice`)
  console.log(
    `delivery to all ${DEVICES}: median ${median.toFixed(1)} ms, 99 of 100 within ${p99.toFixed(1)} ms, longest ${longest.toFixed(0)} ms (${seen} deliveries)`,
  )
  console.log(
    lost.length === 0 ? 'nothing lost, nothing twice: every device shows the record as it was entered' : `LOST: ${lost.length} devices show another record`,
  )
  if (lost.length > 0 || median >= MEDIAN_MS || sent / seconds < 0.95 * PLAYS_A_SECOND) process.exitCode = 1
  for (const device of devices) device.close()
  owner.close()

  if (!reportPainted(await measurePainted(host))) process.exitCode = 1
} finally {
  await host.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Events as they were entered: the host notes who declared a block. */
function told(rounds: readonly (readonly RecordEvent[])[]): unknown {
  return rounds.map((events) => events.map((event) => (event.type === 'block' ? { type: event.type, hands: event.hands } : event)))
}

/** Enters the whole record at an even pace, each event from a device of its player; how many changes there were. */
async function play({ rounds }: MatchRecord, matchId: string, devices: readonly Device[], deliveries: Deliveries): Promise<number> {
  const [scorer] = devices
  if (scorer === undefined) throw new Error('nobody has joined')
  let revision = 0
  const from = performance.now()
  const inTime = async (): Promise<void> => {
    const early = from + (revision * 1000) / PLAYS_A_SECOND - performance.now()
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
  }
  for (const [at, { events, ...start }] of rounds.entries()) {
    if (at > 0) {
      await inTime()
      deliveries.sent(revision + 1)
      await scorer.startRound({ matchId, revision, start: { leader: start.leader }, command: `round-${at}-of-the-bench` })
      revision++
    }
    for (const event of events) {
      await inTime()
      const able = devices.filter(({ seat }) => event.type !== 'block' && event.player === seat)
      const device = able[revision % Math.max(1, able.length)] ?? scorer
      const command = { matchId, revision, event, command: `change-${revision}-of-the-bench` }
      deliveries.sent(revision + 1)
      await device.enter(command)
      if (revision % AGAIN_EVERY === 0) await device.enter(command)
      revision++
    }
  }
  return revision
}
