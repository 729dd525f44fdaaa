import type { FileStamp } from './files'
import type { Folder } from './json-file'
import { NewerFile, UnreadableFile } from './json-adapter'
import type { JsonFolder } from './json-folder'
import { damageIn } from './not-read'
import { UnsuitableFile } from './regular-file'
import { SaveFault } from './save-fault'
import { TaskQueueByKey } from './task-queue'

/**
 * How programs that keep folders in step name what they cannot join, after the name they found: Syncthing
 * (`.sync-conflict-20261121-100000-ABCDEFG`), Nextcloud and Dropbox (` (conflicted copy 2026-11-21 100000)`, ` (Ada's conflicted copy 2026-11-21)`,
 * ` (… (1))`), older ownCloud (`_conflict-20261121-100000`), and those that only count (` (1)`).
 */
const COPY = /^([0-9a-z-]+)(?:(?:\.sync-conflict-\d{8}-\d{6}(?:-[0-9A-Z]+)?)+|_conflict-\d{8}-\d{6}| \([^/\\]*conflicted copy[^/\\]*\)| \(\d+\))$/

/** The name, without extension, of the file that a conflict copy is of; null for any other name. */
export function originalOf(name: string, extension: string): string | null {
  return name.endsWith(extension) ? (COPY.exec(name.slice(0, -extension.length))?.[1] ?? null) : null
}

/** A copy that does not fit together with the file it was made beside. */
export interface ConflictCopy<T> {
  readonly name: string
  readonly content: T
}

export interface ConflictCopiesOptions<T> {
  readonly folder: JsonFolder<T>
  /** One of both, the same on every device; null where a person has to choose. */
  readonly join: (kept: T, copy: T, name: string) => T | null
  readonly notices: Pick<Folder, 'tell' | 'withdraw'>
}

interface LookedAtCopies<T> {
  readonly written: T | null
  readonly changed: boolean
}

/** Thrown inside a save to leave the file as it is. */
class CameApart extends Error {}

/** Conflict copies beside the files of a folder: joined where that can be done, kept otherwise. */
export class ConflictCopies<T> {
  readonly #options: ConflictCopiesOptions<T>
  readonly #names = new Map<string, Set<string>>()
  readonly #apart = new Map<string, readonly ConflictCopy<T>[]>()
  readonly #alone = new Set<string>()
  /** Copies that could not be read and were told of, each with the state in which it was. */
  readonly #told = new Map<string, string>()
  /** A look that began before copies were taken away would otherwise end after that, and show them again. */
  readonly #inTurn = new TaskQueueByKey()

  constructor(options: ConflictCopiesOptions<T>) {
    this.#options = options
  }

  /** The things of which there are copies to choose from. */
  ids(): readonly string[] {
    return [...this.#apart.keys()]
  }

  /** The copies of a thing to choose from. */
  of(id: string): readonly ConflictCopy<T>[] {
    return this.#apart.get(id) ?? []
  }

  /** Takes note of what lies in the folder, or of what has changed there; gives the things whose copies are to be looked at. */
  note(names: Iterable<string>): ReadonlySet<string> {
    const touched = new Set<string>()
    const { folder } = this.#options
    for (const name of names) {
      const id = folder.idOf(name) ?? folder.idOf(`${originalOf(name, '.json') ?? ''}.json`)
      if (id === null) continue
      if (folder.idOf(name) === null) this.#names.set(id, (this.#names.get(id) ?? new Set()).add(name))
      if (this.#names.has(id)) touched.add(id)
    }
    return touched
  }

  /**
   * Joins what can be joined of a thing; what came of it where it was written, and whether there is anything else to tell.
   *
   * Where the thing itself is missing its copy takes its place, but not before the second look of a `whole` folder: one that is just being
   * filled may get a copy before what it is a copy of.
   */
  look(id: string, whole: boolean): Promise<LookedAtCopies<T>> {
    return this.#inTurn.run(id, () => this.#look(id, whole))
  }

  async #look(id: string, whole: boolean): Promise<LookedAtCopies<T>> {
    const before = this.of(id)
    const apart: ConflictCopy<T>[] = []
    let written: T | null = null
    for (const name of [...(this.#names.get(id) ?? [])].sort()) {
      const met = await this.#meet(id, name, whole)
      if (met.kind === 'gone') this.#forget(id, name)
      if (met.kind === 'apart') apart.push({ name, content: met.content })
      if (met.kind === 'joined') written = met.written ?? written
    }
    if (apart.length === 0) this.#apart.delete(id)
    else this.#apart.set(id, apart)
    return { written, changed: written !== null || before.map(({ name }) => name).join('/') !== apart.map(({ name }) => name).join('/') }
  }

  /** Takes copies away that are kept elsewhere by now. */
  settle(id: string, copies: readonly ConflictCopy<T>[]): Promise<void> {
    return this.#inTurn.run(id, async () => {
      const settled = new Set<string>()
      for (const { name } of copies) {
        await this.#options.folder.removeNamed(name)
        this.#forget(id, name)
        settled.add(name)
      }
      // the system's word that they changed may have come meanwhile: then their names are noted again, until the next look
      const left = this.of(id).filter(({ name }) => !settled.has(name))
      if (left.length === 0) this.#apart.delete(id)
      else this.#apart.set(id, left)
    })
  }

  #forget(id: string, name: string): void {
    const names = this.#names.get(id)
    names?.delete(name)
    this.#withdraw(name)
    if (names?.size === 0) this.#names.delete(id)
  }

