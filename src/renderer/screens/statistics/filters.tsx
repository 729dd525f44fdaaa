import type { StatisticsAnswer } from '#shared/contract/statistics'
import { Button, ButtonLink } from '../../components/button/button'
import { Popup } from '../../components/popup/popup'
import { words } from '../../messages/page'
import { paths } from '../../navigation/paths'
import { PeopleFilter } from '../../search/people-filter'
import { SeasonFilter } from '../../search/season/season-filter'
import { Days, PresetSelect, SearchForm } from '../../search/search-form'
import { EVERYTHING, searchOf, type StatisticsQuery } from '../../search/statistics-query'
import styles from './filters.module.css'

interface FiltersProps {
  readonly asked: StatisticsQuery
  readonly ask: (change: Partial<StatisticsQuery>) => void
  readonly everybody: StatisticsAnswer['everybody']
}

/** Which matches are counted: seasons and the game at hand, other days and people behind a button. */
export function Filters({ asked, ask, everybody }: FiltersProps) {
  const filtersWords = words.matches.filters
  return (
    <div className={styles.filters}>
      <div className={styles.row}>
        <SeasonFilter days={asked} onChange={ask} className={styles.seasons} />
        <ButtonLink href={paths.seasons} variant="quiet">
          {words.league.link}
        </ButtonLink>
        <SearchForm label={words.statistics.filters} className={styles.others}>
          {searchOf({ ...asked, pair: null }) !== '' && (
            <Button variant="quiet" onClick={() => ask(EVERYTHING)}>
              {words.statistics.countAll}
            </Button>
          )}
          <Popup button={words.statistics.daysAndPeople} label={words.statistics.daysAndPeople} className={styles.more}>
            <div className={styles.days}>
              <Days asked={asked} ask={ask} />
            </div>
            <PeopleFilter people={everybody.map(({ person, name }) => ({ id: person, name }))} chosen={asked.people} onChange={(people) => ask({ people })} />
          </Popup>
          <PresetSelect label={filtersWords.preset} labelHidden any={filtersWords.anyPreset} preset={asked.preset} onChange={(preset) => ask({ preset })} />
        </SearchForm>
      </div>
    </div>
  )
}
