import type { Notice } from '#shared/contract/lists'
import { toSecondLayout } from './data-folder'
import { isTemporary } from './durable-file'
import { diskFiles, type Files } from './files'
import type { Folder } from './json-file'
import { isClaim } from './lock'
import { MatchStore } from './match-store'
import { NoticeBoard } from './notice-board'
import { PeopleStore } from './people-store'
import { SettingsStore } from './settings-store'

export interface StoreOptions {
  /** Matches, people and photographs: may be shared with other devices by whatever keeps folders in step. */
  readonly dataFolder: string
  /** What is this device's alone. */
  readonly deviceFolder: string
  /** Lines of the index made by another version are made again. */
  readonly version: string
  readonly clock: () => Date
  readonly files?: Files
  /** Called when the notices change. */
  readonly noticesChanged?: () => void
  /** Called after another device or program has changed a match. */
  readonly matchChanged?: (id: string) => void
  /** Called after another device or program has changed people. */
  readonly peopleChanged?: () => void
  /** Called after another device or program has changed the house's settings. */
  readonly settingsChanged?: () => void
}

/** Everything Caravan keeps: match files, people, and what the person must be told of them. */
export interface Store {
  readonly data: Folder
  readonly device: Folder
  readonly matches: MatchStore
  readonly people: PeopleStore
  readonly settings: SettingsStore
  readonly notices: NoticeBoard
  close(): Promise<void>
}

const nothing = (): void => undefined

/** Opens the data folder, making it where it is missing. Whoever calls this holds the folder's lock. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { dataFolder, deviceFolder, version, clock, files = diskFiles, noticesChanged = nothing, matchChanged = nothing, peopleChanged = nothing, settingsChanged = nothing } = options
  const notices = new NoticeBoard(noticesChanged)
  const tell = (notice: Notice): void => notices.tell(notice)
  const folderAt = async (path: string): Promise<Folder> => {
    await files.makeFolder(path)
    for (const name of (await files.list(path)).filter((name) => isTemporary(name) && !isClaim(name))) await files.remove(`${path}/${name}`).catch(nothing)
    return { path, files, clock, tell }
  }
  const [data, device] = [await folderAt(dataFolder), await folderAt(deviceFolder)]

  await notices.open(device)
  const people = await PeopleStore.open(data)
  await toSecondLayout(data, people)
  const matches = await MatchStore.open({ data, device }, version)
  const settings = await SettingsStore.open({ data, device })
  settings.watch(data, settingsChanged)
  people.watch(data, peopleChanged)
  matches.watch(data, matchChanged)
  return {
    data,
    device,
    matches,
    people,
    settings,
    notices,
    async close() {
      await Promise.all([people.close(), matches.close(), settings.close()])
      await notices.idle()
    },
  }
}
