import type { MatchSummary } from '#shared/contract/lists'
import { mostUrgent } from '#shared/match/rounds-not-agreed'
import { startWords } from '../../messages/start-page'
import { FirstIcon } from '../icon/icon'
import styles from './match-line.module.css'

/** Says which round of a match is not agreed yet, and how many; nothing when all are agreed. */
export function NotAgreedMark({ match: { notAgreed = [], players } }: { readonly match: Pick<MatchSummary, 'notAgreed' | 'players'> }) {
  const names = players.map(({ name }) => name)
  const first = mostUrgent(notAgreed)
  if (first === undefined) return null
  return (
    <p className={styles.notAgreed}>
      <FirstIcon name={first.contested.length > 0 ? 'warning' : 'info'} />
      <span>
        {startWords.notAgreed.roundMark(first, names)}
        {notAgreed.length > 1 && ` · ${startWords.notAgreed.many(notAgreed.length)}`}
      </span>
    </p>
  )
}
