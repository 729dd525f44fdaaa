import { createHash } from 'node:crypto'
import { hostname } from 'node:os'
import type { Notice } from '#shared/contract/lists'
import { clearLeftovers } from './claim'
import { makeFolder, writeDurably } from './durable-file'
import { EveningPhonesStore } from './evening-phones-store'
import { diskFiles, type Files } from './files'
import { type Folder, JsonFile } from './json-file'
import type { OpenStore } from './kinds/kind'
import { type KindStores, openStores } from './kinds/kinds'
import { mustNotBeAway, rememberHouse } from './known-house'
import { isClaim } from './lock'
import type { PeopleStore } from './people-store'
import { Presence } from './presence'
import { type ContentOf, firstPeopleKind, noticesKind } from './side-files'

/** What nothing brings to light again. */
const TOLD_ONCE: readonly Notice['kind'][] = ['moved-aside', 'two-names', 'backup-smaller']

/** What every look at the files brings to light again. */
const FOUND_AGAIN: readonly Notice['kind'][] = ['left-alone', 'not-read', 'not-watching', 'read-only', 'away', 'evening-away', 'not-flushed']

type Content = ContentOf<typeof noticesKind>

/**
 * What happened to files and has not been dismissed yet.
 *
 * A file is moved aside only once, so that notice is kept on disk; one that was left alone is
 * found again at every start. A disk that does not take the notices loses them at the end, not before.
 */
export class NoticeBoard {
  #notices: readonly Notice[] = []
  #file: JsonFile<Content> | null = null
  readonly #dismissed = new Set<string>()
  readonly #changed: () => void

  constructor(changed: () => void) {
    this.#changed = changed
  }

  get notices(): readonly Notice[] {
    return this.#notices
  }

  /** Loads the notices of earlier runs. */
  async open(folder: Folder): Promise<void> {
    const file = await JsonFile.open<Content>(folder, 'notices.json', noticesKind, { format: 'caravan-notices', version: 1, notices: [] })
    this.#file = file
    const known = file.value.notices
    this.#notices = [...known, ...this.#notices.filter((notice) => !known.some(({ id }) => id === notice.id))]
    await this.#keep()
  }

  /** What is found at every look and was dismissed does not come back, unless it was mended in between. */
  tell(notice: Notice): void {
    if (this.#notices.some(({ id }) => id === notice.id) || this.#dismissed.has(notice.id)) return
    this.#notices = [...this.#notices, notice]
    this.#changed()
    void this.#keep()
  }

  async dismiss(id: string): Promise<void> {
    if (this.#notices.some((notice) => notice.id === id && FOUND_AGAIN.includes(notice.kind))) this.#dismissed.add(id)
    await this.#take(id)
  }

  /** It holds no longer. */
  withdraw(id: string): void {
    this.#dismissed.delete(id)
    if (this.#notices.some((notice) => notice.id === id)) void this.#take(id)
  }

  async #take(id: string): Promise<void> {
    this.#notices = this.#notices.filter((notice) => notice.id !== id)
    this.#changed()
    await this.#keep()
  }

  async idle(): Promise<void> {
    await this.#file?.idle()
  }

  async #keep(): Promise<void> {
    const wanted = () => this.#notices.filter(({ kind }) => TOLD_ONCE.includes(kind))
    try {
      await this.#file?.save((content) => (sameIds(content.notices, wanted()) ? content : { ...content, notices: wanted() }))
    } catch {
      // Still shown until the app closes; the files themselves lie where the notice says.
    }
  }
}

function sameIds(a: readonly Notice[], b: readonly Notice[]): boolean {
  return a.length === b.length && a.every(({ id }, index) => id === b[index]?.id)
}

const NOTICE = 'not-flushed'

/** The same files, which say so where something is saved that may not survive a power cut, until a later flush of the same folder has worked. */
export class Unflushed {
  readonly #folders = new Set<string>()
  readonly #notices: Pick<NoticeBoard, 'tell' | 'withdraw'>

