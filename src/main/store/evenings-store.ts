import type { Evening } from '#shared/evening/evening'
import { joinEvenings, lacks } from '#shared/evening/join'
import { textOrder } from '#shared/kernel/text-order'
import { AcknowledgedEvenings } from './acknowledged-evenings'
import { eveningFileKind } from './evening-file'
import { EveningAbsence } from './evening-absence'
import type { FileLooked } from './followed-folder'
import { filesOf, FolderStore, isOther, type FolderKind } from './folder-store'
import type { Folder } from './json-file'
import type { JsonFolder } from './json-folder'
import { SaveFault } from './save-fault'

const EVENINGS: FolderKind<Evening, Evening> = {
  folder: 'evenings',
  fileOf: eveningFileKind,
  read: (evening) => evening,
  written: (evening) => evening,
  join: joinEvenings,
  // the latest first
  order: (a, b) => textOrder(b.date, a.date) || textOrder(b.updatedAt, a.updatedAt) || textOrder(a.id, b.id),
}

/** The evenings of the house, the latest first. */
export class EveningsStore extends FolderStore<Evening, Evening> {
  readonly #acknowledged: AcknowledgedEvenings
  readonly #absence: EveningAbsence
  readonly #folder: Folder

  private constructor(folder: Folder, files: JsonFolder<Evening>, acknowledged: AcknowledgedEvenings, now: () => number) {
    super(folder, EVENINGS, files)
    this.#folder = folder
    this.#acknowledged = acknowledged
    this.#absence = new EveningAbsence(now)
  }

  /** `device`: where this device keeps what is its alone; `now`: milliseconds of a clock that nobody sets. */
  static async open(data: Folder, device: Folder, now = () => performance.now()): Promise<EveningsStore> {
    const acknowledged = await AcknowledgedEvenings.open(device)
    const store = new EveningsStore(data, await filesOf(data, EVENINGS), acknowledged, now)
    for (const evening of await acknowledged.left()) store.put(evening)
    await store.look()
    return store
  }

  /** Whether its file is missing, and nobody has deleted it as far as this computer knows: it may come back. */
  isAway(id: string): boolean {
    return this.#absence.isAway(id)
  }

  /** Puts what `change` makes of an evening on disk; `SaveFault` when that fails, also while its file is away. */
  override async save(id: string, change: (evening: Evening | null) => Evening): Promise<Evening> {
    const { value } = await this.files.save(id, (stored) => {
      if (stored === null && this.#mayComeBack(id)) throw new SaveFault('away', 'the file of this evening isn’t there right now')
      return change(this.#whole(id, stored))
    })
    await this.#keep(value)
    return value
  }

  /** Takes an evening's file away; `SaveFault` when that fails. */
  override async remove(id: string): Promise<void> {
    const known = this.get(id)
    // first: what is left of it on this device would be taken for an evening that is away
    await this.#acknowledged.forget(id)
    try {
      await this.files.remove(id, () => undefined)
    } catch (error) {
      if (known !== undefined) await this.#acknowledged.keep(known)
      throw error
    }
    this.drop(id)
    this.#settle(id)
  }

  override async close(): Promise<void> {
    await super.close()
    await this.#acknowledged.idle()
  }

  protected override joined(id: string, whole: Evening): Promise<void> {
    return this.#keep(this.#whole(id, whole))
  }

  async #keep(evening: Evening): Promise<void> {
    this.put(evening)
    this.#settle(evening.id)
    await this.#acknowledged.keep(evening)
  }

  /**
   * What lies on the disk, with what this computer acknowledged and it lacks.
   *
   * A program that keeps folders in step may put another computer's version in place in the very moment in which this one writes its own.
   */
  #whole<T extends Evening | null>(id: string, stored: T): T | Evening {
    const known = this.get(id)
    if (stored === null || known === undefined || known === stored || !lacks(stored, known)) return stored
    return joinEvenings(stored, known) ?? stored
  }

  /** Nobody deletes an evening that is not in the bin. */
  #mayComeBack(id: string): boolean {
    const known = this.get(id)
    return known !== undefined && typeof known.bin?.at !== 'string'
  }

  #settle(id: string): void {
    this.#absence.settle(id)
    this.#folder.withdraw(noticeOf(id))
  }

  protected override async lookAt(id: string): Promise<FileLooked> {
    const before = this.get(id)
    const { value: found, untouchable } = await this.files.look(id)
    // its folder is away
    if (untouchable?.why === 'unreadable' && untouchable.reason === 'away') return { changed: false, left: true }
    if (found === null && untouchable === null && this.#mayComeBack(id)) {
      const missed = this.#absence.missed(id)
      if (missed === 'first') this.#folder.tell({ kind: 'evening-away', id: noticeOf(id), name: before?.name ?? '' })
      if (missed !== 'long') return { changed: missed === 'first', left: false }
    } else this.#settle(id)
    if (found === null) {
      const changed = this.drop(id)
      this.#folder.withdraw(noticeOf(id))
      // one that only cannot be read now may come back
      if (untouchable === null) await this.#acknowledged.forget(id)
      return { changed, left: false }
    }
    const whole = this.#whole(id, found)
    if (whole === found) {
      this.put(found)
      await this.#acknowledged.isThere(id)
      return { changed: isOther(before, found), left: false }
    }
    try {
      const { value } = await this.files.save(id, (stored) => this.#whole(id, stored) ?? whole)
      this.put(value)
      return { changed: isOther(before, value), left: false }
    } catch {
      // the disk does not take it now: it is in memory, and tried again
      const all = this.#whole(id, whole)
      this.put(all)
      return { changed: isOther(before, all), left: true }
    }
  }
}

const noticeOf = (id: string): string => `evening-away:${id}`
