import type { Caller } from '#shared/contract/authority'
import type { JoinAnswer, JoinAsked, JoinRefusal, Self } from '#shared/contract/table'
import type { MatchId } from '#shared/kernel/ids'
import { err, ok, type Result } from '#shared/kernel/result'
import { TokenBucket } from '../common/token-bucket'
import type { Device, Devices } from './devices'
import { isCode, newJoinKey, opensByCode, opensBySecret, type JoinKey } from './join-key'
import { Lockout } from './lockout'
import { seatNow, type TableSeats } from './seats'

/** What a listener in the network asks about a device that wants to join. */
export interface Gatekeeper {
  /** Who sits where, for a device that has the code. `from` is the address that asks. */
  seats(key: string, from: string): JoinAnswer
  /** Lets a device in; `token` is what it is to show from now on. */
  join(asked: JoinAsked, from: string): Result<{ readonly token: string; readonly self: Self }, JoinRefusal>
  self(token: string): Self | null
  caller(token: string): Extract<Caller, { readonly kind: 'device' }> | null
  leave(token: string): void
  connected(device: string): void
  disconnected(device: string): void
}

/** Wrong codes from all addresses together after which nobody's code is compared for a while, and then again after each so many. */
const TRIES_BETWEEN_PAUSES = 50

const EVERYBODY = 'everybody'

/** How many new devices may join: a full table with some to spare, and then one a minute. Otherwise a device could leave and join again for a fresh allowance. */
const NEW_AT_ONCE = 60
const NEW_A_SECOND = 1 / 60

/** The match that is played at a table, and who sits where. */
export interface Sitting {
  readonly matchId: MatchId
  readonly players: TableSeats
}

export interface AdmissionOptions {
  readonly sitting: Sitting
  readonly devices: Devices
  /** Milliseconds of a clock that is never set, so that no pause grows or shrinks with the time of day. */
  readonly now: () => number
  readonly changed: () => void
  /** The device's connections end at once. */
  readonly cut: (device: string) => void
}

/** The desk of an open table: it looks at codes and at what devices show. */
export class Admission implements Gatekeeper {
  readonly #options: AdmissionOptions
  readonly #addresses: Lockout
  readonly #together: Lockout
  readonly #newcomers: TokenBucket
  #sitting: Sitting
  #key: JoinKey
  #wrong = 0

  constructor(options: AdmissionOptions) {
    this.#options = options
    this.#sitting = options.sitting
    const { now } = options
    const pauses = { now, firstPauseMs: 15_000, longestPauseMs: 15 * 60_000, forgetAfterMs: 30 * 60_000 }
    this.#addresses = new Lockout({ ...pauses, free: 5 })
    this.#together = new Lockout({ ...pauses, free: 1, longestPauseMs: 5 * 60_000 })
    this.#newcomers = new TokenBucket(NEW_A_SECOND, NEW_AT_ONCE, now)
    this.#key = newJoinKey(now())
  }

  get key(): JoinKey {
    return this.#key
  }

  get sitting(): Sitting {
    return this.#sitting
  }

  /** Moves all joined devices to the table of another match, each to the seat of the same person; the invitation stays good. */
  moveTo(sitting: Sitting): void {
    const { devices, cut, changed } = this.#options
    const before = this.#sitting
    this.#sitting = sitting
    for (const { id, seat } of devices.list()) {
      devices.change(id, { seat: seatNow(seat, before.players, sitting.players) })
      cut(id)
    }
    changed()
  }

  renew(): void {
    this.#key = newJoinKey(this.#options.now())
    this.#options.changed()
  }

  seats(key: string, from: string): JoinAnswer {
    const { devices } = this.#options
    const refused = this.#check(key, from)
    return refused === null ? ok({ seats: this.#sitting.players.map(({ name }, seat) => ({ name, taken: devices.isTaken(seat) })) }) : err(refused)
  }

  join(asked: JoinAsked, from: string): ReturnType<Gatekeeper['join']> {
    const { devices, changed } = this.#options
    const refused = this.#check(asked.key, from)
    if (refused !== null) return err(refused)
    if (asked.seat !== null && asked.seat >= this.#sitting.players.length) return err({ kind: 'not-understood' })
    if (!devices.knows(asked.attempt) && !this.#newcomers.take()) return err({ kind: 'too-many-new' })
    const added = devices.add(asked)
    if (added === null) return err({ kind: 'full' })
    changed()
    return ok({ token: added.token, self: this.#selfOf(added.device) })
  }

  self(token: string): Self | null {
    const device = this.#options.devices.byToken(token)
    return device === undefined ? null : this.#selfOf(device)
  }

  caller(token: string): ReturnType<Gatekeeper['caller']> {
    const device = this.#options.devices.byToken(token)
    return device === undefined
      ? null
      : { kind: 'device', id: device.id, name: device.name, role: device.role, seat: device.seat, matchId: this.#sitting.matchId }
  }

  leave(token: string): void {
    const device = this.#options.devices.byToken(token)
    if (device === undefined) return
    this.#options.devices.remove(device.id)
    this.#options.cut(device.id)
    this.#options.changed()
  }

  connected(id: string): void {
    this.#count(id, 1)
  }

  disconnected(id: string): void {
    this.#count(id, -1)
  }

  #count(id: string, by: number): void {
    const { devices, changed } = this.#options
    if (devices.change(id, { connections: Math.max(0, (devices.get(id)?.connections ?? 0) + by) })) changed()
  }

  /**
   * Why a key lets no device join; null if it does.
   *
   * The secret of the QR code is always compared: nobody can guess it. Only codes can be guessed, so only they make anyone wait, and while
   * someone has to wait none is compared. Neither changes by guessing: another code would be as easy to guess, and people in the room are
   * just typing this one.
   */
  #check(key: string, from: string): JoinRefusal | null {
    if (opensBySecret(this.#key, key, this.#options.now())) return null
    const wait = Math.max(this.#addresses.wait(from), this.#together.wait(EVERYBODY))
    if (wait > 0) return { kind: 'locked', wait: Math.ceil(wait / 1000) }
    if (opensByCode(this.#key, key, this.#options.now())) {
      this.#addresses.right(from)
      return null
    }
    if (isCode(key)) this.#countWrong(from)
    return { kind: 'wrong-code' }
  }

  #countWrong(from: string): void {
    this.#addresses.wrong(from)
    this.#wrong++
    if (this.#wrong % TRIES_BETWEEN_PAUSES === 0) this.#together.wrong(EVERYBODY)
  }

  #selfOf({ id, name, role, seat }: Device): Self {
    return { matchId: this.#sitting.matchId, id, name, role, seat }
  }
}
