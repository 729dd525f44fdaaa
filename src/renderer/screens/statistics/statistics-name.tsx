import type { PersonStatistics } from '#shared/contract/statistics'
import { idOfKey } from '#shared/stats/person'
import { PersonName } from '../../components/avatar/person-name'

/** Someone of the statistics by name and face; a name that nobody has claimed has initials only. */
export function StatisticsName({ person, name }: Pick<PersonStatistics, 'person' | 'name'>) {
  return <PersonName name={name} personId={idOfKey(person)} />
}
