import { errorCode } from './error-code'
import type { Files } from './files'
import { KIND_NAMES, KINDS } from './kinds/kinds'
import { SaveFault } from './save-fault'

/** Folders that every house has from its first start on. Where one is missing, what lay in it is away, not deleted. */
const HOUSE_FOLDERS = KIND_NAMES.map((kind) => KINDS[kind]).flatMap(({ folder, keptWith }) => (keptWith === undefined ? [folder] : []))

const KNOWN_BY = KINDS.match.folder

/** How often it is looked whether the house is still there, and whether it is back, in milliseconds. */
const LOOK_EVERY_MS = 2_000
const BACK_EVERY_MS = 250

/** A data folder is not there: its stick was pulled out, its share dropped out, or a program has moved it. Nothing is lost. */
export class FolderAway extends SaveFault {
  readonly code = 'EAWAY'
  readonly folder: string

  constructor(folder: string) {
    super('away', 'the data folder isn’t there right now')
    this.folder = folder
  }
}

export function isHouseIn(files: Files, folder: string): Promise<boolean> {
  return files.isFolder(`${folder}/${KNOWN_BY}`)
}

interface Watch {
  readonly folder: string
  readonly changed: (name: string | null) => void
  readonly failed: () => void
  stop: (() => void) | null
}

/**
 * Whether the folder of the house is there, looked at now and then, and files that say so.
 *
 * A file that is missing from a folder that is there was deleted; one that is missing with its folder is away: `FolderAway`, where `Files` would say that there is none.
 * Watching goes on when the folder is back, and all that is watched is looked at then.
 */
export class Presence {
  readonly files: Files
  readonly #disk: Files
  readonly #folder: string
  readonly #changed: (isAway: boolean) => void
  readonly #watches = new Set<Watch>()
  #isAway = false
  /** Calls off the next look; null before it began, and once it has ended. */
  #callOff: (() => void) | null = null
  #looking: Promise<void> = Promise.resolve()

  /** `changed` is called whenever the house goes, and when it is back. */
  constructor(files: Files, folder: string, changed: (isAway: boolean) => void) {
    this.#disk = files
    this.#folder = folder
    this.#changed = changed
    this.files = this.#guarded()
  }

  get isAway(): boolean {
    return this.#isAway
  }

  /** Begins to look, once the folders of the house have been made. */
  begin(): void {
    this.#again()
  }

  async look(): Promise<boolean> {
    this.#looking = this.#looking.then(() => this.#look())
    await this.#looking
    return this.#isAway
  }

  async end(): Promise<void> {
    this.#callOff?.()
    this.#callOff = null
    await this.#looking
  }

  #again(): void {
    this.#callOff = this.#disk.timers.after(this.#isAway ? BACK_EVERY_MS : LOOK_EVERY_MS, () => void this.look())
  }

  async #look(): Promise<void> {
    // before it began its folders are only being made
    if (this.#callOff === null) return
    this.#callOff()
    const places = this.#isAway ? HOUSE_FOLDERS : [KNOWN_BY]
    const there = await Promise.all(places.map((name) => this.#disk.isFolder(`${this.#folder}/${name}`)))
    this.#turn(there.includes(false))
    if (this.#callOff !== null) this.#again()
  }

  #turn(isAway: boolean): void {
    if (isAway === this.#isAway) return
    this.#isAway = isAway
    // what the system watches is the folder that was there before
    for (const watch of this.#watches) {
      watch.stop?.()
      watch.stop = null
      if (isAway) continue
      this.#start(watch)
      watch.changed(null)
    }
    this.#changed(isAway)
  }

  #start(watch: Watch): void {
    watch.stop = this.#disk.watch(watch.folder, watch.changed, watch.failed)
    if (watch.stop === null) watch.failed()
  }

  #watch(folder: string, changed: Watch['changed'], failed: Watch['failed']): (() => void) | null {
    const watch: Watch = { folder, changed, failed, stop: null }
    if (!this.#isAway) {
      watch.stop = this.#disk.watch(folder, changed, failed)
      if (watch.stop === null) return null
    }
    this.#watches.add(watch)
    return () => {
      watch.stop?.()
      this.#watches.delete(watch)
    }
  }

  /** Throws where the folder of the house in which a path lies is missing. */
  async #mustBeThere(path: string): Promise<void> {
    if (this.#callOff === null) return
    const place = this.#placeOf(path)
    if (place === null || ((await this.#disk.isFolder(place)) && (await isHouseIn(this.#disk, this.#folder)))) return
    this.#turn(true)
    this.#callOff()
    this.#again()
    throw new FolderAway(this.#folder)
  }

  /** The folder of the house in which a path lies, or that it is; null for what lies outside of the house. */
  #placeOf(path: string): string | null {
    if (path !== this.#folder && !path.startsWith(`${this.#folder}/`)) return null
    const name = HOUSE_FOLDERS.find((each) => path === `${this.#folder}/${each}` || path.startsWith(`${this.#folder}/${each}/`))
    return `${this.#folder}/${name ?? KNOWN_BY}`
  }

  #guarded(): Files {
    const disk = this.#disk
    const missed = async <T>(path: string, work: Promise<T>): Promise<T> => {
      try {
        return await work
      } catch (error) {
        if (errorCode(error) === 'ENOENT') await this.#mustBeThere(path)
        throw error
      }
    }
    return {
      ...disk,
      create: (path) => missed(path, disk.create(path)),
      read: (path, most) => missed(path, disk.read(path, most)),
      readBytes: (path, most) => missed(path, disk.readBytes(path, most)),
      rename: (from, to) => missed(from, disk.rename(from, to)),
      list: (folder) => missed(folder, disk.list(folder)),
      listNoLink: (folder) => missed(folder, disk.listNoLink(folder)),
      createFolder: (folder) => missed(folder, disk.createFolder(folder)),
      syncFolder: (folder) => missed(folder, disk.syncFolder(folder)),
      stamp: async (path) => {
        const stamp = await disk.stamp(path)
        if (stamp === null) await this.#mustBeThere(path)
        return stamp
      },
      watch: (folder, changed, failed) => this.#watch(folder, changed, failed),
    }
  }
}
