import { z } from 'zod'
import { backupFaultsSchema } from './backup-faults'
import { damageSchema } from './damage'
import { idSchema, matchIdSchema } from './ids'
import { notSavedSchema } from './schemas'

/** A backup made by Caravan: nothing else in a folder is listed or opened by name. */
export const BACKUP_NAME = /^caravan-backup-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z(-\d{1,3})?\.zip$/
const nameSchema = z.string().regex(BACKUP_NAME)

/** Bytes of a chosen file that one message carries; a message has room for a little over twice as many. */
export const UPLOAD_PART = 384 * 1024

/** The most bytes of a chosen file. */
export const MOST_UPLOADED = 64 * 1024 ** 3

/** One of ours in a list; `made` is what its name says. `faults` is null until it has been looked into, and where it cannot be read. */
export const listedBackupSchema = z.object({ name: nameSchema, made: z.string(), bytes: z.int(), faults: backupFaultsSchema.nullable() })
export type ListedBackup = z.infer<typeof listedBackupSchema>

/** Why no backup can be put into a folder. */
const FOLDER_PROBLEMS = ['not-absolute', 'missing', 'not-a-folder', 'not-readable', 'not-writable', 'in-data-folder'] as const
const folderProblem = z.enum(FOLDER_PROBLEMS)
export type FolderProblem = (typeof FOLDER_PROBLEMS)[number]

/** What is being done, with how much of it is done; one thing at a time. */
const BACKUP_WORK = ['making', 'checking', 'looking', 'restoring'] as const
export type BackupWork = (typeof BACKUP_WORK)[number]

export const backupsSchema = z.object({
  /** Made automatically on this device, the latest first. */
  automatic: z.array(listedBackupSchema),
  /** The folder the person named, and what lies in it, the latest first; null where none was named. */
  folder: z.object({ path: z.string(), problem: folderProblem.nullable(), backups: z.array(listedBackupSchema) }).nullable(),
  work: z.object({ kind: z.enum(BACKUP_WORK), done: z.int(), total: z.int() }).nullable(),
})
export type Backups = z.infer<typeof backupsSchema>

export const backupSourceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('automatic'), name: nameSchema }),
  z.strictObject({ kind: z.literal('folder'), name: nameSchema }),
  /** A file that was sent in parts. */
  z.strictObject({ kind: z.literal('upload'), id: idSchema }),
])
export type BackupSource = z.infer<typeof backupSourceSchema>

/** What is wrong with a backup and where. Nothing is changed by looking at one. */
const badBackupSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('not-a-zip') }),
  /** It begins as a ZIP file and its end is missing. */
  z.object({ kind: z.literal('cut') }),
  /** `how` where it is not the ZIP library that found it. */
  z.object({ kind: z.literal('damaged'), detail: z.string(), how: z.literal('overlap').optional() }),
  /** A name that leads out of the backup: `detail`. */
  z.object({ kind: z.literal('unsafe-name'), detail: z.string() }),
  z.object({ kind: z.literal('too-many'), limit: z.int() }),
  /** `entry` is null where it is all of them together. */
  z.object({ kind: z.literal('too-large'), entry: z.string().nullable(), limit: z.int() }),
  z.object({ kind: z.literal('no-manifest') }),
  z.object({ kind: z.literal('wrong-manifest'), detail: z.string(), damage: damageSchema.optional() }),
  /** Made by a newer Caravan in a way this one does not know. */
  z.object({ kind: z.literal('newer'), appVersion: z.string().nullable() }),
  z.object({ kind: z.literal('unknown-entry'), entry: z.string() }),
  z.object({ kind: z.literal('twice'), entry: z.string() }),
  z.object({ kind: z.literal('bad-entry'), entry: z.string(), detail: z.string() }),
  z.object({ kind: z.literal('counts'), what: z.enum(['matches', 'people', 'photographs']), told: z.int(), found: z.int() }),
])
export type BadBackup = z.infer<typeof badBackupSchema>

const backupCount = z.int().min(0)

/** How something in a backup compares with what is here: `older` and `newer` are the backup's. */
const comparedSchema = z.object({ new: backupCount, same: backupCount, older: backupCount, newer: backupCount, left: backupCount })

const RESTORED_LINE_STATES = ['new', 'older', 'newer', 'left'] as const

/** Settings in a backup, beside those here; `new` where nothing has been chosen here, `left` where a newer Caravan made them. */
const SETTINGS_STATES = ['new', 'same', 'other', 'left'] as const
const settingsState = z.enum(SETTINGS_STATES).optional()

/** What a preview names one by one, in this order; matches have lines of their own. */
export const NAMED_IN_BACKUPS = ['evening', 'season'] as const

