import type { SettingOutcome } from '#shared/contract/settings'
import { ok } from '#shared/kernel/result'
import { isChoice, type SettingName, type Settings } from '#shared/settings/settings'
import type { Language } from '#shared/words/languages'
import { notSaved } from '../store/save-fault'
import type { SettingsStore } from '../store/settings-store'
import { Channel } from '../common/channel'

/** The settings as pages follow and change them. */
export class SettingsService {
  readonly #store: SettingsStore
  readonly #channel = new Channel()

  constructor(store: SettingsStore) {
    this.#store = store
  }

  get watchers(): number {
    return this.#channel.watchers
  }

  /** What everyone here is to be spoken to in; null where each browser decides. */
  language(): Language | null {
    const { language = 'system' } = this.#store.all()
    return language === 'system' ? null : language
  }

  live(signal: AbortSignal | undefined): AsyncGenerator<Settings, void, void> {
    return this.#channel.watch(() => Promise.resolve(this.#store.all()), signal)
  }

  /** Answers once it is on disk. */
  async set(name: SettingName, choice: string): Promise<SettingOutcome> {
    if (!isChoice(name, choice)) throw new Error(`broken invariant: the contract let ${choice} through for ${name}`)
    const saved = await this.#store.set(name, choice).then(() => ok({}), notSaved)
    if (saved.ok) this.changed()
    return saved
  }

  /** To be called after they were changed in another way. */
  changed(): void {
    this.#channel.publish()
  }
}
