import { z } from 'zod'
import { MOST_NUMBER } from '../match/limits'

/** Why a file is not in a backup. `changing`: another program was writing it all the time. */
const LEFT_OUT_REASONS = ['not-permitted', 'input-output', 'not-a-file', 'too-large', 'changing', 'other'] as const

/** `not-valid`: it is there, byte for byte, and is not what it should be. */
const BACKUP_FAULT_REASONS = [...LEFT_OUT_REASONS, 'not-valid'] as const
export type BackupFaultReason = (typeof BACKUP_FAULT_REASONS)[number]

/** A file that a backup leaves out, or holds and cannot give back. */
export const backupFaultSchema = z.object({
  /** As it is called in the data folder; the name of a folder ends in `/`. */
  name: z.string().max(200),
  why: z.enum(BACKUP_FAULT_REASONS),
  detail: z.string().max(200),
  /** Who plays in the match it is, or is a photo of; who it is, for a person; nobody where that is not known. */
  players: z.array(z.string().max(100)).max(8),
  /** The day of that match. */
  date: z.string().max(10).nullable(),
})
export type BackupFault = z.infer<typeof backupFaultSchema>

const faultCount = z.int().min(0).max(MOST_NUMBER)

/** How many files a backup leaves out, and how many of those in it are damaged; `lines` are the first of both. */
export const backupFaultsSchema = z.object({ leftOut: faultCount, damaged: faultCount, lines: z.array(backupFaultSchema).max(100_000) })
export type BackupFaults = z.infer<typeof backupFaultsSchema>

/** How many are named in a backup. */
const MOST_FAULTS = 200

/** How many are named in a list of backups. */
export const LISTED_FAULTS = 20

export const NO_FAULTS: BackupFaults = { leftOut: 0, damaged: 0, lines: [] }

export function isLeftOut({ why }: BackupFault): boolean {
  return why !== 'not-valid'
}

/** The counts of these, and the first of them. */
export function faultsOf(found: readonly BackupFault[], most: number = MOST_FAULTS): BackupFaults {
  const leftOut = found.filter(isLeftOut).length
  return { leftOut, damaged: found.length - leftOut, lines: found.slice(0, most) }
}
