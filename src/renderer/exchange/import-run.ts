import { BESIDE_KINDS, BESIDE_WAYS, IMPORT_LIMITS, type Imported } from '#shared/contract/exchange'
import { Batch } from '#shared/exchange/batches'
import { recordLinesIn } from '#shared/exchange/match-file-endings'
import { type Piece, RecordSplitter } from '#shared/exchange/split-records'
import type { MatchId } from '#shared/kernel/ids'
import { ok, type Result } from '#shared/kernel/result'
import type { TextError } from '#shared/notation/errors'
import { parseMatch } from '#shared/notation/match-text'
import { isJsonText } from '#shared/notation/one-line'
import type { Connection } from '../client/connection'
import type { FileFault } from '../messages/sentence-inputs'
import { patiently } from './patiently'

/** How files begin that are no text: ZIP (spreadsheets, documents and backups too), older office files, PDF, JPEG, PNG, GIF, gzip, SQLite. */
const BEGINNINGS = ['504b0304', '504b0506', 'd0cf11e0', '25504446', 'ffd8ff', '89504e47', '47494638', '1f8b', '53514c69']

/** Whether a file says by its first bytes that it is no text at all, so that saving it in another encoding would not help. */
export function isNoText(bytes: ArrayBuffer): boolean {
  const first = Array.from(new Uint8Array(bytes, 0, Math.min(8, bytes.byteLength)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return BEGINNINGS.some((beginning) => first.startsWith(beginning))
}

/** A record of a file as JSON, whether it stands there as JSON or as a line of text. Text that begins like JSON is not looked at here. */
export function asRecord(text: string): Result<string, TextError> {
  if (isJsonText(text)) return ok(text)
  const match = parseMatch(text)
  return match.ok ? ok(JSON.stringify(match.value)) : match
}

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

interface ReadingOptions {
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

/** Refusals that are kept to be shown; the others are counted. */
const MOST_SHOWN = 1000

/** How often the page hears of progress, in milliseconds. */
const IMPORT_PROGRESS_MS = 100

/** Of those that were answered, the refused ones. */
export type Refusal = RecordRead

/** What became of the records so far. */
export interface Report {
  readonly added: number
  readonly extended: number
  readonly known: number
  readonly inBin: number
  readonly refused: number
  /** Evenings and seasons. */
  readonly beside: Readonly<Record<BesideKind, Readonly<Record<BesideWay, number>>>>
  /** The last match that is here now; null where none is. */
  readonly matchId: MatchId | null
  /** The first of those that were refused. */
  readonly refusals: readonly Refusal[]
}

export type Importing =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly file: string; readonly bytes: number; readonly of: number; readonly report: Report }
  | { readonly kind: 'ended'; readonly how: 'finished' | 'cancelled' | 'not-saved' | 'fault'; readonly report: Report }

type BesideKind = (typeof BESIDE_KINDS)[number]
type BesideWay = (typeof BESIDE_WAYS)[number]

/** No evening and no season yet. */
export function noneBeside(): Record<BesideKind, Record<BesideWay, number>> {
  const none = (): Record<BesideWay, number> => ({ added: 0, extended: 0, known: 0, 'in-bin': 0, differs: 0 })
  return { evening: none(), season: none() }
}

const EMPTY_REPORT: Report = { added: 0, extended: 0, known: 0, inBin: 0, refused: 0, beside: noneBeside(), matchId: null, refusals: [] }

/** One import at a time for the whole page: it goes on while other pages of the app are looked at. */
class ImportRun {
  #state: Importing = { kind: 'idle' }
  #stop: AbortController | null = null
  readonly #listeners = new Set<() => void>()

  readonly state = (): Importing => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly cancel = (): void => this.#stop?.abort()

  /** Takes the records of all files in; does nothing while others are being taken. */
  readonly start = async (connection: Connection, files: readonly File[]): Promise<void> => {
    if (this.#stop !== null || files.length === 0) return
    const stop = new AbortController()
    this.#stop = stop
    const count = new Count()
    const of = files.reduce((sum, { size }) => sum + size, 0)
    let toldAt = -Infinity
    const progress = (bytes: number, file: string): void => {
      if (performance.now() - toldAt < IMPORT_PROGRESS_MS) return
      toldAt = performance.now()
      this.#become({ kind: 'running', file, bytes, of, report: count.report() })
    }
    let how: Extract<Importing, { readonly kind: 'ended' }>['how'] = 'finished'
    try {
      await readFiles(files, { connection, signal: stop.signal, told: (reading) => count.add(reading), progress })
    } catch (fault) {
      how = stop.signal.aborted ? 'cancelled' : fault instanceof DiskRefused ? 'not-saved' : 'fault'
    }
    this.#stop = null
    this.#become({ kind: 'ended', how, report: count.report() })
  }

  #become(state: Importing): void {
    this.#state = state
    for (const listener of [...this.#listeners]) listener()
  }
}

export const importRun = new ImportRun()

class Count {
  readonly #counts = { added: 0, extended: 0, known: 0, inBin: 0, refused: 0 }
  readonly #refusals: Refusal[] = []
  readonly #beside = noneBeside()
  #matchId: MatchId | null = null

  add(reading: RecordRead): void {
    const result = reading.kind === 'answered' ? reading.result : null
    if (result?.kind === 'beside') {
      this.#beside[result.what][result.how]++
      return
    }
    const kind = result?.kind ?? 'refused'
    this.#counts[kind === 'in-bin' ? 'inBin' : kind]++
    if (result !== null && result.kind !== 'refused') this.#matchId = result.matchId
    if (kind === 'refused' && this.#refusals.length < MOST_SHOWN) this.#refusals.push(reading)
  }

  report(): Report {
    return { ...EMPTY_REPORT, ...this.#counts, beside: structuredClone(this.#beside), matchId: this.#matchId, refusals: [...this.#refusals] }
  }
}
