import { isLeftBehind, makeFolder } from '../store/durable-file'
import type { FileWriter } from '../store/files'
import { toSaveFault } from '../store/save-fault'
import type { Store } from '../store/store'
import { BackupRefused } from './bad-backup'
import { BACKUP_LIMITS } from './layout'

const FOLDER = 'incoming'

interface Upload {
  readonly id: string
  readonly path: string
  readonly file: FileWriter
  length: number
}

/** A file that a page sends in parts, to be looked at and restored from; one at a time, gone when the next comes or the app closes. */
export class Uploads {
  readonly #store: Store
  readonly #newId: () => string
  #current: Upload | null = null

  constructor(store: Store, newId: () => string) {
    this.#store = store
    this.#newId = newId
  }

  /** Takes the next part; the first has no `id` and gets one. `Refused` or `SaveFault` where it cannot be taken. */
  async receive(id: string | undefined, at: number, part: Uint8Array): Promise<string> {
    const upload = id === undefined ? await this.#begin() : this.#current
    if (upload === null || (id !== undefined && upload.id !== id) || upload.length !== at) throw new BackupRefused({ kind: 'upload-broken' })
    if (at + part.length > BACKUP_LIMITS.file) throw new BackupRefused({ kind: 'upload-too-large', limit: BACKUP_LIMITS.file })
    upload.length += part.length
    try {
      await upload.file.write(part)
    } catch (error) {
      await this.clear()
      throw toSaveFault(error)
    }
    return upload.id
  }

  /** Where the file lies; null where there is none by that id. */
  pathOf(id: string): string | null {
    return this.#current?.id === id ? this.#current.path : null
  }

  async clear(): Promise<void> {
    const { files, path } = this.#store.device
    const upload = this.#current
    this.#current = null
    await upload?.file.close().catch(() => undefined)
    const left = await files.list(`${path}/${FOLDER}`).catch(() => [])
    for (const name of left.filter(isLeftBehind)) await files.remove(`${path}/${FOLDER}/${name}`).catch(() => undefined)
  }

  async #begin(): Promise<Upload> {
    const { files, path } = this.#store.device
    await this.clear()
    const id = this.#newId()
    try {
      await makeFolder(files, `${path}/${FOLDER}`)
      // under the name of a file that is being written: cleared away whatever becomes of this run
      const at = `${path}/${FOLDER}/${id}.000000000000.tmp`
      this.#current = { id, path: at, file: await files.create(at), length: 0 }
      return this.#current
    } catch (error) {
      throw toSaveFault(error)
    }
  }
}
