import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freshId } from '../../support/chance'

const KEY = 'caravan-sync-test'
const FOLDER = 'caravan'
const START_LIMIT_MS = 30_000
const STOP_LIMIT_MS = 10_000

/** One Syncthing of several, with a home of its own. */
export interface Syncthing {
  /** Whether it knows of nothing that is still to be copied, looked through again after all that was written before. */
  readonly isSettled: () => Promise<boolean>
  /** What it says of its folder, for people. */
  readonly status: () => Promise<string>
  /** Goes offline; what changes is still taken note of. */
  readonly pause: () => Promise<void>
  readonly resume: () => Promise<void>
  /** Ends it without any warning. */
  readonly kill: () => Promise<void>
  /** Starts it again, after `kill`. */
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
}

export interface Place {
  readonly home: string
  readonly folder: string
}

interface Address extends Place {
  readonly id: string
  readonly name: string
  readonly gui: number
  readonly port: number
}

function program(): string {
  const named = process.env['CARAVAN_SYNCTHING']
  if (!named) throw new Error('CARAVAN_SYNCTHING names no Syncthing. Run this test with: npm run test:sync')
  return named
}

/** Ports that no system gives to programs that ask for any: between here and the start of Syncthing, nobody takes one by chance. */
const OWN_PORTS = { from: 20_000, count: 12_000 } as const

async function freePort(): Promise<number> {
  for (;;) {
    const port = OWN_PORTS.from + (Number.parseInt(freshId().slice(0, 8), 16) % OWN_PORTS.count)
    const server = createServer()
    const isFree = await new Promise<boolean>((tried) => {
      server.once('error', () => tried(false)).listen(port, '127.0.0.1', () => tried(true))
    })
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
}

/** It asks nobody for anything: no discovery, no relays, no port mapping, no reports, no upgrades. */
const OPTIONS: Readonly<Record<string, string>> = {
  globalAnnounceEnabled: 'false',
  localAnnounceEnabled: 'false',
  relaysEnabled: 'false',
  natEnabled: 'false',
  urAccepted: '-1',
  urURL: '',
  autoUpgradeIntervalH: '0',
  releasesURL: '',
  crashReportingEnabled: 'false',
  crashReportingURL: '',
  stunKeepaliveStartS: '0',
  startBrowser: 'false',
  announceLANAddresses: 'false',
  setLowPriority: 'false',
  reconnectionIntervalS: '1',
}

/** The configuration it made for itself, with its folder, its partners and nobody else. */
async function configure(own: Address, all: readonly Address[], delay: number): Promise<void> {
  const path = join(own.home, 'config.xml')
  let xml = await readFile(path, 'utf8')
  for (const [name, value] of Object.entries(OPTIONS)) xml = xml.replace(new RegExp(`<${name}>[^<]*</${name}>`), `<${name}>${value}</${name}>`)
  xml = xml
    .replace(/<listenAddress>[^<]*</, `<listenAddress>tcp://127.0.0.1:${own.port}<`)
    .replace(/<address>127\.0\.0\.1:\d+</, `<address>127.0.0.1:${own.gui}<`)
    .replace(/<apikey>[^<]*</, `<apikey>${KEY}<`)
    .replace(/<device [\s\S]*?<\/device>/, '')
  const devices = all.map(({ id, name, port }) => `<device id="${id}" name="${name}"><address>tcp://127.0.0.1:${port}</address></device>`)
  const shares = all.map(({ id }) => `<device id="${id}"/>`)
  const folder = `<folder id="${FOLDER}" path="${own.folder}" type="sendreceive" rescanIntervalS="30" fsWatcherEnabled="true" fsWatcherDelayS="${delay}"><maxConflicts>10</maxConflicts>${shares.join('')}</folder>`
  await writeFile(path, xml.replace(/(<configuration[^>]*>)/, `$1${folder}${devices.join('')}`))
}

/** Makes keys, and finds ports that are free now. */
async function prepare(place: Place, name: string): Promise<Address> {
  const run = promisify(execFile)
  await run(program(), ['generate', `--home=${place.home}`, '--no-default-folder', '--skip-port-probing'])
  const { stdout } = await run(program(), ['--device-id', `--home=${place.home}`])
  return { ...place, name, id: stdout.trim(), gui: await freePort(), port: await freePort() }
}

/** Running ones, each the leader of a group of its own; a test run that is broken off leaves none behind. */
const running = new Set<ChildProcess>()
const endAll = (): void => running.forEach(endGroup)
process.once('exit', endAll)
process.once('SIGTERM', endAll)
process.once('disconnect', endAll)

function endGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  } catch {
    // it has ended by itself
  }
}

