import { buttonShown, isButtonThere } from '../../../actions/action-button'
import type { TableActionName, TableButton } from '../../../actions/at-table'
import { steadyIn } from '../../../app/steady-in'
import { IconAction } from '../../../components/icon-action/icon-action'
import { words } from '../../../messages/page'
import type { MatchView } from '../../../match/match-view'
import styles from './actions.module.css'

/** What a turn can be beside a tile, and what is left of it between two rounds. */
const IN_TURN: readonly TableButton[] = ['draw', 'pass', 'undo', 'blocked', 'photo']
const BETWEEN: readonly TableButton[] = ['sheet', 'undo']

interface ActionsProps {
  readonly view: MatchView
  /** A round is being played. */
  readonly running: boolean
  /** Something waits behind More: an open question, a round that is not agreed. */
  readonly waiting: boolean
  readonly act: (name: TableActionName) => void
}

const shownOf = ({ view, running, waiting, act }: ActionsProps) => ({
  buttons: (running ? IN_TURN : BETWEEN).filter((of) => isButtonThere(of, view)).map((of) => ({ of, shown: buttonShown(of, view) })),
  more: buttonShown('more', view),
  running,
  waiting,
  act,
})

/** The six things a turn can be beside a tile, which stand where they stand, whatever is chosen; between two rounds the three that are left. */
export const Actions = steadyIn(shownOf, function Actions({ buttons, more, running, waiting, act }: ReturnType<typeof shownOf>) {
  return (
    <div className={styles.actions} role="group" aria-label={words.match.entry.actions} data-few={!running || undefined}>
      {buttons.map(({ of, shown }) => (
        <IconAction key={of} {...shown} onClick={() => act(of)} />
      ))}
      <IconAction {...more} name={waiting ? `${words.live.more}, ${words.live.waiting}` : undefined} marked={waiting} onClick={() => act('more')} />
    </div>
  )
})
