import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { WebSocket } from 'ws'
import type { MatchSnapshot, Outcome } from '#shared/contract/schemas'
import { startHost, type Host } from '../../e2e/harness/host'
import { clientOver, ownerSocket, type Client, type Owner } from '../../e2e/harness/owner'
import { startAll, type Syncthing } from './syncthing'

const SOON_MS = 45_000

/** What two devices and whatever lies between them take at most; looked at often. */
export const soon = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: SOON_MS, interval: 100 })

/** A Caravan with a data folder of its own, and someone who plays there. */
export class Device {
  readonly folder: string
  readonly host: Host
  readonly sync: Syncthing
  #socket: WebSocket
  #client: Client

  constructor(folder: string, host: Host, owner: Owner, sync: Syncthing) {
    this.folder = folder
    this.host = host
    this.sync = sync
    ;[this.#socket, this.#client] = connect(owner)
  }

  get client(): Client {
    return this.#client
  }

  /** Ends Caravan without any warning. */
  async kill(): Promise<void> {
    await this.host.kill()
    this.#socket.terminate()
  }

  async restart(): Promise<void> {
    await this.host.start()
    ;[this.#socket, this.#client] = connect(await this.host.signIn())
  }

  async close(): Promise<void> {
    this.#socket.terminate()
    await this.host.stop()
    await this.sync.stop()
  }

  /** A new match at Bergen by S2, where any tile leads. */
  async begin(...players: readonly string[]): Promise<string> {
    return idOf(await this.client.match.create({ preset: 'bergen-game-cabinet', rules: {}, players: players.map((name) => ({ name })), start: { leader: 0 } }))
  }

  /** The match as it is now; null where this device has not got it. */
  async look(matchId: string): Promise<MatchSnapshot | null> {
    for await (const feed of await this.client.match.live({ matchId })) return feed.kind === 'match' ? feed.match : null
    return null
  }

  async tiles(matchId: string): Promise<readonly string[]> {
    return tilesOf(await this.look(matchId))
  }

  /** Enters plays; each is acknowledged before the next. */
  async play(matchId: string, ...tiles: readonly string[]): Promise<void> {
    for (const tile of tiles) {
      const revision = (await this.look(matchId))?.revision ?? 0
      idOf(await this.client.match.enter({ matchId, revision, event: { type: 'play', tile } }))
    }
  }

  /** Every file of the data folder, by path, with what is in it; not what Syncthing keeps there for itself. */
  async files(): Promise<Readonly<Record<string, string>>> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true })
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    const read = async (path: string) => [path.slice(this.folder.length + 1), await readFile(path, 'base64').catch(() => 'gone')] as const
    const files = await Promise.all(paths.filter((path) => !/[/\\]\.(?:stfolder|syncthing\.)/.test(path)).map(read))
    return Object.fromEntries(files.sort(([a], [b]) => (a < b ? -1 : 1)))
  }
}

export function tilesOf(match: MatchSnapshot | null): readonly string[] {
  const rounds = match?.record.rounds ?? []
  return rounds.flatMap(({ events }) => events.flatMap((event) => (event.type === 'play' ? [event.tile] : [])))
}

export function idOf(outcome: Outcome): string {
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.error)}`)
  return outcome.value.matchId
}

function connect(owner: Owner): readonly [WebSocket, Client] {
  const socket = ownerSocket(owner)
  socket.on('error', () => undefined)
  return [socket, clientOver(socket)]
}

/** Two devices whose data folders are kept in step. */
export interface Household {
  readonly kitchen: Device
  readonly livingRoom: Device
  readonly offline: () => Promise<void>
  readonly online: () => Promise<void>
  /** Waits until both folders hold the same files, nothing is on its way, and no conflict copies but `left` are there. */
  readonly inStep: (left?: number) => Promise<void>
  readonly close: () => Promise<void>
}

export async function openHousehold(): Promise<Household> {
  const base = await mkdtemp(join(tmpdir(), 'caravan-sync-'))
  const places = ['kitchen', 'living-room'].map((name) => ({
    home: join(base, name, 'syncthing'),
    folder: join(base, name, 'data'),
    device: join(base, name, 'device'),
  }))
  for (const { folder } of places) await mkdir(join(folder, '.stfolder'), { recursive: true })
  const [here, there] = places as [(typeof places)[number], (typeof places)[number]]
  const [mine, theirs] = (await startAll(places)) as [Syncthing, Syncthing]
  const open = async ({ folder, device }: (typeof places)[number], sync: Syncthing): Promise<Device> => {
    const host = await startHost({ dataFolder: folder, env: { CARAVAN_DEVICE: device } })
    return new Device(folder, host, await host.signIn(), sync)
  }
  const [kitchen, livingRoom] = [await open(here, mine), await open(there, theirs)]
  const both = async (act: (device: Device) => Promise<unknown>): Promise<void> => void (await Promise.all([kitchen, livingRoom].map(act)))
  const standing = async (): Promise<string> => {
    const settled = await Promise.all([kitchen.sync.isSettled(), livingRoom.sync.isSettled()])
    if (settled.includes(false)) return 'something is on its way'
    const [mine, theirs] = [await kitchen.files(), await livingRoom.files()]
    const names = new Set([...Object.keys(mine), ...Object.keys(theirs)])
    const differing = [...names].filter((name) => mine[name] !== theirs[name] || name.endsWith('.tmp'))
    if (differing.length > 0) return `not the same: ${differing.join(', ')}`
    return `in step with ${[...names].filter((name) => name.includes('sync-conflict')).length} copies`
  }
  return {
    kitchen,
    livingRoom,
    // one of two is enough, and it finds the other at once when it comes back
    offline: () => kitchen.sync.pause(),
    online: () => kitchen.sync.resume(),
    inStep: async (left = 0) => {
      await soon(standing).toBe(`in step with ${left} copies`)
    },
    close: async () => {
      await both((device) => device.close())
      await rm(base, { recursive: true, force: true })
    },
  }
}
