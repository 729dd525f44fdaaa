import type { Evening } from '#shared/evening/evening'
import { eveningFileKind } from './evening-file'
import type { Folder } from './json-file'
import { JsonFolder } from './json-folder'
import { SaveFault } from './save-fault'

/** Its folder on the device. */
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
