import type { ReactNode } from 'react'
import { Dialog } from '../../../components/dialog/dialog'
import { words } from '../../../messages/page'
import type { MatchView } from '../../../match/match-view'
import { RulingWays } from '../../../match/arbiter/ruling-ways'
import type { Place } from '../../../match/model/revision-draft'
import { RulesOverPage } from '../../../rulebook/rule-dialogs'
import { RoundOutcome } from '../../../match/round/round-outcome'
import { ShareButton } from '../../../match/sharing/share-button'
import { AgreementPanel } from '../../../match/agreement/agreement-panel'
import styles from '../../../match/agreement/agreement.module.css'

interface Props {
  readonly view: MatchView
  readonly round: number
  /** What players can do if someone disagrees. */
  readonly ways: ReactNode
  /** Questions an entry of the round. */
  readonly onQuestion?: ((place: Place) => void) | undefined
  readonly onClose: () => void
}

/** A round that is over: who agrees, how it ended, the ruling with its reasons, and what its tiles prove. */
export function AgreeDialog({ view, round, ways, onQuestion, onClose }: Props) {
  const end = view.scored.rounds[round]?.end ?? null
  if (end === null) return null
  return (
    <Dialog
      width="form"
      open
      title={words.notAgreed.dialog(round + 1)}
      onClose={onClose}
      actions={<ShareButton view={view} thing={{ kind: 'round', round }} />}
    >
      <RulesOverPage>
        <div className={styles.dialog}>
          <AgreementPanel view={view} round={round} end={end} ways={ways} />
          <RoundOutcome view={view} round={round} end={end} onQuestion={onQuestion} />
          {end.kind === 'blocked' && <RulingWays view={view} round={round} />}
        </div>
      </RulesOverPage>
    </Dialog>
  )
}
