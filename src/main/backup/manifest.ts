import { z } from 'zod'
import { backupFaultsSchema, faultsOf, type BackupFaults } from '#shared/contract/backup-faults'
import { instantSchema } from '#shared/kernel/instant'
import { err, ok, type Result } from '#shared/kernel/result'
import type { BadBackup } from '#shared/contract/backup'
import { contentIn, NewerFile, UnreadableFile, type FileKind } from '../store/json-adapter'
import { shapeDamage } from '../store/damage-of'
import { BACKUP_LIMITS } from './layout'

export const BACKUP_FORMAT = 'caravan-backup'
export const BACKUP_VERSION = 1

const countSchema = z.int().min(0).max(BACKUP_LIMITS.entries)
export const manifestSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  version: z.literal(BACKUP_VERSION),
  made: instantSchema,
  device: z.string().max(100),
  appVersion: z.string().max(40),
  counts: z.object({ matches: countSchema, people: countSchema, photographs: countSchema }),
  /** Files that could not be taken in, by name; why is in `faults`. */
  leftOut: z.array(z.string().max(1000)).max(100_000).optional(),
  /** What is left out, and what is in it although it is damaged. */
  faults: backupFaultsSchema.optional(),
  /** Made of the names, sizes and times of the files: it shows whether anything has changed since. */
  state: z.string().max(64).optional(),
})

/** What a backup says of itself, in its `manifest.json`. */
export type Manifest = z.infer<typeof manifestSchema>

const manifestKind: FileKind<Manifest> = {
  format: BACKUP_FORMAT,
  version: BACKUP_VERSION,
  parse: (content) => {
    const parsed = manifestSchema.safeParse(content)
    return parsed.success ? ok(parsed.data) : err(shapeDamage(parsed.error, content))
  },
}

export function parseManifest(text: string): Result<Manifest, BadBackup> {
  try {
    return ok(contentIn(text, manifestKind))
  } catch (error) {
    if (error instanceof UnreadableFile) return err({ kind: 'wrong-manifest', detail: error.message, damage: error.damage })
    if (error instanceof NewerFile) return err({ kind: 'newer', appVersion: toldVersion(text) })
    throw error
  }
}

/** What a backup says that it leaves out. Earlier ones gave names without reasons. */
export function faultsIn({ faults, leftOut = [] }: Manifest): BackupFaults {
  return faults ?? faultsOf(leftOut.map((name) => ({ name: name.slice(0, 200), why: 'other', detail: '', players: [], date: null })))
}

/** The version of the app that a manifest of a newer kind names, if it does. */
function toldVersion(text: string): string | null {
  const told = z.object({ appVersion: z.string().max(40) }).safeParse(JSON.parse(text))
  return told.success ? told.data.appVersion : null
}
