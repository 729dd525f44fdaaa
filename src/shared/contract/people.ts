import { z } from 'zod'
import { matchDetailsSchema } from '../match/trail'
import { STORED_COLOURS } from './colours'
import { readingSchema } from './reading'
import { cleanName } from '../kernel/clean-text'
import { keptNameSchema, nameSchema, personIdSchema } from './ids'
import { notSavedSchema } from './schemas'

/** What the picture of a person may measure: bytes, and pixels along each side. */
export const PICTURE_LIMITS = { bytes: 30_000, side: 512 } as const

/** What a person may be shown with beside the name. */
const personLooksSchema = z.object({
  colour: z.enum(STORED_COLOURS).optional(),
  /** Shown where there is no picture; made from the name unless given. */
  initials: z.string().trim().min(1).max(3).optional(),
  /** A small JPEG in base64. The host looks at what it holds and refuses as data, so this only bounds it. */
  picture: z.base64().max(80_000).optional(),
})

export const personSchema = z.object({
  id: personIdSchema,
  name: keptNameSchema,
  ...personLooksSchema.shape,
  /** When somebody chose the colour; absent where Caravan gave it. */
  colourChosen: z.string().max(64).optional(),
  /** Hidden: no longer offered for new matches. A file has it as `retired`, and other versions read the same file. */
  retired: z.boolean().optional(),
  /** The same person as this one, who stands for both. */
  mergedInto: personIdSchema.optional(),
  /** Names that another device gave at the same time as this one. */
  otherNames: z.array(keptNameSchema).max(50).optional(),
  updatedAt: z.string().max(64),
})
export type Person = z.infer<typeof personSchema>

/** What is absent stays as it is; null takes it away. */
export const personChangeSchema = z.strictObject({
  id: personIdSchema,
  name: nameSchema.optional(),
  colour: personLooksSchema.shape.colour.nullable(),
  initials: z.string().overwrite(cleanName).min(1).max(3).optional().nullable(),
  picture: personLooksSchema.shape.picture.nullable(),
  retired: z.boolean().optional(),
})
export type PersonChange = z.infer<typeof personChangeSchema>

/** Why a person was not changed. */
const peopleRefusalSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('no-such-person') }),
  /** Someone else has that name; the two may be one person. */
  z.object({ kind: z.literal('name-taken'), id: personIdSchema, name: z.string() }),
  z.object({ kind: z.literal('merged-already') }),
  /** What came as a picture is no JPEG, or measures too much. */
  z.object({ kind: z.literal('bad-picture'), why: z.enum(['not-a-jpeg', 'too-large']) }),
  notSavedSchema,
])
export type PeopleRefusal = z.infer<typeof peopleRefusalSchema>
export const peopleOutcomeSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: personSchema }),
  z.object({ ok: z.literal(false), error: peopleRefusalSchema }),
])
export type PeopleOutcome = z.infer<typeof peopleOutcomeSchema>

/** How often someone played, those included who are the same person; matches in the bin do not count. */
const playedByPersonSchema = z.object({
  id: personIdSchema,
  matches: z.int().min(1),
  /** The day of the latest of them. */
  lastPlayed: matchDetailsSchema.shape.date,
})
export type PlayedByPerson = z.infer<typeof playedByPersonSchema>

export const playedSchema = z.object({
  people: z.array(playedByPersonSchema),
  /** Absent once every match has been read. */
  reading: readingSchema.optional(),
})
export type PersonPlayed = z.infer<typeof playedSchema>
