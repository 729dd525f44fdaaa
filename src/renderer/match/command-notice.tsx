import { rulesOfRefusal } from '#shared/rulebook/cited'
import { Button } from '../components/button/button'
import { Notice } from '../components/notice/notice'
import { WholeCodes } from '../components/whole-codes/whole-codes'
import { useIntoSight } from '../hooks/use-into-sight'
import { words } from '../messages/page'
import { RuleLinks } from '../rulebook/rule-links'
import { RulesOverPage } from '../rulebook/rule-dialogs'
import type { MatchCommands } from './hooks/use-match-commands'
import { refusedByScorer } from './model/refused-by-scorer'
import type { MatchView } from './match-view'

interface Props {
  readonly view: MatchView
  readonly commands: MatchCommands
}

/** Why the last thing was not entered; nothing where it was. */
export function CommandNotice({ view, commands }: Props) {
  const { problem, dismiss } = commands
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
        <Button variant="quiet" onClick={dismiss}>
          {words.match.problem.dismiss}
        </Button>
      }
    >
      <p>
        <WholeCodes>{words.commandProblemSentence(problem, { names: view.names, game: view.scored.rules.game })}</WholeCodes>
        {refused !== null && (
          <RulesOverPage>
            <RuleLinks ids={rulesOfRefusal(refused, view.scored.rules)} matchId={view.matchId} />
          </RulesOverPage>
        )}
      </p>
    </Notice>
  )
}
