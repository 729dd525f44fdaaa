import type { DeviceCaller, Role } from '#shared/contract/authority'
import type { Arrival, Choices, JoinAsked, JoinRefusal, SelfAtMatch } from '#shared/contract/joining'
import type { MatchId } from '#shared/kernel/ids'
import { err, ok, type Result } from '#shared/kernel/result'
import type { Gathering } from './admission'
import { Devices, type Device } from './devices'
import { newJoinKey, type JoinKey } from './join-key'
import { seatNow, type TableSeats } from './seats'

/** How many devices may be joined to the table of one match at once. */
export const MOST_DEVICES = 40

/** The match that is played at a table, and who sits where. */
export interface Sitting {
  readonly matchId: MatchId
  readonly players: TableSeats
}

/** What a device may do at the table, and where its person sits. */
export interface MatchPlace {
  readonly role: Role
  readonly seat: number | null
}

const KEY = 'match'

/** All phones of a table may be behind one address; some are left for others. */
const OF_ONE = { atOnce: 48, aSecond: 1 / 90 }

/** How many devices may look on. */
const MOST_WATCHING = 32

export interface MatchGatheringOptions {
  readonly sitting: Sitting
  /** Milliseconds of a clock that is never set. */
  readonly now: () => number
  readonly newId: () => string
}

/** The devices at the table of one match. They are in memory: after a restart everyone joins again. */
export class MatchGathering implements Gathering<MatchPlace> {
  readonly kind = 'match'
  readonly devices: Devices<MatchPlace>
  /** A full table with some to spare, and then one a minute. */
  readonly newcomers = { atOnce: 60, aSecond: 1 / 60, ofOne: OF_ONE, strangersOfOne: OF_ONE }
  readonly #now: () => number
  #sitting: Sitting
  #key: JoinKey

  constructor({ sitting, now, newId }: MatchGatheringOptions) {
    this.#sitting = sitting
    this.#now = now
    this.#key = newJoinKey(now())
    this.devices = new Devices({
      now,
      newId,
      most: MOST_DEVICES,
      mostUnexpected: MOST_WATCHING,
      mostUnexpectedOfOne: MOST_WATCHING,
      isSpare: ({ role }) => role === 'viewer',
    })
  }

  get key(): JoinKey {
    return this.#key
  }

  get keys(): ReadonlyMap<string, JoinKey> {
    return new Map([[KEY, this.#key]])
  }

  get sitting(): Sitting {
    return this.#sitting
  }

  renew(): void {
    this.#key = newJoinKey(this.#now())
  }

  /** Moves all joined devices to the table of another match, each to the seat of the same person; the invitation stays good. */
  moveTo(sitting: Sitting): void {
    const before = this.#sitting
    this.#sitting = sitting
    for (const { id, place } of this.devices.all()) this.devices.change(id, { place: { ...place, seat: seatNow(place.seat, before.players, sitting.players) } })
  }

  seatsAt(matchId: MatchId): number | null {
    return matchId === this.#sitting.matchId ? this.#sitting.players.length : null
  }

  choices(): Choices {
    const taken = new Set(this.devices.all().map(({ place }) => place.seat))
    return { kind: 'match', seats: this.#sitting.players.map(({ name, avatar }, seat) => ({ name, avatar, taken: taken.has(seat) })) }
  }

  arrivalOf(_key: string, { as }: JoinAsked): Arrival {
    return as.kind === 'watching' ? 'watching' : 'expected'
  }

  place(_key: string, { as }: JoinAsked): Result<MatchPlace, JoinRefusal> {
    if (as.kind === 'watching') return ok({ role: 'viewer', seat: null })
    return as.kind === 'seat' && as.seat < this.#sitting.players.length ? ok({ role: 'player', seat: as.seat }) : err({ kind: 'not-understood' })
  }

  keep(): Promise<null> {
    return Promise.resolve(null)
  }

  self({ id, name, place }: Device<MatchPlace>): SelfAtMatch {
    return { kind: 'match', matchId: this.#sitting.matchId, id, name, ...place }
  }

  caller({ id, name, place }: Device<MatchPlace>): DeviceCaller {
    return { kind: 'device', id, name, ...place, matchId: this.#sitting.matchId, guest: null }
  }
}
