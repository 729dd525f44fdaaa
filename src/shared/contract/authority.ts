import { oc } from '@orpc/contract'
import type { MatchId, PersonId } from '../kernel/ids'
import { type Fields, isFields } from '../kernel/plain'

/** What a device at the table may do; each may also do what those before it may. */
export const ROLES = ['viewer', 'player', 'scorer', 'host'] as const
export type Role = (typeof ROLES)[number]

/** Who a procedure is for: devices at the table from this role up, devices at an evening, or only the pages of the computer that Caravan runs on. */
export const AUDIENCES = [...ROLES, 'guest', 'owner'] as const
export type Audience = (typeof AUDIENCES)[number]

/** What the contract says of each procedure. */
export interface Authority {
  readonly who: Audience
}

/** As what a device is at an evening of many tables: the phone of a person, the tablet of a table (counted from 0), or one that looks on. */
export type GuestPlace =
  | { readonly kind: 'person'; readonly person: PersonId }
  | { readonly kind: 'table'; readonly table: number }
  | { readonly kind: 'watching' }

/** A device at an evening: as what, from which address, and since when (milliseconds of the host's clock that is never set). */
export interface Guest {
  readonly evening: string
  readonly place: GuestPlace
  readonly from: string
  readonly since: number
}

/** A device that joined the table of one match, or an evening. At an evening the match is that of its own table now; null where that has none. */
export interface DeviceCaller {
  readonly kind: 'device'
  readonly id: string
  readonly name: string
  readonly role: Role
  readonly seat: number | null
  readonly matchId: MatchId | null
  readonly guest: Guest | null
}

/** The caller: a page of this computer, or a device that joined. */
export type Caller = { readonly kind: 'owner' } | DeviceCaller

export const OWNER: Caller = { kind: 'owner' }

/* Each procedure of the contract begins with one of these, so none can be written without saying whom it is for. */
const base = oc.$meta<Authority>({ who: 'owner' })
export const forViewers = base.meta({ who: 'viewer' })
export const forPlayers = base.meta({ who: 'player' })
export const forScorers = base.meta({ who: 'scorer' })
export const forHosts = base.meta({ who: 'host' })
export const forGuests = base.meta({ who: 'guest' })
export const forOwner = base

/** What a player enters; corrections, blocks and new rounds are a scorer's business. */
const OWN_PLAYS: readonly unknown[] = ['play', 'draw', 'pass']

/**
 * Whether someone may make a call.
 *
 * A device may speak of its own match, or its own evening, only. A player may act for the own seat only: `input` has to name it, as `seat` or as the player of its event.
 * What is not understood is refused. `input` is as it came; the schema looks at the rest.
 */
export function mayCall(caller: Caller, { who }: Authority, input: unknown): boolean {
  if (caller.kind === 'owner') return true
  if (who === 'owner') return false
  if (who === 'guest') return caller.guest !== null && isFields(input) && input['id'] === caller.guest.evening
  if (ROLES.indexOf(caller.role) < ROLES.indexOf(who)) return false
  if (caller.matchId === null || !isFields(input) || input['matchId'] !== caller.matchId) return false
  return who !== 'player' || caller.role !== 'player' || (caller.seat !== null && isOfSeat(input, caller.seat))
}

function isOfSeat(input: Fields, seat: number): boolean {
  const { event } = input
  if (event === undefined) return input['seat'] === seat
  return isFields(event) && OWN_PLAYS.includes(event['type']) && event['player'] === seat
}
