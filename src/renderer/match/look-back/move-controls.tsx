import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import { roundOf, type Move } from './moves'
import type { Moves } from './use-moves'
import styles from './look-back.module.css'

interface Props {
  readonly moves: readonly Move[]
  readonly steps: Moves
}

/** To and fro through a match: buttons, a slider, and playing by itself. */
export function MoveControls({ moves, steps }: Props) {
  const controlsWords = words.lookBack.controls
  const { at, playing, go, togglePlaying } = steps
  const last = moves.length - 1
  const move = moves[at]
  const where = move === undefined ? '' : controlsWords.where(at + 1, moves.length, roundOf(move) + 1)
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
