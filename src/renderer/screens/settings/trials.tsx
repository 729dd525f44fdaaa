import { words } from '../../messages/page'
import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { Notice } from '../../components/notice/notice'
import { useSetting } from '../../settings/settings'
import { playClick, playPoints } from '../../sound/sounds'
import { hush, speak, useSpeaker } from '../../sound/voice'
import styles from './settings-screen.module.css'

/** What the table would sound like. */
export function SoundTrial() {
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
export function VoiceTrial() {
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
