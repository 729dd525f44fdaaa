import { isDeepStrictEqual } from 'node:util'
import type { BackupPreview, SettingsState } from '#shared/contract/backup'
import type { MatchId } from '#shared/kernel/ids'
import type { KeptSettings, SettingOwner } from '#shared/settings/settings'
import { contentIn, NewerFile, UnreadableFile, type FileKind } from '../store/json-adapter'
import { matchFileKind, type StoredMatch } from '../store/match-file'
import { dateOf } from '../store/match-summary'
import { personFileKind } from '../store/person-file'
import { photoName } from '../store/photo-store'
import { eveningFileKind } from '../store/evening-file'
import { seasonFileKind, seasonIn } from '../store/season-file'
import { ownTilesKind } from '../store/own-tiles-store'
import { settingsKind } from '../store/settings-store'
import type { Store } from '../store/store'
import { bad } from './bad-backup'
import { ENTRY_LIMITS } from './layout'
import type { Archive, ArchiveEntry } from './read-archive'

/** How something in a backup compares with what is here. */
export type Compared = keyof BackupPreview['matches']

/** All that is kept of an entry once its backup is closed. */
type EntryName = Pick<ArchiveEntry, 'name'>

/** What looking at a match in a backup found. */
export interface ComparedMatch {
  readonly entry: EntryName
  readonly id: string
  readonly state: Compared
  /** The revision that was here; null where there was none. */
  readonly here: number | null
  readonly line: Pick<BackupPreview['lines'][number], 'names' | 'date'> | null
}

export interface ComparedPerson {
  readonly entry: EntryName
  readonly id: string
  readonly name: string
  readonly state: Compared
  /** When who was here was last changed; null where nobody was. */
  readonly here: string | null
}

export interface ComparedSeason {
  readonly entry: EntryName
  readonly id: string
  /** Empty where a newer Caravan made it. */
  readonly name: string
  readonly state: Compared
  /** When the one that was here was last changed; null where there was none. */
  readonly here: string | null
}

/** Compared as a season is. */
export type ComparedEvening = ComparedSeason

export interface ComparedPhoto {
  readonly entry: EntryName
  readonly matchId: MatchId
  readonly photo: string
  readonly state: 'new' | 'same'
}

export interface ComparedSettings {
  readonly entry: EntryName
  readonly owner: SettingOwner
  readonly state: SettingsState
}

export interface ComparedOwnTiles {
  readonly entry: EntryName
  readonly state: SettingsState
}

/** What an entry holds; null where a newer Caravan made it. Throws `Refused` where it is not what its name says. */
export function contentOf<T>(entry: EntryName, bytes: Uint8Array, kind: FileKind<T>): T | null {
  try {
    return contentIn(new TextDecoder('utf-8', { fatal: true }).decode(bytes), kind)
  } catch (error) {
    if (error instanceof NewerFile) return null
    const detail = error instanceof UnreadableFile ? error.message : 'not text'
    throw bad({ kind: 'bad-entry', entry: entry.name, detail })
  }
}

export async function compareMatch({ matches, data }: Store, archive: Archive, entry: ArchiveEntry, id: string): Promise<ComparedMatch> {
  const bytes = await archive.read(entry)
  const lying = await data.files.readBytes(`${data.path}/${entry.name}`, ENTRY_LIMITS.match).catch(() => null)
  if (lying !== null && Buffer.compare(lying, bytes) === 0) return { entry: { name: entry.name }, id, state: 'same', here: null, line: null }
  const match = contentOf(entry, bytes, matchFileKind(id))
  const { match: here, readOnly } = await matches.peek(id)
  const about = match === null ? null : { names: match.players.map(({ name }) => name), date: dateOf(match) }
  const stays = readOnly !== null || matches.damagedOf(id)?.damage.kind === 'newer'
  const state = match === null || stays ? 'left' : here === null ? 'new' : matchState(match, here)
  return { entry: { name: entry.name }, id, state, here: here?.revision ?? null, line: about }
}

