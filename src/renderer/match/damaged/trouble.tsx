import { Notice } from '../../components/notice/notice'
import { useIntoSight } from '../../hooks/use-into-sight'
import { words } from '../../messages/page'
import type { CommandProblem } from '../../messages/sentence-inputs'

/** Why what was asked was not done, beside where it was asked. */
export function CommandTrouble({ problem }: { readonly problem: CommandProblem | null }) {
  const element = useIntoSight<HTMLDivElement>(problem)
  if (problem === null) return null
  return (
    <Notice ref={element} tone="danger" role="alert" title={words.damaged.notDone}>
      <p>{words.commandProblemSentence(problem, { names: [], game: 'bergen' })}</p>
    </Notice>
  )
}
