import { BESIDE_KINDS, BESIDE_WAYS } from '#shared/contract/exchange'
import type { MatchId } from '#shared/kernel/ids'
import type { Connection } from '../client/connection'
import { DiskRefused, readFiles, type RecordRead } from './read-files'

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

/** The one of this page. */
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
