import { Low } from 'lowdb'
import { type Damage, isBusy } from '#shared/contract/damage'
import type { Notice } from '#shared/contract/lists'
import { ChangedMeanwhile } from './claim'
import type { Files, FileStamp } from './files'
import { type FileKind, JsonAdapter, NewerFile, UnreadableFile } from './json-adapter'
import { damageIn, notReadId, notReadNotice, notReadOf } from './not-read'
import { quarantineName } from './quarantine-name'
import { SaveFault, type SaveFaultReason } from './save-fault'
import { TaskQueue } from './task-queue'
import { messageWithoutPaths } from './without-paths'

/** A file that cannot be read, and how it is moved. */
interface Unreadable {
  readonly files: Files
  readonly folder: string
  /** Its name relative to the data folder, which is also how the notice names it. */
  readonly file: string
  readonly why: string
  readonly damage: Damage | undefined
  readonly when: Date
  /** Renames it, as long as it is what could not be read. */
  readonly move: (to: string) => Promise<void>
}

/** Moves a file that cannot be read out of the way, unchanged, and says so; `ChangedMeanwhile` where something else lies there by now. */
async function quarantine({ files, folder, file, why, damage, when, move }: Unreadable): Promise<Notice> {
  try {
    for (let again = 0; ; again++) {
      const movedTo = quarantineName(file, when, again)
      if ((await files.stamp(`${folder}/${movedTo}`)) !== null) continue
      await move(`${folder}/${movedTo}`)
      return { kind: 'moved-aside', id: `moved-aside:${movedTo}`.slice(0, 100), file, movedTo, why, damage }
    }
  } catch (error) {
    if (error instanceof ChangedMeanwhile) throw error
    return leftAlone(file, why, damage)
  }
}

function leftAlone(file: string, why: string, damage: Damage | undefined): Notice {
  return { kind: 'left-alone', id: `left-alone:${file}`.slice(0, 100), file, why, damage }
}

/** A folder of files as the store uses it. */
export interface Folder {
  readonly path: string
  readonly files: Files
  readonly clock: () => Date
  /** Where the store reports what happened to a file. */
  readonly tell: (notice: Notice) => void
  /** Withdraws a report by its id; without such a report it does nothing. */
  readonly withdraw: (id: string) => void
  /** Called with whether the system reports changes in one of its folders. */
  readonly watched?: (name: string, works: boolean) => void
  /** Nobody but this Caravan ever writes there. */
  readonly exclusive?: true
  /** Marks this device in claims on files that others may write too. */
  readonly owner?: string
}

/** Why a file is not written: what it holds is newer than this app, could neither be read nor moved out of the way, or is damaged and stays. */
export type Untouchable =
  | { readonly why: 'newer' | 'unreadable'; readonly message: string; readonly reason?: SaveFaultReason; readonly damage?: undefined }
  /** `content` is what could be parsed of it. */
  | { readonly why: 'damaged'; readonly message: string; readonly reason?: undefined; readonly damage: Damage; readonly content: unknown }

/** A file that was moved out of its place. */
export interface Aside {
  tell(): void
  /** Undoes the move, unless something else lies there by now. */
  putBack(): Promise<void>
}

/** What was put on disk, and what its file was then like. */
export interface Saved<T> {
  readonly value: T
  readonly stamp: FileStamp | null
}

/** Others that change the same file at once let each other through; that this happens so often in a row is not to be believed. */
const MOST_ATTEMPTS = 100

/** So long a file that cannot be read has to stay as it is before it is taken to be damaged, in milliseconds. */
const HALF_WRITTEN_MS = 100

/**
 * One JSON file of a folder, kept in memory through lowdb.
 *
 * `value` is what is known to be on disk (lowdb's own `data` runs ahead of it); a failed `save` leaves it as it was. A file that could not be
 * read has been moved aside or, where its kind stays, left as it is; one that could not be moved, or that a newer Caravan made, is never written.
 */
export class JsonFile<T> {
  readonly #folder: Folder
  readonly #name: string
  readonly #fresh: T
  readonly #stays: boolean
  readonly #adapter: JsonAdapter<T>
  readonly #low: Low<T>
  readonly #queue = new TaskQueue()
  #value: T
  #untouchable: Untouchable | null = null

