import { Page } from '../../app/page'
import { paths } from '../../navigation/paths'
import { ButtonLink, Button } from '../../components/button/button'
import { Card } from '../../components/card/card'
import { words } from '../../messages/page'
import { SETTINGS, type SettingChoice, type SettingName } from '#shared/settings/settings'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import type { PersistedChoice } from '../../settings/persisted-choice'
import { settings, useSetting } from '../../settings/settings'
import { Icon } from '../../components/icon/icon'
import { playClick, playPoints } from '../../sound/sounds'
import { tileOf } from '#shared/domino/tile'
import { DominoTile } from '../../components/domino-tile/domino-tile'
import { Notice } from '../../components/notice/notice'
import { hush, speak, useSpeaker } from '../../sound/voice'
import { RuleLinks } from '../../rulebook/rule-links'
import type { RuleId } from '#shared/rules/rule-ids'
import styles from './settings-screen.module.css'

/** One page for everything that can be set; each choice takes effect as it is made. */
export function SettingsScreen() {
  return (
    <Page title={words.appSettings.title}>
      <p className={styles.intro}>{words.appSettings.intro}</p>
      {(Object.keys(SECTIONS) as readonly (keyof typeof SECTIONS)[]).map((section) => (
        <Card key={section} className={styles.section} aria-labelledby={`settings-${section}`}>
          <div>
            <h2 id={`settings-${section}`} className={styles.heading}>
              {words.appSettings.sections[section].heading}
            </h2>
            <p className={styles.quiet}>{words.appSettings.sections[section].text}</p>
          </div>
          {SECTIONS[section].map((name) => (
            <div key={name} className={styles.setting}>
              <SettingControl name={name} />
              {name === 'tile-material' && <TileSample />}
              {name === 'introduction' && <ButtonLink href={paths.introduction}>{words.introduction.look}</ButtonLink>}
              {name === 'sounds' && <SoundTrial />}
              {name === 'spoken' && <VoiceTrial />}
            </div>
          ))}
        </Card>
      ))}
      <p className={styles.quiet}>{words.appSettings.backup}</p>
    </Page>
  )
}

/** The rules that some settings come from, linked beside what is said of them. */
const RULES: Readonly<Partial<Record<SettingName, readonly RuleId[]>>> = { 'tile-faces': ['B-9'], 'score-display': ['B-8'] }

/** One setting, with all that it can be set to. */
function SettingControl({ name }: { readonly name: SettingName }) {
  const { legend, hint, choices } = words.appSettings.named[name]
  const rules = RULES[name]
  const labels: Readonly<Partial<Record<SettingChoice, string>>> = choices
  /* A language by what it calls itself, for those who cannot read the page as it is now. */
  const names: Readonly<Partial<Record<SettingChoice, string>>> = words.shell.language.names
  const kept = settings[name] as PersistedChoice<SettingChoice>
  return (
    <ChoiceGroup
      legend={legend}
      hint={
        rules === undefined ? (
          hint
        ) : (
          <>
            {hint}
            <RuleLinks ids={rules} />
          </>
        )
      }
      layout="segments"
      choices={SETTINGS[name].choices.map((value) => ({ value, label: labels[value] ?? names[value] ?? value }))}
      value={useSetting(name)}
      onChange={kept.choose}
    />
  )
}

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

/** Every suit of a usual set once, as tiles look now. Decorative: the choices say it. */
const SAMPLE = [tileOf(6, 4), tileOf(5, 5), tileOf(3, 2), tileOf(1, 0)] as const

/** What tiles look like now. */
function TileSample() {
  return (
    <div className={styles.sample} aria-hidden="true">
      {SAMPLE.map((tile) => (
        <DominoTile key={tile} tile={tile} />
      ))}
    </div>
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
    <>
      <p className={styles.quiet}>{voiceWords.by(who.voice.name)}</p>
      <Button onClick={hear}>
        <Icon name="play" />
        {words.appSettings.tryVoice}
      </Button>
    </>
  )
}

/** Every setting, in the section where it is looked for. */
export const SECTIONS = {
  looks: ['language', 'theme', 'motion', 'tile-faces', 'tile-material', 'score-display'],
  table: ['table-side', 'tiles-played', 'key-hints', 'single-keys', 'introduction'],
  hearing: ['sounds', 'spoken'],
  house: ['confirm-rounds', 'keep-photographs', 'tile-print'],
} as const satisfies Readonly<Record<'looks' | 'table' | 'hearing' | 'house', readonly SettingName[]>>
