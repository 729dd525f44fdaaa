import type { Season, SeasonOutcome, SeasonRefusal, SeasonWish } from '#shared/contract/seasons'
import { foldedName } from '#shared/kernel/names'
import { err, ok } from '#shared/kernel/result'
import { Channel } from '../common/channel'
import { SaveFault } from '../store/save-fault'
import type { SeasonsStore } from '../store/seasons-store'
import { TaskQueue } from '../store/task-queue'

/** More than anyone finds again in a list. */
const MOST_SEASONS = 200

export interface SeasonsOptions {
  readonly store: SeasonsStore
  readonly clock: () => Date
  readonly newId: () => string
}

/** Thrown inside a save to leave a season as it is now. */
class SeasonMovedOn extends Error {
  override readonly name = 'SeasonMovedOn'
}

/** The seasons of the house, each name once whatever its case. */
export class Seasons {
  readonly #options: SeasonsOptions
  readonly #changes = new TaskQueue()
  readonly #channel = new Channel()

  constructor(options: SeasonsOptions) {
    this.#options = options
  }

  get watchers(): number {
    return this.#channel.watchers
  }

  live(signal: AbortSignal | undefined): AsyncGenerator<Season[], void, void> {
    return this.#channel.watch(() => Promise.resolve([...this.#options.store.all()]), signal)
  }

  /** Makes a season, or changes the one that is named; answers once it is on disk. */
  save({ id, ...wish }: SeasonWish): Promise<SeasonOutcome> {
    return this.#changing(async () => {
      const { store, clock, newId } = this.#options
      const refusal = this.#refusalOf({ id, ...wish })
      if (refusal !== null) return err(refusal)
      const saved = id ?? newId()
      await store.save(saved, () => ({ id: saved, ...wish, updatedAt: clock().toISOString() }))
      return ok({ id: saved })
    })
  }

  /** Takes a season away. Its matches stay. */
  remove(id: string): Promise<SeasonOutcome> {
    return this.#changing(async () => {
      if (this.#options.store.get(id) === undefined) return err({ kind: 'no-such-season' })
      await this.#options.store.remove(id)
      return ok({ id })
    })
  }

  /**
   * Puts a season from elsewhere here, in place of the one last changed at `inPlaceOf` (null: of none).
   *
   * False if that season is no longer what is here; `SaveFault` when it cannot be saved.
   */
  bring(season: Season, inPlaceOf: string | null): Promise<boolean> {
    const { store, clock } = this.#options
    return this.#changes.run(async () => {
      try {
        await store.save(season.id, (stored) => {
          if ((stored?.updatedAt ?? null) !== inPlaceOf) throw new SeasonMovedOn()
          return inPlaceOf === null ? season : { ...season, updatedAt: clock().toISOString() }
        })
        this.changed()
        return true
      } catch (error) {
        if (error instanceof SeasonMovedOn) return false
        throw error
      }
    })
  }

  /** To be called after they were changed in another way. */
  changed(): void {
    this.#channel.publish()
  }

  async idle(): Promise<void> {
    await this.#changes.run(() => Promise.resolve())
  }

  #refusalOf({ id, name, from, to }: SeasonWish): SeasonRefusal | null {
    const { store } = this.#options
    if (to < from) return { kind: 'ends-before-it-begins' }
    if (id !== undefined && store.get(id) === undefined) return { kind: 'no-such-season' }
    if (id === undefined && store.all().length >= MOST_SEASONS) return { kind: 'too-many', limit: MOST_SEASONS }
    const namesake = store.all().find((season) => season.id !== id && foldedName(season.name) === foldedName(name))
    return namesake === undefined ? null : { kind: 'name-taken', name: namesake.name }
  }

  async #changing(change: () => Promise<SeasonOutcome>): Promise<SeasonOutcome> {
    try {
      const outcome = await this.#changes.run(change)
      if (outcome.ok) this.changed()
      return outcome
    } catch (error) {
      if (error instanceof SaveFault) return err(error.toRefusal())
      throw error
    }
  }
}
