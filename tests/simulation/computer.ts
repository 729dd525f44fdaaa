import { ORPCError } from '@orpc/server'
import { RPCHandler } from '@orpc/server/ws'
import { createApp, type App } from '#main/app'
import { StreamLimit } from '#main/common/stream-limit'
import { makeRouter } from '#main/router'
import type { Files } from '#main/store/files'
import type { Timers } from '#main/store/timers'
import type { Gatekeeper } from '#main/table/admission'
import type { Network, TableListener } from '#main/table/front-door'
import { Chance } from '../support/chance'
import type { Door } from './network'
import type { Scheduler } from './scheduler'
import type { Volume } from './volume'

/** Where the folder of the house lies on every computer, and what is each one's own. */
export const HOUSE = '/house'
const OWN = '/own'

/** When an evening begins. */
const BEGINS = Date.UTC(2026, 10, 21, 18)

/** As the real listener has it. */
const STREAMS = 8

/** What listens to phones. */
interface Listening {
  readonly desk: Gatekeeper
  readonly rpcFor: (caller: Parameters<typeof makeRouter>[2], streams: StreamLimit) => RPCHandler<Record<never, never>>
  /** Ends connections, by device. */
  readonly open: Map<string, Set<(code: number) => void>>
}

/** One run of the program, from its start until it ends or is killed. */
interface Life {
  app: App | null
  isDead: boolean
  listening: Listening | null
}

/** A computer with Caravan on it. */
export class Computer {
  readonly name: string
  readonly house: Volume
  readonly own: Volume
  /** How far its clock is from the right time, in milliseconds. */
  wrongBy = 0
  starts = 0
  /** What the program has reported as a fault of its own. */
  readonly faults: unknown[] = []
  readonly #scheduler: Scheduler
  readonly #address: string
  readonly #ids: Chance
  #life: Life | null = null
  readonly #ended = new Set<() => void>()

  constructor(scheduler: Scheduler, at: number, { house, own, purpose }: { readonly house: Volume; readonly own: Volume; readonly purpose: string }) {
    this.#scheduler = scheduler
    this.name = `computer ${at + 1}`
    this.#address = `192.168.0.${at + 2}`
    this.house = house
    this.own = own
    this.#ids = new Chance(`ids of ${this.name}, ${purpose}`)
  }

  static readonly ownFolder = OWN

  get app(): App | null {
    return this.#life?.app ?? null
  }

  get address(): string {
    return this.#address
  }

  get isRunning(): boolean {
    return this.#life !== null
  }

  /** What listens to phones now; null where nothing does. */
  get listening(): Listening | null {
    return this.#life?.listening ?? null
  }

