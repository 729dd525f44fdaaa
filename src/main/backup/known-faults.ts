import type { ListedBackup } from '#shared/contract/backup'
import { LISTED_FAULTS, type BackupFaults } from '#shared/contract/backup-faults'
import type { Files } from '../store/files'
import { TaskQueue } from '../store/task-queue'
import { faultsIn } from './manifest'
import { openArchive } from './read-archive'

/** What listed backups leave out, as their manifests say. Each is looked into once, one after another, while lists are shown without it. */
export class KnownFaults {
  readonly #known = new Map<string, BackupFaults | null>()
  readonly #asked = new Set<string>()
  readonly #queue = new TaskQueue()
  readonly #files: Files
  readonly #changed: () => void
  readonly #signal: AbortSignal

  constructor(files: Files, changed: () => void, signal: AbortSignal) {
    this.#files = files
    this.#changed = changed
    this.#signal = signal
  }

  /** The list with what is known; `changed` is called once more is. */
  of(folder: string, listed: readonly ListedBackup[]): ListedBackup[] {
    return listed.map((backup) => {
      const key = `${folder}/${backup.name} ${backup.bytes}`
      const known = this.#known.get(key)
      if (known === undefined) this.#ask(`${folder}/${backup.name}`, key)
      return { ...backup, faults: known === undefined || known === null ? null : { ...known, lines: known.lines.slice(0, LISTED_FAULTS) } }
    })
  }

  idle(): Promise<void> {
    return this.#queue.idle()
  }

  #ask(path: string, key: string): void {
    if (this.#asked.has(key)) return
    this.#asked.add(key)
    void this.#queue.run(async () => {
      if (this.#signal.aborted) return
      this.#known.set(key, await faultsAt(this.#files, path))
      this.#asked.delete(key)
      if (this.#asked.size === 0) this.#changed()
    })
  }
}

/** Null where it cannot be read. */
async function faultsAt(files: Files, path: string): Promise<BackupFaults | null> {
  try {
    const archive = await openArchive(files, path)
    await archive.close()
    return faultsIn(archive.manifest)
  } catch {
    return null
  }
}
