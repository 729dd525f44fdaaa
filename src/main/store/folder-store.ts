import type { Notice } from '#shared/contract/lists'
import { canonical } from '#shared/kernel/canonical'
import { ConflictCopies } from './conflict-copies'
import { FollowedFolder, type FileLooked } from './followed-folder'
import type { FileKind } from './json-adapter'
import type { Folder } from './json-file'
import { JsonFolder } from './json-folder'

/** Things of which each has a JSON file of its own: `S` as they lie in it, `T` as they are handed out. */
export interface FolderKind<S extends object, T> {
  /** Where they lie in the data folder. */
  readonly folder: string
  readonly fileOf: (id: string) => FileKind<S | null>
  readonly read: (stored: S) => T
  readonly written: (thing: T) => S
  /** One of two that came apart, the same on every device; null where that cannot be done. */
  readonly join: (kept: S, copy: S, tell: (notice: Notice) => void) => S | null
  readonly order: (a: T, b: T) => number
}

/** Thrown inside a save to leave a thing as it is now. */
class MovedOn extends Error {
  override readonly name = 'MovedOn'
}

/** Things of a kind, each in a file of its own, all of them in memory, in step with what other programs and devices write. */
export class FolderStore<S extends object, T extends { readonly id: string; readonly updatedAt: string }> {
  protected readonly files: JsonFolder<S>
  readonly #kind: FolderKind<S, T>
  readonly #things = new Map<string, T>()
  readonly #followed: FollowedFolder<S>
  #all: readonly T[] | null = null

  protected constructor(folder: Folder, kind: FolderKind<S, T>, files: JsonFolder<S>) {
    this.files = files
    this.#kind = kind
    this.#followed = new FollowedFolder({
      files,
      copies: new ConflictCopies({ folder: files, notices: folder, join: (kept, copy) => kind.join(kept, copy, folder.tell) }),
      ids: () => this.#things.keys(),
      lookAt: (id) => this.lookAt(id),
      joined: (id, whole) => this.joined(id, whole),
    })
  }

  static async ofKind<S extends object, T extends { readonly id: string; readonly updatedAt: string }>(
    folder: Folder,
    kind: FolderKind<S, T>,
  ): Promise<FolderStore<S, T>> {
    const store = new FolderStore(folder, kind, await filesOf(folder, kind))
    await store.look()
    return store
  }

  /** In the order of their kind. The same array until something changes. */
  all(): readonly T[] {
    this.#all ??= [...this.#things.values()].sort(this.#kind.order)
    return this.#all
  }

  get(id: string): T | undefined {
    return this.#things.get(id)
  }

  /** Puts what `change` makes of a thing on disk; `SaveFault` when that fails. */
  async save(id: string, change: (thing: T | null) => T): Promise<T> {
    const { read, written } = this.#kind
    const { value } = await this.files.save(id, (stored) => written(change(stored === null ? null : read(stored))))
    const thing = read(value)
    this.put(thing)
    return thing
  }

  /**
   * Puts a thing from elsewhere here, in place of the one last changed at `inPlaceOf` (null: of none), as `next` makes it of that.
   *
   * False if that is no longer what is here; `SaveFault` when it cannot be saved.
   */
  async bring(thing: T, inPlaceOf: string | null, next: (here: T) => T): Promise<boolean> {
    try {
      await this.save(thing.id, (here) => {
        if ((here?.updatedAt ?? null) !== inPlaceOf) throw new MovedOn()
        return here === null ? thing : next(here)
      })
      return true
    } catch (error) {
      if (error instanceof MovedOn) return false
      throw error
    }
  }

  /** Takes a thing's file away; `SaveFault` when that fails. */
  async remove(id: string): Promise<void> {
    await this.files.remove(id, () => undefined)
    this.drop(id)
  }

  /** Calls `changed` after someone else has changed some, until the store is closed. */
  watch(folder: Folder, changed: () => void): void {
    this.#followed.watch(folder, changed)
  }

  close(): Promise<void> {
    return this.#followed.close()
  }

  /** Takes all of them into memory. */
  protected async look(): Promise<void> {
    await this.#followed.look()
  }

  /** Takes into memory what a file holds now. */
  protected async lookAt(id: string): Promise<FileLooked> {
    const before = this.get(id)
    const stored = (await this.files.look(id)).value
    if (stored === null) return { changed: this.drop(id), left: false }
    const thing = this.#kind.read(stored)
    this.put(thing)
    return { changed: isOther(before, thing), left: false }
  }

  /** Told of what a file and a copy of it were joined to, before it is looked at. */
  protected async joined(_id: string, _whole: S): Promise<void> {}

  protected put(thing: T): void {
    this.#all = null
    this.#things.set(thing.id, thing)
  }

  protected drop(id: string): boolean {
    this.#all = null
    return this.#things.delete(id)
  }
}

/** The folder of a kind, made where it is missing. */
export function filesOf<S extends object, T>(folder: Folder, { folder: name, fileOf }: FolderKind<S, T>): Promise<JsonFolder<S>> {
  return JsonFolder.open<S>(folder, name, fileOf)
}

export const isOther = <T>(before: T | undefined, now: T): boolean => before !== now && (before === undefined || canonical(before) !== canonical(now))
