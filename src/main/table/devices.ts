import type { Arrival } from '#shared/contract/joining'
import { hashOf, newToken } from './join-key'

export interface Device<P> {
  readonly id: string
  readonly name: string
  readonly place: P
  readonly tokenHash: string
  /** The device's own mark of its attempt to join. */
  readonly attempt: string
  /** The address that asked for it. */
  readonly from: string
  readonly arrival: Arrival
  /** It has taken its name over from another device. */
  readonly tookOver: boolean
  /** Milliseconds of the table's clock. */
  readonly since: number
  readonly connections: number
  /** Milliseconds of the table's clock. */
  readonly seenAt: number
}

/** What is kept of a device where it has to be known again after a restart. */
export type KeptDevice<P> = Pick<Device<P>, 'id' | 'name' | 'place' | 'tokenHash' | 'attempt'> & {
  readonly [Field in 'from' | 'arrival' | 'tookOver']?: Device<P>[Field] | undefined
}

/** What is known of one that is let in. */
type Joining<P> = Pick<Device<P>, 'name' | 'attempt' | 'place' | 'from' | 'arrival'>

export interface DevicesOptions<P> {
  /** Milliseconds of a clock that is never set. */
  readonly now: () => number
  readonly newId: () => string
  /** How many may be joined at once. */
  readonly most: number
  /** How many of them may be unexpected, all together and of one address. */
  readonly mostUnexpected: number
  readonly mostUnexpectedOfOne: number
  /** Whether one that is not connected may make room for another. */
  readonly isSpare: (place: P) => boolean
  /** Whether one that comes for the first place takes that of one that has the other; never where that is left out. */
  readonly replaces?: (place: P, before: P) => boolean
}

/** Another device took its place, or the host removed it. */
type WhyOut = 'taken' | 'removed'

interface Listed<P> extends Pick<Device<P>, 'id' | 'name' | 'place' | 'tookOver'> {
  readonly connected: boolean
  readonly lastSeen: number
}

/** The devices that have joined, known by the hash of what each was given. */
export class Devices<P> {
  readonly #byId = new Map<string, Device<P>>()
  /** What those showed that are no longer let in, the latest, so that they can be told why. */
  readonly #out = new Map<string, WhyOut>()
  readonly #options: DevicesOptions<P>

  constructor(options: DevicesOptions<P>) {
    this.#options = options
  }

  get room(): number {
    return this.#options.most
  }

  /** Lets one in and gives what it is to show from now on; null where there is no room. The same attempt again is the same device. */
  add(joining: Joining<P>): { readonly device: Device<P>; readonly token: string } | null {
    const token = newToken()
    const known = this.byAttempt(joining.attempt)
    const replaced = known === undefined ? this.#replacedBy(joining.place) : []
    for (const { id, tokenHash } of replaced) {
      this.remove(id)
      this.#remember(tokenHash, 'taken')
    }
    if (known === undefined && !this.#makeRoom()) return null
    const now = this.#options.now()
    const fresh = { ...joining, id: this.#options.newId(), connections: 0, since: now, tookOver: replaced.length > 0 }
    const device: Device<P> = { ...fresh, ...known, name: joining.name, tokenHash: hashOf(token), seenAt: now }
    this.#byId.set(device.id, device)
    return { device, token }
  }

  /** Whether one more may come in so; what is made for it is only made then. */
  hasRoomFor({ from, arrival }: Pick<Joining<P>, 'from' | 'arrival'>): boolean {
    const { most, mostUnexpected, mostUnexpectedOfOne } = this.#options
    const unexpected = this.all().filter((device) => device.arrival !== 'expected')
    const room = this.#byId.size < most || this.#spare() !== undefined
    if (arrival === 'expected') return room
    return room && unexpected.length < mostUnexpected && unexpected.filter((device) => device.from === from).length < mostUnexpectedOfOne
  }

  /** Why one is no longer let in that shows this; null where it never was, or nothing is known of it. */
  whyOut(token: string): WhyOut | null {
    return this.#out.get(hashOf(token)) ?? null
  }

  /** Puts devices back that were known before a restart. */
  restore(kept: readonly KeptDevice<P>[]): void {
    const now = this.#options.now()
    for (const { from = '', arrival = 'expected', tookOver = false, ...device } of kept)
      this.#byId.set(device.id, { ...device, from, arrival, tookOver, connections: 0, since: now, seenAt: now })
  }

  byAttempt(attempt: string): Device<P> | undefined {
    return this.all().find((device) => device.attempt === attempt)
  }

  get(id: string): Device<P> | undefined {
    return this.#byId.get(id)
  }

  byToken(token: string): Device<P> | undefined {
    const hash = hashOf(token)
    return this.all().find(({ tokenHash }) => tokenHash === hash)
  }

  /** What is given takes the place of what was; false where there is no such device. */
  change(id: string, change: Partial<Pick<Device<P>, 'place' | 'connections'>>): boolean {
    const device = this.#byId.get(id)
    if (device === undefined) return false
    this.#byId.set(id, { ...device, ...change, seenAt: this.#options.now() })
    return true
  }

  remove(id: string): boolean {
    return this.#byId.delete(id)
  }

  /** Removes one that is to be told so. */
  sendAway(id: string): boolean {
    const device = this.get(id)
    if (device !== undefined) this.#remember(device.tokenHash, 'removed')
    return this.remove(id)
  }

  all(): readonly Device<P>[] {
    return [...this.#byId.values()]
  }

  /** Each with whether it is connected, and whole seconds since it was last heard of. */
  list(): readonly Listed<P>[] {
    const now = this.#options.now()
    return this.all().map(({ id, name, place, tookOver, connections, seenAt }) => ({
      id,
      name,
      place,
      tookOver,
      connected: connections > 0,
      lastSeen: connections > 0 ? 0 : Math.max(0, Math.round((now - seenAt) / 1000)),
    }))
  }

  /** Whether there is room; the spare one that went away longest ago makes some. */
  #makeRoom(): boolean {
    if (this.#byId.size < this.#options.most) return true
    const longest = this.#spare()
    return longest !== undefined && this.remove(longest.id)
  }

  #spare(): Device<P> | undefined {
    const [longest] = this.all()
      .filter(({ connections, place }) => connections === 0 && this.#options.isSpare(place))
      .sort((a, b) => a.seenAt - b.seenAt)
    return longest
  }

  #replacedBy(place: P): readonly Device<P>[] {
    const { replaces = () => false } = this.#options
    return this.all().filter((device) => replaces(place, device.place))
  }

  #remember(tokenHash: string, why: WhyOut): void {
    this.#out.set(tokenHash, why)
    const [oldest] = this.#out.keys()
    if (this.#out.size > this.#options.most && oldest !== undefined) this.#out.delete(oldest)
  }
}
