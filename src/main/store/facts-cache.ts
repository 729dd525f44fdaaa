import type { MatchFacts } from '#shared/stats/facts'
import type { FileStamp } from './files'
import type { Folder } from './json-file'
import { WriteBehind } from './write-behind'
import { Yielder } from './yielder'
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

/** What is known of one match's facts: their text, as threads bring it and the file holds it, until someone asks for them. */
interface KeptFacts extends FileStamp {
  readonly of: string | MatchFacts
}

const textOf = ({ of }: KeptFacts): string => (typeof of === 'string' ? of : JSON.stringify(of))

/**
 * The facts of matches, which statistics are added up from, in memory and in a file of this device.
 *
 * They are made when a match is saved or found, for then it has been scored anyway, and those of earlier runs are read only when
 * someone asks. In a run in which nobody asks, none stays in memory once it is in the file: as objects those of ten thousand matches take
 * 40 MB. Nothing is stored here alone, so writing may wait, and may fail.
 */
export class FactsCache {
  readonly #folder: Folder
  readonly #appVersion: string
  readonly #isThere: (id: string) => boolean
  readonly #kept = new Map<string, KeptFacts>()
  readonly #writing: WriteBehind
  /** Set once someone has asked. */
  #reading: Promise<void> | null = null
  #unwritten = 0

  /** `isThere` says whether there is (still) such a match. */
  constructor(folder: Folder, appVersion: string, isThere: (id: string) => boolean) {
    this.#folder = folder
    this.#appVersion = appVersion
    this.#isThere = isThere
    this.#writing = new WriteBehind(() => this.#write(), WRITE_AFTER_MS, folder.files.timers)
  }

  /** How many matches' facts are in memory now. */
  get size(): number {
    return this.#kept.size
  }

  /** The same object as long as it says the same; undefined where nothing is known of the file in that state. */
  of({ id, size, mtimeMs }: Stamped): MatchFacts | undefined {
    const kept = this.#kept.get(id)
    return kept?.size === size && kept.mtimeMs === mtimeMs ? this.#asFacts(id, kept) : undefined
  }

  /** `text`: the facts as JSON. */
  put(id: string, text: string, { size, mtimeMs }: FileStamp): void {
    const before = this.#kept.get(id)
    const same = before !== undefined && textOf(before) === text
    this.#kept.set(id, { size, mtimeMs, of: same ? before.of : text })
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

  #asFacts(id: string, { size, mtimeMs, of }: KeptFacts): MatchFacts {
    if (typeof of !== 'string') return of
    const facts = JSON.parse(of) as MatchFacts
    this.#kept.set(id, { size, mtimeMs, of: facts })
    return facts
  }

  async #read(): Promise<void> {
    await this.#eachKept((id, kept) => {
      if (!this.#kept.has(id)) this.#kept.set(id, kept)
    })
    await new Yielder().each([...this.#kept], ([id, kept]) => void this.#asFacts(id, kept))
  }

  async #write(): Promise<void> {
    if (this.#reading === null && this.#unwritten < FEW_FACTS) return
    this.#unwritten = 0
    const earlier = new Map<string, KeptFacts>()
    if (this.#reading === null) await this.#eachKept((id, kept) => earlier.set(id, { ...kept, of: textOf(kept) }))
    else await this.#reading
    const written = new Map([...earlier, ...this.#kept])
    for (const id of written.keys()) if (!this.#isThere(id)) [written, this.#kept].forEach((facts) => facts.delete(id))
    await writeKept(this.#folder, FACTS, this.#appVersion, textLines(written.values()))
    if (this.#reading !== null) return
    for (const [id, kept] of written) if (this.#kept.get(id) === kept) this.#kept.delete(id)
  }

  /** Goes through the facts that an earlier run of the same version has kept. */
  async #eachKept(take: (id: string, kept: KeptFacts) => void): Promise<void> {
    await readKept(this.#folder, FACTS, {
      appVersion: this.#appVersion,
      take: (content) => {
        const found = keptIn(content)
        if (found !== null) take(found.of.matchId, found)
      },
    })
  }
}

const FACTS: KeptKind = { name: 'facts.jsonl', format: 'caravan-facts', version: 4 }

/** As the file has them; a text goes into it as it is. */
function* textLines(kept: Iterable<KeptFacts>): Iterable<string> {
  for (const each of kept) yield `{"size":${each.size},"mtimeMs":${each.mtimeMs},"facts":${textOf(each)}}`
}

function keptIn(content: unknown): (FileStamp & { readonly of: MatchFacts }) | null {
  if (!isFields(content)) return null
  const { size, mtimeMs, facts } = content
  if (typeof size !== 'number' || typeof mtimeMs !== 'number') return null
  const sound = keptFactsIn(facts)
  return sound === null ? null : { size, mtimeMs, of: sound }
}
