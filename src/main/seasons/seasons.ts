import type { Season, SeasonOutcome, SeasonRefusal, SeasonWish } from '#shared/contract/seasons'
import { foldedName } from '#shared/kernel/names'
import { err, ok } from '#shared/kernel/result'
import { Channel } from '../common/channel'
import { USUAL_LEAGUE } from '#shared/league/rules'
import { notSaved } from '../store/save-fault'
import { changedAt, changedSeason } from '../store/season-file'
import type { SeasonsStore } from '../store/kinds/season'
import { TaskQueue } from '../store/task-queue'

/** More than anyone finds again in a list. */
const MOST_SEASONS = 200

export interface SeasonsOptions {
  readonly store: SeasonsStore
  readonly clock: () => Date
  readonly newId: () => string
  /** Called after any has changed. */
  readonly changed?: () => void
}

const FRESH = { name: '', from: '', to: '', league: USUAL_LEAGUE, binnedAt: undefined }

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
    return this.#channel.watch(() => Promise.resolve([...this.#shown()]), signal)
  }

  /** Those in the bin, the latest first. */
  binned(signal: AbortSignal | undefined): AsyncGenerator<Season[], void, void> {
    return this.#channel.watch(() => Promise.resolve(this.#options.store.all().filter(({ binnedAt }) => binnedAt !== undefined)), signal)
  }

  /** The season of that id; undefined where there is none, or it is in the bin. */
  get(id: string): Season | undefined {
    const season = this.#options.store.get(id)
    return season?.binnedAt === undefined ? season : undefined
  }

  /** Makes a season, or changes the one that is named; answers once it is on disk. */
  save({ id, league, ...wish }: SeasonWish): Promise<SeasonOutcome> {
    return this.#changing(async () => {
      const { newId } = this.#options
      const refusal = this.#refusalOf({ id, ...wish })
      if (refusal !== null) return err(refusal)
      return this.#written(id ?? newId(), (stored) => ({ ...wish, league: league ?? stored?.league ?? USUAL_LEAGUE }))
    })
  }

  /** Puts a season into the bin. Its matches stay. */
  remove(id: string): Promise<SeasonOutcome> {
    return this.#changing(async () => {
      if (this.get(id) === undefined) return err({ kind: 'no-such-season' })
      return this.#written(id, () => ({ binnedAt: this.#options.clock().toISOString() }))
    })
  }

  /** Takes a season out of the bin, unless another one has its name by now. */
  restore(id: string): Promise<SeasonOutcome> {
    return this.#changing(async () => {
      const season = this.#inBin(id)
      if (season === null) return err({ kind: 'no-such-season' })
      const refusal = this.#refusalOf(season)
      return refusal === null ? this.#written(id, () => ({ binnedAt: undefined })) : err(refusal)
    })
  }

  deleteForGood(id: string): Promise<SeasonOutcome> {
    return this.#changing(async () => {
      if (this.#inBin(id) === null) return err({ kind: 'no-such-season' })
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
      const now = clock().toISOString()
      const brought = await store.bring(season, inPlaceOf, () => ({ ...season, changedAt: changedAt(now), updatedAt: now }))
      if (brought) this.changed()
      return brought
    })
  }

  /** To be called after they were changed in another way. */
  changed(): void {
    this.#channel.publish()
    this.#options.changed?.()
  }

  async idle(): Promise<void> {
    await this.#changes.run(() => Promise.resolve())
  }

  #shown(): readonly Season[] {
    return this.#options.store.all().filter(({ binnedAt }) => binnedAt === undefined)
  }

  #inBin(id: string): Season | null {
    const season = this.#options.store.get(id)
    return season?.binnedAt === undefined ? null : season
  }

  #refusalOf({ id, name, from, to }: Pick<SeasonWish, 'id' | 'name' | 'from' | 'to'>): SeasonRefusal | null {
    const others = this.#shown().filter((season) => season.id !== id)
    if (to < from) return { kind: 'ends-before-it-begins' }
    if (id !== undefined && this.#options.store.get(id) === undefined) return { kind: 'no-such-season' }
    if (others.length >= MOST_SEASONS) return { kind: 'too-many', limit: MOST_SEASONS }
    const namesake = others.find((season) => foldedName(season.name) === foldedName(name))
    return namesake === undefined ? null : { kind: 'name-taken', name: namesake.name }
  }

  async #written(id: string, change: (stored: Season | null) => Partial<Season>): Promise<SeasonOutcome> {
    const { store, clock } = this.#options
    await store.save(id, (stored) => {
      const { binnedAt, ...wish } = { ...FRESH, ...stored, ...change(stored), id }
      return changedSeason(stored, { ...wish, ...(binnedAt === undefined ? {} : { binnedAt }) }, clock().toISOString())
    })
    return ok({ id })
  }

  async #changing(change: () => Promise<SeasonOutcome>): Promise<SeasonOutcome> {
    const outcome = await this.#changes.run(change).catch(notSaved)
    if (outcome.ok) this.changed()
    return outcome
  }
}
