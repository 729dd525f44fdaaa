import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { MatchFeed, Outcome } from '#shared/contract/schemas'
import { afterStep } from '#shared/contract/match-delta'
import type { MatchRecord, RecordEvent } from '#shared/match/record'
import type { Host } from '../../e2e/harness/host'
import { clientOver, type Client } from '../../e2e/harness/owner'
import { connected } from '../client'
import type { Deliveries } from './deliveries'
import { asAt } from '../../support/joined-as'
import { freshId } from '../../support/chance'

type Entering = Parameters<Client['match']['enter']>[0]
type Starting = Parameters<Client['match']['startRound']>[0]

/** A phone as its page behaves: one connection, the match followed, and the connection made again where it breaks. */
export class Device {
  readonly name: string
  readonly seat: number
  readonly #origin: string
  readonly #cookie: string
  readonly #matchId: string
  readonly #arrived: (revision: number) => void
  #socket: WebSocket | null = null
  #client: Client | null = null
  #record: MatchRecord | null = null
  #closed = false

  constructor(options: { name: string; seat: number; origin: string; cookie: string; matchId: string; arrived: (revision: number) => void }) {
    this.name = options.name
    this.seat = options.seat
    this.#origin = options.origin
    this.#cookie = options.cookie
    this.#matchId = options.matchId
    this.#arrived = options.arrived
  }

  /** Connects unless it is connected, and follows the match from then on. */
  async connected(): Promise<void> {
    if (this.#socket?.readyState === WebSocket.OPEN) return
    const socket = new WebSocket(`${this.#origin.replace('http', 'ws')}/rpc`, { origin: this.#origin, headers: { cookie: this.#cookie } })
    socket.on('close', () => {
      // a host that has gone says why elsewhere
      if (!this.#closed) this.connected().catch(() => undefined)
    })
    await once(socket, 'open')
    this.#socket = socket
    this.#client = clientOver(socket)
    void this.#follow(this.#client)
  }

  events(): readonly (readonly RecordEvent[])[] {
    return this.#record?.rounds.map(({ events }) => events) ?? []
  }

  async enter(entering: Entering): Promise<void> {
    done(await this.#now().match.enter(entering))
  }

  async startRound(starting: Starting): Promise<void> {
    done(await this.#now().match.startRound(starting))
  }

  close(): void {
    this.#closed = true
    this.#socket?.terminate()
  }

  #now(): Client {
    if (this.#client === null) throw new Error(`${this.name} is not connected`)
    return this.#client
  }

  async #follow(client: Client): Promise<void> {
    try {
      let feed: MatchFeed | null = null
      for await (const step of await client.match.follow({ matchId: this.#matchId })) {
        feed = afterStep(feed, step)
        if (feed?.kind !== 'match') continue
        this.#record = feed.match.record
        this.#arrived(feed.match.revision)
      }
    } catch (fault) {
      if (!this.#closed && this.#client === client && this.#socket?.readyState === WebSocket.OPEN) throw fault
    }
  }
}

interface Joining {
  readonly code: string
  readonly matchId: string
  readonly count: number
  readonly players: number
  readonly deliveries: Deliveries
}

/** Joins so many devices as their pages do, seats in turn. */
export async function joinDevices(origin: string, { code, matchId, count, players, deliveries }: Joining): Promise<readonly Device[]> {
  const devices: Device[] = []
  for (let at = 0; at < count; at++) {
    const name = `Phone ${at + 1}`
    const seat = at % players
    const answer = await fetch(`${origin}/join`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ key: code, name, as: asAt(seat), attempt: freshId() }),
    })
    const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';', 1)
    if (cookie === '') throw new Error(`${name} could not join: ${await answer.text()}`)
    devices.push(new Device({ name, seat, origin, cookie, matchId, arrived: (revision) => deliveries.arrived(at, revision) }))
  }
  return devices
}

/** The page on the computer itself: begins the match, lets phones join, makes the first device a scorer. */
export async function ownerOf(host: Host) {
  const { client, close } = await connected(host)
  const tableOf = async (matchId: string) => {
    for await (const feed of await client.table.live({ matchId })) return feed
    throw new Error('the host tells nothing of the table')
  }
  return {
    async open({ preset, players, rules, rounds }: MatchRecord): Promise<{ readonly matchId: string; readonly link: string; readonly code: string }> {
      const [first] = rounds
      const matchId = done(
        await client.match.create({ preset, rules: rules ?? {}, players: players.map(({ name }) => ({ name })), start: { leader: first?.leader ?? 0 } }),
      )
      const closed = await tableOf(matchId)
      const address = closed.kind === 'closed' ? closed.addresses[0]?.address : undefined
      if (address === undefined) throw new Error('this computer has no address')
      await client.table.open({ matchId, address })
      const table = await tableOf(matchId)
      if (table.kind !== 'open') throw new Error('the table could not be opened')
      return { matchId, link: table.link, code: table.code }
    },
    async makeScorer(matchId: string, devices: readonly Device[]): Promise<void> {
      const table = await tableOf(matchId)
      const scorer = table.kind === 'open' ? table.devices.find(({ name }) => name === devices[0]?.name) : undefined
      if (scorer === undefined) throw new Error('the first device is not at the table')
      await client.table.change({ matchId, device: scorer.id, role: 'scorer' })
    },
    close,
  }
}

/** The record as pages enter it: how many tiles were drawn is always said. */
export function writtenOut(record: MatchRecord): MatchRecord {
  const rounds = record.rounds.map((round) => ({
    ...round,
    events: round.events.map((event) => (event.type === 'draw' ? { ...event, count: event.count ?? 1 } : event)),
  }))
  return JSON.parse(JSON.stringify({ ...record, rounds })) as MatchRecord
}

function done(outcome: Outcome): string {
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.error)}`)
  return outcome.value.matchId
}
