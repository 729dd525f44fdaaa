import { z } from 'zod'
import { matchDetailsSchema } from '../match/trail'
import { idSchema } from './schemas'

/** What the picture of a person may measure: bytes, and pixels along each side. */
export const PICTURE_LIMITS = { bytes: 30_000, side: 512 } as const

/** How often somebody played, those included who are the same person; matches in the bin do not count. */
export const playedByPersonSchema = z.object({
  id: idSchema,
  matches: z.int().min(1),
  /** The day of the latest of them. */
  lastPlayed: matchDetailsSchema.shape.date,
})
export type PlayedByPerson = z.infer<typeof playedByPersonSchema>
