import type { DeviceCaller } from '#shared/contract/authority'
import type { Arrival, Choices, JoinAnswer, JoinAsked, JoinRefusal, Self, SelfAnswer } from '#shared/contract/joining'
import type { MatchId } from '#shared/kernel/ids'
import { err, ok, type Result } from '#shared/kernel/result'
import { TokenBucket, TokenBuckets } from '../common/token-bucket'
import { TaskQueue } from '../store/task-queue'
import type { Device, Devices } from './devices'
import { isCode, type JoinKey, opensByCode, opensBySecret } from './join-key'

export interface LockoutOptions {
  /** Milliseconds, of whatever clock. */
  readonly now: () => number
  /** Wrong tries before the first pause. */
  readonly free: number
  readonly firstPauseMs: number
  readonly longestPauseMs: number
  /** After so long without a wrong try everything is forgiven. */
  readonly forgetAfterMs: number
}

interface Tries {
  readonly wrong: number
  readonly at: number
  readonly until: number
}

/** Keys that are remembered; beyond that the one that was quiet for longest goes. */
const MOST_KEYS = 2000

/** Makes a guesser wait: a pause after some wrong tries, and twice as long after each further one. */
export class Lockout {
  readonly #options: LockoutOptions
  readonly #tries = new Map<string, Tries>()

  constructor(options: LockoutOptions) {
    this.#options = options
  }

