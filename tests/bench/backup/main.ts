import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createApp, type App } from '#main/app'
import type { BackupSource } from '#shared/contract/backup'
import { furnish } from './house'
import { freshId } from '../../support/chance'

/** `npm run bench:backup [-- MATCHES]`: how long backups take, how much memory, and how long they hold up anything else. */

const MATCHES = Number(process.argv[2] ?? 10_000)
const PHOTO_EVERY = 10
const MB = 1_000_000

const open = (dataFolder: string): Promise<App> =>
  createApp({
    dataFolder,
    deviceFolder: `${dataFolder}-device`,
    version: '0.0.0-bench',
    host: 'web',
    clock: () => new Date(),
    newId: freshId,
  })

async function told<T>(name: string, work: () => Promise<T>): Promise<T> {
  globalThis.gc?.()
  const delay = monitorEventLoopDelay({ resolution: 1 })
  const before = process.memoryUsage().rss
  let most = before
  const looking = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20)
  delay.enable()
  const from = performance.now()
  const spent = process.cpuUsage()
  try {
    return await work()
  } finally {
    const seconds = (performance.now() - from) / 1000
    const { user, system } = process.cpuUsage(spent)
    delay.disable()
    clearInterval(looking)
    const [p99, longest] = [delay.percentile(99) / 1e6, delay.max / 1e6]
    const memory = `${Math.round(before / MB)} MB before, ${Math.round(Math.max(0, most - before) / MB)} MB more at most`
    console.log(
      `${name.padEnd(44)} ${seconds.toFixed(2).padStart(7)} s, ${((user + system) / 1e6).toFixed(2).padStart(6)} s of processor   memory ${memory};  others wait ${p99.toFixed(1)} ms (99 of 100), ${longest.toFixed(0)} ms at most`,
    )
  }
}

function valueOf<T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

const folder = mkdtempSync(join(tmpdir(), 'caravan-bench-'))
try {
  const [home, empty, stick] = [join(folder, 'home'), join(folder, 'empty'), folder]
  const bytes = furnish(home, MATCHES, PHOTO_EVERY)
  console.log(
    `${MATCHES} matches played by chance, a photograph with every tenth: ${Math.round(bytes / MB)} MB in files. Node ${process.version}, ${process.platform} ${process.arch}`,
  )
  const app = await told('open the folder, no list of matches yet', () => open(home))
  await told('automatic backup, with reading it back', () => app.backups.automatic())
  await told('automatic backup where nothing has changed', () => app.backups.automatic())
  valueOf(await app.backups.setFolder(stick))
  const made = valueOf(await told('backup into a folder', () => app.backups.toFolder()))
  console.log(`its size: ${(made.bytes / MB).toFixed(1)} MB`)
  const source: BackupSource = { kind: 'folder', name: made.name }
  await told('look at it where everything is the same', async () => valueOf(await app.backups.look(source)))
  await app.close()

  const other = await open(empty)
  valueOf(await other.backups.setFolder(stick))
  const { plan } = await told('look at it where nothing is here', async () => valueOf(await other.backups.look(source)))
  const restored = await told('restore everything', async () => valueOf(await other.backups.restore(plan, { choice: 'new', settings: false })))
  console.log(JSON.stringify(restored))
  await other.close()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
