import { z } from 'zod'
import { ROLES, type GuestPlace } from './authority'
import { idSchema, matchIdSchema, personIdSchema, deviceIdSchema, nameSchema } from './ids'
import { sentLooksSchema } from './sent-looks'

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

/** A seat, from 0. */
export const seatSchema = z.int().min(0).max(7)

/** As what someone joins: in a seat of the match; as a person of the evening (new to it without an id); as the tablet of the code's own table; or to watch. */
const joinedAsSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('seat'), seat: seatSchema }),
  z.strictObject({ kind: z.literal('person'), personId: personIdSchema.optional() }),
  z.strictObject({ kind: z.literal('table') }),
  z.strictObject({ kind: z.literal('watching') }),
])
export type JoinedAs = z.infer<typeof joinedAsSchema>

/** How a device comes: as one that is expected (a seat, a table, a name that is listed), as somebody new, or to look on. */
export const ARRIVALS = ['expected', 'new', 'watching'] as const
export type Arrival = (typeof ARRIVALS)[number]

/** What a device sends to join: the short code that someone typed, or the secret out of the QR code. */
export const joinSchema = z.strictObject({
  key: z.string().min(1).max(64),
  name: nameSchema,
  as: joinedAsSchema,
  /** Made by the device, the same each time it sends this again, so that it joins once. */
  attempt: idSchema,
})
export type JoinAsked = z.infer<typeof joinSchema>

/** What a device that has a code asks before it joins. */
export const lookSchema = z.strictObject({ key: z.string().min(1).max(64) })

/** Whom someone may tap, and whether another phone has them. */
const offered = { name: z.string(), taken: z.boolean(), looks: sentLooksSchema }

/** What a code lets someone choose from: the seats of a match, or names of an evening. */
export const choicesSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('match'), seats: z.array(z.object(offered)).readonly() }),
  z.object({
    kind: z.literal('evening'),
    name: z.string(),
    /** The table whose code it is, from 0: those who sit there now. Null for the code of the whole evening. */
    table: z.int().min(0).nullable(),
    people: z.array(z.object({ id: personIdSchema, ...offered })).readonly(),
  }),
])
export type Choices = z.infer<typeof choicesSchema>

/** Why a device does not join; `wait` is in whole seconds. */
export const joinRefusalSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('wrong-code') }),
  z.object({ kind: z.literal('locked'), wait: z.int().min(1) }),
  z.object({ kind: z.literal('full') }),
  /** Another phone that is connected has that name. */
  z.object({ kind: z.literal('taken') }),
  z.object({ kind: z.literal('not-saved') }),
  /** More have joined in a short time than people bring to a table. */
  z.object({ kind: z.literal('too-many-new') }),
  z.object({ kind: z.literal('not-understood') }),
  z.object({ kind: z.literal('closed') }),
])
export type JoinRefusal = z.infer<typeof joinRefusalSchema>

const joinAnswerSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: choicesSchema }),
  z.object({ ok: z.literal(false), error: joinRefusalSchema }),
])
export type JoinAnswer = z.infer<typeof joinAnswerSchema>

/** As what a device is at an evening. */
export const guestPlaceSchema: z.ZodType<GuestPlace> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), person: personIdSchema }),
  z.object({ kind: z.literal('table'), table: z.int().min(0).max(1000) }),
  z.object({ kind: z.literal('watching') }),
])

/** Who a device is: at the table of a match, or at an evening. */
export const selfSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('match'), matchId: matchIdSchema, id: deviceIdSchema, name: z.string(), role: z.enum(ROLES), seat: seatSchema.nullable() }),
  z.object({ kind: z.literal('evening'), evening: idSchema, id: deviceIdSchema, name: z.string(), place: guestPlaceSchema }),
])
export type Self = z.infer<typeof selfSchema>

/** Who a device is: null where nothing is known of it, `taken` where another device has its name now, `removed` where the host removed it. */
export const selfAnswerSchema = z
  .discriminatedUnion('kind', [...selfSchema.options, z.object({ kind: z.literal('taken') }), z.object({ kind: z.literal('removed') })])
  .nullable()
export type SelfAnswer = z.infer<typeof selfAnswerSchema>
export type SelfAtMatch = Extract<Self, { readonly kind: 'match' }>
export type SelfAtEvening = Extract<Self, { readonly kind: 'evening' }>
