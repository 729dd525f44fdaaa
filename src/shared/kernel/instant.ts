import { z } from 'zod'

/** A moment as files and calls write it (ISO 8601, UTC); the form alone sets no end to the parts of a second. */
export const instantSchema = z.iso.datetime().max(64)
