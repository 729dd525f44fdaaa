import type { MatchSummary } from '#shared/contract/lists'
import { mostUrgent } from '#shared/match/unsettled'
import { startWords } from '../../messages/start-page'
import { Icon } from '../icon/icon'
import styles from './match-line.module.css'

/** That rounds of a match are not settled: which one and how far, or how many. Nothing where all are. */
export function UnsettledMark({ match: { unsettled = [], players } }: { readonly match: Pick<MatchSummary, 'unsettled' | 'players'> }) {
  const names = players.map(({ name }) => name)
  const first = mostUrgent(unsettled)
  if (first === undefined) return null
  return (
    <p className={styles.unsettled}>
      <Icon name={first.contested.length > 0 ? 'warning' : 'info'} />
      <span>
        {startWords.agreement.roundMark(first, names)}
        {unsettled.length > 1 && ` · ${startWords.agreement.unsettled.many(unsettled.length)}`}
      </span>
    </p>
  )
}