/** What restoring would change. */
const backupPreviewSchema = z.object({
  plan: idSchema,
  made: z.string(),
  device: z.string(),
  appVersion: z.string(),
  /** `left`: made by a newer Caravan, or not to be written here; they stay as they are. */
  matches: comparedSchema,
  people: comparedSchema,
  seasons: comparedSchema,
  evenings: comparedSchema,
  photos: z.object({ new: backupCount, same: backupCount }),
  /** Those of the device it was made on and of the house, and the family's own tiles; absent where it has none. */
  settings: z.object({ device: settingsState, house: settingsState, tiles: settingsState }),
  /** What the backup leaves out, and what in it cannot be read and so is not restored. */
  faults: backupFaultsSchema,
  /** New people whose name someone else has here. */
  namesakes: z.array(z.string()),
  /** Matches that are new or differ, the latest played first; the first of them where there are many. */
  lines: z.array(z.object({ matchId: matchIdSchema, names: z.array(z.string()), date: z.string(), state: z.enum(RESTORED_LINE_STATES) })),
  /** Evenings and seasons that are new or differ, by name; the first of them where there are many. */
  named: z.array(z.object({ kind: z.enum(NAMED_IN_BACKUPS), id: idSchema, name: z.string(), state: z.enum(RESTORED_LINE_STATES) })),
})
export type BackupPreview = z.infer<typeof backupPreviewSchema>

/** `new`: only what is not here; `all`: also what differs, in place of what is here. */
const RESTORE_CHOICES = ['new', 'all'] as const
export type RestoreChoice = (typeof RESTORE_CHOICES)[number]

const restoredSchema = z.object({
  matches: z.object({ added: backupCount, replaced: backupCount }),
  people: z.object({ added: backupCount, replaced: backupCount }),
  seasons: z.object({ added: backupCount, replaced: backupCount }),
  evenings: z.object({ added: backupCount, replaced: backupCount }),
  photos: backupCount,
  /** Of the device, of the house, and the family's own tiles: how many of these. */
  settings: backupCount,
  /** Things that had been changed here since they were looked at; they stay as they are. */
  left: backupCount,
  /** Things in the backup that cannot be read, or could not be put here. */
  unusable: backupCount,
  /** Matches that would go beyond a limit together with what is noted of them here; they stay as they are. */
  overLimit: z.array(z.object({ names: z.array(z.string()), date: z.string() })),
  /** The backup of what was here before; null where there was nothing yet. */
  before: nameSchema.nullable(),
})
export type Restored = z.infer<typeof restoredSchema>

const backupRefusalSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bad-backup'), bad: badBackupSchema }),
  /** The file is no longer there, or cannot be opened. */
  z.object({ kind: z.literal('gone'), detail: z.string() }),
  /** The file is no longer what was looked at. */
  z.object({ kind: z.literal('changed') }),
  z.object({ kind: z.literal('no-such-plan') }),
  /** The backup has no such match, or none that can be read. */
  z.object({ kind: z.literal('not-in-backup') }),
  /** The match here has changed since, or cannot be written; it stays as it is. */
  z.object({ kind: z.literal('not-replaced') }),
  z.object({ kind: z.literal('folder'), why: folderProblem, path: z.string() }),
  z.object({ kind: z.literal('no-folder') }),
  z.object({ kind: z.literal('nothing-to-back-up') }),
  /** A part came that does not go on where the one before ended. */
  z.object({ kind: z.literal('upload-broken') }),
  z.object({ kind: z.literal('upload-too-large'), limit: z.int() }),
  /** Caravan is being closed. */
  z.object({ kind: z.literal('closing') }),
  /** Restoring stopped on the way; what was restored until then is whole and stays. */
  z.object({ kind: z.literal('stopped'), restored: restoredSchema, why: notSavedSchema }),
  notSavedSchema,
])
export type BackupRefusal = z.infer<typeof backupRefusalSchema>

/** An answer, or why there is none. */
export function orRefused<S extends z.ZodType>(value: S) {
  return z.discriminatedUnion('ok', [z.object({ ok: z.literal(true), value }), z.object({ ok: z.literal(false), error: backupRefusalSchema })])
}

export const setFolderSchema = z.strictObject({ path: z.string().max(4000) })
export const folderSetSchema = orRefused(z.object({ path: z.string().nullable() }))
export const backupMadeSchema = orRefused(listedBackupSchema)
/** `path` is an address of this host that gives the file once, within a minute. */
export const backupDownloadSchema = orRefused(z.object({ path: z.string(), name: nameSchema, faults: backupFaultsSchema }))
/** The first part has no `id`; `at` is how many bytes came before. */
export const uploadPartSchema = z.strictObject({
  id: idSchema.optional(),
  at: z.int().min(0).max(MOST_UPLOADED),
  part: z.base64().max(Math.ceil(UPLOAD_PART / 3) * 4),
})
export const uploadedSchema = orRefused(z.object({ id: idSchema }))
export const previewedSchema = orRefused(backupPreviewSchema)
export const restoreSchema = z.strictObject({ plan: idSchema, choice: z.enum(RESTORE_CHOICES), settings: z.boolean() })
export type RestoreWish = Pick<z.infer<typeof restoreSchema>, 'choice' | 'settings'>
export const restoreOutcomeSchema = orRefused(restoredSchema)
