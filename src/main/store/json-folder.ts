import { idSchema } from '#shared/contract/schemas'
import { isTemporary } from './durable-file'
import { JsonAdapter, type FileKind } from './json-adapter'
import { JsonFile, type Folder } from './json-file'
import { SaveFault } from './save-fault'

const EXTENSION = '.json'

/** A folder with one JSON file for each thing of a kind, named by the thing's id. */
export class JsonFolder<T> {
  /** Its name in the data folder. */
  readonly name: string
  readonly #folder: Folder
  readonly #kindOf: (id: string) => FileKind<T | null>
  readonly #open = new Map<string, Promise<JsonFile<T | null>>>()

  private constructor(folder: Folder, name: string, kindOf: (id: string) => FileKind<T | null>) {
    this.name = name
    this.#folder = folder
    this.#kindOf = kindOf
  }

  /** Makes the folder where it is missing, and clears away what interrupted writes have left in it. */
  static async open<T>(folder: Folder, name: string, kindOf: (id: string) => FileKind<T | null>): Promise<JsonFolder<T>> {
    const { files, path } = folder
    await files.makeFolder(`${path}/${name}`)
    for (const file of (await files.list(`${path}/${name}`)).filter(isTemporary)) await files.remove(`${path}/${name}/${file}`).catch(() => undefined)
    return new JsonFolder(folder, name, kindOf)
  }

  get path(): string {
    return `${this.#folder.path}/${this.name}`
  }

  /** What lies in it now, by file name. */
  names(): Promise<readonly string[]> {
    return this.#folder.files.list(this.path)
  }

  /** Null for a name that is none of ours. */
  idOf(name: string): string | null {
    const id = name.endsWith(EXTENSION) ? name.slice(0, -EXTENSION.length) : ''
    return idSchema.safeParse(id).success ? id : null
  }

  /** Size and time of a thing's file; null where it is missing, or cannot be looked at. */
  stamp(id: string) {
    return this.#folder.files.stamp(`${this.path}/${id}${EXTENSION}`).catch(() => null)
  }

  /** Size and time of any file in the folder, as `stamp`. */
  stampNamed(name: string) {
    return this.#folder.files.stamp(`${this.path}/${name}`).catch(() => null)
  }

  /** What a file beside a thing's own holds of it; null where there is none, otherwise as `JsonAdapter.read`. */
  readNamed(id: string, name: string): Promise<T | null> {
    return new JsonAdapter(this.#folder.files, `${this.path}/${name}`, this.#kindOf(id)).read()
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

  /** The file as it is on disk now, whoever wrote it last. */
  async look(id: string): Promise<JsonFile<T | null>> {
    const known = this.#open.has(id)
    const file = await this.file(id)
    if (known) await file.refresh()
    return file
  }

  /** Puts what `change` makes of the thing on disk; `SaveFault` when that fails. */
  async save(id: string, change: (value: T | null) => T): Promise<T> {
    const file = await this.file(id)
    const saved = await file.save(change)
    this.#open.set(id, Promise.resolve(file))
    return saved as T
  }

  /** Puts a new thing on disk without keeping it open; `SaveFault` when that fails, also where something lies there already. */
  async add(id: string, value: T): Promise<void> {
    const file = await this.glance(id)
    await file.save((before) => {
      if (before !== null) throw new SaveFault('other', `there is a ${this.name}/${id}${EXTENSION} already`)
      return value
    })
  }

  /** Keeps the thing's file in memory no longer. Only for whoever is the one that writes it. */
  async release(id: string): Promise<void> {
    await (await this.#open.get(id))?.idle()
    this.#open.delete(id)
  }

  /** Takes the thing's file away for good. */
  async remove(id: string): Promise<void> {
    await this.release(id)
    await this.#folder.files.remove(`${this.path}/${id}${EXTENSION}`)
  }

  async idle(): Promise<void> {
    for (const file of await Promise.all(this.#open.values())) await file.idle()
  }
}
