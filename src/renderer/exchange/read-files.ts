import { IMPORT_LIMITS, type Imported } from '#shared/contract/exchange'
import { Batch } from '#shared/exchange/batches'
import { recordLinesIn } from '#shared/exchange/match-file-endings'
import { RecordSplitter, type Piece } from '#shared/exchange/split-records'
import type { TextError } from '#shared/notation/errors'
import { ConnectionLost, type Connection } from '../client/connection'
import type { FileFault } from '../messages/sentence-inputs'
import { asRecord } from './as-record'
import { isNoText } from './no-text'

/** Bytes read at a time: a few milliseconds' work, so that the page stays alive. */
const SLICE = 256 * 1024

/** Letters of a file's name that the host keeps. */
const LONGEST_FILE_NAME = 255

interface LineOfFile {
  readonly file: string
  /** `line` in JSON Lines; `file` where it concerns all of it. */
  readonly of: 'line' | 'record' | 'file'
  readonly place: number
}

/** What became of a record, or what stopped the reading of a file. */
export type RecordRead =
  | (LineOfFile & { readonly kind: 'answered'; readonly result: Imported })
  | (LineOfFile & { readonly kind: 'faulty'; readonly fault: FileFault })
  /** A line of text that says no match. */
  | (LineOfFile & { readonly kind: 'wrong-text'; readonly error: TextError })

export interface ReadingOptions {
  readonly connection: Connection
  readonly signal: AbortSignal
  /** Called with what became of each record. */
  readonly told: (reading: RecordRead) => void
  /** Bytes of all files that have been read. */
  readonly progress: (bytes: number, file: string) => void
}

/** The disk refused; nothing more is sent. */
export class DiskRefused extends Error {
  override readonly name = 'NotSaved'
}

type Waiting = Extract<Piece, { readonly text: string }>

/**
 * Reads files slice by slice and sends their records to the host, a bounded message at a time.
 *
 * Rejects when `signal` aborts (what was sent is answered first) and with `NotSaved` when the disk is full. A message that got no answer is sent
 * again once the connection is back: the host takes no match twice.
 */
export async function readFiles(files: readonly File[], options: ReadingOptions): Promise<void> {
  let before = 0
  for (const file of files) {
    options.progress(before, file.name)
    await new FileReading(file, options).run((bytes) => options.progress(before + bytes, file.name))
    before += file.size
  }
}

class FileReading {
  readonly #file: File
  readonly #options: ReadingOptions
  readonly #lines: boolean
  readonly #splitter: RecordSplitter
  readonly #batch = new Batch<Waiting>(IMPORT_LIMITS)
  /** Faults found after records that still wait; reported in their order. */
  #held: RecordRead[] = []

  constructor(file: File, options: ReadingOptions) {
    this.#file = file
    this.#options = options
    const lines = recordLinesIn(file.name)
    this.#lines = lines !== null
    this.#splitter = new RecordSplitter({ lines, longest: IMPORT_LIMITS.recordLength })
  }

  async run(progress: (bytes: number) => void): Promise<void> {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    for (let at = 0; at < this.#file.size; at += SLICE) {
      this.#options.signal.throwIfAborted()
      const bytes = await this.#slice(at)
      if (bytes === null) return this.#endWith('unreadable')
      if (at === 0 && isNoText(bytes)) return this.#endWith('no-text')
      const text = decoded(decoder, bytes)
      if (text === null) return this.#endWith('not-utf8')
      for (const piece of this.#splitter.push(text)) await this.#take(piece)
      progress(Math.min(at + SLICE, this.#file.size))
    }
    if (decoded(decoder, null) === null) return this.#endWith('not-utf8')
    for (const piece of this.#splitter.end()) await this.#take(piece)
    await this.#send(this.#batch.take())
  }

  async #slice(at: number): Promise<ArrayBuffer | null> {
    try {
      return await this.#file.slice(at, at + SLICE).arrayBuffer()
    } catch {
      return null
    }
  }

  async #endWith(fault: FileFault): Promise<void> {
    await this.#send(this.#batch.take())
    this.#options.told({ kind: 'faulty', file: this.#file.name, of: 'file', place: 0, fault })
  }

  async #take(piece: Piece): Promise<void> {
    if ('fault' in piece) return this.#hold({ kind: 'faulty', ...this.#placed(piece.place, piece.fault === 'not-records'), fault: piece.fault })
    const record = asRecord(piece.text)
    if (!record.ok) return this.#hold({ kind: 'wrong-text', ...this.#placed(piece.place), error: record.error })
    const waiting: Waiting = { place: piece.place, text: record.value }
    if (waiting.text.length > IMPORT_LIMITS.recordLength || this.#batch.isTooMuch(waiting))
      return this.#hold({ kind: 'faulty', ...this.#placed(piece.place), fault: 'too-long' })
    const full = this.#batch.add(waiting)
    if (full !== null) await this.#send(full)
  }

  /** Keeps a fault until the records before it are answered. */
  async #hold(fault: RecordRead): Promise<void> {
    this.#held.push(fault)
    if (this.#held.length >= IMPORT_LIMITS.records) await this.#send(this.#batch.take())
  }

  async #send(records: readonly Waiting[]): Promise<void> {
    const { connection, signal, told } = this.#options
    const held = this.#held
    this.#held = []
    const tell = (readings: readonly RecordRead[]): void => [...readings, ...held].sort((a, b) => a.place - b.place).forEach(told)
    if (records.length === 0) return tell([])
    signal.throwIfAborted()
    const answer = await patiently(connection, signal, () =>
      connection.client.exchange.import({ file: this.#file.name.slice(0, LONGEST_FILE_NAME), records: [...records] }),
    )
    tell(answer.results.map((result) => ({ kind: 'answered', ...this.#placed(result.place), result })))
    if (answer.stopped !== null) throw new DiskRefused(answer.stopped.reason)
  }

  #placed(place: number, whole = false): LineOfFile {
    return { file: this.#file.name, of: whole ? 'file' : this.#lines ? 'line' : 'record', place }
  }
}

/** Null where the bytes are no UTF-8. */
function decoded(decoder: TextDecoder, bytes: ArrayBuffer | null): string | null {
  try {
    return bytes === null ? decoder.decode() : decoder.decode(bytes, { stream: true })
  } catch {
    return null
  }
}

async function patiently<T>(connection: Connection, signal: AbortSignal, ask: () => Promise<T>): Promise<T> {
  for (;;) {
    await connection.whenOpen(signal)
    try {
      return await ask()
    } catch (fault) {
      if (!(fault instanceof ConnectionLost)) throw fault
    }
  }
}
