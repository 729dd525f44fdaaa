import { currentRound, peopleHere } from '#shared/evening/state'
import { Button } from '../../../components/button/button'
import { Dialog } from '../../../components/dialog/dialog'
import { words } from '../../../messages/page'
import type { ChangeEvening, EveningView } from '../model/use-evening'
import { Problem } from '../../../evening/problem'
import styles from '../check-in.module.css'

interface LeaveDialogProps {
  readonly view: EveningView
  readonly change: ChangeEvening
  readonly onClose: () => void
}

/** Who goes home, and who is back. */
export function LeaveDialog({ view: { state }, change, onClose }: LeaveDialogProps) {
  const { leave } = words.evening
  const playsMatch = currentRound(state)?.tables.some(({ matchId, result }) => matchId !== null && result.status === 'playing') === true
  const gone = [...state.people.values()].filter(({ here }) => !here)
  return (
    <Dialog width="form" open title={leave.title} onClose={onClose}>
      <div className={styles.form}>
        <p>{leave.text}</p>
        {playsMatch && <p>{leave.atMatch}</p>}
        <div className={styles.people}>
          {peopleHere(state).map(({ id, name }) => (
            <Button key={id} pending={change.pending} onClick={() => void change.run({ type: 'left', person: id })}>
              {leave.button(name)}
            </Button>
          ))}
        </div>
        {gone.length > 0 && (
          <>
            <h3>{leave.gone}</h3>
            <div className={styles.people}>
              {gone.map(({ id, name }) => (
                <Button key={id} pending={change.pending} onClick={() => void change.run({ type: 'returned', person: id })}>
                  {leave.back(name)}
                </Button>
              ))}
            </div>
          </>
        )}
        <Problem problem={change.problem} />
      </div>
    </Dialog>
  )
}
