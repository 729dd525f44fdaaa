import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RPCHandler } from '@orpc/server/ws'
import type { App } from '#main/app'
import type { Network } from '#main/table/front-door'
import { TableServer } from '#main/hosts/web/table-server'
import { makeRouter } from '#main/router'
import type { EveningPhonesFeed, GuestFeed, GuestView } from '#shared/contract/evening-phones'
import type { EveningOutcome } from '#shared/contract/evenings'
import type { JoinAnswer, JoinedAs, JoinRefusal, SelfAtEvening } from '#shared/contract/joining'
import type { EveningCommand } from '#shared/evening/decide'
import { USUAL_SETTINGS } from '#shared/evening/evening'
import { openApp } from './apps'
import { builtPages } from './hosts'
import { temporaryFolder } from './folder'
import { ADDRESS, clientOver, post, socketTo } from './tables'
import { newId } from '../ids'

export type OpenPhones = Extract<EveningPhonesFeed, { readonly kind: 'open' }>

/** The app on a folder whose phones may be let in; `port`: where it answers. */
export async function openHouse(folder = temporaryFolder(), port: number | null = 0): Promise<App> {
  const pages = builtPages()
  writeFileSync(join(pages, 'phone.html'), '<!doctype html><title>The table</title>')
  const network: Network = {
    addresses: () => [{ address: ADDRESS, network: 'test', kind: 'network' }],
    open: (address, desk, where) =>
      TableServer.listen({
        address,
        desk,
        pages,
        port: where.port ?? port,
        crowd: where.crowd,
        now: () => performance.now(),
        report: () => undefined,
        rpcFor: (caller, streams) => new RPCHandler(makeRouter(app, () => undefined, caller, streams)),
      }),
  }
  const app = await openApp(folder, { network })
  return app
}

/** An evening at tables of two, without a clock, at which so many are expected. */
export async function beginEvening({ evenings }: App, names: readonly string[]): Promise<string> {
  const settings = { ...USUAL_SETTINGS, size: 2, method: 'random', minutes: null, preset: 'bergen-game-cabinet' } as const
  const { id, revision } = done(await evenings.create({ name: 'Club', settings }))
  if (names.length > 0) done(await evenings.checkIn({ id, revision, people: names.map((name) => ({ name })) }))
  return id
}

export async function letIn(app: App, id: string): Promise<OpenPhones> {
  const opened = await app.eveningPhones.open(id, ADDRESS, 'here')
  if (!opened.ok) throw new Error(opened.error.kind)
  return phonesOf(app, id)
}

/** Waits until phones can join. */
export async function phonesOf(app: App, id: string): Promise<OpenPhones> {
  for await (const feed of app.eveningPhones.live(id, undefined)) if (feed.kind === 'open') return feed
  throw new Error('the stream has ended')
}

/** What the volunteer does. */
export async function run({ evenings }: App, id: string, wish: EveningCommand): Promise<void> {
  const revision = done(await evenings.checkIn({ id, revision: 0, people: [] })).revision
  done(await evenings.do({ id, revision, wish }))
}

function done(outcome: EveningOutcome): Extract<EveningOutcome, { readonly ok: true }>['value'] {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
  return outcome.value
}

export const keyIn = ({ link }: { readonly link: string }): string => link.slice(link.indexOf('#/join/') + '#/join/'.length)

export async function choicesFor(url: string, key: string): Promise<JoinAnswer> {
  return JSON.parse((await post(url, '/choices', { key })).body) as JoinAnswer
}

/** Joins as a phone's page does; the cookie it then has, or why it may not. */
export async function comeIn(
  url: string,
  key: string,
  name: string,
  as: JoinedAs,
): Promise<{ readonly cookie: string; readonly self: SelfAtEvening } | JoinRefusal> {
  const answer = await post(url, '/join', { key, name, as, attempt: newId() })
  const joined = JSON.parse(answer.body) as { readonly ok: true; readonly value: SelfAtEvening } | { readonly ok: false; readonly error: JoinRefusal }
  return joined.ok ? { cookie: String(answer.headers['set-cookie']).split(';', 1)[0] ?? '', self: joined.value } : joined.error
}

/** A phone that has joined: what it may call, and what it sees. */
export class Phone {
  readonly client: ReturnType<typeof clientOver>
  readonly sent: GuestFeed[] = []
  #view: GuestView | null = null

  constructor(url: string, cookie: string, id: string) {
    this.client = clientOver(socketTo(url, { cookie }))
    void this.#follow(id)
  }

  get view(): GuestView | null {
    return this.#view
  }

  /** Null until this phone has heard of the evening. */
  get table() {
    return this.#view?.own.table ?? null
  }

  async #follow(id: string): Promise<void> {
    try {
      for await (const feed of await this.client.eveningGuests.live({ id })) {
        this.sent.push(feed)
        this.#view = feed.kind === 'evening' ? feed : null
      }
    } catch {
      // the connection was closed
    }
  }
}
