import type { EveningHostRefusal } from '#shared/contract/evenings'
import { ProblemNotice } from '../components/notice/notice'
import { words } from '../messages/page'
import type { CommandProblem } from '../messages/sentence-inputs'

/** Why something on an evening was not done; nothing while nothing is wrong. */
export function Problem({ problem }: { readonly problem: CommandProblem<EveningHostRefusal> | null }) {
  return <ProblemNotice title={words.evening.problem} text={problem === null ? null : words.eveningProblemSentence(problem)} />
}
