import type { Role } from '#shared/contract/authority'
import type { JoinAsked, JoinedDevice } from '#shared/contract/table'
import { hashOf, newToken } from './join-key'

/** How many devices may be joined to a table at once. */
export const MOST_DEVICES = 40

export interface Device {
  readonly id: string
  readonly name: string
  readonly role: Role
  readonly seat: number | null
  readonly tokenHash: string
  /** The device's own mark of its attempt to join. */
  readonly attempt: string
  readonly connections: number
  /** Milliseconds of the table's clock. */
  readonly seenAt: number
}

/** The devices at a table, known by the hash of what each was given. */
export class Devices {
  readonly #byId = new Map<string, Device>()
  readonly #now: () => number
  readonly #newId: () => string

  constructor(now: () => number, newId: () => string) {
    this.#now = now
    this.#newId = newId
  }

  /** Lets one in and gives what it is to show from now on; null where there is no room. The same attempt again is the same device. */
  add({ name, seat, attempt }: JoinAsked): { readonly device: Device; readonly token: string } | null {
    const token = newToken()
    const known = [...this.#byId.values()].find((device) => device.attempt === attempt)
    if (known === undefined && !this.#makeRoom()) return null
    const fresh = { id: this.#newId(), role: seat === null ? ('viewer' as const) : ('player' as const), seat, connections: 0 }
    const device: Device = { ...fresh, ...known, name, attempt, tokenHash: hashOf(token), seenAt: this.#now() }
    this.#byId.set(device.id, device)
    return { device, token }
  }

  /** Whether a device has joined by that attempt. */
  knows(attempt: string): boolean {
    return [...this.#byId.values()].some((device) => device.attempt === attempt)
  }

  get(id: string): Device | undefined {
    return this.#byId.get(id)
  }

  byToken(token: string): Device | undefined {
    const hash = hashOf(token)
    return [...this.#byId.values()].find(({ tokenHash }) => tokenHash === hash)
  }

  /** What is given takes the place of what was; false where there is no such device. */
  change(id: string, change: Partial<Pick<Device, 'role' | 'seat' | 'connections'>>): boolean {
    const device = this.#byId.get(id)
    if (device === undefined) return false
    this.#byId.set(id, { ...device, ...change, seenAt: this.#now() })
    return true
  }

  remove(id: string): boolean {
    return this.#byId.delete(id)
  }

  isTaken(seat: number): boolean {
    return [...this.#byId.values()].some((device) => device.seat === seat)
  }

  list(): readonly JoinedDevice[] {
    return [...this.#byId.values()].map(({ id, name, role, seat, connections, seenAt }) => ({
      id,
      name,
      role,
      seat,
      connected: connections > 0,
      lastSeen: connections > 0 ? 0 : Math.max(0, Math.round((this.#now() - seenAt) / 1000)),
    }))
  }

  /** Whether there is room; the watcher that went away longest ago makes some. */
  #makeRoom(): boolean {
    if (this.#byId.size < MOST_DEVICES) return true
    const [longest] = [...this.#byId.values()].filter(({ connections, role }) => connections === 0 && role === 'viewer').sort((a, b) => a.seenAt - b.seenAt)
    return longest !== undefined && this.remove(longest.id)
  }
}
