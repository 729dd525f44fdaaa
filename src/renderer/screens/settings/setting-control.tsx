import type { ReactNode } from 'react'
import { SETTINGS, type SettingChoice, type SettingName } from '#shared/settings/settings'
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

interface Props<N extends SettingName> {
  readonly name: N
  readonly onChoose: Changes['choose']
}

/** One setting, with all that it can be set to. */
export function SettingControl({ name, onChoose }: Props<SettingName>) {
  return isSwitch(name) ? <SwitchRow name={name} onChoose={onChoose} /> : <ChoiceRow name={name} onChoose={onChoose} />
}

function SwitchRow({ name, onChoose }: Props<SwitchName>) {
  const { legend, hint } = words.appSettings.named[name]
  const { on, off } = SWITCHES[name]
  return <Switch label={legend} hint={hint} checked={useSetting(name) === on} onChange={(checked) => onChoose(name, checked ? on : off)} />
}

/** The rules that some settings come from, linked beside what is said of them. */
const RULES: Readonly<Partial<Record<SettingName, readonly RuleId[]>>> = { 'tile-faces': ['B-9'], 'score-display': ['B-8'] }

function ChoiceRow({ name, onChoose }: Props<Exclude<SettingName, SwitchName>>) {
  const { legend, hint, choices } = words.appSettings.named[name]
  const labels: Readonly<Partial<Record<SettingChoice, string>>> = choices
  /* A language by what it calls itself, for those who cannot read the page as it is now. */
  const names: Readonly<Partial<Record<SettingChoice, string>>> = words.shell.language.names
  const pictures = PICTURES[name]
  const all = SETTINGS[name].choices.map((value: SettingChoice) => ({
    value,
    label: labels[value] ?? names[value] ?? value,
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
