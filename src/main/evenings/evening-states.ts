import type { Evening } from '#shared/evening/evening'
import { replay } from '#shared/evening/replay'
import type { EveningState } from '#shared/evening/state'
import { expectOk } from '#shared/kernel/result'

/** What records come to, kept as long as the record is: each command adds a few events, and nobody replays the rest for it. */
export class EveningStates {
  readonly #known = new WeakMap<Evening, EveningState>()

  of(evening: Evening): EveningState {
    const known = this.#known.get(evening)
    if (known !== undefined) return known
    // its file was read through the same replay
    const state = expectOk(replay(evening.events), 'a stored evening can be replayed')
    this.#known.set(evening, state)
    return state
  }

  note(evening: Evening, state: EveningState): void {
    this.#known.set(evening, state)
  }
}
