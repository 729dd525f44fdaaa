import type { RunningEvening } from '#shared/contract/lists'
import { currentRound, isOver } from '#shared/evening/state'
import { sameJson } from '#shared/kernel/canonical'
import { eveningLineOf, type Evenings } from './evenings'

/** An evening that nothing has happened at for so long is not gone on with. */
const GOES_ON_MS = 12 * 60 * 60 * 1000

/** The evening that is going on: the one that was changed last, unless that is long ago or all its rounds are played. */
export class GoingOn {
  readonly #evenings: Pick<Evenings, 'played'>
  readonly #clock: () => Date
  #told: RunningEvening | null = null

  constructor(evenings: Pick<Evenings, 'played'>, clock: () => Date) {
    this.#evenings = evenings
    this.#clock = clock
  }

  /** What the home page has of it; undefined where there is none. */
  now(): RunningEvening | undefined {
    const since = new Date(this.#clock().getTime() - GOES_ON_MS).toISOString()
    const [latest] = [...this.#evenings.played(since)].sort((a, b) => (a.evening.updatedAt < b.evening.updatedAt ? 1 : -1))
    if (latest === undefined) return undefined
    const { id, name, rounds, planned } = eveningLineOf(latest.evening, latest.state)
    const round = currentRound(latest.state)
    return rounds >= planned && (round === null || isOver(round)) ? undefined : { id, name, rounds, planned }
  }

  /** Whether that is something else than when this was asked last; most changes of an evening leave it as it is. */
  hasChanged(): boolean {
    const before = this.#told
    this.#told = this.now() ?? null
    return !sameJson(before, this.#told)
  }
}
