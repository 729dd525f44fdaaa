import type { PersonStatistics } from '#shared/contract/statistics'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { useHasRecords } from './records'
import styles from './person-record.module.css'

/** So many of the latest places are seen at a glance; the person's page has more. */
const LATEST_PLACES = 5

/** What the circles are, once for all rows; nothing while nobody has any. */
export function LegendOfPlaces({ className }: { readonly className?: string | undefined }) {
  return useHasRecords() && <p className={className}>{words.person.form(LATEST_PLACES)}</p>
}

/** What someone won, and their places in the latest matches: gold for the first. */
export function PersonRecord({ record: { all, form } }: { readonly record: PersonStatistics }) {
  const latest = form.slice(-LATEST_PLACES)
  return (
    <div className={styles.record}>
      <span className={styles.form} role="img" aria-label={words.people.form(latest.map(({ place }) => place))}>
        {latest.map(({ matchId, place }) => (
          <span key={matchId} className={styles.place} data-first={place === 1 || undefined}>
            {scorerWords.plain(place)}
          </span>
        ))}
      </span>
      <span className={styles.wins}>
        <span className={styles.figure}>{scorerWords.plain(all.won)}</span> <span className={styles.quiet}>{words.person.won(all.won, all.played)}</span>
      </span>
    </div>
  )
}
