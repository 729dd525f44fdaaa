import type { Files } from './files'

/** A program that keeps folders in step writes in bursts; what changes within this time is looked at together, in milliseconds. */
const TOGETHER_MS = 150

/** Where a system cannot tell of changes (some network folders), they are looked for this often, in milliseconds. */
const LOOK_EVERY_MS = 60_000

/**
 * Where a system reports changes, the pause between two looks at everything is at least this for each file, in milliseconds.
 *
 * Looking at one file takes a processor about 0.05 ms, so looking at all of them takes at most a two-thousandth of its time: the other half of what a host at rest
 * may take is for all else.
 */
const PAUSE_PER_FILE_MS = 100

/** The pause before the first new try, after a look or a watch that failed; each is twice the one before, up to `LOOK_EVERY_MS`. */
const AGAIN_MS = 500

/** What has changed in a folder: file names, or null where only that something has. */
export type Changes = ReadonlySet<string> | null

export interface Watched {
  readonly files: Files
  readonly path: string
  /** Looks at what has changed. What it gives could not be looked at now, and is looked at again a little later, as is everything where it throws. */
  readonly look: (changes: Changes) => Promise<Changes | void>
  /** Called when the system stops reporting changes here, and when it does so again. */
  readonly works?: ((works: boolean) => void) | undefined
  /** How many files are looked at where everything is. */
  readonly size?: () => number
}

const nothing = (): void => undefined

/** Calls `look` some time after something in the folder has changed, one call after another; ends with what it returns. */
export function watchFolder({ files, path, look, works = () => undefined, size = () => 0 }: Watched): () => Promise<void> {
  let names: Set<string> | null = new Set()
  const { after } = files.timers
  let callOffLook = nothing
  let due = Infinity
  let looking: Promise<void> = Promise.resolve()
  let ended = false
  const looks = new Pauses()
  const watches = new Pauses()

  const note = (found: Changes, pause: number): void => {
    names = found === null || names === null ? null : new Set([...names, ...found])
    /* What changed now does not wait for what is tried again later. */
    const wanted = performance.now() + pause
    if (ended || due <= wanted) return
    callOffLook()
    due = wanted
    callOffLook = after(pause, lookNow)
  }
  const lookNow = (): void => {
    due = Infinity
    const changes = names
    names = new Set()
    looking = looking.then(async () => {
      const left = await look(changes).catch(() => changes)
      if (left === undefined || left?.size === 0) looks.reset()
      else note(left, looks.next())
    })
  }
  const changed = (name: string | null): void => {
    watches.reset()
    note(name === null ? null : new Set([name]), TOGETHER_MS)
  }
  let callOffAgain = nothing
  /** The pause until everything is looked at again, in milliseconds. */
  let rest = 0
  const lookNowAndThen = (): void => {
    callOffAgain()
    rest = callOffRetry === null ? Math.max(LOOK_EVERY_MS, size() * PAUSE_PER_FILE_MS) : LOOK_EVERY_MS
    callOffAgain = after(rest, () => {
      note(null, TOGETHER_MS)
      lookNowAndThen()
    })
  }
  let stop = nothing
  let callOffRetry: (() => void) | null = null
  const failed = (): void => {
    stop()
    stop = nothing
    if (ended || callOffRetry !== null) return
    works(false)
    callOffRetry = after(watches.next(), begin)
    // nobody tells of changes until then
    if (rest > LOOK_EVERY_MS) lookNowAndThen()
  }
  const begin = (): void => {
    const isAgain = callOffRetry !== null
    callOffRetry = null
    const begun = files.watch(path, changed, failed)
    if (begun === null) return failed()
    stop = begun
    if (!isAgain) return
    works(true)
    // what changed while nobody watched
    note(null, TOGETHER_MS)
  }
  begin()
  lookNowAndThen()
  return async () => {
    ended = true
    stop()
    callOffAgain()
    callOffLook()
    callOffRetry?.()
    await looking
  }
}

/** Pauses between tries that grow. */
class Pauses {
  #next = AGAIN_MS

  next(): number {
    const pause = this.#next
    this.#next = Math.min(pause * 2, LOOK_EVERY_MS)
    return pause
  }

  reset(): void {
    this.#next = AGAIN_MS
  }
}
