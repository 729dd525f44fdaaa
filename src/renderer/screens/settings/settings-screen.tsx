import { Page } from '../../app/page'
import { paths } from '../../navigation/paths'
import { ButtonLink } from '../../components/button/button'
import { Card } from '../../components/card/card'
import { appSettingsWords, introductionWords } from '../../messages/page'
import { SECTIONS } from './sections'
import { SettingControl } from './setting-control'
import { SoundTrial } from './sound-trial'
import { VoiceTrial } from './voice-trial'
import { TileSample } from './tile-sample'
import styles from './settings-screen.module.css'

/** One page for everything that can be set; each choice takes effect as it is made. */
export function SettingsScreen() {
  const words = appSettingsWords
  return (
    <Page title={words.title}>
      <p className={styles.intro}>{words.intro}</p>
      {(Object.keys(SECTIONS) as readonly (keyof typeof SECTIONS)[]).map((section) => (
        <Card key={section} className={styles.section} aria-labelledby={`settings-${section}`}>
          <div>
            <h2 id={`settings-${section}`} className={styles.heading}>
              {words.sections[section].heading}
            </h2>
            <p className={styles.quiet}>{words.sections[section].text}</p>
          </div>
          {SECTIONS[section].map((name) => (
            <div key={name} className={styles.setting}>
              <SettingControl name={name} />
              {name === 'tile-material' && <TileSample />}
              {name === 'introduction' && <ButtonLink href={paths.introduction}>{introductionWords.look}</ButtonLink>}
              {name === 'sounds' && <SoundTrial />}
              {name === 'spoken' && <VoiceTrial />}
            </div>
          ))}
        </Card>
      ))}
      <p className={styles.quiet}>{words.backup}</p>
    </Page>
  )
}
