import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { questionWords as words } from '../../messages/page'
import type { MatchView } from '../match-view'
import type { Place } from '../model/revision-draft'
import styles from './question.module.css'

interface Props {
  readonly view: MatchView
  readonly place: Place
  readonly onPlace: (place: Place) => void
}

/** The ways to the events before and after one, in its round: whoever doubts a round has to find what was counted wrongly. */
export function OtherEvents({ view, place, onPlace }: Props) {
  const { round, event } = place
  const last = (view.scored.rounds[round]?.events.length ?? 0) - 1
  if (last <= 0) return null
  /* Stays a stop of the keyboard at the first and the last: what has the focus is not taken away. */
  const go = (to: number): void => {
    if (to >= 0 && to <= last) onPlace({ round, event: to })
  }
  return (
    <div className={styles.others}>
      <Button variant="quiet" aria-disabled={event === 0} onClick={() => go(event - 1)}>
        <Icon name="back" />
        {words.earlierEvent}
      </Button>
      <Button variant="quiet" aria-disabled={event === last} onClick={() => go(event + 1)}>
        {words.laterEvent}
        <Icon name="forward" />
      </Button>
    </div>
  )
}
