import type { Evening } from '#shared/evening/evening'
import { joinEvenings, lacks } from '#shared/evening/join'
import { textOrder } from '#shared/kernel/text-order'
import { eveningFileKind } from './evening-file'
import { filesOf, type FolderKind, FolderStore, isOther } from './folder-store'
import type { FileLooked } from './followed-folder'
import type { Folder } from './json-file'
import { JsonFolder } from './json-folder'
import { SaveFault } from './save-fault'

/** So long the file of an evening may be missing before the evening leaves the lists, in milliseconds. */
const AWAY_MS = 10 * 60_000

/**
 * Evenings whose files are missing though their folder is there.
 *
 * A file can be away for a moment: programs that sync folders take files away and bring them back, and so do sticks and shares. People put an evening
 * into the bin before they delete it. So one that is missing without that counts as away: it stays as it was last known, and nothing takes its place.
 */
export class EveningAbsence {
  readonly #since = new Map<string, number>()
  readonly #now: () => number

  /** `now`: milliseconds of a clock that nobody sets. */
  constructor(now: () => number) {
    this.#now = now
  }

  /** It was looked for and not found: for the first time, again, or for so long that it leaves the lists. */
  missed(id: string): 'first' | 'again' | 'long' {
    const since = this.#since.get(id)
    if (since !== undefined) return this.#now() - since > AWAY_MS ? 'long' : 'again'
    this.#since.set(id, this.#now())
    return 'first'
  }

  /** Whether it is missing, and nobody has deleted it as far as this computer knows. */
  isAway(id: string): boolean {
    return this.#since.has(id)
  }

  /** It is there again, or was deleted. */
  settle(id: string): void {
    this.#since.delete(id)
  }
}

const ACKNOWLEDGED_FOLDER = 'acknowledged-evenings'

/** What the data folder still has after so long, in milliseconds, is not written over any more. */
const SETTLES_MS = 120_000

/**
 * Evenings as this computer acknowledged them a little while ago, on this device alone.
 *
 * A program that keeps folders in step may put another computer's version in place in the very moment in which this one writes its own. What is in memory is
 * then written again; this is for a Caravan that ends before it has done so.
 */
export class AcknowledgedEvenings {
  readonly #files: JsonFolder<Evening>
  /** When each was put here, by a clock that nobody sets. */
  readonly #since = new Map<string, number>()

  private constructor(files: JsonFolder<Evening>) {
    this.#files = files
  }

  static async open(device: Folder): Promise<AcknowledgedEvenings> {
    return new AcknowledgedEvenings(await JsonFolder.open<Evening>(device, ACKNOWLEDGED_FOLDER, eveningFileKind))
  }

  /** What was left by the Caravan before. */
  async left(): Promise<readonly Evening[]> {
    const found: Evening[] = []
    for (const name of await this.#files.names()) {
      const id = this.#files.idOf(name)
      const evening = id === null ? null : (await this.#files.file(id)).value
      if (evening === null) continue
      this.#since.set(evening.id, performance.now())
      found.push(evening)
    }
    return found
  }

  /** Keeps an evening that lies in the data folder since just now. */
  async keep(evening: Evening): Promise<void> {
    this.#since.set(evening.id, performance.now())
    try {
      await this.#files.save(evening.id, () => evening)
    } catch (error) {
      // it is on the disk already: this would only guard it
      if (!(error instanceof SaveFault)) throw error
    }
  }

  /** The data folder has all of it: it goes once that has been so for a while. */
  async isThere(id: string): Promise<void> {
    const since = this.#since.get(id)
    if (since !== undefined && performance.now() - since > SETTLES_MS) await this.forget(id)
  }

  async forget(id: string): Promise<void> {
    if (!this.#since.delete(id)) return
    await this.#files.remove(id, () => undefined).catch(() => undefined)
  }

  idle(): Promise<void> {
    return this.#files.idle()
  }
}

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
