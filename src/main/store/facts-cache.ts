import type { MatchFacts } from '#shared/stats/facts'
import { readFacts, writeFacts, type KeptFacts } from './facts-file'
import type { FileStamp } from './files'
import type { Folder } from './json-file'
import { LateWrite } from './late-write'

/** Facts on disk may lag behind: those of a match that has changed since are made again. */
const WRITE_AFTER_MS = 60_000

/** So few are sooner made again than the file is read to put them into it. */
const FEW = 50

/** A match, and the state of its file as it is known now. */
export interface Stamped extends FileStamp {
  readonly id: string
}

/**
 * The facts of matches, which statistics are added up from, in memory and in a file of this device.
 *
 * They are made when a match is saved or found, for then it has been scored anyway, and those of earlier runs are read only when
 * somebody asks. Nothing is stored here alone, so writing may wait, and may fail.
 */
export class FactsCache {
  readonly #folder: Folder
  readonly #appVersion: string
  readonly #isThere: (id: string) => boolean
  readonly #kept = new Map<string, KeptFacts>()
  readonly #writing = new LateWrite(() => this.#write(), WRITE_AFTER_MS)
  #reading: Promise<void> | null = null
  #unwritten = 0

  /** `isThere` tells whether there is such a match (still). */
  constructor(folder: Folder, appVersion: string, isThere: (id: string) => boolean) {
    this.#folder = folder
    this.#appVersion = appVersion
    this.#isThere = isThere
  }

  /** The same object as long as it says the same; undefined where nothing is known of the file in that state. */
  of({ id, size, mtimeMs }: Stamped): MatchFacts | undefined {
    const kept = this.#kept.get(id)
    return kept?.size === size && kept.mtimeMs === mtimeMs ? kept.facts : undefined
  }

  put(facts: MatchFacts, { size, mtimeMs }: FileStamp): void {
    const before = this.#kept.get(facts.matchId)
    const same = before !== undefined && JSON.stringify(before.facts) === JSON.stringify(facts)
    this.#kept.set(facts.matchId, { size, mtimeMs, facts: same ? before.facts : facts })
    // an unfinished match says the same after each play: it is not worth a line until it is over
    if (same) return
    this.#unwritten += 1
    this.#writing.soon()
  }

  /** Reads what earlier runs have kept, once; what was made in this run is newer. */
  read(): Promise<void> {
    return (this.#reading ??= this.#read())
  }

  /** Writes what is still to be written. */
  flush(): Promise<void> {
    return this.#writing.flush()
  }

  async #read(): Promise<void> {
    for (const kept of await readFacts(this.#folder, this.#appVersion)) {
      if (!this.#kept.has(kept.facts.matchId)) this.#kept.set(kept.facts.matchId, kept)
    }
  }

  async #write(): Promise<void> {
    if (this.#reading === null && this.#unwritten < FEW) return
    this.#unwritten = 0
    await this.read()
    for (const id of this.#kept.keys()) if (!this.#isThere(id)) this.#kept.delete(id)
    await writeFacts(this.#folder, this.#appVersion, [...this.#kept.values()])
  }
}
