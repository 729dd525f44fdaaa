import type { Role } from '#shared/contract/authority'
import type { ShownHand, TableFeed, TableOutcome } from '#shared/contract/table'
import type { MatchId } from '#shared/kernel/ids'
import { omitUndefined } from '#shared/kernel/omit-undefined'
import { err, ok } from '#shared/kernel/result'
import { tableRefused, type FrontDoor, type TableListener } from './front-door'
import { MatchGathering } from './match-gathering'
import type { TableSeats } from './seats'

export interface TableOptions {
  readonly door: FrontDoor
  /** Milliseconds of a clock that is never set. */
  readonly elapsed: () => number
  readonly newId: () => string
  /** In seat order; null for no match that can be played on. */
  readonly players: (matchId: MatchId) => Promise<TableSeats | null>
}

interface OpenTable {
  readonly gathering: MatchGathering
  readonly listener: TableListener
}

const NO_HANDS: readonly ShownHand[] = []

/** A hand that is laid open; null takes back what was. */
type Wish = Omit<ShownHand, 'hand'> & { readonly hand: ShownHand['hand'] | null }

/** Of how many rounds what a seat showed stays known, the latest ones. */
const MOST_ROUNDS_SHOWN = 4

/** The table of one match in the local network; and hands that are laid open at any match that devices have joined. */
export class Table {
  readonly #options: TableOptions
  readonly #hands = new Map<MatchId, readonly ShownHand[]>()

  constructor(options: TableOptions) {
    this.#options = options
  }

  get watchers(): number {
    return this.#options.door.channel.watchers
  }

  live(matchId: MatchId, signal: AbortSignal | undefined): AsyncGenerator<TableFeed, void, void> {
    return this.#options.door.channel.watch(() => Promise.resolve(this.#feed(matchId)), signal)
  }

  hands(matchId: MatchId, signal: AbortSignal | undefined): AsyncGenerator<ShownHand[], void, void> {
    return this.#options.door.channel.watch(() => Promise.resolve(this.#seatsAt(matchId) === null ? [] : [...(this.#hands.get(matchId) ?? NO_HANDS)]), signal)
  }

  /** Lets phones join a match at one of the computer's addresses; what else they have joined closes. */
  open(matchId: MatchId, address: string): Promise<TableOutcome> {
    const { door, players, elapsed: now, newId } = this.#options
    return door.inTurn(async () => {
      const sitters = await players(matchId)
      if (sitters === null) return tableRefused('no-such-match')
      const refusal = await door.open(new MatchGathering({ sitting: { matchId, players: sitters }, now, newId }), address)
      if (refusal !== null) return err(refusal)
      this.#hands.clear()
      return ok(null)
    })
  }

  /** Moves the devices that joined the match before to this one, at the same address and with the same code. */
  bring(matchId: MatchId): Promise<TableOutcome> {
    return this.#options.door.inTurn(async () => {
      const players = await this.#options.players(matchId)
      if (players === null) return tableRefused('no-such-match')
      const open = this.#current()
      if (open === null) return tableRefused('not-open')
      this.#hands.clear()
      open.gathering.moveTo({ matchId, players })
      for (const { id } of open.gathering.devices.all()) open.listener.cut(id)
      this.#options.door.channel.publish()
      return ok(null)
    })
  }

  close(matchId: MatchId): Promise<TableOutcome> {
    return this.#options.door.inTurn(async () => {
      if (this.#at(matchId) === null) return tableRefused('not-open')
      await this.#options.door.shut('stopped')
      return ok(null)
    })
  }

  renewCode(matchId: MatchId): TableOutcome {
    return this.#with(matchId, ({ gathering }) => {
      gathering.renew()
      return ok(null)
    })
  }

  /** What a device may do, and where its person sits; what is absent stays as it is. Its connections are made again, so that nothing goes on that it may no longer do. */
  change(matchId: MatchId, id: string, { role, seat }: { readonly role?: Role | undefined; readonly seat?: number | null | undefined }): TableOutcome {
    return this.#with(matchId, ({ gathering: { devices, sitting }, listener }) => {
      if (typeof seat === 'number' && seat >= sitting.players.length) return tableRefused('no-such-seat')
      const device = devices.get(id)
      if (device === undefined) return tableRefused('no-such-device')
      devices.change(id, { place: { ...device.place, ...omitUndefined({ role, seat }) } })
      listener.cut(id)
      return ok(null)
    })
  }

  /** Removes a device; the code that it knows stops working. */
  remove(matchId: MatchId, id: string): TableOutcome {
    return this.#with(matchId, ({ gathering, listener }) => {
      if (!gathering.devices.sendAway(id)) return tableRefused('no-such-device')
      listener.cut(id)
      gathering.renew()
      return ok(null)
    })
  }

  /** A hand laid open by its player, in place of what that player showed of the round before. Null takes it back. */
  showHand(matchId: MatchId, { round, seat, hand }: Wish): TableOutcome {
    const seats = this.#seatsAt(matchId)
    if (seats === null) return tableRefused('not-open')
    if (seat >= seats) return tableRefused('no-such-seat')
    const shown = this.#hands.get(matchId) ?? NO_HANDS
    const others = shown.filter((other) => other.seat !== seat)
    /* The table may be asked about a round again that was counted: a hand of the next one has not taken the place of what was shown of it. */
    const own = shown.filter((other) => other.seat === seat && other.round !== round).slice(1 - MOST_ROUNDS_SHOWN)
    this.#hands.set(matchId, [...others, ...own, ...(hand === null ? [] : [{ round, seat, hand }])])
    this.#options.door.channel.publish()
    return ok(null)
  }

  #with(matchId: MatchId, work: (open: OpenTable) => TableOutcome): TableOutcome {
    const open = this.#at(matchId)
    if (open === null) return tableRefused('not-open')
    const done = work(open)
    if (done.ok) this.#options.door.channel.publish()
    return done
  }

  #current(): OpenTable | null {
    const open = this.#options.door.current
    return open?.gathering.kind === 'match' ? (open as OpenTable) : null
  }

  #at(matchId: MatchId): OpenTable | null {
    const open = this.#current()
    return open?.gathering.sitting.matchId === matchId ? open : null
  }

  #seatsAt(matchId: MatchId): number | null {
    return this.#options.door.current?.gathering.seatsAt(matchId) ?? null
  }

  #feed(matchId: MatchId): TableFeed {
    const open = this.#at(matchId)
    if (open === null) return { kind: 'closed', addresses: this.#options.door.addresses, elsewhere: this.#elsewhere() }
    const { devices, key } = open.gathering
    const { url } = open.listener
    const codeSeconds = Math.max(0, Math.ceil((key.until - this.#options.elapsed()) / 1000))
    const joined = devices.list().map(({ place, ...device }) => ({ ...device, ...place }))
    return { kind: 'open', url, link: `${url}#/join/${key.secret}`, code: key.code, codeSeconds, devices: joined, room: devices.room }
  }

  #elsewhere(): Extract<TableFeed, { readonly kind: 'closed' }>['elsewhere'] {
    const gathering = this.#options.door.current?.gathering
    if (gathering === undefined) return null
    const devices = gathering.devices.all().length
    return gathering.kind === 'match'
      ? { kind: 'match', matchId: gathering.sitting.matchId, devices }
      : { kind: 'evening', id: gathering.evening, name: gathering.name, devices }
  }
}
