import { BACKUP_NAME, MOST_UPLOADED } from '#shared/contract/backup'
import { idSchema } from '#shared/contract/ids'
import type { MatchId } from '#shared/kernel/ids'
import { PHOTO_NAME, PHOTO_LIMITS } from '#shared/match/photo'
import { SETTING_OWNERS, type SettingOwner } from '#shared/settings/settings'
import { OWN_TILES_FILE, OWN_TILES_FOLDER } from '../store/own-tiles-store'

export const MANIFEST = 'manifest.json'

/** What an entry of a backup is, from its name alone. */
export type EntryOf =
  | { readonly kind: 'match'; readonly id: string }
  | { readonly kind: 'person'; readonly id: string }
  | { readonly kind: 'season'; readonly id: string }
  | { readonly kind: 'evening'; readonly id: string }
  | { readonly kind: 'photo'; readonly matchId: MatchId; readonly photo: string }
  | { readonly kind: 'settings'; readonly owner: SettingOwner }
  | { readonly kind: 'own-tiles' }
export type EntryKind = EntryOf['kind']

/** The most bytes of each; a match of a thousand long rounds with every edit of it has a few hundred thousand. */
export const ENTRY_LIMITS: Readonly<Record<EntryKind | 'manifest', number>> = {
  manifest: 1_000_000,
  match: 20_000_000,
  person: 200_000,
  season: 100_000,
  evening: 10_000_000,
  // a little above what is taken today, for those that other versions took
  photo: PHOTO_LIMITS.bytes * 4,
  settings: 100_000,
  'own-tiles': 100_000,
}

/**
 * The most entries of a backup, and bytes of all of them together: far above ten thousand matches with dozens of photos each.
 *
 * - `unannounced`: entries that are listed without a look at the manifest first; in a larger backup it is the first entry or the last;
 * - `uncounted`: entries beside those that the manifest counts, and the folders of photos: seasons, evenings, settings.
 */
export const BACKUP_LIMITS = { entries: 1_000_000, unannounced: 10_000, uncounted: 5_000, bytes: 64 * 1024 ** 3, file: MOST_UPLOADED } as const

export function nameOf(entry: EntryOf): string {
  switch (entry.kind) {
    case 'match':
      return `matches/${entry.id}.json`
    case 'person':
      return `people/${entry.id}.json`
    case 'season':
      return `seasons/${entry.id}.json`
    case 'evening':
      return `evenings/${entry.id}.json`
    case 'photo':
      return `photos/${entry.matchId}/${entry.photo}.jpg`
    case 'settings':
      return `settings/${entry.owner}.json`
    case 'own-tiles':
      return OWN_TILES_FILE
  }
}

/** Null for a name that no backup of ours has. */
export function entryOf(name: string): EntryOf | null {
  if (name === OWN_TILES_FILE) return { kind: 'own-tiles' }
  const [top = '', ...rest] = name.split('/')
  const json = /^([^.]*)\.json$/.exec(rest[0] ?? '')?.[1]
  if (rest.length === 1 && json !== undefined && isId(json)) {
    if (top === 'matches') return { kind: 'match', id: json }
    if (top === 'people') return { kind: 'person', id: json }
    if (top === 'seasons') return { kind: 'season', id: json }
    if (top === 'evenings') return { kind: 'evening', id: json }
  }
  const owner = SETTING_OWNERS.find((each) => each === json)
  if (rest.length === 1 && top === 'settings' && owner !== undefined) return { kind: 'settings', owner }
  const [matchId = '', file = ''] = rest
  const photo = /^([^.]*)\.jpg$/.exec(file)?.[1]
  if (rest.length === 2 && top === 'photos' && isId(matchId) && photo !== undefined && PHOTO_NAME.test(photo)) return { kind: 'photo', matchId, photo }
  return null
}

/** Folders that a program which packs a backup again may add as entries of their own. */
export function isOurFolder(name: string): boolean {
  if (['matches/', 'people/', 'photos/', 'seasons/', 'evenings/', 'settings/', `${OWN_TILES_FOLDER}/`].includes(name)) return true
  const matchId = /^photos\/([^/]*)\/$/.exec(name)?.[1]
  return matchId !== undefined && isId(matchId)
}

function isId(text: string): boolean {
  return idSchema.safeParse(text).success
}

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
