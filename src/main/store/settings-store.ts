import { z } from 'zod'
import { err, ok } from '#shared/kernel/result'
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
import { clearLeftovers } from './claim'
import { makeFolder } from './durable-file'
import type { FileKind } from './json-adapter'
import { JsonFile, type Folder } from './json-file'
import { shapeDamage } from './damage-of'
import { watchFolder } from './watch'

/** Where settings lie, in the data folder and in the device folder. */
const SETTINGS_FOLDER = 'settings'

const fileSchema = z.object({
  format: z.literal('caravan-settings'),
  version: z.literal(1),
  /** Names that this version does not know are another's, and are kept for it. */
  chosen: z.record(z.string().max(60), z.string().max(60)),
})
export type SettingsFile = z.infer<typeof fileSchema>

export const settingsKind: FileKind<SettingsFile> = {
  format: 'caravan-settings',
  version: 1,
  parse: (content) => {
    const parsed = fileSchema.safeParse(content)
    return parsed.success ? ok(parsed.data) : err(shapeDamage(parsed.error, content))
  },
}

const NOTHING_CHOSEN: SettingsFile = { format: 'caravan-settings', version: 1, chosen: {} }

/** Two files: what this device is set to, in its own folder, and what the house is, with the matches. */
export class SettingsStore {
  readonly #files: Readonly<Record<SettingOwner, JsonFile<SettingsFile>>>
  #stopWatching: (() => Promise<void>) | null = null

  private constructor(files: Readonly<Record<SettingOwner, JsonFile<SettingsFile>>>) {
    this.#files = files
  }

  static async open(folders: { readonly data: Folder; readonly device: Folder }): Promise<SettingsStore> {
    const opened = async (folder: Folder, of: SettingOwner): Promise<JsonFile<SettingsFile>> => {
      await makeFolder(folder.files, `${folder.path}/${SETTINGS_FOLDER}`)
      await clearLeftovers(folder, `${folder.path}/${SETTINGS_FOLDER}`)
      return JsonFile.open(folder, `${SETTINGS_FOLDER}/${of}.json`, settingsKind, NOTHING_CHOSEN)
    }
    return new SettingsStore({ device: await opened(folders.device, 'device'), house: await opened(folders.data, 'house') })
  }

  /** Everything that was chosen and that this version understands. */
  all(): Settings {
    return Object.assign({}, ...SETTING_OWNERS.map((of) => understood(this.#files[of].value.chosen, of))) as Settings
  }

  /** What was chosen, as it was kept. */
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
  watch({ files, path, watched }: Folder, changed: () => void): void {
    const look = async (): Promise<void> => {
      if (await this.#files.house.refresh()) changed()
    }
    this.#stopWatching = watchFolder({ files, path: `${path}/${SETTINGS_FOLDER}`, look, works: (works) => watched?.(SETTINGS_FOLDER, works) })
  }

  async close(): Promise<void> {
    await this.#stopWatching?.()
    await Promise.all(SETTING_OWNERS.map((of) => this.#files[of].idle()))
  }
}
