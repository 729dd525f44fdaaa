import type { MatchFacts } from '#shared/stats/facts'
import type { FileStamp } from './files'
import type { Folder } from './json-file'
import { WriteBehind } from './write-behind'
import { isFields } from '#shared/kernel/plain'
import { keptFactsIn } from '#shared/stats/kept-facts'
import { readKept, writeKept, type KeptKind } from './kept-lines'

/** Facts on disk may lag behind: those of a match that has changed since are made again. */
const WRITE_AFTER_MS = 60_000

/** So few are sooner made again than the file is read to put them into it. */
const FEW_FACTS = 50

/** A match, and the state of its file as it is known now. */
export interface Stamped extends FileStamp {
  readonly id: string
}

/**
 * The facts of matches, which statistics are added up from, in memory and in a file of this device.
 *
 * They are made when a match is saved or found, for then it has been scored anyway, and those of earlier runs are read only when
 * someone asks. Nothing is stored here alone, so writing may wait, and may fail.
 */
export class FactsCache {
  readonly #folder: Folder
  readonly #appVersion: string
  readonly #isThere: (id: string) => boolean
  readonly #kept = new Map<string, KeptFacts>()
  readonly #writing: WriteBehind
  #reading: Promise<void> | null = null
  #unwritten = 0

  /** `isThere` says whether there is (still) such a match. */
  constructor(folder: Folder, appVersion: string, isThere: (id: string) => boolean) {
    this.#folder = folder
    this.#appVersion = appVersion
    this.#isThere = isThere
    this.#writing = new WriteBehind(() => this.#write(), WRITE_AFTER_MS, folder.files.timers)
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
    this.#writing.schedule()
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
    if (this.#reading === null && this.#unwritten < FEW_FACTS) return
    this.#unwritten = 0
    await this.read()
    for (const id of this.#kept.keys()) if (!this.#isThere(id)) this.#kept.delete(id)
    await writeFacts(this.#folder, this.#appVersion, [...this.#kept.values()])
  }
}

/** Facts of a match, and the state of its file that they were made from. */
interface KeptFacts extends FileStamp {
  readonly facts: MatchFacts
}

const FACTS: KeptKind = { name: 'facts.jsonl', format: 'caravan-facts', version: 4 }

/** The facts kept by an earlier run of the same version; none where there is no such file. */
async function readFacts(folder: Folder, appVersion: string): Promise<readonly KeptFacts[]> {
  const file = await readKept(folder, FACTS)
  const facts: KeptFacts[] = []
  if (file?.appVersion !== appVersion) return facts
  await file.each((content) => {
    const found = keptIn(content)
    if (found !== null) facts.push(found)
  })
  return facts
}

/** Puts all facts on disk in place of those before; rejects where the disk does not take them. */
function writeFacts(folder: Folder, appVersion: string, kept: readonly KeptFacts[]): Promise<void> {
  return writeKept(folder, FACTS, appVersion, kept)
}

function keptIn(content: unknown): KeptFacts | null {
  if (!isFields(content)) return null
  const { size, mtimeMs, facts } = content
  if (typeof size !== 'number' || typeof mtimeMs !== 'number') return null
  const sound = keptFactsIn(facts)
  return sound === null ? null : { size, mtimeMs, facts: sound }
}
