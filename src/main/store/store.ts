import type { Notice } from '#shared/contract/schemas'
import { isTemporary } from './durable-file'
import { diskFiles, type Files } from './files'
import { JsonFile, type Folder } from './json-file'
import { isClaim } from './lock'
import { MatchStore } from './match-store'
import { NoticeBoard } from './notice-board'
import { peopleKind, settingsKind, type ContentOf } from './side-files'

export interface StoreOptions {
  readonly dataFolder: string
  /** Lines of the index made by another version are made again. */
  readonly version: string
  readonly clock: () => Date
  readonly files?: Files
  /** Called when the notices change. */
  readonly noticesChanged?: () => void
}

/** Everything Caravan keeps: match files, people, last choices, and what the person must be told of them. */
export interface Store {
  readonly matches: MatchStore
  readonly people: JsonFile<ContentOf<typeof peopleKind>>
  readonly settings: JsonFile<ContentOf<typeof settingsKind>>
  readonly notices: NoticeBoard
  close(): Promise<void>
}

/** Opens the data folder, making it where it is missing. Whoever calls this holds the folder's lock. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { dataFolder: path, version, clock, files = diskFiles, noticesChanged = () => undefined } = options
  await files.makeFolder(path)
  for (const name of (await files.list(path)).filter((name) => isTemporary(name) && !isClaim(name))) await files.remove(`${path}/${name}`).catch(() => undefined)

  const notices = new NoticeBoard(noticesChanged)
  const folder: Folder = { path, files, clock, tell: (notice: Notice) => notices.tell(notice) }
  await notices.open(folder)
  const people = await JsonFile.open(folder, 'people.json', peopleKind, { format: 'caravan-people', version: 1, people: [] })
  const settings = await JsonFile.open(folder, 'settings.json', settingsKind, { format: 'caravan-settings', version: 1, setups: [] })
  const matches = await MatchStore.open(folder, version)
  return {
    matches,
    people,
    settings,
    notices,
    async close() {
      await Promise.all([people.idle(), settings.idle(), notices.idle()])
      await matches.close()
    },
  }
}