  async #meet(id: string, name: string, whole: boolean): Promise<Met<T>> {
    const { folder } = this.#options
    const stamp = await folder.stampNamed(name)
    if (stamp === null) return { kind: 'gone' }
    const read = await this.#read(id, name, stamp)
    if (read === null) return LEFT_ALONE
    const kept = await folder.look(id)
    if (kept.untouchable !== null) return LEFT_ALONE
    if (kept.value === null && !(whole && this.#alone.has(name))) {
      if (whole) this.#alone.add(name)
      return LEFT_ALONE
    }
    return this.#join(id, name, read, stamp)
  }

  async #join(id: string, name: string, copy: T, stamp: FileStamp): Promise<Met<T>> {
    const { folder, join } = this.#options
    let written: T | null = null
    try {
      await folder.save(id, (kept) => {
        const joined = kept === null ? copy : join(kept, copy, name)
        if (joined === null) throw new CameApart()
        if (joined !== kept) written = joined
        return joined
      })
    } catch (error) {
      if (error instanceof CameApart) return { kind: 'apart', content: copy }
      // the disk does not take it now: everything is as it was, and it is tried again
      if (error instanceof SaveFault) return LEFT_ALONE
      throw error
    }
    this.#alone.delete(name)
    const now = await folder.stampNamed(name)
    if (now?.size !== stamp.size || now.mtimeMs !== stamp.mtimeMs) return { kind: 'joined', written }
    await folder.removeNamed(name).catch(() => undefined)
    this.#forget(id, name)
    return { kind: 'joined', written }
  }

  /** Null for what cannot be read now, or not by this version: it is left alone. */
  async #read(id: string, name: string, stamp: FileStamp): Promise<T | null> {
    try {
      const content = await this.#options.folder.readNamed(id, name)
      // it may have been looked at while it was still being written
      this.#withdraw(name)
      return content
    } catch (error) {
      if (error instanceof UnreadableFile || error instanceof NewerFile || error instanceof UnsuitableFile) this.#tellOnce(name, stamp, error)
      return null
    }
  }

  #tellOnce(name: string, { size, mtimeMs }: FileStamp, error: Error): void {
    const state = `${size} ${mtimeMs}`
    if (this.#told.get(name) === state) return
    this.#told.set(name, state)
    this.#options.notices.tell({ kind: 'copy-left', ...this.#noticeOf(name), why: error.message, damage: damageIn(error) })
  }

  #withdraw(name: string): void {
    if (this.#told.delete(name)) this.#options.notices.withdraw(this.#noticeOf(name).id)
  }

  #noticeOf(name: string): { readonly id: string; readonly file: string } {
    const file = `${this.#options.folder.name}/${name}`
    return { id: `copy-left:${file}`.slice(0, 100), file }
  }
}

const LEFT_ALONE = { kind: 'left' } as const

type Met<T> =
  /** The copy is no longer there. */
  | { readonly kind: 'gone' }
  | typeof LEFT_ALONE
  | { readonly kind: 'apart'; readonly content: T }
  /** It is part of the file, which was written for that unless it already was. */
  | { readonly kind: 'joined'; readonly written: T | null }
