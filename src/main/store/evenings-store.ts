import type { Evening } from '#shared/evening/evening'
import { joinEvenings, lacks } from '#shared/evening/join'
import { canonical } from '#shared/kernel/canonical'
import { textOrder } from '#shared/kernel/text-order'
import { AcknowledgedEvenings } from './acknowledged-evenings'
import { ConflictCopies } from './conflict-copies'
import { eveningFileKind } from './evening-file'
import { EveningAbsence } from './evening-absence'
import { FollowedFolder, type Looked } from './followed-folder'
import type { Folder } from './json-file'
import { JsonFolder } from './json-folder'
import { SaveFault } from './save-fault'

/** Where evenings lie in the data folder. */
const EVENINGS_FOLDER = 'evenings'

/** The evenings of the house, each in a file of its own, all of them in memory. */
export class EveningsStore {
  readonly #files: JsonFolder<Evening>
  readonly #evenings = new Map<string, Evening>()
  readonly #acknowledged: AcknowledgedEvenings
  readonly #followed: FollowedFolder<Evening>
  readonly #absence: EveningAbsence
  readonly #folder: Folder

  private constructor(folder: Folder, files: JsonFolder<Evening>, acknowledged: AcknowledgedEvenings, now: () => number) {
    this.#folder = folder
    this.#files = files
    this.#acknowledged = acknowledged
    this.#absence = new EveningAbsence(now)
    const copies = new ConflictCopies({ folder: files, tell: folder.tell, join: joinEvenings })
    this.#followed = new FollowedFolder({
      files,
      copies,
      ids: () => this.#evenings.keys(),
      lookAt: (id) => this.#lookAt(id),
      joined: (id, evening) => this.#put(id, this.#whole(id, evening)),
    })
  }

  /** `device`: where this device keeps what is its alone; `now`: milliseconds of a clock that nobody sets. */
  static async open(data: Folder, device: Folder, now = () => performance.now()): Promise<EveningsStore> {
    const acknowledged = await AcknowledgedEvenings.open(device)
    const store = new EveningsStore(data, await JsonFolder.open<Evening>(data, EVENINGS_FOLDER, eveningFileKind), acknowledged, now)
    for (const evening of await acknowledged.left()) store.#evenings.set(evening.id, evening)
    await store.#followed.look()
    return store
  }

  /** The latest first. */
  all(): readonly Evening[] {
    return [...this.#evenings.values()].sort((a, b) => textOrder(b.date, a.date) || textOrder(b.updatedAt, a.updatedAt) || textOrder(a.id, b.id))
  }

  get(id: string): Evening | undefined {
    return this.#evenings.get(id)
  }

  /** Whether its file is missing, and nobody has deleted it as far as this computer knows: it may come back. */
  isAway(id: string): boolean {
    return this.#absence.isAway(id)
  }

  /** Puts what `change` makes of an evening on disk; `SaveFault` when that fails, also while its file is away. */
  async save(id: string, change: (evening: Evening | null) => Evening): Promise<Evening> {
    const { value } = await this.#files.save(id, (stored) => {
      if (stored === null && this.#mayComeBack(id)) throw new SaveFault('away', 'the file of this evening isn’t there right now')
      return change(this.#whole(id, stored))
    })
    await this.#put(id, value)
    return value
  }

  /** Takes an evening's file away; `SaveFault` when that fails. */
  async remove(id: string): Promise<void> {
    const known = this.#evenings.get(id)
    // first: what is left of it on this device would be taken for an evening that is away
    await this.#acknowledged.forget(id)
    try {
      await this.#files.remove(id, () => undefined)
    } catch (error) {
      if (known !== undefined) await this.#acknowledged.keep(known)
      throw error
    }
    this.#evenings.delete(id)
    this.#settle(id)
  }

  /** Calls `changed` after someone else has changed evenings, until the store is closed. */
  watch(folder: Folder, changed: () => void): void {
    this.#followed.watch(folder, changed)
  }

  async close(): Promise<void> {
    await this.#followed.close()
    await this.#acknowledged.idle()
  }

  async #put(id: string, evening: Evening): Promise<void> {
    this.#evenings.set(id, evening)
    this.#settle(id)
    await this.#acknowledged.keep(evening)
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

  /** Nobody deletes an evening that is not in the bin. */
  #mayComeBack(id: string): boolean {
    const known = this.#evenings.get(id)
    return known !== undefined && typeof known.bin?.at !== 'string'
  }

  #settle(id: string): void {
    this.#absence.settle(id)
    this.#folder.withdraw(noticeOf(id))
  }

  async #lookAt(id: string): Promise<Looked> {
    const before = this.#evenings.get(id)
    const { value: found, untouchable } = await this.#files.look(id)
    // its folder is away
    if (untouchable?.why === 'unreadable' && untouchable.reason === 'away') return { changed: false, left: true }
    if (found === null && untouchable === null && this.#mayComeBack(id)) {
      const missed = this.#absence.missed(id)
      if (missed === 'first') this.#folder.tell({ kind: 'evening-away', id: noticeOf(id), name: before?.name ?? '' })
      if (missed !== 'long') return { changed: missed === 'first', left: false }
    } else this.#settle(id)
    if (found === null) {
      const changed = this.#evenings.delete(id)
      this.#folder.withdraw(noticeOf(id))
      // one that only cannot be read now may come back
      if (untouchable === null) await this.#acknowledged.forget(id)
      return { changed, left: false }
    }
    const whole = this.#whole(id, found)
    if (whole === found) {
      this.#evenings.set(id, found)
      await this.#acknowledged.isThere(id)
      return { changed: isOther(before, found), left: false }
    }
    try {
      const { value } = await this.#files.save(id, (stored) => this.#whole(id, stored) ?? whole)
      this.#evenings.set(id, value)
      return { changed: isOther(before, value), left: false }
    } catch {
      // the disk does not take it now: it is in memory, and tried again
      const all = this.#whole(id, whole)
      this.#evenings.set(id, all)
      return { changed: isOther(before, all), left: true }
    }
  }
}

const noticeOf = (id: string): string => `evening-away:${id}`

const isOther = (before: Evening | undefined, now: Evening): boolean => before !== now && (before === undefined || canonical(before) !== canonical(now))
