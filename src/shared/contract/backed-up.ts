import { z } from 'zod'
import { backupSourceSchema, listedBackupSchema, orRefused } from './backup'
import { matchIdSchema } from './ids'

/** A version of a match in a backup that this device knows of, and the newest backup that holds it. */
const backedUpVersionSchema = z.object({
  source: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('automatic'), name: listedBackupSchema.shape.name }),
    z.object({ kind: z.literal('folder'), name: listedBackupSchema.shape.name }),
  ]),
  /** When the backup was made, as its name says. */
  made: z.string(),
  /** When this version was last changed. */
  updatedAt: z.string(),
  date: z.string(),
  names: z.array(z.string()),
  rounds: z.int(),
  events: z.int(),
})
export type BackedUpVersion = z.infer<typeof backedUpVersionSchema>

/** The backup that was made latest first; at most ten different ones. `searched`: how many backups were looked into, `unreadable`: how many could not be. */
const versionsFoundSchema = z.object({ versions: z.array(backedUpVersionSchema), searched: z.int(), unreadable: z.int() })
export type VersionsFound = z.infer<typeof versionsFoundSchema>

export const backedUpVersionsSchema = orRefused(versionsFoundSchema)

export const restoreMatchSchema = z.strictObject({ matchId: matchIdSchema, source: backupSourceSchema })

/** `before`: the backup of what was here, made just before. */
export const matchRestoredSchema = orRefused(z.object({ revision: z.int(), before: listedBackupSchema.shape.name.nullable() }))
