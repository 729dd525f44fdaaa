import { writeFileSync } from 'node:fs'
import { Server } from 'node:net'
import { join } from 'node:path'
import { RPCHandler } from '@orpc/server/ws'
import { onTestFinished, vi } from 'vitest'
import type { App } from '#main/app'
import { TableServer } from '#main/hosts/web/table-server'
import { makeRouter } from '#main/router'
import { diskFiles, type Files } from '#main/store/files'
import type { Network } from '#main/table/front-door'
import { USUAL_SETTINGS } from '#shared/evening/evening'
import { present } from '#shared/kernel/assert'
import { idOf, look, openApp } from '../main/apps'
import { choicesFor, comeIn, keyIn, letIn, phonesOf, run } from '../main/evening-phones'
import { temporaryFolder } from '../main/folder'
import { builtPages } from '../main/hosts'
import { ADDRESS } from '../main/tables'

/** Who sits at the table, in no order. */
const NAMES = ['Ada', 'Ben', 'Cleo'] as const

/** No power fails here, so nobody waits for the disk itself. */
const WITHOUT_FLUSH: Files = {
  ...diskFiles,
  create: async (path) => ({ ...(await diskFiles.create(path)), sync: () => Promise.resolve() }),
  syncFolder: () => Promise.resolve(),
}

/** A phone that has joined: what it shows the host, and the seat of its person. */
export interface Joined {
  readonly cookie: string
  readonly seat: number
}

/**
 * The host of an evening with one table, whose phones find back after it was started again.
 *
 * Tiles are drawn at it and nothing else: a draw can always be made, and twice the same draw are two. `now`: the time that limits are counted by.
 */
export class EveningTable {
  readonly #folder = temporaryFolder()
  readonly #pages = builtPages()
  readonly #now: () => number
  /** Every server that has begun to listen: connections in memory are handed to the last. */
  readonly #listening = vi.spyOn(Server.prototype, 'listen')
  #app: App | null = null
  #evening = ''
  matchId = ''
  /** `http://127.0.0.1:4180/` */
  url = ''
  starts = 0

  constructor(now: () => number) {
    this.#now = now
    onTestFinished(() => this.#listening.mockRestore())
    writeFileSync(join(this.#pages, 'phone.html'), '<!doctype html><title>The table</title>')
  }

  get app(): App {
    return present(this.#app, 'the host runs')
  }

  /** What takes connections of phones now; null where nothing does. */
  get listener(): Server | null {
    const last = this.#listening.mock.contexts.at(-1)
    return last instanceof Server && last.listening ? last : null
  }

  async begin(): Promise<readonly Joined[]> {
    await this.start()
    const { app } = this
    const settings = { ...USUAL_SETTINGS, size: NAMES.length, method: 'random', minutes: null, preset: 'double-bergen-twelve' } as const
    const created = await app.evenings.create({ name: 'Club', settings })
    if (!created.ok) throw new Error(created.error.kind)
    this.#evening = created.value.id
    await app.evenings.checkIn({ id: this.#evening, revision: created.value.revision, people: NAMES.map((name) => ({ name })) })
    const { url, invitation } = await letIn(app, this.#evening)
    this.url = url
    const cookies = await Promise.all(NAMES.map((name) => this.#join(keyIn(invitation), name)))
    await run(app, this.#evening, { type: 'draw' })
    const opened = await app.evenings.openTable({ id: this.#evening, revision: 0, command: 'the-command-that-opens', table: 0, start: { leader: 0 } })
    if (!opened.ok || opened.value.matchId === undefined) throw new Error(`not opened: ${JSON.stringify(opened)}`)
    this.matchId = opened.value.matchId
    const { record } = await look(app, this.matchId)
    return NAMES.map((name, at) => ({ cookie: cookies[at] ?? '', seat: record.players.findIndex((player) => player.name === name) }))
  }

  async start(): Promise<void> {
    const network: Network = {
      addresses: () => [{ address: ADDRESS, network: 'test', kind: 'network' }],
      open: (address, desk, where) =>
        TableServer.listen({
          address,
          desk,
          pages: this.#pages,
          port: where.port ?? 0,
          crowd: where.crowd,
          now: this.#now,
          report: () => undefined,
          rpcFor: (caller, streams) => new RPCHandler(makeRouter(app, () => undefined, caller, streams)),
        }),
    }
    const app = await openApp(this.#folder, { network, files: WITHOUT_FLUSH })
    this.#app = app
    this.starts++
    if (this.#evening !== '') await phonesOf(app, this.#evening)
  }

  async end(): Promise<void> {
    const { app } = this
    this.#app = null
    await app.close()
  }

  /** How many draws of each seat are in the record. */
  async draws(): Promise<readonly number[]> {
    const { record } = await look(this.app, this.matchId)
    const events = record.rounds.flatMap((round) => round.events)
    return record.players.map((_, seat) => events.filter((event) => event.type === 'draw' && event.player === seat).length)
  }

  /** Takes all draws back. */
  async clear(): Promise<void> {
    for (let { revision, record } = await look(this.app, this.matchId); record.rounds.some(({ events }) => events.length > 0);) {
      idOf(await this.app.matches.undo({ matchId: this.matchId, revision }))
      ;({ revision, record } = await look(this.app, this.matchId))
    }
  }

  async #join(key: string, name: string): Promise<string> {
    const offered = await choicesFor(this.url, key)
    if (!offered.ok || offered.value.kind !== 'evening') throw new Error('no evening')
    const person = present(
      offered.value.people.find((each) => each.name === name),
      'everyone is here',
    )
    const joined = await comeIn(this.url, key, name, { kind: 'person', personId: person.id })
    if (!('cookie' in joined)) throw new Error(joined.kind)
    return joined.cookie
  }
}
