import { SETTING_NAMES, SETTINGS, type SettingChoice, type SettingName, type Settings } from '#shared/settings/settings'
import { pendingSettings } from './pending-settings'
import type { PersistedChoice } from './persisted-choice'
import { settings } from './kept-settings'

const keptAs = (name: SettingName): PersistedChoice<SettingChoice> => settings[name] as PersistedChoice<SettingChoice>

/** What this browser keeps; nothing of what nobody has touched. */
export function keptSettings(): Settings {
  return Object.fromEntries(SETTING_NAMES.flatMap((name) => (settings[name].kept() === null ? [] : [[name, settings[name].kept()]])))
}

/** Takes over what the host has. What this browser had of a device's settings before its host kept any goes there. */
export function followHost(told: Settings): void {
  for (const name of SETTING_NAMES) {
    if (pendingSettings.has(name)) continue
    const choice = told[name]
    const own = keptAs(name).kept()
    if (choice !== undefined) keptAs(name).follow(choice)
    else if (own !== null && SETTINGS[name].of === 'device') pendingSettings.put(name, own)
  }
}

/** Takes over these and nothing else: what is not among them is as nobody has touched it. For the host, where nothing is kept from one page to the next. */
export function haveSettings(all: Settings): void {
  for (const name of SETTING_NAMES) keptAs(name).follow(all[name] ?? SETTINGS[name].choices[0])
}
