import type { ConflictCopies } from './conflict-copies'
import type { Folder } from './json-file'
import type { JsonFolder } from './json-folder'
import { watchFolder, type Changes } from './watch'

interface Followed<T extends object> {
  readonly files: JsonFolder<T>
  readonly copies: ConflictCopies<T>
  /** The ids in memory. */
  readonly ids: () => Iterable<string>
  /** Takes into memory what a file holds now; says whether that is something else. */
  readonly lookAt: (id: string) => Promise<boolean>
}

/** Keeps what a store has in memory in step with the files of its folder, which other programs and devices write too. */
export class FollowedFolder<T extends object> {
  readonly #followed: Followed<T>
  #stopWatching: (() => Promise<void>) | null = null

  constructor(followed: Followed<T>) {
    this.#followed = followed
  }

  /** Looks at the files that changed, or (null) at all of them; says whether anything became something else. */
  async look(changes: Changes = null): Promise<boolean> {
    const { files, copies, ids, lookAt } = this.#followed
    const names = changes ?? (await files.names())
    if (changes === null) await files.clearClaims(names)
    const written = [...names].map((name) => files.idOf(name)).filter((id) => id !== null)
    const copied = copies.note(names)
    for (const id of copied) await copies.look(id, changes === null)
    let any = false
    for (const id of new Set([...written, ...copied, ...(changes === null ? ids() : [])])) any = (await lookAt(id)) || any
    return any
  }

  /** Calls `changed` after someone else has changed the folder, until it is closed. */
  watch({ files, path, watched }: Folder, changed: () => void): void {
    const { name } = this.#followed.files
    const look = async (changes: Changes): Promise<void> => {
      if (await this.look(changes)) changed()
    }
    this.#stopWatching = watchFolder({ files, path: `${path}/${name}`, look, works: (works) => watched?.(name, works) })
  }

  /** Settles when nobody watches any more and what was being written is on disk. */
  async close(): Promise<void> {
    await this.#stopWatching?.()
    await this.#followed.files.idle()
  }
}
