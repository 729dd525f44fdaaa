import { createHash } from 'node:crypto'
import { hostname } from 'node:os'
import type { Notice } from '#shared/contract/lists'
import { clearLeftovers } from './claim'
import { makeFolder } from './durable-file'
import { diskFiles, type Files } from './files'
import { type Folder, JsonFile } from './json-file'
import { EveningsStore } from './evenings-store'
import { EveningPhonesStore } from './evening-phones-store'
import { mustNotBeAway, rememberHouse } from './known-house'
import { isClaim } from './lock'
import { MatchStore } from './match-store'
import { NoticeBoard } from './notice-board'
import { OwnTilesStore } from './own-tiles-store'
import { Presence } from './presence'
import { PeopleStore } from './people-store'
import { SeasonsStore } from './seasons-store'
import { SettingsStore } from './settings-store'
import { firstPeopleKind, type ContentOf } from './side-files'
import { ignoreClaims } from './sync-ignore'
import { Unflushed } from './unflushed'

export interface StoreOptions {
  /** Matches, people and photos: may be shared with other devices by whatever keeps folders in step. */
  readonly dataFolder: string
  /** What is this device's alone. */
  readonly deviceFolder: string
  /** Lines of the index made by another version are made again. */
  readonly version: string
  readonly clock: () => Date
  readonly files?: Files
  /** What threads run that read many match files (`reader.ts`, built); without it they are read here. */
  readonly readerScript?: string | undefined
  /** Called when the notices change. */
  readonly noticesChanged?: () => void
  /** Called after another device or program has changed a match. */
  readonly matchChanged?: (id: string) => void
  /** Called now and then while match files are read (`MatchStore.read`), and once all have been. */
  readonly matchesRead?: () => void
  /** Called after another device or program has changed people. */
  readonly peopleChanged?: () => void
  /** Called after another device or program has changed seasons. */
  readonly seasonsChanged?: () => void
  /** Called after another device or program has changed evenings. */
  readonly eveningsChanged?: () => void
  /** Called after another device or program has changed the family's own tiles. */
  readonly ownTilesChanged?: () => void
  /** Called when the data folder goes, and when it is back (`Store.presence`). */
  readonly presenceChanged?: () => void
  /** Called after another device or program has changed the house's settings. */
  readonly settingsChanged?: () => void
}

/** Everything Caravan keeps: match files, people, seasons, and the notices about them. */
export interface Store {
  readonly data: Folder
  readonly device: Folder
  /** Whether the data folder is there. */
  readonly presence: Presence
  readonly matches: MatchStore
  readonly people: PeopleStore
  readonly seasons: SeasonsStore
  readonly evenings: EveningsStore
  readonly eveningPhones: EveningPhonesStore
  readonly settings: SettingsStore
  readonly ownTiles: OwnTilesStore
  readonly notices: NoticeBoard
  /** Tells this device apart from others that have the folder. */
  readonly owner: string
  close(): Promise<void>
}

const NOT_WATCHING = 'not-watching'
const AWAY = 'away'

const nothing = (): void => undefined

