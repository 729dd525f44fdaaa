import { Low } from 'lowdb'
import type { Notice } from '#shared/contract/schemas'
import type { Files } from './files'
import { JsonAdapter, UnreadableFile, type FileKind } from './json-adapter'
import { leftAlone, moveAside } from './move-aside'
import { SaveFault } from './save-fault'
import { Serial } from './serial'

/** The data folder as the store uses it. */
export interface Folder {
  readonly path: string
  readonly files: Files
  readonly clock: () => Date
  /** Where the store tells what happened to a file. */
  readonly tell: (notice: Notice) => void
}

/**
 * One JSON file of the data folder, kept in memory through lowdb.
 *
 * `value` is what is known to be on disk (lowdb's own `data` runs ahead of it); a failed `save` leaves it as it was. A file that could not be
 * read has been moved aside; one that could not be moved, or that a newer Caravan made, is never written.
 */
export class JsonFile<T> {
  readonly #low: Low<T>
  readonly #queue = new Serial()
  #value: T
  #untouchable: string | null

  private constructor(low: Low<T>, untouchable: string | null) {
    this.#low = low
    this.#value = low.data
    this.#untouchable = untouchable
  }

  /** Opens `name` (relative to the folder); `fresh` is what a missing file means. */
  static async open<T>(folder: Folder, name: string, kind: FileKind<T>, fresh: T): Promise<JsonFile<T>> {
    const low = new Low(new JsonAdapter(folder.files, `${folder.path}/${name}`, kind), fresh)
    const trouble = await readTrouble(() => low.read())
    if (trouble === null) return new JsonFile(low, null)
    const notice =
      trouble instanceof UnreadableFile
        ? await moveAside(folder.files, folder.path, name, trouble.message, folder.clock())
        : leftAlone(name, trouble.message)
    folder.tell(notice)
    return new JsonFile(low, notice.kind === 'moved-aside' ? null : trouble.message)
  }

  get value(): T {
    return this.#value
  }

  /** Puts what `change` makes of the latest value on disk; `SaveFault` when that fails. One writer at a time. */
  async save(change: (value: T) => T): Promise<T> {
    return this.#queue.run(async () => {
      if (this.#untouchable !== null) throw new SaveFault('other', this.#untouchable)
      const next = change(this.#value)
      if (next === this.#value) return next
      this.#low.data = next
      await this.#low.write()
      this.#value = next
      return next
    })
  }

  /** Resolves once every save begun so far has ended. */
  idle(): Promise<void> {
    return this.#queue.idle()
  }
}

async function readTrouble(read: () => Promise<void>): Promise<Error | null> {
  try {
    await read()
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
