import { Low } from 'lowdb'
import type { Notice } from '#shared/contract/lists'
import type { Files } from './files'
import { JsonAdapter, NewerFile, UnreadableFile, type FileKind } from './json-adapter'
import { leftAlone, moveAside } from './move-aside'
import { SaveFault } from './save-fault'
import { Serial } from './serial'

/** A folder of files as the store uses it. */
export interface Folder {
  readonly path: string
  readonly files: Files
  readonly clock: () => Date
  /** Where the store tells what happened to a file. */
  readonly tell: (notice: Notice) => void
}

/** Why a file is not written: what it holds is newer than this app, or could neither be read nor moved out of the way. */
export interface Untouchable {
  readonly why: 'newer' | 'unreadable'
  readonly message: string
}

/**
 * One JSON file of a folder, kept in memory through lowdb.
 *
 * `value` is what is known to be on disk (lowdb's own `data` runs ahead of it); a failed `save` leaves it as it was. A file that could not be
 * read has been moved aside; one that could not be moved, or that a newer Caravan made, is never written.
 */
export class JsonFile<T> {
  readonly #folder: Folder
  readonly #name: string
  readonly #fresh: T
  readonly #adapter: JsonAdapter<T>
  readonly #low: Low<T>
  readonly #queue = new Serial()
  #value: T
  #untouchable: Untouchable | null = null

  private constructor(folder: Folder, name: string, kind: FileKind<T>, fresh: T) {
    this.#folder = folder
    this.#name = name
    this.#fresh = fresh
    this.#adapter = new JsonAdapter(folder.files, `${folder.path}/${name}`, kind)
    this.#low = new Low(this.#adapter, fresh)
    this.#value = fresh
  }

  /** Opens `name` (relative to the folder); `fresh` is what a missing file means. */
  static async open<T>(folder: Folder, name: string, kind: FileKind<T>, fresh: T): Promise<JsonFile<T>> {
    const file = new JsonFile(folder, name, kind, fresh)
    await file.#read(fresh)
    return file
  }

  get value(): T {
    return this.#value
  }

  /** Null where it may be written. */
  get untouchable(): Untouchable | null {
    return this.#untouchable
  }

  /**
   * Reads the file again if somebody else has changed it; tells whether it was.
   *
   * What somebody else left unreadable is moved aside, and what was known to be here before is put in its place.
   */
  refresh(): Promise<boolean> {
    return this.#queue.run(() => this.#refresh())
  }

  /**
   * Puts what `change` makes of the latest value on disk; `SaveFault` when that fails. One writer at a time.
   *
   * The latest value is what lies on the disk now, also where somebody else wrote it.
   */
  save(change: (value: T) => T): Promise<T> {
    return this.#queue.run(async () => {
      await this.#refresh()
      if (this.#untouchable !== null) throw new SaveFault('other', this.#untouchable.message)
      const next = change(this.#value)
      if (next === this.#value) return next
      await this.#write(next)
      return next
    })
  }

  /** Resolves once every save begun so far has ended. */
  idle(): Promise<void> {
    return this.#queue.idle()
  }

  async #refresh(): Promise<boolean> {
    const changed = await this.#adapter.isChangedOutside().catch(() => false)
    if (!changed) return false
    const before = this.#value
    await this.#read(before)
    return this.#value !== before
  }

  async #write(next: T): Promise<void> {
    this.#low.data = next
    await this.#low.write()
    this.#value = next
  }

  async #read(known: T): Promise<void> {
    const trouble = await troubleOf(async () => {
      this.#value = (await this.#adapter.read()) ?? this.#fresh
    })
    this.#untouchable = null
    if (trouble === null) return
    if (trouble instanceof NewerFile) {
      this.#untouchable = { why: 'newer', message: trouble.message }
      this.#value = (trouble.glimpse as T | null) ?? this.#fresh
      // what can be looked at says so itself
      if (trouble.glimpse === null) this.#folder.tell(leftAlone(this.#name, trouble.message))
      return
    }
    await this.#troubled(trouble, known)
  }

  async #troubled(trouble: Error, known: T): Promise<void> {
    const { files, path, clock, tell } = this.#folder
    const notice = trouble instanceof UnreadableFile ? await moveAside(files, path, this.#name, trouble.message, clock()) : leftAlone(this.#name, trouble.message)
    tell(notice)
    if (notice.kind !== 'moved-aside') this.#untouchable = { why: 'unreadable', message: trouble.message }
    else if (known !== this.#fresh) await this.#write(known).catch(() => undefined)
  }
}

async function troubleOf(read: () => Promise<void>): Promise<Error | null> {
  try {
    await read()
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
