import type { EveningHostRefusal } from '#shared/contract/evenings'
import { Notice } from '../components/notice/notice'
import { words } from '../messages/page'
import type { CommandProblem } from '../messages/sentence-inputs'

/** Why something on an evening was not done; nothing while nothing is wrong. */
export function Problem({ problem }: { readonly problem: CommandProblem<EveningHostRefusal> | null }) {
  if (problem === null) return null
  return (
    <Notice tone="danger" role="alert" title={words.evening.problem}>
      <p>{words.eveningProblemSentence(problem)}</p>
    </Notice>
  )
}