/**
 * Opens the data folder, making it where it is missing; its matches are still to be read (`MatchStore.read`). The caller holds the folder's lock.
 *
 * `FolderAway` where this device has opened a house there before that is not there now.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const {
    dataFolder,
    deviceFolder,
    version,
    clock,
    files: disk = diskFiles,
    noticesChanged = nothing,
    matchChanged = nothing,
    matchesRead = nothing,
    readerScript,
    peopleChanged = nothing,
    seasonsChanged = nothing,
    eveningsChanged = nothing,
    settingsChanged = nothing,
    ownTilesChanged = nothing,
    presenceChanged = nothing,
  } = options
  const notices = new NoticeBoard(noticesChanged)
  const files = new Unflushed(notices).over(disk)
  const tell = (notice: Notice): void => notices.tell(notice)
  const owner = createHash('sha256').update(`${hostname()}\n${deviceFolder}`).digest('hex').slice(0, 8)
  const withdraw = (id: string): void => notices.withdraw(id)
  const unwatched = new Set<string>()
  const watched = (name: string, works: boolean): void => {
    if (works) unwatched.delete(name)
    else unwatched.add(name)
    if (unwatched.size === 0) notices.withdraw(NOT_WATCHING)
    else notices.tell({ kind: 'not-watching', id: NOT_WATCHING })
  }
  const folderAt = async (path: string): Promise<Folder> => {
    await makeFolder(files, path)
    await clearLeftovers({ files, owner }, path, (name) => !isClaim(name))
    return { path, files, clock, tell, withdraw, watched, owner }
  }
  await mustNotBeAway(files, options)
  const presence = new Presence(files, dataFolder, (isAway) => {
    if (isAway) notices.tell({ kind: 'away', id: AWAY })
    else notices.withdraw(AWAY)
    presenceChanged()
  })
  const data: Folder = { ...(await folderAt(dataFolder)), files: presence.files }
  const device: Folder = { ...(await folderAt(deviceFolder)), exclusive: true }

  await ignoreClaims(data)
  await notices.open(device)
  if (!(await files.mayWrite(dataFolder))) tell({ kind: 'read-only', id: 'read-only' })
  const people = await PeopleStore.open(data)
  await toSecondLayout(data, people)
  const matches = await MatchStore.open({ data, device, appVersion: version, progressed: matchesRead, readerScript })
  const seasons = await SeasonsStore.open(data)
  const evenings = await EveningsStore.open(data, device)
  const eveningPhones = await EveningPhonesStore.open(device)
  const settings = await SettingsStore.open({ data, device })
  const ownTiles = await OwnTilesStore.open(data)
  // a Caravan that made folders and was killed may not have flushed them; a disk that cannot do it says so at the first write
  for (const { path } of [data, device]) await files.syncFolder(path).catch(() => undefined)
  // a disk that does not take it has said so elsewhere: without it the next start only knows less
  await rememberHouse(device, dataFolder).catch(() => undefined)
  presence.begin()
  settings.watch(data, settingsChanged)
  ownTiles.watch(data, ownTilesChanged)
  people.watch(data, peopleChanged)
  seasons.watch(data, seasonsChanged)
  evenings.watch(data, eveningsChanged)
  matches.watch(data, matchChanged)
  return {
    data,
    device,
    presence,
    matches,
    people,
    seasons,
    evenings,
    eveningPhones,
    settings,
    ownTiles,
    notices,
    owner,
    async close() {
      await presence.end()
      await Promise.all([people.close(), seasons.close(), evenings.close(), matches.close(), settings.close(), ownTiles.close()])
      await eveningPhones.idle()
      await notices.idle()
    },
  }
}

/** Where files of an older layout go once what they hold is kept in the new one. */
const BEFORE = 'before-version-2'

/**
 * Brings a data folder of the first layout to the second.
 *
 * The first kept all people in one file, and what is one device's alone (lists, notices, last choices) beside the matches; folders that
 * several devices share would get into one another's way there. Each step can be done again, so one that was broken off is done again.
 */
async function toSecondLayout(folder: Folder, people: PeopleStore): Promise<void> {
  const { files, path, clock } = folder
  if ((await files.stamp(`${path}/people.json`)) !== null) {
    const first = await JsonFile.open<ContentOf<typeof firstPeopleKind> | null>(folder, 'people.json', firstPeopleKind, null)
    for (const { id, name } of first.value?.people ?? []) await people.save(id, (known) => known ?? { id, name, updatedAt: clock().toISOString() })
    if (first.value !== null) await putAway(folder, 'people.json')
  }
  await putAway(folder, 'settings.json')
  // made again from the match files
  await files.remove(`${path}/index.json`).catch(() => undefined)
  await putAway(folder, 'notices.json')
}

async function putAway({ files, path }: Folder, name: string): Promise<void> {
  if ((await files.stamp(`${path}/${name}`)) === null) return
  await makeFolder(files, `${path}/${BEFORE}`)
  await files.rename(`${path}/${name}`, `${path}/${BEFORE}/${name}`)
  await files.syncFolder(path)
}
