import { BACKUP_NAME, MOST_UPLOADED } from '#shared/contract/backup'

export const MANIFEST = 'manifest.json'

/** The most bytes of the manifest. */
export const MANIFEST_LIMIT = 1_000_000

/**
 * The most entries of a backup, and bytes of all of them together: far above ten thousand matches with dozens of photos each.
 *
 * - `unannounced`: entries that are listed without a look at the manifest first; in a larger backup it is the first entry or the last;
 * - `uncounted`: entries beside those that the manifest counts, and the folders of photos: seasons, evenings, settings.
 */
export const BACKUP_LIMITS = { entries: 1_000_000, unannounced: 10_000, uncounted: 5_000, bytes: 64 * 1024 ** 3, file: MOST_UPLOADED } as const

/** Colons and a second dot are not for file names everywhere; `again` counts those of the same millisecond. */
export function backupName(made: Date, again: number): string {
  return `caravan-backup-${made.toISOString().replace(/[:.]/g, '-')}${again === 0 ? '' : `-${again}`}.zip`
}

/** When a backup was made, as its name says; null for any other file. */
export function madeOf(name: string): Date | null {
  if (!BACKUP_NAME.test(name)) return null
  const [, day, hour, minute, second, milli] = /(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/.exec(name) ?? []
  const made = new Date(`${day}T${hour}:${minute}:${second}.${milli}Z`)
  return Number.isNaN(made.getTime()) ? null : made
}
