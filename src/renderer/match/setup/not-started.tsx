import type { GameId } from '#shared/games/rules'
import { Button } from '../../components/button/button'
import { Notice } from '../../components/notice/notice'
import { words } from '../../messages/page'
import type { CommandProblem } from '../../messages/sentence-inputs'

interface NotStartedProps {
  readonly problem: CommandProblem | null
  readonly names: readonly string[]
  readonly game: GameId
  readonly onDismiss: () => void
}

/** Why a match could not be started; nothing where it could. */
export function NotStarted({ problem, names, game, onDismiss }: NotStartedProps) {
  if (problem === null) return null
  return (
    <Notice
      tone="danger"
      role="alert"
      title={words.newMatch.problems.notStarted}
      actions={<Button onClick={onDismiss}>{words.newMatch.problems.dismiss}</Button>}
    >
      <p>{words.commandProblemSentence(problem, { names, game })}</p>
    </Notice>
  )
}
