import type { KeptTiles } from '#shared/contract/own-tiles'
import type { SettingOutcome } from '#shared/contract/settings'
import { ok } from '#shared/kernel/result'
import { Channel } from '../common/channel'
import type { OwnTilesStore } from '../store/own-tiles-store'
import { notSaved } from '../store/save-fault'

/** The family's own tiles as pages follow, keep and forget them. */
export class OwnTilesService {
  readonly #store: OwnTilesStore
  readonly #clock: () => Date
  readonly #channel = new Channel()

  constructor(store: OwnTilesStore, clock: () => Date) {
    this.#store = store
    this.#clock = clock
  }

  get watchers(): number {
    return this.#channel.watchers
  }

  live(signal: AbortSignal | undefined): AsyncGenerator<KeptTiles | null, void, void> {
    return this.#channel.watch(() => Promise.resolve(this.#store.kept), signal)
  }

  /** Answers once they are on disk. */
  keep(tiles: KeptTiles['tiles']): Promise<SettingOutcome> {
    return this.#save({ tiles, keptAt: this.#clock().toISOString() })
  }

  forget(): Promise<SettingOutcome> {
    return this.#save(null)
  }

  /** To be called after they were changed in another way. */
  changed(): void {
    this.#channel.publish()
  }

  async #save(kept: KeptTiles | null): Promise<SettingOutcome> {
    const saved = await this.#store.save(kept).then(() => ok({}), notSaved)
    if (saved.ok) this.changed()
    return saved
  }
}
