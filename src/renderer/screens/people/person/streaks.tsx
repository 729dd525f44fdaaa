import { Link } from 'wouter'
import type { PersonStatistics } from '#shared/contract/statistics'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { paths } from '../../../navigation/paths'
import styles from './person.module.css'

/** Wins one after the other: the longest streak, and the one that runs. */
export function Streaks({ streaks: { longest, current } }: Pick<PersonStatistics, 'streaks'>) {
  const streakWords = words.person.streaks
  if (longest.wins === 0 || longest.span === null) return null
  return (
    <section className={styles.card} aria-labelledby="person-streaks">
      <h2 id="person-streaks" className={styles.heading}>
        {streakWords.heading}
      </h2>
      <p className={styles.told}>
        <span className={styles.figure}>{scorerWords.plain(longest.wins)}</span>{' '}
        <span className={styles.quiet}>
          <Link href={paths.replay(longest.span.to)}>{streakWords.longest(longest.wins)}</Link>
          <br />
          <span>{streakWords.now(current.wins)}</span>
        </span>
      </p>
    </section>
  )
}
