import { Link } from 'wouter'
import type { PersonStatistics } from '#shared/contract/statistics'
import { idOfKey } from '#shared/stats/person'
import { PersonName } from '../../components/avatar/avatar'
import { paths } from '../../navigation/paths'
import styles from './statistics.module.css'

type Named = Pick<PersonStatistics, 'person' | 'name'>

/** Someone of the statistics by name and face; a name that nobody has claimed has initials only. */
export function StatisticsName({ person, name }: Named) {
  return <PersonName name={name} personId={idOfKey(person)} />
}

/** The same, and the way to their page, where they stand against each of the others. */
export function PersonLink({ person, name }: Named) {
  return (
    <Link href={paths.person(person)} className={styles.name}>
      <StatisticsName person={person} name={name} />
    </Link>
  )
}
