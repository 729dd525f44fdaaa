import { roundsNotAgreed } from '#shared/match/rounds-not-agreed'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import type { MatchView } from '../match-view'
import styles from './agreement.module.css'

/** How far a round is agreed, in a few words; nothing where nobody is asked. */
export function RoundMark({ view, round }: { readonly view: Pick<MatchView, 'agreements' | 'names'>; readonly round: number }) {
  const agreement = view.agreements[round]
  if (agreement === undefined || agreement.kind === 'not-asked') return null
  const open = roundsNotAgreed(view.agreements).find((each) => each.round === round)
  return (
    <span className={styles.mark} data-state={agreement.kind}>
      <Icon name={agreement.kind === 'confirmed' ? 'check' : agreement.kind === 'contested' ? 'warning' : 'info'} />
      <span>{open === undefined ? words.agreement.agreed : words.notAgreed.mark(open, view.names)}</span>
    </span>
  )
}
