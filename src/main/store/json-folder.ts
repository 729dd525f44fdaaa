import { idSchema } from '#shared/contract/ids'
import { ChangedMeanwhile, clearLeftClaims, clearLeftovers, type ClaimsSeen } from './claim'
import { makeFolder } from './durable-file'
import { READ_LIMITS, type FileStamp } from './files'
import { JsonAdapter, type FileKind } from './json-adapter'
import { JsonFile, type Aside, type Folder, type Saved } from './json-file'
import { notReadId } from './not-read'
import { SaveFault } from './save-fault'

const EXTENSION = '.json'

/** What was to be added is there already. */
class AlreadyThere extends SaveFault {}

/** A folder with one JSON file for each thing of a kind, named by the thing's id. */
export class JsonFolder<T> {
  readonly name: string
  readonly #folder: Folder
  readonly #kindOf: (id: string) => FileKind<T | null>
  readonly #open = new Map<string, Promise<JsonFile<T | null>>>()
  #claims: ClaimsSeen = new Map()

  private constructor(folder: Folder, name: string, kindOf: (id: string) => FileKind<T | null>) {
    this.name = name
    this.#folder = folder
    this.#kindOf = kindOf
  }

  /** Makes the folder where it is missing, and clears away what interrupted writes have left in it. */
  static async open<T>(folder: Folder, name: string, kindOf: (id: string) => FileKind<T | null>): Promise<JsonFolder<T>> {
    const { files, path } = folder
    await makeFolder(files, `${path}/${name}`)
    await clearLeftovers(folder, `${path}/${name}`)
    return new JsonFolder(folder, name, kindOf)
  }

  get path(): string {
    return `${this.#folder.path}/${this.name}`
  }

  /** What lies in it now, by file name. */
  names(): Promise<readonly string[]> {
    return this.#folder.files.list(this.path)
  }

  /** Clears away claims that a host which is gone has left, once they were there at two looks through the whole folder. */
  async clearClaims(names: Iterable<string>): Promise<void> {
    this.#claims = await clearLeftClaims(this.#folder.files, this.path, names, this.#claims)
  }

  /** What a thing's file is called. */
  nameOf(id: string): string {
    return `${id}${EXTENSION}`
  }

  /** Null for a name that is none of ours. */
  idOf(name: string): string | null {
    const id = name.slice(0, -EXTENSION.length)
    return name.endsWith(EXTENSION) && idSchema.safeParse(id).success ? id : null
  }

  /** Size and time of a thing's file; null where it is missing. */
  async stamp(id: string): Promise<FileStamp | null> {
    const name = `${this.name}/${id}${EXTENSION}`
    const stamp = await this.#folder.files.stamp(`${this.#folder.path}/${name}`)
    if (stamp === null) this.#folder.withdraw(notReadId(name))
    return stamp
  }

  /** Size and time of any file in the folder; null where it is missing, or cannot be looked at. */
  stampNamed(name: string) {
    return this.#folder.files.stamp(`${this.path}/${name}`).catch(() => null)
  }

  /** What a file beside a thing's own holds of it; null where there is none, otherwise as `JsonAdapter.read`. */
  readNamed(id: string, name: string): Promise<T | null> {
    return new JsonAdapter({ ...this.#folder, path: `${this.path}/${name}` }, this.#kindOf(id)).read()
  }

  /** Takes a file beside a thing's own away. */
  async removeNamed(name: string): Promise<void> {
    await this.#folder.files.remove(`${this.path}/${name}`)
  }

  /** The thing's file, kept open from then on while there is something in it. */
  async file(id: string): Promise<JsonFile<T | null>> {
    const opening = this.#open.get(id) ?? this.glance(id)
    this.#open.set(id, opening)
    const file = await opening
    if (file.value === null && this.#open.get(id) === opening) this.#open.delete(id)
    return file
  }

  /** The thing's file, read for this once. */
  glance(id: string): Promise<JsonFile<T | null>> {
    return this.#open.get(id) ?? JsonFile.open(this.#folder, `${this.name}/${id}${EXTENSION}`, this.#kindOf(id), null)
  }

  /** The file as it is on disk now, no matter what wrote it last. */
  async look(id: string): Promise<JsonFile<T | null>> {
    const known = this.#open.has(id)
    const file = await this.file(id)
    if (known) await file.refresh()
    return file
  }

  /** Puts what `change` makes of the thing on disk; `SaveFault` when that fails. */
  async save(id: string, change: (value: T | null) => T): Promise<Saved<T>> {
    const file = await this.file(id)
    const { value, stamp } = await file.save(change)
    this.#open.set(id, Promise.resolve(file))
    return { value: value as T, stamp }
  }

  /** Puts a new thing on disk without keeping it open; `SaveFault` when that fails, also where something lies there already. */
  async add(id: string, value: T): Promise<FileStamp | null> {
    const file = await this.glance(id)
    const { stamp } = await file.save((before) => {
      if (before !== null) throw new AlreadyThere('other', `there is a ${this.name}/${id}${EXTENSION} already`)
      return value
    })
    return stamp
  }

  /** Keeps the thing's file in memory no longer. Only for the one writer of the file. */
  async release(id: string): Promise<void> {
    await (await this.#open.get(id))?.idle()
    this.#open.delete(id)
  }

  /** Where a thing's file lies, if there is one. */
  pathOf(id: string): string {
    return `${this.path}/${this.nameOf(id)}`
  }

  /** What lies there, byte by byte; rejects as the system does. */
  bytes(id: string): Promise<Uint8Array> {
    return this.#folder.files.readBytes(this.pathOf(id), READ_LIMITS.list)
  }

  /** Moves a thing's file that cannot be used out of its place, as it is, and reports it; throws as `JsonFile.setAside`. */
  async setAside(id: string): Promise<void> {
    ;(await this.#moveAside(id))?.tell()
  }

  /**
   * Puts a thing where none can be used: what lies there is moved aside first, and back where the disk does not take the thing.
   *
   * `ChangedMeanwhile` where another computer has put something there.
   */
  async bringIn(id: string, value: T): Promise<FileStamp | null> {
    const aside = await this.#moveAside(id)
    try {
      const stamp = await this.add(id, value)
      aside?.tell()
      return stamp
    } catch (error) {
      if (!(error instanceof AlreadyThere)) {
        await aside?.putBack().catch(() => aside.tell())
        throw error
      }
      aside?.tell()
      throw new ChangedMeanwhile()
    }
  }

  /** Takes the thing's file away for good, unless `check` throws over what it holds now; `SaveFault` when that fails. */
  async remove(id: string, check: (value: T | null) => void): Promise<void> {
    await (await this.file(id)).remove(check)
    this.#open.delete(id)
  }

  async idle(): Promise<void> {
    for (const file of await Promise.all(this.#open.values())) await file.idle()
  }

  async #moveAside(id: string): Promise<Aside | null> {
    const file = await this.glance(id)
    const aside = await file.setAside()
    await this.release(id)
    return aside
  }
}
