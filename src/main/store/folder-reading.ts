import type { ReadingFeed } from '#shared/contract/reading'
import type { FileStamp } from './files'
import type { MatchReader, ReadMatch, StampReader } from './match-reader'
import type { Timers } from './timers'

/** Up to so many files are read before anyone is answered: that takes no longer than a blink. */
const FEW_FILES = 200

/** The first answers wait for the newest of many matches, but no longer than this, in milliseconds. */
const NEWEST_WITHIN_MS = 700

/** Files whose stamps are asked for together, and files read together. */
const STAMPS = 500
const BATCH = 25

/** How often progress is reported, in milliseconds. */
const READING_PROGRESS_MS = 250

export interface FolderReadingOptions {
  readonly timers: Timers
  /** Looks at the state of all files, and reads few. */
  readonly here: StampReader
  /** Begins to read many. */
  readonly many: () => MatchReader
  /** Whether what is known of the match was made from its file in that state. */
  readonly isKnown: (id: string, stamp: FileStamp) => boolean
  readonly take: (read: ReadMatch) => Promise<void>
  /** Looks at a file that is gone, not sound, or changing. */
  readonly lookCloser: (id: string) => Promise<void>
  /** Called now and then while there is something to tell, and at the end. */
  readonly progressed: () => void
}

/** Thrown to those who wait for the end of a reading that was broken off. */
export class ReadingStopped extends Error {
  override readonly name = 'ReadingStopped'
}

/**
 * Brings what is known of the matches in step with all their files, the newest first, while other work goes on.
 *
 * Until it has ended, what is known of the folder may lack matches; what it says of one is true of its file.
 */
export class FolderReading {
  readonly #options: FolderReadingOptions
  readonly #newest = new Settled<void>()
  readonly #stopped = new Settled<never>()
  #whole: Promise<void> = Promise.reject(new ReadingStopped('nothing has been read yet'))
  #ids: readonly string[] = []
  #done = 0
  #state: 'reading' | 'whole' | 'stopped' = 'reading'
  /** Calls off the next report; null where nothing is to be told. */
  #callOffReport: (() => void) | null = null

  constructor(options: FolderReadingOptions) {
    this.#options = options
    // for those who wait for the end of it; often nobody does
    this.#whole.catch(() => undefined)
    this.#stopped.promise.catch(() => undefined)
  }

  /** How far it is; undefined once every file has been read. */
  get progress(): ReadingFeed | undefined {
    return this.#state === 'whole' ? undefined : { done: this.#done, total: this.#ids.length }
  }

  /** Resolves once every file has been read; `ReadingStopped` where that will not be. */
  whole(): Promise<void> {
    return this.#whole
  }

  /** Resolves when there is enough to begin with: everything where there is little to read, otherwise the newest matches. */
  async begin(ids: readonly string[]): Promise<void> {
    this.#ids = ids
    this.#whole = this.#run().finally(() => this.#newest.resolve())
    const ended = this.#whole.catch(() => undefined)
    if (ids.length <= FEW_FILES) return ended
    const late = new Settled<void>()
    const callOff = this.#options.timers.after(NEWEST_WITHIN_MS, late.resolve)
    await Promise.race([this.#newest.promise, late.promise])
    callOff()
  }

  /** Reads no more; what a slow disk still brings is not taken over. */
  stop(): void {
    if (this.#state === 'reading') this.#state = 'stopped'
    this.#stopped.reject(new ReadingStopped('not all matches have been read'))
  }

  async #run(): Promise<void> {
    let reader: MatchReader = this.#options.here
    try {
      const changed = await this.#changed()
      // most starts find nothing new in thousands of files: no thread is worth its memory for that
      if (changed.length > FEW_FILES) reader = this.#options.many()
      const batches = inBatches(changed, BATCH)
      const readNext = async (): Promise<void> => {
        for (let batch = batches.next(); batch.done !== true && this.#goesOn(); batch = batches.next()) {
          await this.#readBatch(reader, batch.value)
          this.#newest.resolve()
        }
      }
      await Promise.all(Array.from({ length: reader.width }, readNext))
      if (!this.#goesOn()) throw new ReadingStopped('not all matches have been read')
      this.#state = 'whole'
    } catch (error) {
      this.#state = 'stopped'
      throw error
    } finally {
      reader.close()
      this.#callOffReport?.()
      this.#options.progressed()
    }
  }

  /** Those that are not as they are known, the newest first. */
  async #changed(): Promise<readonly string[]> {
    const { here, isKnown, lookCloser } = this.#options
    const changed: { readonly id: string; readonly mtimeMs: number }[] = []
    for (const ids of inBatches(this.#ids, STAMPS)) {
      const stamps = await this.#unlessStopped(here.stamps(ids))
      if (!this.#goesOn()) return []
      for (const [at, id] of ids.entries()) {
        const stamp = stamps[at] ?? null
        if (stamp === null) await lookCloser(id).catch(() => undefined)
        if (stamp === null || isKnown(id, stamp)) this.#count()
        else changed.push({ id, mtimeMs: stamp.mtimeMs })
      }
    }
    return changed.sort((a, b) => b.mtimeMs - a.mtimeMs).map(({ id }) => id)
  }

  async #readBatch(reader: MatchReader, ids: readonly string[]): Promise<void> {
    const { take, lookCloser } = this.#options
    const sound = new Map((await this.#unlessStopped(reader.read(ids))).map((read) => [read.summary.matchId, read]))
    for (const id of ids) {
      if (!this.#goesOn()) return
      const read = sound.get(id)
      // one that cannot be looked at now holds up no other
      await (read === undefined ? lookCloser(id).catch(() => undefined) : take(read))
      this.#count()
    }
  }

  #count(): void {
    this.#done++
    this.#callOffReport ??= this.#options.timers.after(READING_PROGRESS_MS, () => {
      this.#callOffReport = null
      this.#options.progressed()
    })
  }

  #unlessStopped<T>(reading: Promise<T>): Promise<T> {
    return Promise.race([reading, this.#stopped.promise])
  }

  #goesOn(): boolean {
    return this.#state === 'reading'
  }
}

function* inBatches<T>(all: readonly T[], size: number): Generator<readonly T[], void, void> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size)
}

/** A promise that is settled from outside. */
class Settled<T> {
  resolve: (value: T) => void = () => undefined
  reject: (reason: Error) => void = () => undefined
  readonly promise = new Promise<T>((resolve, reject) => {
    this.resolve = resolve
    this.reject = reject
  })
}
