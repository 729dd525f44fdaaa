import { SETTINGS, type SettingChoice, type SettingName } from '#shared/settings/settings'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { appSettingsWords } from '../../messages/page'
import type { KeptChoice } from '../../settings/kept-choice'
import { settings, useSetting } from '../../settings/settings'

/** One setting, with all that it can be set to. */
export function SettingControl({ name }: { readonly name: SettingName }) {
  const { legend, hint, choices } = appSettingsWords.named[name]
  const labels: Readonly<Partial<Record<SettingChoice, string>>> = choices
  const kept = settings[name] as KeptChoice<SettingChoice>
  return (
    <ChoiceGroup
      legend={legend}
      hint={hint}
      layout="segments"
      choices={SETTINGS[name].choices.map((value) => ({ value, label: labels[value] ?? ownName(value) }))}
      value={useSetting(name)}
      onChange={kept.choose}
    />
  )
}

/** A language as whoever speaks it calls it, for those who cannot read the page as it is now. */
function ownName(language: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
}
