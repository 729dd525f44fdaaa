import type { ConflictCopies } from './conflict-copies'
import type { Folder } from './json-file'
import type { JsonFolder } from './json-folder'
import { watchFolder, type Changes } from './watch'

/** What came of a look at a file: whether it is something else now, and whether it is to be looked at again soon. */
export interface FileLooked {
  readonly changed: boolean
  /** The disk did not take what has to be written there. */
  readonly left: boolean
}

interface FollowedFiles<T extends object> {
  readonly files: JsonFolder<T>
  readonly copies: ConflictCopies<T>
  readonly ids: () => Iterable<string>
  /** Takes into memory what a file holds now. */
  readonly lookAt: (id: string) => Promise<FileLooked>
  /** Told of what a file and a copy of it were joined to. */
  readonly joined?: (id: string, whole: T) => Promise<void>
}

const rethrow = (error: unknown): void => {
  throw error
}

/** Keeps what a store has in memory in step with the files of its folder, which other programs and devices write too. */
export class FollowedFolder<T extends object> {
  readonly #followed: FollowedFiles<T>
  #stopWatching: (() => Promise<void>) | null = null

  constructor(followed: FollowedFiles<T>) {
    this.#followed = followed
  }

  /**
   * Looks at the files that changed, or (null) at all of them; says whether anything became something else, and what is left to be looked at again.
   *
   * A file that cannot be looked at is told to `failed`, and the others are looked at all the same; without `failed` the first fault is thrown.
   */
  async look(changes: Changes = null, failed = rethrow): Promise<{ readonly changed: boolean; readonly left: ReadonlySet<string> }> {
    const { files, copies, ids, lookAt, joined } = this.#followed
    const names = changes ?? (await files.names())
    if (changes === null) await files.clearClaims(names)
    const written = [...names].map((name) => files.idOf(name)).filter((id) => id !== null)
    const copied = copies.note(names)
    let changed = false
    const left = new Set<string>()
    for (const id of new Set([...copied, ...written, ...(changes === null ? ids() : [])])) {
      try {
        if (copied.has(id)) {
          const { written: whole } = await copies.look(id, changes === null)
          if (whole !== null && joined !== undefined) {
            await joined(id, whole)
            // what is in memory may be the whole already when its file is looked at
            changed = true
          }
        }
        const looked = await lookAt(id)
        changed ||= looked.changed
        if (looked.left) left.add(files.nameOf(id))
      } catch (error) {
        failed(error)
        left.add(files.nameOf(id))
      }
    }
    return { changed, left }
  }

  /** Calls `changed` after someone else has changed the folder, until it is closed. */
  watch({ files, path, watched }: Folder, changed: () => void): void {
    const { name } = this.#followed.files
    const look = async (changes: Changes): Promise<Changes> => {
      const found = await this.look(changes, () => undefined)
      if (found.changed) changed()
      return found.left
    }
    this.#stopWatching = watchFolder({ files, path: `${path}/${name}`, look, works: (works) => watched?.(name, works) })
  }

  /** Settles when nobody watches any more and what was being written is on disk. */
  async close(): Promise<void> {
    await this.#stopWatching?.()
    await this.#followed.files.idle()
  }
}
