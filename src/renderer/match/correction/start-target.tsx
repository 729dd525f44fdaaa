import { useState } from 'react'
import { present } from '#shared/kernel/assert'
import { NO_DICE } from '../../components/dice/dice'
import type { MatchView } from '../match-view'
import { RoundStartForm, startOf, type StartDraft } from '../round/round-start-form'
import type { RevisionSession } from './use-revision'

interface Props {
  readonly view: MatchView
  readonly session: RevisionSession
  readonly round: number
}

/** How a round began: who led it, and what was thrown. */
export function StartTarget({ view, session, round }: Props) {
  const recorded = present(view.record.rounds[round], 'only rounds of the record are opened')
  const [draft, setDraft] = useState<StartDraft>({
    leader: recorded.leader,
    dice: view.preset.game === 'flower-and-scorpion' ? (recorded.dice ?? NO_DICE) : null,
  })
  return (
    <RoundStartForm
      view={view}
      draft={draft}
      advise={false}
      tried
      onChange={(next) => {
        setDraft(next)
        const start = startOf(next)
        session.change(start === null ? { kind: 'incomplete' } : { kind: 'started', start })
      }}
    />
  )
}
