import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import { roundOf, type ReplayStep } from './steps'
import type { Stepping } from './use-replay'
import styles from './replay.module.css'

/** Back and forth through a match: buttons, a slider, and automatic play. */
export function ReplayControls({ steps, stepping }: { readonly steps: readonly ReplayStep[]; readonly stepping: Stepping }) {
  const controlsWords = words.replay.controls
  const { at, playing, go, togglePlaying } = stepping
  const last = steps.length - 1
  const step = steps[at]
  const where = step === undefined ? '' : controlsWords.where(at + 1, steps.length, roundOf(step) + 1)
  return (
    <div className={styles.controls} role="group" aria-label={controlsWords.label}>
      {/* Time runs from left to right here, as on any player and as the arrow keys have it. */}
      <div className={styles.buttons} dir="ltr">
        <Button shape="icon" aria-label={controlsWords.first} title={controlsWords.first} aria-disabled={at === 0} onClick={() => go(0)}>
          <Icon name="first" />
        </Button>
        <Button shape="icon" aria-label={controlsWords.back} title={controlsWords.back} aria-disabled={at === 0} onClick={() => go(at - 1)}>
          <Icon name="back" />
        </Button>
        <Button
          shape="icon"
          variant="primary"
          aria-label={playing ? controlsWords.pause : controlsWords.play}
          title={playing ? controlsWords.pause : controlsWords.play}
          onClick={togglePlaying}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </Button>
        <Button shape="icon" aria-label={controlsWords.next} title={controlsWords.next} aria-disabled={at === last} onClick={() => go(at + 1)}>
          <Icon name="forward" />
        </Button>
        <Button shape="icon" aria-label={controlsWords.last} title={controlsWords.last} aria-disabled={at === last} onClick={() => go(last)}>
          <Icon name="last" />
        </Button>
      </div>
      <input
        type="range"
        dir="ltr"
        className={styles.slider}
        aria-label={controlsWords.slider}
        aria-valuetext={where}
        min={0}
        max={Math.max(0, last)}
        value={at}
        onChange={(event) => go(Number(event.target.value))}
      />
      <p className={styles.where}>{where}</p>
    </div>
  )
}
