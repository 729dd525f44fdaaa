import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { appSettingsWords } from '../../messages/page'
import { useSetting } from '../../settings/settings'
import { playClick, playPoints } from '../../sound/sounds'

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
      {appSettingsWords.trySounds}
    </Button>
  )
}
