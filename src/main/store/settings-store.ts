import { z } from 'zod'
import {
  SETTING_OWNERS,
  SETTINGS,
  underCurrentNames,
  understood,
  type KeptSettings,
  type SettingName,
  type SettingOwner,
  type Settings,
} from '#shared/settings/settings'
import { FileStore } from './file-store'
import type { Folder } from './json-file'
import { fileKindOf, type ContentOf } from './side-files'

/** Names that this version does not know are another's, and are kept for it. */
export const settingsKind = fileKindOf('caravan-settings', 1, { chosen: z.record(z.string().max(60), z.string().max(60)) })
type SettingsFile = ContentOf<typeof settingsKind>

const NOTHING_CHOSEN: SettingsFile = { format: 'caravan-settings', version: 1, chosen: {} }

/** Two files: what this device is set to, in its own folder, and what the house is, with the matches. */
export class SettingsStore {
  readonly #files: Readonly<Record<SettingOwner, FileStore<SettingsFile>>>

  private constructor(files: Readonly<Record<SettingOwner, FileStore<SettingsFile>>>) {
    this.#files = files
  }

  static async open(folders: { readonly data: Folder; readonly device: Folder }): Promise<SettingsStore> {
    const opened = (folder: Folder, of: SettingOwner): Promise<FileStore<SettingsFile>> =>
      FileStore.open<SettingsFile>(folder, { folder: 'settings', name: `${of}.json`, kind: settingsKind, fresh: NOTHING_CHOSEN })
    return new SettingsStore({ device: await opened(folders.device, 'device'), house: await opened(folders.data, 'house') })
  }

  /** Everything that was chosen and that this version understands. */
  all(): Settings {
    return Object.assign({}, ...SETTING_OWNERS.map((of) => understood(this.#files[of].value.chosen, of))) as Settings
  }

  kept(of: SettingOwner): KeptSettings {
    return this.#files[of].value.chosen
  }

  /** `SaveFault` where the disk does not take it; it is then as it was. */
  async set(name: SettingName, choice: string): Promise<void> {
    await this.bring(SETTINGS[name].of, { [name]: choice })
  }

  /** Changes the settings that are given; the others stay as they are. */
  async bring(of: SettingOwner, told: KeptSettings): Promise<void> {
    const chosen = underCurrentNames(told)
    await this.#files[of].save((file) => {
      const same = Object.entries(chosen).every(([name, choice]) => file.chosen[name] === choice)
      return same ? file : { ...file, chosen: { ...file.chosen, ...chosen } }
    })
  }

  /** Calls `changed` after another device or program has changed the house's, until the store is closed. */
  watch(folder: Folder, changed: () => void): void {
    this.#files.house.watch(folder, changed)
  }

  async close(): Promise<void> {
    await Promise.all(SETTING_OWNERS.map((of) => this.#files[of].close()))
  }
}
