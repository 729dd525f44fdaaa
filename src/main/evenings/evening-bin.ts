import type { EveningLine, EveningOutcome } from '#shared/contract/evenings'
import { MOST_BIN_CHANGES, type Evening } from '#shared/evening/evening'
import type { EveningsStore } from '../store/evenings-store'
import { Refused } from './refused'

export const isBinned = ({ bin }: Evening): boolean => typeof bin?.at === 'string'

interface EveningBinOptions {
  readonly store: EveningsStore
  readonly clock: () => Date
  /** Writes what a change makes of an evening, one change after another, and tells of it. */
  readonly saving: (id: string, change: (stored: Evening | null) => Evening) => Promise<EveningOutcome>
  /** The same for what writes in its own way, and gives how many events there were. */
  readonly running: (id: string, change: () => Promise<number>) => Promise<EveningOutcome>
  /** What is in the bin, now and after each change. */
  readonly list: (signal: AbortSignal | undefined) => AsyncGenerator<EveningLine[], void, void>
  /** Called once one is out of the bin: what its matches came to in between follows. */
  readonly restored: () => void
}

/** The bin of evenings: nothing happens to those in it. Their matches stay where they are. */
export class EveningBin {
  readonly #options: EveningBinOptions

  constructor(options: EveningBinOptions) {
    this.#options = options
  }

  list(signal: AbortSignal | undefined): AsyncGenerator<EveningLine[], void, void> {
    return this.#options.list(signal)
  }

  put(id: string): Promise<EveningOutcome> {
    return this.#move(id, true)
  }

  async restore(id: string): Promise<EveningOutcome> {
    const outcome = await this.#move(id, false)
    if (outcome.ok) this.#options.restored()
    return outcome
  }

  deleteForGood(id: string): Promise<EveningOutcome> {
    const { store, running } = this.#options
    return running(id, async () => {
      const evening = store.get(id)
      if (evening === undefined || !isBinned(evening)) throw new Refused({ kind: 'no-such-evening' })
      await store.remove(id)
      return evening.events.length
    })
  }

  #move(id: string, into: boolean): Promise<EveningOutcome> {
    return this.#options.saving(id, (stored) => {
      if (stored === null || isBinned(stored) === into) throw new Refused({ kind: 'no-such-evening' })
      if ((stored.bin?.change ?? 0) >= MOST_BIN_CHANGES) throw new Refused({ kind: 'too-many', limit: MOST_BIN_CHANGES })
      const at = this.#options.clock().toISOString()
      return { ...stored, bin: { at: into ? at : null, change: (stored.bin?.change ?? 0) + 1 }, updatedAt: at }
    })
  }
}