  /** Starts the program, or tries to. */
  async start(): Promise<void> {
    if (this.#life !== null) return
    const life: Life = { app: null, isDead: false, listening: null }
    this.#life = life
    this.starts++
    this.#scheduler.note(`${this.name} starts`)
    try {
      const app = await createApp({
        dataFolder: HOUSE,
        deviceFolder: OWN,
        version: '0.0.0-test',
        host: 'web',
        clock: () => new Date(BEGINS + this.#scheduler.now() + this.wrongBy),
        elapsed: this.#scheduler.now,
        device: this.name,
        newId: () => this.#ids.id(),
        files: this.#filesOf(life),
        network: this.#networkOf(life),
        report: (fault) => this.faults.push(fault),
      })
      if (!life.isDead) life.app = app
    } catch (error) {
      // as where its folder is away: whoever sits there tries again
      if (this.#life === life) this.#life = null
      life.isDead = true
      this.#scheduler.note(`${this.name} did not start: ${String(error).slice(0, 200)}`)
    }
  }

  /** Ends the program as it ends itself. */
  async end(): Promise<void> {
    const life = this.#life
    if (life === null || life.app === null) return this.kill()
    this.#life = null
    for (const each of this.#ended) each()
    await life.app.close()
    life.isDead = true
  }

  /** The process is gone in the middle of whatever it was doing. */
  kill(): void {
    const life = this.#life
    if (life === null) return
    this.#life = null
    life.isDead = true
    for (const each of this.#ended) each()
  }

  /** The power is cut. */
  cutPower(): void {
    this.kill()
    this.own.cut()
  }

  /** Called whenever a run of the program is over. */
  onEnd(then: () => void): void {
    this.#ended.add(then)
  }

  /** How a page of the owner reaches the program. */
  readonly ownersDoor = (): Door | null => {
    const app = this.app
    if (app === null) return null
    return { rpc: new RPCHandler(makeRouter(app, (fault) => this.#fault(fault))), opened: () => undefined, closed: () => undefined }
  }

  /** How a phone does that shows this token. */
  doorFor(token: string): Door | null {
    const listening = this.listening
    if (listening === null) return null
    const caller = listening.desk.caller(token)
    if (caller === null) return { rpc: null, opened: () => undefined, closed: () => undefined }
    const ends = listening.open.get(caller.id) ?? new Set<(code: number) => void>()
    listening.open.set(caller.id, ends)
    let own: ((code: number) => void) | null = null
    return {
      rpc: listening.rpcFor(() => listening.desk.callerOf(caller.id), new StreamLimit(STREAMS)),
      opened: (end) => {
        own = end
        ends.add(end)
        listening.desk.connected(caller.id)
      },
      closed: () => {
        if (own !== null) ends.delete(own)
        listening.desk.disconnected(caller.id)
      },
    }
  }

  #fault(fault: unknown): void {
    // a phone asks for what was its own until its person went on to another table
    if (fault instanceof ORPCError && fault.code === 'FORBIDDEN') return
    this.faults.push(fault)
    this.#scheduler.note(`${this.name} reports ${String(fault).slice(0, 200)}`)
  }

  #timersOf(life: Life): Timers {
    return {
      after: (ms, then) => this.#scheduler.after(ms, `${this.name} timer`, () => life.isDead || then()),
      wait: (ms) =>
        new Promise((resolve) => {
          this.#scheduler.after(ms, `${this.name} waits`, () => life.isDead || resolve())
        }),
    }
  }

  #filesOf(life: Life): Files {
    const isDead = (): boolean => life.isDead
    const timers = this.#timersOf(life)
    const [house, own] = [this.house.filesFor(isDead, timers), this.own.filesFor(isDead, timers)]
    const at = (path: string): Files => (path === HOUSE || path.startsWith(`${HOUSE}/`) ? house : own)
    return {
      timers,
      create: (path) => at(path).create(path),
      read: (path, most) => at(path).read(path, most),
      readBytes: (path, most) => at(path).readBytes(path, most),
      openParts: (path) => at(path).openParts(path),
      rename: (from, to) => at(from).rename(from, to),
      remove: (path) => at(path).remove(path),
      list: (folder) => at(folder).list(folder),
      listNoLink: (folder) => at(folder).listNoLink(folder),
      removeFolder: (folder) => at(folder).removeFolder(folder),
      createFolder: (folder) => at(folder).createFolder(folder),
      isFolder: (path) => at(path).isFolder(path),
      realPath: (path) => at(path).realPath(path),
      mayWrite: (folder) => at(folder).mayWrite(folder),
      syncFolder: (folder) => at(folder).syncFolder(folder),
      stamp: (path) => at(path).stamp(path),
      watch: (folder, changed, failed) => at(folder).watch(folder, changed, failed),
    }
  }

  #networkOf(life: Life): Network {
    return {
      addresses: () => [{ address: this.#address, network: 'home', kind: 'network' }],
      open: (address, desk, { port }) => {
        const open: Listening['open'] = new Map()
        const listening: Listening = {
          desk,
          open,
          rpcFor: (caller, streams) => {
            if (life.app === null) throw new Error('phones are let in by a program that runs')
            return new RPCHandler(makeRouter(life.app, (fault) => this.#fault(fault), caller, streams))
          },
        }
        life.listening = listening
        const endAll = (code: number, devices: Iterable<string>): void => {
          for (const device of devices) for (const end of [...(open.get(device) ?? [])]) end(code)
        }
        const listener: TableListener = {
          url: `http://${address}:${port ?? 4180}/`,
          port: port ?? 4180,
          cut: (device) => endAll(1006, [device]),
          close: (why) => {
            if (life.listening === listening) life.listening = null
            endAll(why === 'stopped' ? 4001 : 1001, open.keys())
            return Promise.resolve()
          },
        }
        return Promise.resolve(listener)
      },
    }
  }
}
