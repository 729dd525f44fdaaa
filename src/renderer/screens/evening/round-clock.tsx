import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import { clockText, useSecondsLeft } from '../../evening/clock'
import type { ChangeEvening, EveningView } from './model/use-evening'
import styles from './evening.module.css'

/** The clock of the round, started and paused; nothing where an evening has none. */
export function RoundClock({ view: { state }, change }: { readonly view: EveningView; readonly change: ChangeEvening }) {
  const { clock } = words.evening
  const minutes = state.settings?.minutes ?? null
  const left = useSecondsLeft(state.clock, (minutes ?? 0) * 60)
  if (minutes === null) return null
  const running = state.clock?.running === true
  const press = (): void => void change.run({ type: running ? 'clock-paused' : 'clock-started', seconds: Math.max(0, left) })
  return (
    <div className={styles.clock}>
      <span role="timer" aria-label={clock.name} className={styles.time} data-over={left <= 0 || undefined}>
        {left <= 0 ? clock.over : clockText(left)}
      </span>
      {left > 0 && (
        <Button shape="icon" aria-label={running ? clock.pause : clock.start} pending={change.pending} onClick={press}>
          <Icon name={running ? 'pause' : 'play'} />
        </Button>
      )}
    </div>
  )
}
