import { isRefusal, type Refusal } from '#shared/match/events'
import { rulesOfRefusal } from '#shared/rulebook/cited'
import { steadyIn } from '../app/steady-in'
import { Button } from '../components/button/button'
import { Notice } from '../components/notice/notice'
import { WholeCodes } from '../components/whole-codes/whole-codes'
import { useIntoSight } from '../hooks/use-into-sight'
import { words } from '../messages/page'
import type { CommandProblem } from '../messages/sentence-inputs'
import { RulesOverPage } from '../rulebook/rule-dialogs'
import { RuleLinks } from '../rulebook/rule-links'
import { type MatchCommands, useProblem } from './hooks/use-match-commands'
import type { MatchView } from './match-view'

/** What the scorer refused, where it was the scorer that did; null otherwise. */
function refusedByScorer(problem: CommandProblem): Refusal | null {
  if (problem.kind !== 'refused' || (problem.refusal.kind !== 'impossible' && problem.refusal.kind !== 'later-event')) return null
  const { refusal } = problem.refusal
  return isRefusal(refusal) ? refusal : null
}

interface CommandNoticeProps {
  readonly view: MatchView
  readonly commands: MatchCommands
}

const refusedAt = ({ view: { matchId, names, scored }, commands }: CommandNoticeProps) => ({ matchId, names, rules: scored.rules, commands })

/** Why the last thing was not entered; nothing where it was. */
export const CommandNotice = steadyIn(refusedAt, function CommandNotice({ matchId, names, rules, commands }: ReturnType<typeof refusedAt>) {
  const problem = useProblem(commands)
  const notice = useIntoSight<HTMLDivElement>(problem)
  if (problem === null) return null
  const refused = refusedByScorer(problem)
  return (
    <Notice
      ref={notice}
      tone="danger"
      role="alert"
      title={problem.kind === 'connection-lost' ? words.match.problem.unknown : words.match.problem.title}
      actions={
        <Button variant="quiet" onClick={commands.dismiss}>
          {words.match.problem.dismiss}
        </Button>
      }
    >
      <p>
        <WholeCodes>{words.commandProblemSentence(problem, { names, game: rules.game })}</WholeCodes>
        {refused !== null && (
          <RulesOverPage>
            <RuleLinks ids={rulesOfRefusal(refused, rules)} matchId={matchId} />
          </RulesOverPage>
        )}
      </p>
    </Notice>
  )
})
