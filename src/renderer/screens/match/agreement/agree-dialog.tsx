import type { ReactNode } from 'react'
import { Dialog } from '../../../components/dialog/dialog'
import { words } from '../../../messages/page'
import type { MatchView } from '../../../match/match-view'
import { RulesOverPage } from '../../../rulebook/rule-dialogs'
import { RoundOutcome } from '../../../match/round/round-outcome'
import { AgreementPanel } from '../../../match/agreement/agreement-panel'
import styles from '../../../match/agreement/agreement.module.css'

interface Props {
  readonly view: MatchView
  readonly round: number
  /** What players can do if someone disagrees. */
  readonly ways: ReactNode
  readonly onClose: () => void
}

/** A round that was played before: how it ended, and who agrees. */
export function AgreeDialog({ view, round, ways, onClose }: Props) {
  const end = view.scored.rounds[round]?.end ?? null
  if (end === null) return null
  return (
    <Dialog open size="wide" title={words.agreement.notAgreed.dialog(round + 1)} onClose={onClose}>
      <RulesOverPage>
        <div className={styles.dialog}>
          <RoundOutcome view={view} round={round} end={end} />
          <AgreementPanel view={view} round={round} end={end} ways={ways} />
        </div>
      </RulesOverPage>
    </Dialog>
  )
}
