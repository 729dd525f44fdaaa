import { useState } from 'react'
import type { MatchId } from '#shared/kernel/ids'
import { steady } from '../../../app/steady'
import { usePermissions } from '../../../app/permissions'
import { Button } from '../../../components/button/button'
import { UnaskedNotice } from '../../../components/notice/unasked-notice'
import { words } from '../../../messages/page'
import type { MatchView } from '../../../match/match-view'
import { problemSentence, useTableCommand, useTableLive } from '../../../match/invite/use-table-live'

/** At a rematch whose phones are still at the match before: whether they come along. */
export const BringPhones = steady(function BringPhones({ view }: { readonly view: MatchView }) {
  const may = usePermissions()
  return may('owner') && view.rematchOf !== null ? <Asked matchId={view.matchId} before={view.rematchOf} /> : null
})

function Asked({ matchId, before }: { readonly matchId: MatchId; readonly before: string }) {
  const { data: feed } = useTableLive(matchId)
  const { run, pending, problem } = useTableCommand()
  const [later, setLater] = useState(false)
  if (later || feed?.kind !== 'closed' || feed.elsewhere?.kind !== 'match' || feed.elsewhere.matchId !== before) return null
  const { devices } = feed.elsewhere
  return (
    <UnaskedNotice
      tone="info"
      said={words.join.invite.rematch}
      actions={
        <>
          <Button variant="primary" pending={pending} onClick={() => void run((client) => client.table.bring({ matchId }))}>
            {words.join.invite.bring(devices)}
          </Button>
          <Button variant="quiet" onClick={() => setLater(true)}>
            {words.join.invite.later}
          </Button>
        </>
      }
    >
      <p>{words.join.invite.rematch}</p>
      {problem !== null && <p>{problemSentence(problem)}</p>}
    </UnaskedNotice>
  )
}
