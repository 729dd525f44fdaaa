import { Fragment, type ReactNode, useId, useState } from 'react'
import type { RuleId } from '#shared/games/rule-ids'
import { type SettingChoice, type SettingName, SETTINGS } from '#shared/settings/settings'
import { isBegun, type Language, LANGUAGE_NAMES, LANGUAGE_PROGRESS, LANGUAGES } from '#shared/words/languages'
import { KeyList } from '../../actions/keys-dialog'
import { Page } from '../../app/page'
import { useAnnounce } from '../../components/announcer/announcer'
import { Button } from '../../components/button/button'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { Icon } from '../../components/icon/icon'
import { Notice } from '../../components/notice/notice'
import { Switch } from '../../components/switch/switch'
import { useMedia } from '../../hooks/use-media'
import { words } from '../../messages/page'
import { paths } from '../../navigation/paths'
import { RuleLinks } from '../../rulebook/rule-links'
import { useSetting } from '../../settings/settings'
import { playClick, playPoints } from '../../sound/sounds'
import { hush, speak, useSpeaker } from '../../sound/voice'
import { GROUPS, isSwitch, SWITCHES, type SwitchName } from './controls'
import { SETTING_GROUPS, type SettingGroup } from './groups'
import { type OpenTiles, OwnTilesDialogs, OwnTilesRow } from './own-tiles'
import { PICTURES } from './pictures'
import { Preview } from './preview/preview'
import { SettingsGroups } from './settings-groups'
import { type Changes, useChanges } from './use-changes'
import styles from './settings-screen.module.css'

/** What the table would sound like. */
function SoundTrial() {
  if (useSetting('sounds') === 'off') return null
  const hear = (): void => {
    playClick()
    playPoints(1)
  }
  return (
    <Button onClick={hear}>
      <Icon name="play" />
      {words.appSettings.trySounds}
    </Button>
  )
}

/** Who speaks, to be heard; or why nobody does. */
function VoiceTrial() {
  const voiceWords = words.appSettings.voice
  const who = useSpeaker()
  if (useSetting('spoken') === 'off') return null
  if (who.kind !== 'voice')
    return (
      <Notice tone="warning" role="status">
        {voiceWords[who.kind]}
      </Notice>
    )
  const hear = (): void => {
    hush()
    speak(words.appSettings.sample)
  }
  return (
    <div className={styles.trial}>
      <Button onClick={hear}>
        <Icon name="play" />
        {words.appSettings.tryVoice}
      </Button>
      <p className={styles.quiet}>{voiceWords.by(who.voice.name)}</p>
    </div>
  )
}

interface Labelled {
  readonly legend: string
  readonly hint?: string
}

/** What a setting is called that has a name for each of its values, or for some. */
interface Chosen extends Labelled {
  readonly choices: Readonly<Partial<Record<SettingChoice, string>>>
}

interface SettingControlProps<N extends SettingName> {
  readonly name: N
  readonly onChoose: Changes['choose']
}

/** One setting, with all that it can be set to. */
function SettingControl({ name, onChoose }: SettingControlProps<SettingName>) {
  return isSwitch(name) ? <SwitchRow name={name} onChoose={onChoose} /> : <ChoiceRow name={name} onChoose={onChoose} />
}

function SwitchRow({ name, onChoose }: SettingControlProps<SwitchName>) {
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

function ChoiceRow({ name, onChoose }: SettingControlProps<Exclude<SettingName, SwitchName>>) {
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

/** Everything that can be set; each choice takes effect as it is made. On a phone the groups are a page of their own, as long as none is chosen. */
export function SettingsScreen({ group }: { readonly group: string | null }) {
  const settingsWords = words.appSettings
  const wide = useMedia('(width >= 62.5rem)')
  const changes = useChanges()
  const [tiles, setTiles] = useState<OpenTiles>(null)
  const { say } = useAnnounce()
  const chosen = SETTING_GROUPS.find((each) => each === group) ?? (wide ? 'look' : null)
  const undo = (): void => {
    changes.undo()
    say(settingsWords.undone)
  }
  return (
    <>
      <Page
        /* on a phone each group is a page */
        key={wide ? 'all' : chosen}
        title={settingsWords.title}
        {...(wide || chosen === null ? {} : { heading: settingsWords.groups[chosen], back: paths.settings })}
      >
        <div className={styles.settings}>
          {(wide || chosen === null) && <SettingsGroups current={chosen} />}
          {chosen !== null && <Group group={chosen} named={wide} changes={changes} onTiles={setTiles} />}
          <aside className={styles.beside} aria-label={settingsWords.preview.heading}>
            <div className={styles.shown}>
              <p className={styles.head}>
                <strong>{settingsWords.preview.heading}</strong>
                <span className={styles.quiet}>{settingsWords.preview.hint}</span>
              </p>
              <Preview />
            </div>
            <div className={styles.foot}>
              <Button aria-disabled={changes.none || undefined} onClick={() => !changes.none && undo()}>
                {settingsWords.undo}
              </Button>
              <p className={styles.quiet}>{settingsWords.intro}</p>
            </div>
          </aside>
        </div>
      </Page>
      <OwnTilesDialogs open={tiles} onClose={() => setTiles(null)} />
    </>
  )
}

interface GroupProps {
  readonly group: SettingGroup
  /** The page's heading does not say which group it is. */
  readonly named: boolean
  readonly changes: Changes
  readonly onTiles: (open: OpenTiles) => void
}

/** One group of settings, in rows. */
function Group({ group, named, changes, onTiles }: GroupProps) {
  const { groups, parts, house } = words.appSettings
  const id = useId()
  return (
    <section className={styles.group} aria-label={groups[group]} data-group={group}>
      {GROUPS[group].map(({ part, names }) => (
        <Fragment key={part ?? group}>
          {(part !== null || named) && <h2 className={styles.heading}>{part === null ? groups[group] : parts[part]}</h2>}
          {part === 'house' && <p className={styles.house}>{house}</p>}
          <div className={styles.rows}>
            {names.map((name) => (
              <div key={name} className={styles.row}>
                <SettingControl name={name} onChoose={changes.choose} />
                <SettingTrial name={name} />
              </div>
            ))}
            {group === 'camera' && <OwnTilesRow onOpen={onTiles} />}
          </div>
        </Fragment>
      ))}
      {group === 'keys' && (
        <div className={styles.keys}>
          <h2 id={id} className={styles.heading}>
            {words.keys.title}
          </h2>
          <KeyList />
        </div>
      )}
    </section>
  )
}

/** What can be tried of a setting. */
function SettingTrial({ name }: { readonly name: SettingName }) {
  if (name === 'sounds') return <SoundTrial />
  if (name === 'spoken') return <VoiceTrial />
  return null
}