async function launch({ home, gui }: Address): Promise<ChildProcess> {
  const env = { ...process.env, STNOUPGRADE: '1', STNORESTART: '1', HOME: home }
  const child = spawn(program(), ['serve', `--home=${home}`, '--no-browser', '--no-restart', '--logflags=0'], {
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (chunk: string) => void (printed = (printed + chunk).slice(-10_000)))
  for (const since = performance.now(); !(await asker(gui)('GET', 'system/ping').then(yes, no)); await wait(50)) {
    if (performance.now() - since < START_LIMIT_MS && child.exitCode === null) continue
    endGroup(child)
    throw new Error(`Syncthing did not start. It printed:\n${printed}`)
  }
  return child
}

const yes = (): boolean => true
const no = (): boolean => false

const asker =
  (gui: number) =>
  async (method: 'GET' | 'POST', path: string): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${gui}/rest/${path}`, { method, headers: { 'X-API-Key': KEY } })
    if (!answer.ok) throw new Error(`Syncthing answered ${answer.status} to ${path}: ${await answer.text()}`)
    const text = await answer.text()
    return text === '' ? null : JSON.parse(text)
  }

async function start(address: Address): Promise<Syncthing> {
  let child = await launch(address)
  const ask = asker(address.gui)
  return {
    async isSettled() {
      await ask('POST', `db/scan?folder=${FOLDER}`)
      const status = (await ask('GET', `db/status?folder=${FOLDER}`)) as { readonly state: string; readonly needTotalItems: number }
      return status.state === 'idle' && status.needTotalItems === 0
    },
    async status() {
      if (child.exitCode !== null || child.signalCode !== null) return `ended: ${child.exitCode ?? child.signalCode}`
      const { state, needTotalItems, pullErrors, error } = (await ask('GET', `db/status?folder=${FOLDER}`)) as Record<string, unknown>
      const errors = (await ask('GET', `folder/errors?folder=${FOLDER}`)) as {
        readonly errors: readonly { readonly path: string; readonly error: string }[] | null
      }
      const { connections } = (await ask('GET', 'system/connections')) as {
        readonly connections: Record<string, { readonly connected: boolean; readonly paused: boolean }>
      }
      const links = Object.values(connections).map(({ connected, paused }) => (paused ? 'paused' : connected ? 'connected' : 'apart'))
      return JSON.stringify({ state, needTotalItems, pullErrors, error, links, errors: errors.errors?.slice(0, 3) })
    },
    pause: async () => void (await ask('POST', 'system/pause')),
    resume: async () => void (await ask('POST', 'system/resume')),
    async kill() {
      const ended = once(child, 'exit')
      endGroup(child)
      await ended
    },
    async start() {
      child = await launch(address)
      // what it was cut off from when it ended it would still be
      await ask('POST', 'system/resume')
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      await ask('POST', 'system/shutdown').catch(() => undefined)
      const late = setTimeout(() => endGroup(child), STOP_LIMIT_MS)
      await ended
      clearTimeout(late)
      endGroup(child)
    },
  }
}

/**
 * Syncthings that keep folders in step over loopback, each with all others, and know of nobody else.
 *
 * @param delay Seconds that each waits for more changes before it tells of one; 10 unless someone has changed it.
 */
export async function startAll(places: readonly Place[], delay = 1): Promise<readonly Syncthing[]> {
  const all: Address[] = []
  for (const [number, place] of places.entries()) all.push(await prepare(place, `computer-${number + 1}`))
  for (const own of all) await configure(own, all, delay)
  return Promise.all(all.map(start))
}
