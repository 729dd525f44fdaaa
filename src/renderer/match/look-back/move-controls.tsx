import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { lookBackWords } from '../../messages/page'
import { roundOf, type Move } from './moves'
import type { Moves } from './use-moves'
import styles from './look-back.module.css'

interface Props {
  readonly moves: readonly Move[]
  readonly steps: Moves
}

/** To and fro through a match: buttons, a slider, and playing by itself. */
export function MoveControls({ moves, steps }: Props) {
  const words = lookBackWords.controls
  const { at, playing, go, togglePlaying } = steps
  const last = moves.length - 1
  const move = moves[at]
  const where = move === undefined ? '' : words.where(at + 1, moves.length, roundOf(move) + 1)
  return (
    <div className={styles.controls} role="group" aria-label={words.label}>
      {/* Time runs from left to right here, as on any player and as the arrow keys have it. */}
      <div className={styles.buttons} dir="ltr">
        <Button shape="icon" aria-label={words.first} title={words.first} aria-disabled={at === 0} onClick={() => go(0)}>
          <Icon name="first" />
        </Button>
        <Button shape="icon" aria-label={words.back} title={words.back} aria-disabled={at === 0} onClick={() => go(at - 1)}>
          <Icon name="back" />
        </Button>
        <Button
          shape="icon"
          variant="primary"
          aria-label={playing ? words.pause : words.play}
          title={playing ? words.pause : words.play}
          onClick={togglePlaying}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </Button>
        <Button shape="icon" aria-label={words.next} title={words.next} aria-disabled={at === last} onClick={() => go(at + 1)}>
          <Icon name="forward" />
        </Button>
        <Button shape="icon" aria-label={words.last} title={words.last} aria-disabled={at === last} onClick={() => go(last)}>
          <Icon name="last" />
        </Button>
      </div>
      <input
        type="range"
        dir="ltr"
        className={styles.slider}
        aria-label={words.slider}
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
