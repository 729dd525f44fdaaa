import type { EveningOutcome, PlayingMatch } from '#shared/contract/evenings'
import type { Evening } from '#shared/evening/evening'
import type { EveningState } from '#shared/evening/state'
import { canonical } from '#shared/kernel/canonical'
import type { MatchStore } from '../store/match-store'
import { TaskQueue } from '../store/task-queue'
import { fromMatches, type SaidByMatch } from './from-matches'

export interface MatchResultsOptions {
  readonly evenings: () => readonly Evening[]
  readonly stateOf: (evening: Evening) => EveningState
  readonly playing: (evening: Evening) => PlayingMatch[]
  readonly summaries: Pick<MatchStore, 'summary'>
  readonly say: (evening: string, said: SaidByMatch) => Promise<EveningOutcome>
  /** Has those who watch an evening look again. */
  readonly look: (evening: string) => void
  readonly report?: ((fault: unknown) => void) | undefined
}

/** Takes the results of tables from their matches. */
export class MatchResults {
  readonly #options: MatchResultsOptions
  readonly #taking = new TaskQueue()
  /** Results of matches are going to be taken, so that nobody need ask for it again. */
  #willTake = false
  /** How the matches of each evening stood when that was last shown. */
  readonly #told = new Map<string, string>()

  constructor(options: MatchResultsOptions) {
    this.#options = options
  }

  /** To be called after matches have changed. */
  matchesChanged(): void {
    if (this.#willTake) return
    this.#willTake = true
    this.#taking.run(() => this.#take()).catch(this.#options.report ?? (() => undefined))
  }

  idle(): Promise<void> {
    return this.#taking.idle()
  }

  async #take(): Promise<void> {
    const { evenings, stateOf, summaries, say } = this.#options
    this.#willTake = false
    for (const evening of evenings()) {
      const said = fromMatches(stateOf(evening), (id) => summaries.summary(id))
      for (const each of said) await say(evening.id, each)
      if (said.length === 0) this.#tell(evening)
    }
  }

  /** Shows how the matches of tables stand, where that is something else than before. */
  #tell(evening: Evening): void {
    const now = canonical(this.#options.playing(evening))
    if ((this.#told.get(evening.id) ?? '[]') === now) return
    this.#told.set(evening.id, now)
    this.#options.look(evening.id)
  }
}