function matchState(backup: StoredMatch, here: StoredMatch): Compared {
  if (isDeepStrictEqual(backup, here)) return 'same'
  if (backup.revision !== here.revision) return backup.revision < here.revision ? 'older' : 'newer'
  return backup.updatedAt <= here.updatedAt ? 'older' : 'newer'
}

export async function comparePerson({ people }: Store, archive: Archive, entry: ArchiveEntry, id: string): Promise<ComparedPerson> {
  const stored = contentOf(entry, await archive.read(entry), personFileKind(id))
  const here = people.get(id)
  if (stored === null) return { entry: { name: entry.name }, id, name: '', state: 'left', here: here?.updatedAt ?? null }
  const { format: _, version: __, ...person } = stored
  return { entry: { name: entry.name }, id, name: person.name, state: here === undefined ? 'new' : stateOf(person, here), here: here?.updatedAt ?? null }
}

/** Of a person, a season or an evening. */
function stateOf<T extends { readonly updatedAt: string }>(backup: T, here: T): Compared {
  if (isDeepStrictEqual(backup, here)) return 'same'
  return backup.updatedAt <= here.updatedAt ? 'older' : 'newer'
}

export async function compareSeason({ seasons }: Store, archive: Archive, entry: ArchiveEntry, id: string): Promise<ComparedSeason> {
  const stored = contentOf(entry, await archive.read(entry), seasonFileKind(id))
  const here = seasons.get(id)
  const compared = { entry: { name: entry.name }, id, name: stored?.name ?? '', here: here?.updatedAt ?? null }
  if (stored === null) return { ...compared, state: 'left' }
  return { ...compared, state: here === undefined ? 'new' : stateOf(seasonIn(stored), here) }
}

export async function compareEvening({ evenings }: Store, archive: Archive, entry: ArchiveEntry, id: string): Promise<ComparedEvening> {
  const stored = contentOf(entry, await archive.read(entry), eveningFileKind(id))
  const here = evenings.get(id)
  const compared = { entry: { name: entry.name }, id, name: stored?.name ?? '', here: here?.updatedAt ?? null }
  if (stored === null) return { ...compared, state: 'left' }
  return { ...compared, state: here === undefined ? 'new' : stateOf(stored, here) }
}

export async function comparePhoto({ data }: Store, archive: Archive, entry: ArchiveEntry, matchId: MatchId, photo: string): Promise<ComparedPhoto> {
  const bytes = await archive.read(entry)
  if (photoName(bytes) !== photo) throw bad({ kind: 'bad-entry', entry: entry.name, detail: 'the photo doesn’t match its name' })
  const stamp = await data.files.stamp(`${data.path}/${entry.name}`).catch(() => null)
  return { entry: { name: entry.name }, matchId, photo, state: stamp === null ? 'new' : 'same' }
}

/** Settings are `new` where nothing has been chosen here. */
export async function compareSettings({ settings }: Store, archive: Archive, entry: ArchiveEntry, owner: SettingOwner): Promise<ComparedSettings> {
  const stored = contentOf(entry, await archive.read(entry), settingsKind)
  return { entry: { name: entry.name }, owner, state: stored === null ? 'left' : settingsState(stored.chosen, settings.kept(owner)) }
}

/** The family's own tiles, as settings; a backup from before they were photographed takes nothing away. */
export async function compareOwnTiles({ ownTiles }: Store, archive: Archive, entry: ArchiveEntry): Promise<ComparedOwnTiles> {
  const stored = contentOf(entry, await archive.read(entry), ownTilesKind)
  const here = ownTiles.kept
  const state = (): SettingsState => {
    if (stored === null) return 'left'
    if (stored.kept === null || isDeepStrictEqual(stored.kept, here)) return 'same'
    return here === null ? 'new' : 'other'
  }
  return { entry: { name: entry.name }, state: state() }
}

function settingsState(backup: KeptSettings, here: KeptSettings): SettingsState {
  if (Object.entries(backup).every(([name, choice]) => here[name] === choice)) return 'same'
  return Object.keys(here).length === 0 ? 'new' : 'other'
}
