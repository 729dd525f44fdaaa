import type { SeasonRefusal } from '#shared/contract/seasons'
import { ProblemNotice } from '../../components/notice/notice'
import { words } from '../../messages/page'
import type { CommandProblem } from '../../messages/sentence-inputs'

/** Why a season was not changed. */
export function SeasonProblem({ problem }: { readonly problem: CommandProblem<SeasonRefusal> | null }) {
  return <ProblemNotice title={words.seasons.problem} text={problem === null ? null : words.seasonProblemSentence(problem)} />
}
