import { SETTINGS, type SettingChoice, type SettingName } from '#shared/settings/settings'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { appSettingsWords, shellWords } from '../../messages/page'
import type { PersistedChoice } from '../../settings/persisted-choice'
import { settings, useSetting } from '../../settings/settings'

/** One setting, with all that it can be set to. */
export function SettingControl({ name }: { readonly name: SettingName }) {
  const { legend, hint, choices } = appSettingsWords.named[name]
  const labels: Readonly<Partial<Record<SettingChoice, string>>> = choices
  /* A language by what it calls itself, for those who cannot read the page as it is now. */
  const names: Readonly<Partial<Record<SettingChoice, string>>> = shellWords.language.names
  const kept = settings[name] as PersistedChoice<SettingChoice>
  return (
    <ChoiceGroup
      legend={legend}
      hint={hint}
      layout="segments"
      choices={SETTINGS[name].choices.map((value) => ({ value, label: labels[value] ?? names[value] ?? value }))}
      value={useSetting(name)}
      onChange={kept.choose}
    />
  )
}
