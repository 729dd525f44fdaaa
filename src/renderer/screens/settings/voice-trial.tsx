import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { Notice } from '../../components/notice/notice'
import { appSettingsWords } from '../../messages/page'
import { useSetting } from '../../settings/settings'
import { hush, speak, useSpeaker } from '../../sound/voice'
import styles from './settings-screen.module.css'

/** Who speaks, to be heard; or why nobody does. */
export function VoiceTrial() {
  const { voice: words } = appSettingsWords
  const who = useSpeaker()
  if (useSetting('spoken') === 'off') return null
  if (who.kind !== 'voice')
    return (
      <Notice tone="warning" role="status">
        {words[who.kind]}
      </Notice>
    )
  const hear = (): void => {
    hush()
    speak(appSettingsWords.sample)
  }
  return (
    <>
      <p className={styles.quiet}>{words.by(who.voice.name)}</p>
      <Button onClick={hear}>
        <Icon name="play" />
        {appSettingsWords.tryVoice}
      </Button>
    </>
  )
}
