import type { SeasonRefusal } from '#shared/contract/seasons'
import { Notice } from '../../components/notice/notice'
import { words } from '../../messages/page'
import type { CommandProblem } from '../../messages/sentence-inputs'

/** Why a season was not changed. */
export function SeasonProblem({ problem }: { readonly problem: CommandProblem<SeasonRefusal> | null }) {
  if (problem === null) return null
  return (
    <Notice tone="danger" role="alert" title={words.seasons.problem}>
      <p>{words.seasonProblemSentence(problem)}</p>
    </Notice>
  )
}
