import type { StatisticsAnswer } from '#shared/contract/statistics'
import { Button } from '../../../components/button/button'
import { words } from '../../../messages/page'
import { PeopleFilter } from '../../../search/people-filter'
import { PresetAndDays, SearchForm } from '../../../search/search-form'
import { EVERYTHING, searchOf, type StatisticsQuery } from '../../../search/statistics-query'

interface Props {
  readonly asked: StatisticsQuery
  readonly ask: (change: Partial<StatisticsQuery>) => void
  readonly everybody: StatisticsAnswer['everybody']
}

/** Which matches are counted. */
export function Filters({ asked, ask, everybody }: Props) {
  return (
    <SearchForm label={words.statistics.filters}>
      <PresetAndDays asked={asked} ask={ask} />
      <PeopleFilter people={everybody.map(({ person, name }) => ({ id: person, name }))} chosen={asked.people} onChange={(people) => ask({ people })} />
      {searchOf({ ...asked, pair: null }) !== '' && (
        <div>
          <Button onClick={() => ask(EVERYTHING)}>{words.statistics.countAll}</Button>
        </div>
      )}
    </SearchForm>
  )
}
