import { mkdir, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { WebSocket } from 'ws'
import { startHost, type Host } from '../../e2e/harness/host'
import { clientOver, ownerSocket, type Client } from '../../e2e/harness/owner'
import { mountDisk, unmountDisk } from '../../support/mounted-disk'
import type { Syncthing } from '../support/syncthing'

/** What a full disk holds at most; a folder of ten thousands of entries fits. */
const DISK = '96m'

/** Where the parts of a computer lie. */
export interface Place {
  readonly name: string
  readonly home: string
  readonly folder: string
  readonly device: string
}

/** Folders of a computer; on a `small` disk of its own, which can be filled, where one may be mounted. */
export async function placeOf(base: string, name: string, small = true): Promise<Place & { readonly ownDisk: boolean }> {
  const disk = join(base, name)
  await mkdir(disk, { recursive: true })
  const ownDisk = small && mountDisk(disk, DISK) === null
  // what Syncthing keeps for itself lies elsewhere: a full disk ends it for good in the version tested
  const place = { name, home: join(base, `${name}-syncthing`), folder: join(disk, 'data'), device: join(disk, 'device'), ownDisk }
  await mkdir(join(place.folder, '.stfolder'), { recursive: true })
  return place
}

/** A Caravan, a Syncthing and a person at one computer, of which each part can fail. */
export class Computer {
  readonly place: Place
  readonly sync: Syncthing
  readonly #env: Record<string, string>
  #host: Host | null = null
  #socket: WebSocket | null = null
  #client: Client | null = null
  #up = false

  constructor(place: Place, sync: Syncthing) {
    this.place = place
    this.sync = sync
    const preload = pathToFileURL(resolve('tests/sync/league/day-off.mjs')).href
    this.#env = { CARAVAN_DEVICE: place.device, NODE_OPTIONS: `--import ${preload}`, CARAVAN_CLOCK_OFF_MS: '0' }
  }

  get isUp(): boolean {
    return this.#up
  }

  /** Starts Caravan, with a clock that is off by so many hours. */
  async start(hoursOff: number): Promise<void> {
    this.#env['CARAVAN_CLOCK_OFF_MS'] = String(hoursOff * 3_600_000)
    if (this.#host === null) this.#host = await startHost({ dataFolder: this.place.folder, env: this.#env })
    else await this.#host.start()
    const owner = await this.#host.signIn()
    this.#socket = ownerSocket(owner)
    this.#socket.on('error', () => undefined)
    this.#client = clientOver(this.#socket)
    this.#up = true
  }

  /** Ends Caravan without any warning, or as Ctrl+C does. */
  async end(how: 'kill' | 'stop'): Promise<void> {
    this.#up = false
    this.#socket?.terminate()
    await this.#host?.[how]()
  }

  /** What `ask` gives; rejects where Caravan ends before it answers. */
  async ask<T>(ask: (client: Client) => Promise<T>): Promise<T> {
    const [client, socket] = [this.#client, this.#socket]
    if (client === null || socket === null || !this.#up) throw new Error('Caravan does not run')
    const ended = new AbortController()
    const gone = (async (): Promise<never> => {
      while (this.#up && this.#client === client && socket.readyState <= 1) await wait(50, undefined, { signal: ended.signal })
      throw new Error('Caravan has ended')
    })()
    gone.catch(() => undefined)
    try {
      return await Promise.race([ask(client), gone])
    } finally {
      ended.abort()
    }
  }

  /** The first that a stream sends. */
  first<T>(ask: (client: Client) => Promise<AsyncIterable<T>>): Promise<T> {
    return this.ask(async (client) => {
      for await (const value of await ask(client)) return value
      throw new Error('a stream sends what it shows at once')
    })
  }

  async fillDisk(): Promise<void> {
    const disk = join(this.place.folder, '..')
    const { bavail, bsize } = await statfs(disk)
    await writeFile(join(disk, 'ballast'), Buffer.alloc(bavail * bsize)).catch(() => undefined)
  }

  async freeDisk(): Promise<void> {
    await rm(join(this.place.folder, '..', 'ballast'), { force: true })
  }

  /** Every file of the data folder, by path; not what Syncthing keeps there for itself. */
  async files(): Promise<ReadonlyMap<string, string>> {
    const { folder } = this.place
    // what is gone by the time it is looked into was there while Caravan wrote
    const look = async (path: string): Promise<string[]> => {
      const entries = await readdir(path, { withFileTypes: true }).catch(() => [])
      return (
        await Promise.all(entries.map((entry) => (entry.isDirectory() ? look(join(path, entry.name)) : Promise.resolve([join(path, entry.name)]))))
      ).flat()
    }
    const paths = (await look(folder)).filter((path) => !/[/\\]\.(?:stfolder|stignore|syncthing\.)/.test(path))
    const read = async (path: string) => [path.slice(folder.length + 1), await readFile(path, 'utf8').catch(() => 'gone')] as const
    return new Map((await Promise.all(paths.map(read))).sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  async close(): Promise<void> {
    await this.end('kill').catch(() => undefined)
    await this.sync.stop().catch(() => undefined)
    try {
      unmountDisk(join(this.place.folder, '..'))
    } catch {
      // it has no disk of its own
    }
  }
}
