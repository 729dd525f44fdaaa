import { constants, mkdirSync, renameSync, statSync, writeSync } from 'node:fs'
import { join, basename } from 'node:path'
import { ORPCError } from '@orpc/server'
import { withRegularSync } from '../store/regular-file'

/** A file that has grown to this many bytes makes way for a new one; one earlier file is kept. */
const LARGEST = 256 * 1024
const APPEND = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT
/** Lines that a bug report takes along. */
const REMEMBERED = 20

export const LOG_FILE = 'caravan.log'
const EARLIER_FILE = 'caravan.1.log'

export interface LogOptions {
  readonly folder: string
  readonly clock: () => Date
  readonly largest?: number
  /** Milliseconds of a clock that is never set. */
  readonly elapsed?: () => number
}

/** How often one and the same line about faults is written at most, in milliseconds; in between it is counted. */
const SAME_LINE_MS = 60_000

/** Different lines that are counted so. */
const MOST_COUNTED = 200

interface RepeatCount {
  readonly at: number
  readonly more: number
}

/**
 * What happened to the program, one line each, in a file of the device folder: starts, ends and faults.
 *
 * A library would write what it is told; this one has no way to be told a text, only faults, of which `faultLine` keeps what
 * nobody wrote, and words of its own. Lines are written at once, since the last one before a crash is the one that matters, and
 * they are few. A disk that does not take them loses them, and nothing else.
 */
export class Log {
  readonly #path: string
  readonly #earlier: string
  readonly #clock: () => Date
  readonly #largest: number
  readonly #elapsed: () => number
  readonly #counted = new Map<string, RepeatCount>()
  #recent: readonly string[] = []

  constructor({ folder, clock, largest = LARGEST, elapsed = () => performance.now() }: LogOptions) {
    this.#path = join(folder, LOG_FILE)
    this.#earlier = join(folder, EARLIER_FILE)
    this.#clock = clock
    this.#largest = largest
    this.#elapsed = elapsed
    quietly(() => mkdirSync(folder, { recursive: true, mode: 0o700 }))
  }

  started(what: { readonly host: 'electron' | 'web'; readonly version: string }): void {
    this.#write(`started ${what.host} ${what.version}, ${process.platform} ${process.arch}, Node ${process.versions.node}`)
  }

  ended(): void {
    this.#write('ended')
  }

  /**
   * Whether it is a fault of the program, and news.
   *
   * A page that went away in the middle of an answer is none. A call that was refused is none either, but is counted: a phone can make thousands.
   */
  fault(thrown: unknown): boolean {
    if (thrown instanceof Error && thrown.name === 'AbortError') return false
    const refused = thrown instanceof ORPCError && thrown.status < 500
    return this.#writeSeldom(refused ? 'refused a call' : `fault ${faultLine(thrown)}`) && !refused
  }

  /** The program ends of it. */
  crash(thrown: unknown): void {
    this.#write(`crash ${faultLine(thrown)}`)
  }

  /** The latest lines of this run, oldest first. */
  get recent(): readonly string[] {
    return this.#recent
  }

  /** Whether it was written: the same line not again within a minute, and then with how often it was meant. */
  #writeSeldom(what: string): boolean {
    const now = this.#elapsed()
    const { at = -Infinity, more = 0 } = this.#counted.get(what) ?? {}
    const isNews = now - at >= SAME_LINE_MS
    if (isNews) this.#write(more === 0 ? what : `${what} (and ${more} times more before)`)
    this.#counted.delete(what)
    this.#counted.set(what, isNews ? { at: now, more: 0 } : { at, more: more + 1 })
    const [oldest] = this.#counted.keys()
    if (this.#counted.size > MOST_COUNTED && oldest !== undefined) this.#counted.delete(oldest)
    return isNews
  }

  #write(what: string): void {
    const line = `${this.#clock().toISOString()} ${what}`
    this.#recent = [...this.#recent, line].slice(-REMEMBERED)
    quietly(() => {
      const size = statSync(this.#path, { throwIfNoEntry: false })?.size ?? 0
      if (size + line.length >= this.#largest) renameSync(this.#path, this.#earlier)
    })
    quietly(() => withRegularSync(this.#path, APPEND, (file) => writeSync(file, `${line}\n`)))
  }
}

/** A log that cannot be written must not stand in the way of what it records. */
function quietly(write: () => void): void {
  try {
    write()
  } catch {
    // Told on the error stream already, and remembered for a bug report.
  }
}

/** Frames of a stack that are kept: enough to find the place, few enough for one line. */
const FRAMES = 6
const FILE_NAME = /^[\w.-]+\.[cm]?[jt]s$/
/** What errors are called in code, and what systems and Node call their codes: `SaveFault`, `ENOSPC`, `ERR_INVALID_ARG_TYPE`. */
const ERROR_NAME = /^[A-Z][A-Za-z]{0,40}(Error|Fault)$/
const ERROR_CODE = /^(E[A-Z0-9]{2,20}|[A-Z]+(_[A-Z]+)+)$/

/**
 * A fault in one line without a word that a person may have written: the kind of error, its code, and where in the program.
 *
 * Its message is left out, for it may hold names, notes, places or paths; `at chunks.js:12:3` says to a developer as much.
 */
export function faultLine(thrown: unknown): string {
  if (!(thrown instanceof Error)) return `thrown ${typeof thrown}`
  return [errorKind(thrown), ...framesOf(thrown), ...causeOf(thrown)].join(' ')
}

function errorKind(fault: Error): string {
  const name = ERROR_NAME.test(fault.name) ? fault.name : 'Error'
  const code = 'code' in fault && typeof fault.code === 'string' && ERROR_CODE.test(fault.code) ? ` ${fault.code}` : ''
  return name + code
}

/** The stack begins with name and message, and a message may look like a frame. */
function framesOf({ name, message, stack = '' }: Error): readonly string[] {
  const at = message === '' ? 0 : stack.indexOf(message)
  if (at < 0) return []
  const frames = stack
    .slice(at + (message === '' ? name.length : message.length))
    .split('\n')
    .slice(1, FRAMES + 1)
  return frames.flatMap((frame) => {
    const [, path = '', line = '', column = ''] = /([^\s(]+):(\d+):(\d+)\)?$/.exec(frame) ?? []
    const file = basename(path.replaceAll('\\', '/'))
    return FILE_NAME.test(file) ? [`at ${file}:${line}:${column}`] : []
  })
}

function causeOf({ cause }: Error): readonly string[] {
  return cause instanceof Error ? [`because ${errorKind(cause)}`] : []
}
