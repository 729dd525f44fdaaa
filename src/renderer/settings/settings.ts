import type { SettingChoice, SettingName } from '#shared/settings/settings'
import { settings } from './kept-settings'
import { usePersistedChoice } from './use-persisted-choice'

export { settings }

/** A setting as it stands, followed across windows. */
export function useSetting<N extends SettingName>(name: N): SettingChoice<N> {
  return usePersistedChoice<SettingChoice<N>>(settings[name])
}
