import { FORMER_NAMES, SETTING_NAMES, SETTINGS, type SettingChoice, type SettingName } from '#shared/settings/settings'
import { persistedChoice, type PersistedChoice } from './persisted-choice'
import { pendingSettings } from './pending-settings'

type KeptSettings = { readonly [N in SettingName]: PersistedChoice<SettingChoice<N>> }

/**
 * Every setting, as this page has it.
 *
 * Without React, for what runs before it is here. The host keeps them; this browser has a copy, so that a page looks right before the host has answered, and on a device that is not the host's.
 */
export const settings = Object.fromEntries(
  SETTING_NAMES.map((name) => [
    name,
    persistedChoice(`caravan.${name}`, SETTINGS[name].choices, (choice) => pendingSettings.put(name, choice), `caravan.${FORMER_NAMES[name] ?? name}`),
  ]),
) as unknown as KeptSettings