  private constructor(folder: Folder, name: string, kind: FileKind<T>, fresh: T) {
    this.#folder = folder
    this.#name = name
    this.#fresh = fresh
    this.#stays = kind.stays === true
    this.#adapter = new JsonAdapter({ ...folder, path: `${folder.path}/${name}` }, kind)
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

  /** What the file was like when `value` was read or written; null where there was none. */
  get stamp(): FileStamp | null {
    return this.#adapter.stamp
  }

  /** Null where it may be written. */
  get untouchable(): Untouchable | null {
    return this.#untouchable
  }

  /**
   * Reads the file again if someone else has changed it; answers whether it was.
   *
   * What someone else left unreadable is moved aside, and what was known to be here before is put in its place.
   */
  refresh(): Promise<boolean> {
    return this.#queue.run(() => this.#refresh())
  }

  /**
   * Puts what `change` makes of the latest value on disk; `SaveFault` when that fails. One writer at a time.
   *
   * The latest value is what lies on the disk now, also where someone else wrote it: `change` is asked again where another computer was faster.
   */
  save(change: (value: T) => T): Promise<Saved<T>> {
    return this.#onLatest(async () => {
      const value = change(this.#value)
      if (value !== this.#value) await this.#write(value)
      return { value, stamp: this.#adapter.stamp }
    })
  }

  /** Takes the file away, unless `check` throws over the latest value; `SaveFault` when that fails. */
  remove(check: (value: T) => void): Promise<void> {
    return this.#onLatest(async () => {
      check(this.#value)
      await this.#adapter.remove()
      this.#value = this.#fresh
    })
  }

  /**
   * Moves what lies there and cannot be read out of its place, as it is.
   *
   * Null where nothing lay there when it was read. `ChangedMeanwhile` where something else does by now, `SaveFault` where it may be sound or
   * cannot be moved.
   */
  setAside(): Promise<Aside | null> {
    return this.#queue.run(async () => {
      const found = this.#untouchable
      // another computer has put something sound there since it was looked at
      if (this.#value !== this.#fresh && found === null) throw new ChangedMeanwhile()
      if (this.#value !== this.#fresh || isBusy(found?.damage)) throw new SaveFault('other', `${this.#name} can’t be read right now and may be fine`)
      if (found === null) return null
      const notice = await this.#moveAside(found.message, found.damage)
      if (notice.kind !== 'moved-aside') throw new SaveFault('other', `${this.#name} couldn’t be moved aside`)
      const { path, tell } = this.#folder
      return { tell: () => tell(notice), putBack: () => this.#adapter.moveBack(`${path}/${notice.movedTo}`) }
    })
  }

  /** Resolves once every save begun so far has ended. */
  idle(): Promise<void> {
    return this.#queue.idle()
  }

  #onLatest<R>(work: () => Promise<R>): Promise<R> {
    return this.#queue.run(async () => {
      await this.#refresh()
      for (let attempt = 1; ; attempt++) {
        if (this.#untouchable !== null) throw new SaveFault(this.#untouchable.reason ?? 'other', this.#untouchable.message)
        try {
          return await work()
        } catch (error) {
          if (!(error instanceof ChangedMeanwhile)) throw error
          if (attempt === MOST_ATTEMPTS) throw new SaveFault('other', `${this.#name} keeps being changed by another program`)
        }
        await this.#read(this.#value)
      }
    })
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

  async #read(known: T, attempt = 1): Promise<void> {
    const trouble = await troubleOf(async () => {
      this.#value = (await this.#adapter.read()) ?? this.#fresh
    })
    this.#untouchable = null
    if (trouble === null) this.#folder.withdraw(notReadId(this.#name))
    else if (this.#stays && known === this.#fresh && !hasGlimpse(trouble)) this.#leave(trouble)
    else if (trouble instanceof NewerFile) this.#newer(trouble)
    else if (trouble instanceof UnreadableFile) await this.#putAside(trouble, known, attempt)
    else this.#notRead(trouble)
  }

  #newer({ message, glimpse }: NewerFile): void {
    this.#untouchable = { why: 'newer', message }
    this.#value = (glimpse as T | null) ?? this.#fresh
    // what can be looked at says so itself
    if (glimpse === null) this.#folder.tell(leftAlone(this.#name, message, { kind: 'newer' }))
  }

  /** The list of its kind names it. */
  #leave(trouble: Error): void {
    const content = trouble instanceof UnreadableFile ? trouble.content : undefined
    this.#value = this.#fresh
    this.#untouchable = { why: 'damaged', message: messageWithoutPaths(trouble), damage: damageIn(trouble), content }
  }

  async #putAside({ message, damage }: UnreadableFile, known: T, attempt: number): Promise<void> {
    // a program that copies files into their place, not beside it, may be in the midst of this one
    await this.#folder.files.timers.wait(HALF_WRITTEN_MS)
    if (attempt < MOST_ATTEMPTS && (await this.#adapter.isChangedOutside().catch(() => false))) return this.#read(known, attempt + 1)
    let notice: Notice
    try {
      notice = await this.#moveAside(message, damage)
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) || attempt === MOST_ATTEMPTS) throw error
      // another computer has done it, or put something else there
      return this.#read(known, attempt + 1)
    }
    this.#folder.tell(notice)
    if (notice.kind !== 'moved-aside') this.#untouchable = { why: 'unreadable', message }
    else if (known !== this.#fresh) await this.#write(known).catch(() => undefined)
  }

  #moveAside(why: string, damage: Damage | undefined): Promise<Notice> {
    const { files, path, clock } = this.#folder
    return quarantine({ files, folder: path, file: this.#name, why, damage, when: clock(), move: (to) => this.#adapter.moveTo(to) })
  }

  /** What is known of it stays as it was, and nothing is written over what was not read. */
  #notRead(trouble: Error): void {
    const notRead = notReadOf(trouble)
    this.#untouchable = { why: 'unreadable', message: messageWithoutPaths(trouble), reason: trouble instanceof SaveFault ? trouble.reason : 'other' }
    // what the system is short of says nothing about the file
    if (notRead.why !== 'short') this.#folder.tell(notReadNotice(this.#name, notRead))
  }
}

const hasGlimpse = (trouble: Error): boolean => trouble instanceof NewerFile && trouble.glimpse !== null

async function troubleOf(read: () => Promise<void>): Promise<Error | null> {
  try {
    await read()
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
