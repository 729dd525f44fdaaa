import type { SeatAgreement } from '#shared/match/agreement'
import { Button } from '../../components/button/button'
import type { IconName } from '../../components/icon/icon'
import { Notice } from '../../components/notice/notice'
import { words } from '../../messages/page'
import type { CommandProblem } from '../../messages/sentence-inputs'
import type { MatchView } from '../match-view'

/** What stands beside an answer to a round. */
export const SIGNS = { confirmed: 'check', contested: 'warning', changed: 'info' } as const satisfies Readonly<
  Record<Exclude<SeatAgreement['kind'], 'silent'>, IconName>
>

interface AnswerProblemProps {
  readonly view: MatchView
  readonly problem: CommandProblem | null
  readonly onDismiss: () => void
  readonly className?: string | undefined
}

/** Why an answer was not kept; nothing where it was. */
export function AnswerProblem({ view, problem, onDismiss, className }: AnswerProblemProps) {
  if (problem === null) return null
  return (
    <Notice
      tone="danger"
      role="alert"
      className={className}
      title={problem.kind === 'connection-lost' ? words.match.problem.unknown : words.agreement.problem}
      actions={
        <Button variant="quiet" onClick={onDismiss}>
          {words.match.problem.dismiss}
        </Button>
      }
    >
      <p>{words.commandProblemSentence(problem, { names: view.names, game: view.scored.rules.game })}</p>
    </Notice>
  )
}
