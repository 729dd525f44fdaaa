import { usePermissions } from '../../app/permissions'
import { Notice } from '../../components/notice/notice'
import { Switch } from '../../components/switch/switch'
import { words } from '../../messages/page'
import type { MatchView } from '../match-view'
import { useAsking } from './use-agreement'

/** Whether everyone is asked after each round of this match, on every device: at once, whatever the dialog it stands in does besides. */
export function AskingSwitch({ view }: { readonly view: MatchView }) {
  const may = usePermissions()
  const { ask, problem } = useAsking(view)
  const settingWords = words.agreement.setting
  if (!may('host')) return null
  return (
    <>
      <Switch label={settingWords.short} hint={`${settingWords.hint} ${settingWords.match}`} checked={view.confirmRounds} onChange={ask} />
      {problem !== null && (
        <Notice tone="danger" role="alert">
          <p>{words.commandProblemSentence(problem, { names: view.names, game: view.scored.rules.game })}</p>
        </Notice>
      )}
    </>
  )
}
