import type { ReactNode } from 'react'
import { SETTINGS, type SettingChoice, type SettingName } from '#shared/settings/settings'
import { isBegun, LANGUAGE_NAMES, LANGUAGE_PROGRESS, LANGUAGES, type Language } from '#shared/words/languages'
import type { RuleId } from '#shared/games/rule-ids'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { Switch } from '../../components/switch/switch'
import { words } from '../../messages/page'
import { RuleLinks } from '../../rulebook/rule-links'
import { useSetting } from '../../settings/settings'
import { isSwitch, SWITCHES, type SwitchName } from './controls'
import { PICTURES } from './pictures'
import type { Changes } from './use-changes'
import styles from './settings-screen.module.css'

interface Labelled {
  readonly legend: string
  readonly hint?: string
}

/** What a setting is called that has a name for each of its values, or for some. */
interface Chosen extends Labelled {
  readonly choices: Readonly<Partial<Record<SettingChoice, string>>>
}

interface Props<N extends SettingName> {
  readonly name: N
  readonly onChoose: Changes['choose']
}

/** One setting, with all that it can be set to. */
export function SettingControl({ name, onChoose }: Props<SettingName>) {
  return isSwitch(name) ? <SwitchRow name={name} onChoose={onChoose} /> : <ChoiceRow name={name} onChoose={onChoose} />
}

function SwitchRow({ name, onChoose }: Props<SwitchName>) {
  const { legend, hint }: Labelled = words.appSettings.named[name]
  const { on, off } = SWITCHES[name]
  return <Switch label={legend} hint={hint} checked={useSetting(name) === on} onChange={(checked) => onChoose(name, checked ? on : off)} />
}

/** The rules that some settings come from, linked beside what is said of them. */
const RULES: Readonly<Partial<Record<SettingName, readonly RuleId[]>>> = { 'tile-faces': ['B-9'], 'score-display': ['B-8'] }

const isLanguage = (value: string): value is Language => LANGUAGES.some((language) => language === value)
const isBegunLanguage = (value: string): boolean => isLanguage(value) && isBegun(value)

/** A language by what it calls itself, for those who cannot read the page as it is now; one that is only begun with how far it is. */
function languageLabel(language: Language): string {
  return isBegun(language) ? `${LANGUAGE_NAMES[language]} (${words.shareWords(LANGUAGE_PROGRESS[language])})` : LANGUAGE_NAMES[language]
}

function ChoiceRow({ name, onChoose }: Props<Exclude<SettingName, SwitchName>>) {
  const { legend, hint, choices: labels }: Chosen = words.appSettings.named[name]
  const pictures = PICTURES[name]
  const choices: readonly SettingChoice[] = SETTINGS[name].choices
  const all = [...choices.filter((value) => !isBegunLanguage(value)), ...choices.filter(isBegunLanguage)].map((value) => ({
    value,
    label: labels[value] ?? (isLanguage(value) ? languageLabel(value) : value),
    ...(pictures === undefined ? {} : { picture: pictures(value) }),
  }))
  return (
    <ChoiceGroup
      className={styles.choice}
      legend={legend}
      hint={hintOf(hint, RULES[name])}
      layout={pictures !== undefined ? 'pictures' : name === 'language' ? 'rows' : 'bar'}
      choices={all}
      value={useSetting<SettingName>(name)}
      onChange={(choice) => onChoose(name, choice)}
    />
  )
}

function hintOf(hint: string | undefined, rules: readonly RuleId[] | undefined): ReactNode {
  if (rules === undefined) return hint
  return (
    <>
      {hint}
      <RuleLinks ids={rules} />
    </>
  )
}
