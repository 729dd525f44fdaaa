import { constants, mkdirSync, renameSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { withRegularSync } from '../store/regular-file'
import { faultLine } from './fault-line'

/** A file that has grown to this many bytes makes way for a new one; one earlier file is kept. */
const LARGEST = 256 * 1024
const APPEND = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT
/** Lines that a bug report takes along. */
const REMEMBERED = 20

export const LOG_FILE = 'caravan.log'
const EARLIER_FILE = 'caravan.1.log'

export interface LogOptions {
  /** The device folder. */
  readonly folder: string
  readonly clock: () => Date
  readonly largest?: number
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
  #recent: readonly string[] = []

  constructor({ folder, clock, largest = LARGEST }: LogOptions) {
    this.#path = join(folder, LOG_FILE)
    this.#earlier = join(folder, EARLIER_FILE)
    this.#clock = clock
    this.#largest = largest
    quietly(() => mkdirSync(folder, { recursive: true, mode: 0o700 }))
  }

  started(what: { readonly host: 'electron' | 'web'; readonly version: string }): void {
    this.#write(`started ${what.host} ${what.version}, ${process.platform} ${process.arch}, Node ${process.versions.node}`)
  }

  ended(): void {
    this.#write('ended')
  }

  /** A page that went away in the middle of an answer is no fault. */
  fault(thrown: unknown): void {
    if (thrown instanceof Error && thrown.name === 'AbortError') return
    this.#write(`fault ${faultLine(thrown)}`)
  }

  /** The program ends of it. */
  crash(thrown: unknown): void {
    this.#write(`crash ${faultLine(thrown)}`)
  }

  /** The latest lines of this run, oldest first. */
  get recent(): readonly string[] {
    return this.#recent
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

/** A log that cannot be written must not stand in the way of what it tells of. */
function quietly(write: () => void): void {
  try {
    write()
  } catch {
    // Told on the error stream already, and remembered for a bug report.
  }
}
