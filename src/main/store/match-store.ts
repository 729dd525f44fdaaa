import { idSchema, type MatchSummary } from '#shared/contract/schemas'
import { isTemporary } from './durable-file'
import { JsonFile, type Folder } from './json-file'
import { matchFileKind, summaryOf, type StoredMatch } from './match-file'
import { MatchIndex } from './match-index'
import { PhotoStore } from './photo-store'

type MatchFile = JsonFile<StoredMatch | null>

const MATCHES = 'matches'
const EXTENSION = '.json'

/** Every match of the data folder, each in a file of its own. */
export class MatchStore {
  readonly photos: PhotoStore
  readonly #folder: Folder
  readonly #index: MatchIndex
  readonly #open = new Map<string, Promise<MatchFile>>()

  private constructor(folder: Folder, index: MatchIndex) {
    this.photos = new PhotoStore(folder)
    this.#folder = folder
    this.#index = index
  }

  static async open(folder: Folder, appVersion: string): Promise<MatchStore> {
    await folder.files.makeFolder(`${folder.path}/${MATCHES}`)
    const store = new MatchStore(folder, await MatchIndex.open(folder, appVersion))
    await store.#bringIndexInStep()
    return store
  }

  /** Newest first. */
  summaries(): readonly MatchSummary[] {
    return this.#index.summaries()
  }

  /** The match as it is on disk, or null where it cannot be read. */
  async load(id: string): Promise<StoredMatch | null> {
    return (await this.#fileOf(id)).value
  }

  /** Puts the match on disk; `SaveFault` when that fails, and then `load` still gives what was there before. */
  async save(match: StoredMatch): Promise<void> {
    const file = await this.#fileOf(match.id)
    await file.save(() => match)
    this.#open.set(match.id, Promise.resolve(file))
    await this.#putInIndex(match)
  }

  /** Ends what is being written, and the index with it. */
  async close(): Promise<void> {
    for (const file of await Promise.all(this.#open.values())) await file.idle()
    await this.#index.flush()
  }

  #fileOf(id: string): Promise<MatchFile> {
    const known = this.#open.get(id)
    if (known !== undefined) return known
    const opening = this.#read(id)
    this.#open.set(id, opening)
    void opening.then((file) => {
      if (file.value === null) this.#open.delete(id)
    })
    return opening
  }

  #read(id: string): Promise<MatchFile> {
    return JsonFile.open<StoredMatch | null>(this.#folder, fileName(id), matchFileKind(id), null)
  }

  async #bringIndexInStep(): Promise<void> {
    const { files, path } = this.#folder
    const names = await files.list(`${path}/${MATCHES}`)
    const ids = new Set(names.map(idOfName).filter((id) => id !== null))
    for (const name of names.filter(isTemporary)) await files.remove(`${path}/${MATCHES}/${name}`).catch(() => undefined)
    for (const id of this.#index.ids()) if (!ids.has(id)) this.#index.drop(id)
    for (const id of ids) {
      // A name that leads nowhere, or a file that whoever keeps the folder in step has just taken away, is no match of ours.
      const stamp = await files.stamp(`${path}/${fileName(id)}`).catch(() => null)
      if (stamp === null) this.#index.drop(id)
      else if (!this.#index.isTrueOf(id, stamp)) await this.#indexAgain(id)
    }
  }

  async #indexAgain(id: string): Promise<void> {
    const match = (await this.#read(id)).value
    if (match === null) this.#index.drop(id)
    else await this.#putInIndex(match)
  }

  async #putInIndex(match: StoredMatch): Promise<void> {
    const { files, path } = this.#folder
    const stamp = await files.stamp(`${path}/${fileName(match.id)}`).catch(() => null)
    this.#index.put(summaryOf(match), stamp ?? { size: 0, mtimeMs: 0 })
  }
}

function fileName(id: string): string {
  return `${MATCHES}/${id}${EXTENSION}`
}

function idOfName(name: string): string | null {
  const id = name.endsWith(EXTENSION) ? name.slice(0, -EXTENSION.length) : ''
  return idSchema.safeParse(id).success ? id : null
}
