import { hashOf, newToken } from './join-key'

export interface Device<P> {
  readonly id: string
  readonly name: string
  /** As what it has joined. */
  readonly place: P
  readonly tokenHash: string
  /** The device's own mark of its attempt to join. */
  readonly attempt: string
  readonly connections: number
  /** Milliseconds of the table's clock. */
  readonly seenAt: number
}

/** What is kept of a device where it has to be known again after a restart. */
export type KeptDevice<P> = Pick<Device<P>, 'id' | 'name' | 'place' | 'tokenHash' | 'attempt'>

export interface DevicesOptions<P> {
  /** Milliseconds of a clock that is never set. */
  readonly now: () => number
  readonly newId: () => string
  /** How many may be joined at once. */
  readonly most: number
  /** Whether one that is not connected may make room for another. */
  readonly isSpare: (place: P) => boolean
}

/** The devices that have joined, known by the hash of what each was given. */
export class Devices<P> {
  readonly #byId = new Map<string, Device<P>>()
  readonly #options: DevicesOptions<P>

  constructor(options: DevicesOptions<P>) {
    this.#options = options
  }

  get room(): number {
    return this.#options.most
  }

  /** Lets one in and gives what it is to show from now on; null where there is no room. The same attempt again is the same device. */
  add(name: string, attempt: string, place: P): { readonly device: Device<P>; readonly token: string } | null {
    const token = newToken()
    const known = this.byAttempt(attempt)
    if (known === undefined && !this.#makeRoom()) return null
    const fresh = { id: this.#options.newId(), place, connections: 0 }
    const device: Device<P> = { ...fresh, ...known, name, attempt, tokenHash: hashOf(token), seenAt: this.#options.now() }
    this.#byId.set(device.id, device)
    return { device, token }
  }

  /** Puts devices back that were known before a restart. */
  restore(kept: readonly KeptDevice<P>[]): void {
    for (const device of kept) this.#byId.set(device.id, { ...device, connections: 0, seenAt: this.#options.now() })
  }

  /** The device that has joined by that attempt. */
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

  all(): readonly Device<P>[] {
    return [...this.#byId.values()]
  }

  /** Each with whether it is connected, and whole seconds since it was last heard of. */
  list(): readonly { readonly id: string; readonly name: string; readonly place: P; readonly connected: boolean; readonly lastSeen: number }[] {
    const now = this.#options.now()
    return this.all().map(({ id, name, place, connections, seenAt }) => ({
      id,
      name,
      place,
      connected: connections > 0,
      lastSeen: connections > 0 ? 0 : Math.max(0, Math.round((now - seenAt) / 1000)),
    }))
  }

  /** Whether there is room; the spare one that went away longest ago makes some. */
  #makeRoom(): boolean {
    const { most, isSpare } = this.#options
    if (this.#byId.size < most) return true
    const [longest] = this.all()
      .filter(({ connections, place }) => connections === 0 && isSpare(place))
      .sort((a, b) => a.seenAt - b.seenAt)
    return longest !== undefined && this.remove(longest.id)
  }
}
