import { z } from 'zod'
import type { GuestPlace } from './authority'
import { idSchema, nameSchema, personIdSchema } from './ids'

/*
 * What devices send to join, for the host to check. A phone's first page does not need it, and would fetch all of zod with it: what that page takes is in `joining.ts`.
 */

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

/** As what a device is at an evening. */
export const guestPlaceSchema: z.ZodType<GuestPlace> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), person: personIdSchema }),
  z.object({ kind: z.literal('table'), table: z.int().min(0).max(1000) }),
  z.object({ kind: z.literal('watching') }),
])
