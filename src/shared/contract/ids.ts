import { z } from 'zod'
import { cleanName, shownName } from '../kernel/clean-text'
import type { DeviceId, MatchId, PersonId } from '../kernel/ids'

/** Ids are made by the host; nothing else may become part of a file name. */
export const idSchema = z.string().regex(/^[a-z0-9-]{8,64}$/)
export const matchIdSchema: z.ZodType<MatchId, string> = idSchema
export const personIdSchema: z.ZodType<PersonId, string> = idSchema
export const deviceIdSchema: z.ZodType<DeviceId, string> = idSchema
/** A name as someone gives it, cleaned of what nobody sees. */
export const nameSchema = z.string().overwrite(cleanName).min(1).max(60)
/** A name that is kept, maybe since before names were cleaned. */
export const keptNameSchema = z.string().overwrite(shownName).min(1).max(60)
