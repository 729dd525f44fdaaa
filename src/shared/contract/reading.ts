import { z } from 'zod'

/** How many match files have been read, while others are still to come: lists and counts lack those. */
export const readingSchema = z.object({ done: z.int().min(0), total: z.int().min(1) })
export type ReadingFeed = z.infer<typeof readingSchema>
