import { sumOfEnds } from '#shared/match/preview'
import { steadyIn } from '../../app/steady-in'
import { words } from '../../messages/page'
import type { MatchView } from '../match-view'
import type { Choice } from '../model/choices'
import styles from './ends-sum.module.css'

interface EndsSumProps {
  readonly view: MatchView
  /** The way that would be played now. */
  readonly selected: Choice | null
}

const sumsOf = ({ view: { scored }, selected }: EndsSumProps) => ({
  now: scored.state.round?.end === null ? sumOfEnds(scored.state) : null,
  then: selected?.sum ?? null,
})

/** What the open ends come to, and what they would with the chosen tile; nothing in games that do not add them up. */
export const EndsSum = steadyIn(sumsOf, function EndsSum({ now, then }: ReturnType<typeof sumsOf>) {
  if (now === null && then === null) return null
  const tableWords = words.match.table
  return (
    <p className={styles.sum} data-ends-sum data-chosen={then !== null || undefined}>
      <span className="visually-hidden">{tableWords.endsSum(now ?? 0)}</span>
      <span aria-hidden="true">{tableWords.ends}</span>{' '}
      <span className={styles.figures} aria-hidden="true">
        {now !== null && <span className={then === null ? styles.count : styles.before}>{now}</span>}
        {now !== null && then !== null && ' → '}
        {then !== null && <span className={styles.count}>{then}</span>}
      </span>
    </p>
  )
})