  /** How long this one has to wait, in milliseconds; 0 for not at all. */
  wait(key: string): number {
    const tries = this.#of(key)
    return tries === undefined ? 0 : Math.max(0, tries.until - this.#options.now())
  }

  wrong(key: string): void {
    const { now, free, firstPauseMs, longestPauseMs } = this.#options
    const wrong = (this.#of(key)?.wrong ?? 0) + 1
    const pause = wrong < free ? 0 : Math.min(firstPauseMs * 2 ** (wrong - free), longestPauseMs)
    // put last, so that the first of the map is the one that was quiet for longest
    this.#tries.delete(key)
    this.#tries.set(key, { wrong, at: now(), until: now() + pause })
    const [oldest] = this.#tries.keys()
    if (this.#tries.size > MOST_KEYS && oldest !== undefined) this.#tries.delete(oldest)
  }

  right(key: string): void {
    this.#tries.delete(key)
  }

  #of(key: string): Tries | undefined {
    const tries = this.#tries.get(key)
    if (tries === undefined || this.#options.now() < Math.max(tries.at + this.#options.forgetAfterMs, tries.until)) return tries
    this.#tries.delete(key)
    return undefined
  }
}

/** What a listener in the network asks about a device that wants to join. */
export interface Gatekeeper {
  /** What a device that has the code may choose from. `from` is the address that asks. */
  choices(key: string, from: string): JoinAnswer
  /** Lets a device in; `token` is what it is to show from now on. */
  join(asked: JoinAsked, from: string): Promise<Result<{ readonly token: string; readonly self: Self }, JoinRefusal>>
  self(token: string): SelfAnswer
  caller(token: string): DeviceCaller | null
  callerOf(device: string): DeviceCaller | null
  leave(token: string): Promise<void>
  connected(device: string): void
  disconnected(device: string): void
}

interface Rate {
  readonly atOnce: number
  readonly aSecond: number
}

/** How many new devices may join: of all addresses together, of one, and of one as somebody new. */
interface Newcomers extends Rate {
  readonly ofOne: Rate
  readonly strangersOfOne: Rate
}

/** What devices have come together for: the match of one table, or an evening of many. `P` is as what a device joins it. */
export interface Gathering<P> {
  /** How many sit at a match that its devices play; null for any other match. */
  seatsAt(matchId: MatchId): number | null
  /** What opens, by name. */
  readonly keys: ReadonlyMap<string, JoinKey>
  readonly devices: Devices<P>
  /** How many new devices may join at once, and then in each second: otherwise a device could leave and join again for a fresh allowance. */
  readonly newcomers: Newcomers
  /** What someone may choose from who has a key. */
  choices(key: string): Choices
  /** How someone comes who has a key. */
  arrivalOf(key: string, asked: JoinAsked): Arrival
  /** As what someone comes in who has a key; one after another, and only where there is room. `from` is the address that asks. */
  place(key: string, asked: JoinAsked, from: string): Result<P, JoinRefusal> | Promise<Result<P, JoinRefusal>>
  /** Keeps what devices there are now; a refusal where that cannot be. */
  keep(): Promise<JoinRefusal | null>
  self(device: Device<P>): Self
  caller(device: Device<P>): DeviceCaller
}

/** Wrong codes from all addresses together after which nobody's code is compared for a while, and then again after each so many. */
const TRIES_BETWEEN_PAUSES = 50

const EVERYBODY = 'everybody'

export interface AdmissionOptions<P> {
  readonly gathering: Gathering<P>
  /** Milliseconds of a clock that is never set, so that no pause grows or shrinks with the time of day. */
  readonly now: () => number
  readonly changed: () => void
  /** The device's connections end at once. */
  readonly cut: (device: string) => void
}

/** The desk of whatever is open: it looks at codes and at what devices show. */
export class Admission<P> implements Gatekeeper {
  readonly #options: AdmissionOptions<P>
  readonly #addresses: Lockout
  readonly #together: Lockout
  readonly #newcomers: TokenBucket
  readonly #ofOne: TokenBuckets
  readonly #strangers: TokenBuckets
  readonly #turns = new TaskQueue()
  #wrong = 0

  constructor(options: AdmissionOptions<P>) {
    this.#options = options
    const { now, gathering } = options
    const pauses = { now, firstPauseMs: 15_000, longestPauseMs: 15 * 60_000, forgetAfterMs: 30 * 60_000 }
    this.#addresses = new Lockout({ ...pauses, free: 5 })
    this.#together = new Lockout({ ...pauses, free: 1, longestPauseMs: 5 * 60_000 })
    const { aSecond, atOnce, ofOne, strangersOfOne } = gathering.newcomers
    this.#newcomers = new TokenBucket(aSecond, atOnce, now)
    this.#ofOne = new TokenBuckets(ofOne.aSecond, ofOne.atOnce, now)
    this.#strangers = new TokenBuckets(strangersOfOne.aSecond, strangersOfOne.atOnce, now)
  }

  choices(key: string, from: string): JoinAnswer {
    const opened = this.#check(key, from)
    return opened.ok ? ok(this.#options.gathering.choices(opened.value)) : opened
  }

  join(asked: JoinAsked, from: string): ReturnType<Gatekeeper['join']> {
    return this.#turns.run(async () => {
      const { gathering, changed } = this.#options
      const { devices } = gathering
      const opened = this.#check(asked.key, from)
      if (!opened.ok) return opened
      const known = devices.byAttempt(asked.attempt)
      const arrival = known?.arrival ?? gathering.arrivalOf(opened.value, asked)
      const refusal = known === undefined ? this.#refusalOf(arrival, from) : null
      if (refusal !== null) return err(refusal)
      const place = known === undefined ? await gathering.place(opened.value, asked, from) : ok(known.place)
      if (!place.ok) return place
      const added = devices.add({ name: asked.name, attempt: asked.attempt, place: place.value, from, arrival })
      if (added === null) return err({ kind: 'full' })
      const refused = await gathering.keep()
      if (refused !== null) {
        if (known === undefined) devices.remove(added.device.id)
        return err(refused)
      }
      changed()
      return ok({ token: added.token, self: gathering.self(added.device) })
    })
  }

  self(token: string): SelfAnswer {
    const { gathering } = this.#options
    const device = gathering.devices.byToken(token)
    if (device !== undefined) return gathering.self(device)
    const kind = gathering.devices.whyOut(token)
    return kind === null ? null : { kind }
  }

  caller(token: string): DeviceCaller | null {
    const { gathering } = this.#options
    const device = gathering.devices.byToken(token)
    return device === undefined ? null : gathering.caller(device)
  }

  callerOf(id: string): DeviceCaller | null {
    const { gathering } = this.#options
    const device = gathering.devices.get(id)
    return device === undefined ? null : gathering.caller(device)
  }

  async leave(token: string): Promise<void> {
    const { gathering, cut, changed } = this.#options
    const device = gathering.devices.byToken(token)
    if (device === undefined) return
    gathering.devices.remove(device.id)
    cut(device.id)
    changed()
    await gathering.keep()
  }

  connected(id: string): void {
    this.#count(id, 1)
  }

  disconnected(id: string): void {
    this.#count(id, -1)
  }

  #count(id: string, by: number): void {
    const { gathering, changed } = this.#options
    const connections = Math.max(0, (gathering.devices.get(id)?.connections ?? 0) + by)
    if (gathering.devices.change(id, { connections })) changed()
  }

  /** Why a new device is not let in now: what one address uses up costs no other one anything. */
  #refusalOf(arrival: Arrival, from: string): JoinRefusal | null {
    if (!this.#options.gathering.devices.hasRoomFor({ arrival, from })) return { kind: 'full' }
    const mayCome = (arrival !== 'new' || this.#strangers.take(from)) && this.#ofOne.take(from) && this.#newcomers.take()
    return mayCome ? null : { kind: 'too-many-new' }
  }

  /**
   * The name of what a key opens; a refusal where it opens nothing.
   *
   * The secret of a QR code is always compared: nobody can guess it. Only codes can be guessed, so only they make anyone wait, and while
   * someone has to wait none is compared. Neither changes by guessing: another code would be as easy to guess, and people in the room are
   * just typing this one. All keys of a gathering are guessed at together: many tables give nobody more tries.
   */
  #check(sent: string, from: string): Result<string, JoinRefusal> {
    const scanned = this.#opened(sent, opensBySecret)
    if (scanned !== undefined) return ok(scanned)
    const wait = Math.max(this.#addresses.wait(from), this.#together.wait(EVERYBODY))
    if (wait > 0) return err({ kind: 'locked', wait: Math.ceil(wait / 1000) })
    const typed = this.#opened(sent, opensByCode)
    if (typed !== undefined) {
      this.#addresses.right(from)
      return ok(typed)
    }
    if (isCode(sent)) this.#countWrong(from)
    return err({ kind: 'wrong-code' })
  }

  /** All of them are compared, so that how long it takes gives nothing away. */
  #opened(sent: string, opens: typeof opensByCode): string | undefined {
    const { gathering, now } = this.#options
    return [...gathering.keys].filter(([, key]) => opens(key, sent, now())).map(([name]) => name)[0]
  }

  #countWrong(from: string): void {
    this.#addresses.wrong(from)
    this.#wrong++
    if (this.#wrong % TRIES_BETWEEN_PAUSES === 0) this.#together.wrong(EVERYBODY)
  }
}