  constructor(notices: Pick<NoticeBoard, 'tell' | 'withdraw'>) {
    this.#notices = notices
  }

  over(files: Files): Files {
    return {
      ...files,
      syncFolder: async (folder) => {
        await files.syncFolder(folder)
        if (this.#folders.delete(folder) && this.#folders.size === 0) this.#notices.withdraw(NOTICE)
      },
      notFlushed: (folder) => {
        this.#folders.add(folder)
        this.#notices.tell({ kind: 'not-flushed', id: NOTICE })
      },
    }
  }
}

/** Where Syncthing marks a folder that it keeps in step, and where it reads what to leave alone. Both are this computer's own, and go nowhere. */
const MARKER = '.stfolder'
const IGNORED = '.stignore'

/** What is there only while a file is being written: on another computer it would look as if someone wrote there. */
const CONTENT = '// What Caravan is writing at this moment (made by Caravan)\n(?d)*.tmp\n(?d)*.claim\n'

/** Has Syncthing leave alone what is only there while Caravan writes, unless someone has said already what it leaves alone. */
export async function ignoreClaims({ files, path }: Folder): Promise<void> {
  const isThere = async (name: string): Promise<boolean> => (await files.stamp(`${path}/${name}`).catch(() => null)) !== null
  if (!(await isThere(MARKER)) || (await isThere(IGNORED))) return
  // without it everything works, with more to copy
  await writeDurably(files, `${path}/${IGNORED}`, CONTENT).catch(() => undefined)
}

export interface StoreOptions {
  /** Matches, people and photos: may be shared with other devices by whatever keeps folders in step. */
  readonly dataFolder: string
  readonly deviceFolder: string
  /** Lines of the index made by another version are made again. */
  readonly version: string
  readonly clock: () => Date
  readonly files?: Files
  /** What threads run that read many match files (`reader.ts`, built); without it they are read here. */
  readonly readerScript?: string | undefined
  readonly noticesChanged?: () => void
  /** Called now and then while match files are read (`MatchStore.read`), and once all have been. */
  readonly matchesRead?: () => void
  /** Called when the data folder goes, and when it is back (`Store.presence`). */
  readonly presenceChanged?: () => void
  /** Called, by the name of the store, after another device or program has changed something in it; of matches with which. */
  readonly changed?: { readonly [N in keyof KindStores]?: Parameters<KindStores[N]['watch']>[1] }
}

/** Everything Caravan keeps: a store of each kind, and the notices about them. */
export interface Store extends KindStores {
  readonly data: Folder
  readonly device: Folder
  /** Whether the data folder is there. */
  readonly presence: Presence
  readonly eveningPhones: EveningPhonesStore
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
    matchesRead = nothing,
    readerScript,
    changed = {},
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
  const stores = await openStores({ data, device, appVersion: version, progressed: matchesRead, readerScript })
  await toSecondLayout(data, stores.people)
  const eveningPhones = await EveningPhonesStore.open(device)
  // a Caravan that made folders and was killed may not have flushed them; a disk that cannot do it says so at the first write
  for (const { path } of [data, device]) await files.syncFolder(path).catch(() => undefined)
  // a disk that does not take it has said so elsewhere: without it the next start only knows less
  await rememberHouse(device, dataFolder).catch(() => undefined)
  presence.begin()
  const byName = Object.entries<OpenStore>({ ...stores })
  const told: Readonly<Record<string, unknown>> = { ...changed }
  // each gets what its own store calls; that of matches says which
  for (const [name, each] of byName) each.watch(data, (told[name] ?? nothing) as () => void)
  return {
    ...stores,
    data,
    device,
    presence,
    eveningPhones,
    notices,
    owner,
    async close() {
      await presence.end()
      await Promise.all(byName.map(([, each]) => each.close()))
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
