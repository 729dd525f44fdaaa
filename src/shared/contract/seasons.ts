import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { forOwner } from './authority'
import { keptNameSchema, nameSchema, idSchema, notSavedSchema } from './schemas'

/** A range of days that a family gave a name: matches of the first and of the last day belong to it. */
export const seasonSchema = z.object({
  id: idSchema,
  name: keptNameSchema,
  /** Days of the calendar, as the people at the table would say them. */
  from: z.iso.date(),
  to: z.iso.date(),
  updatedAt: z.string(),
})
export type Season = z.infer<typeof seasonSchema>

/** A season as a page sends it; without an id it is a new one. */
export const seasonWishSchema = z.strictObject({ id: idSchema.optional(), name: nameSchema, from: z.iso.date(), to: z.iso.date() })
export type SeasonWish = z.infer<typeof seasonWishSchema>

/** Why a season was not changed. */
export const seasonRefusalSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('no-such-season') }),
  /** The last day is before the first. */
  z.object({ kind: z.literal('ends-before-it-begins') }),
  /** Another season has that name, whatever its case. */
  z.object({ kind: z.literal('name-taken'), name: z.string() }),
  /** There are as many as there may be. */
  z.object({ kind: z.literal('too-many'), limit: z.int() }),
  notSavedSchema,
])
export type SeasonRefusal = z.infer<typeof seasonRefusalSchema>
export const seasonOutcomeSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.object({ id: idSchema }) }),
  z.object({ ok: z.literal(false), error: seasonRefusalSchema }),
])
export type SeasonOutcome = z.infer<typeof seasonOutcomeSchema>

/** The seasons of the house. */
export const seasonsContract = {
  /** The latest first. */
  live: forOwner.output(eventIterator(z.array(seasonSchema))),
  save: forOwner.input(seasonWishSchema).output(seasonOutcomeSchema),
  /** Its matches stay. */
  remove: forOwner.input(z.strictObject({ id: idSchema })).output(seasonOutcomeSchema),
}
