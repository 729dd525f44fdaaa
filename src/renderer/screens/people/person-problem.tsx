import type { PeopleRefusal } from '#shared/contract/people'
import { Button } from '../../components/button/button'
import { Notice } from '../../components/notice/notice'
import { useIntoSight } from '../../hooks/use-into-sight'
import { words } from '../../messages/page'
import type { CommandProblem } from '../../messages/sentence-inputs'

interface PersonProblemProps {
  readonly problem: CommandProblem<PeopleRefusal> | null
  /** Whom it is about. */
  readonly name: string
  /** Where a name is taken: what it leads to if the two are one person. */
  readonly onMerge?: (other: string) => void
}

/** Why a person was not changed, and what can be done. */
export function PersonProblem({ problem, name, onMerge }: PersonProblemProps) {
  const told = useIntoSight<HTMLDivElement>(problem)
  if (problem === null) return null
  const taken = problem.kind === 'refused' && problem.refusal.kind === 'name-taken' ? problem.refusal : null
  return (
    <Notice
      ref={told}
      tone="danger"
      role="alert"
      title={words.people.problem.title}
      actions={taken !== null && onMerge !== undefined && <Button onClick={() => onMerge(taken.id)}>{words.people.problem.merge(taken.name)}</Button>}
    >
      <p>{words.peopleProblemSentence(problem, name)}</p>
    </Notice>
  )
}
