import type { Evening } from '#shared/evening/evening'
import { joinEvenings, lacks } from '#shared/evening/join'
import { canonical } from '#shared/kernel/canonical'
import { ConflictCopies } from './conflict-copies'
import { eveningFileKind } from './evening-file'
import { FollowedFolder } from './followed-folder'
import type { Folder } from './json-file'
import { JsonFolder } from './json-folder'

/** Where evenings lie in the data folder. */
export const EVENINGS_FOLDER = 'evenings'

/** The evenings of the house, each in a file of its own, all of them in memory. */
export class EveningsStore {
  readonly #files: JsonFolder<Evening>
  readonly #evenings = new Map<string, Evening>()
  readonly #followed: FollowedFolder<Evening>

  private constructor({ tell }: Folder, files: JsonFolder<Evening>) {
    this.#files = files
    const copies = new ConflictCopies({ folder: files, tell, join: joinEvenings })
    this.#followed = new FollowedFolder({ files, copies, ids: () => this.#evenings.keys(), lookAt: (id) => this.#lookAt(id) })
  }

  static async open(folder: Folder): Promise<EveningsStore> {
    const store = new EveningsStore(folder, await JsonFolder.open<Evening>(folder, EVENINGS_FOLDER, eveningFileKind))
    await store.#followed.look()
    return store
  }

  /** The latest first. */
  all(): readonly Evening[] {
    return [...this.#evenings.values()].sort((a, b) => compare(b.date, a.date) || compare(b.updatedAt, a.updatedAt) || compare(a.id, b.id))
  }

  get(id: string): Evening | undefined {
    return this.#evenings.get(id)
  }

  /** Puts what `change` makes of an evening on disk; `SaveFault` when that fails. */
  async save(id: string, change: (evening: Evening | null) => Evening): Promise<Evening> {
    const { value } = await this.#files.save(id, (stored) => change(this.#whole(id, stored)))
    this.#evenings.set(id, value)
    return value
  }

  /** Takes an evening's file away; `SaveFault` when that fails. */
  async remove(id: string): Promise<void> {
    await this.#files.remove(id, () => undefined)
    this.#evenings.delete(id)
  }

  /** Calls `changed` after someone else has changed evenings, until the store is closed. */
  watch(folder: Folder, changed: () => void): void {
    this.#followed.watch(folder, changed)
  }

  close(): Promise<void> {
    return this.#followed.close()
  }

  /**
   * What lies on the disk, with what this computer acknowledged and it lacks.
   *
   * A program that keeps folders in step may put another computer's version in place in the very moment in which this one writes its own.
   */
  #whole<T extends Evening | null>(id: string, stored: T): T | Evening {
    const known = this.#evenings.get(id)
    if (stored === null || known === undefined || known === stored || !lacks(stored, known)) return stored
    return joinEvenings(stored, known) ?? stored
  }

  async #lookAt(id: string): Promise<boolean> {
    const before = this.#evenings.get(id)
    const found = (await this.#files.look(id)).value
    if (found === null) return this.#evenings.delete(id)
    const whole = this.#whole(id, found)
    // the disk may not take it now: it is in memory, and goes with the next save
    const stored =
      whole === found
        ? found
        : await this.#files
            .save(id, (now) => this.#whole(id, now) ?? whole)
            .then(
              ({ value }) => value,
              () => whole,
            )
    this.#evenings.set(id, stored)
    return before !== stored && (before === undefined || canonical(before) !== canonical(stored))
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
