import { Link } from 'wouter'
import type { PersonStatistics } from '#shared/contract/statistics'
import { dayOf } from '#shared/kernel/day'
import type { PersonId } from '#shared/kernel/ids'
import { Avatar } from '../../../components/avatar/avatar'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { paths } from '../../../navigation/paths'
import styles from './person.module.css'

interface Props {
  readonly name: string
  readonly personId: PersonId | undefined
  /** Undefined for someone who finished no match. */
  readonly one: PersonStatistics | undefined
  /** When their first match was begun, as an instant; null where that is not known. */
  readonly since: string | null
}

/** Who it is, on felt: picture, name, the places in the latest matches, and the wins. */
export function PersonBand({ name, personId, one, since }: Props) {
  const personWords = words.person
  const { played = 0, won = 0 } = one?.all ?? {}
  const day = since === null || Number.isNaN(Date.parse(since)) ? null : dayOf(new Date(since))
  return (
    <div className={styles.band}>
      <Avatar className={styles.picture} size="large" name={name} personId={personId} />
      <div className={styles.who}>
        <p className={styles.name} aria-hidden="true">
          {name}
        </p>
        {played > 0 && <p className={styles.quiet}>{personWords.since(played, day)}</p>}
      </div>
      {one !== undefined && one.form.length > 0 && (
        <div className={styles.form}>
          <p className={styles.quiet} id="person-form">
            {personWords.form(one.form.length)}
          </p>
          <ol className={styles.places} aria-labelledby="person-form">
            {one.form.map(({ matchId, place, people }) => (
              <li key={matchId}>
                <Link href={paths.replay(matchId)} className={styles.place} data-first={place === 1 || undefined} aria-label={personWords.place(place, people)}>
                  {scorerWords.plain(place)}
                </Link>
              </li>
            ))}
          </ol>
        </div>
      )}
      {played > 0 && (
        <p className={styles.wins}>
          <span className={styles.figure}>{scorerWords.plain(won)}</span> <span className={styles.quiet}>{personWords.won(won, played)}</span>
        </p>
      )}
    </div>
  )
}
