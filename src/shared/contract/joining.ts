import type { DeviceId, MatchId, PersonId } from '../kernel/ids'
import type { Result } from '../kernel/result'
import type { GuestPlace, Role } from './authority'
import type { SentAvatar } from './sent-avatar'

export type { JoinAsked, JoinedAs } from './joining-input'

/** Beside the contract, on the table's own address: what a device that has a code may choose from; joining; who this device is; leaving. */
export const CHOICES_PATH = '/choices'
export const JOIN_PATH = '/join'
export const SELF_PATH = '/self'
export const LEAVE_PATH = '/leave'

/** Close code of a device's connection once phone access has stopped (RFC 6455 leaves 4000 and up to applications): nothing answers there any more. */
export const TABLE_CLOSED = 4001

/** Largest message to any of them, in bytes. */
export const MAX_JOIN_BYTES = 2048

/** Letters and digits that nobody takes for one another, and of which no word comes. */
export const CODE_ALPHABET = 'BCDFGHJKMNPQRTVWXY346789'
export const CODE_LENGTH = 6

/** A code as it is compared: whatever was written between its letters, and however small or wide they were. */
export function plainCode(written: string): string {
  return written.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '')
}

/** How a device comes: as one that is expected (a seat, a table, a name that is listed), as somebody new, or to look on. */
export const ARRIVALS = ['expected', 'new', 'watching'] as const
export type Arrival = (typeof ARRIVALS)[number]

/** Whom someone may tap, and whether another phone has them. */
interface Offered {
  readonly name: string
  readonly taken: boolean
  readonly avatar: SentAvatar
}

/** What a code lets someone choose from: the seats of a match, or names of an evening. */
export type Choices =
  | { readonly kind: 'match'; readonly seats: readonly Offered[] }
  | {
      readonly kind: 'evening'
      readonly name: string
      /** The table whose code it is, from 0: those who sit there now. Null for the code of the whole evening. */
      readonly table: number | null
      readonly people: readonly (Offered & { readonly id: PersonId })[]
    }

/** Why a device does not join. */
export type JoinRefusal =
  | { readonly kind: 'wrong-code' }
  /** `wait` is in whole seconds. */
  | { readonly kind: 'locked'; readonly wait: number }
  | { readonly kind: 'full' }
  /** Another phone that is connected has that name. */
  | { readonly kind: 'taken' }
  | { readonly kind: 'not-saved' }
  /** More have joined in a short time than people bring to a table. */
  | { readonly kind: 'too-many-new' }
  | { readonly kind: 'not-understood' }
  | { readonly kind: 'closed' }

export type JoinAnswer = Result<Choices, JoinRefusal>

/** A device at the table of a match; its seat counts from 0. */
export interface SelfAtMatch {
  readonly kind: 'match'
  readonly matchId: MatchId
  readonly id: DeviceId
  readonly name: string
  readonly role: Role
  readonly seat: number | null
}

export interface SelfAtEvening {
  readonly kind: 'evening'
  readonly evening: string
  readonly id: DeviceId
  readonly name: string
  readonly place: GuestPlace
}

/** Who a device is: at the table of a match, or at an evening. */
export type Self = SelfAtMatch | SelfAtEvening

/** Who a device is: null where nothing is known of it, `taken` where another device has its name now, `removed` where the host removed it. */
export type SelfAnswer = Self | { readonly kind: 'taken' } | { readonly kind: 'removed' } | null
