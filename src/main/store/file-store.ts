import { clearLeftovers } from './claim'
import { makeFolder } from './durable-file'
import type { FileKind } from './json-adapter'
import { JsonFile, type Folder } from './json-file'
import { watchFolder } from './watch'

/** A file in a folder of its own. */
export interface FilePlace<T> {
  readonly folder: string
  /** Without the folder. */
  readonly name: string
  readonly kind: FileKind<T>
  /** What it means that there is none. */
  readonly fresh: T
}

/** One file that is kept in step with what other programs and devices write there. */
export class FileStore<T> {
  readonly #file: JsonFile<T>
  readonly #name: string
  #stopWatching: (() => Promise<void>) | null = null

  private constructor(file: JsonFile<T>, name: string) {
    this.#file = file
    this.#name = name
  }

  static async open<T>(folder: Folder, place: FilePlace<T>): Promise<FileStore<T>> {
    await makeFolder(folder.files, `${folder.path}/${place.folder}`)
    await clearLeftovers(folder, `${folder.path}/${place.folder}`)
    return new FileStore(await JsonFile.open(folder, `${place.folder}/${place.name}`, place.kind, place.fresh), place.folder)
  }

  get value(): T {
    return this.#file.value
  }

  /** Puts what `change` makes of it on disk; `SaveFault` where the disk does not take it, and it is then as it was. */
  async save(change: (value: T) => T): Promise<void> {
    await this.#file.save(change)
  }

  /** Calls `changed` after another device or program has changed it, until the store is closed. */
  watch({ files, path, watched }: Folder, changed: () => void): void {
    const look = async (): Promise<void> => {
      if (await this.#file.refresh()) changed()
    }
    this.#stopWatching = watchFolder({ files, path: `${path}/${this.#name}`, look, works: (works) => watched?.(this.#name, works) })
  }

  async close(): Promise<void> {
    await this.#stopWatching?.()
    await this.#file.idle()
  }
}
