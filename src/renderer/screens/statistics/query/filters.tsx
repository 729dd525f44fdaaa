import type { StatisticsAnswer } from '#shared/contract/statistics'
import { PRESET_IDS } from '#shared/rules/presets'
import { PRESET_NAMES } from '../../../messages/scorer'
import { Button } from '../../../components/button/button'
import { Select, TextField } from '../../../components/field/text-field'
import { historyWords, statisticsWords } from '../../../messages/page'
import { PeopleFilter } from '../../../search/people-filter'
import { EVERYTHING, searchOf, type StatisticsQuery } from './statistics-query'
import styles from './filters.module.css'

interface Props {
  readonly asked: StatisticsQuery
  readonly ask: (change: Partial<StatisticsQuery>) => void
  readonly everybody: StatisticsAnswer['everybody']
}

/** Which matches are counted. */
export function Filters({ asked, ask, everybody }: Props) {
  const words = historyWords.filters
  const wrongWayRound = asked.from !== '' && asked.to !== '' && asked.to < asked.from
  return (
    <form role="search" aria-label={statisticsWords.filters} className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.row}>
        <Select
          label={words.preset}
          value={asked.preset ?? ''}
          onChange={(event) => ask({ preset: PRESET_IDS.find((id) => id === event.target.value) ?? null })}
        >
          <option value="">{words.anyPreset}</option>
          {PRESET_IDS.map((id) => (
            <option key={id} value={id}>
              {PRESET_NAMES[id]}
            </option>
          ))}
        </Select>
        <TextField label={words.from} type="date" max="9999-12-31" value={asked.from} onChange={(event) => ask({ from: event.target.value })} />
        <TextField
          label={words.to}
          type="date"
          max="9999-12-31"
          value={asked.to}
          error={wrongWayRound ? words.wrongWayRound : undefined}
          onChange={(event) => ask({ to: event.target.value })}
        />
      </div>
      <PeopleFilter people={everybody.map(({ person, name }) => ({ id: person, name }))} chosen={asked.people} onChange={(people) => ask({ people })} />
      {searchOf({ ...asked, pair: null }) !== '' && (
        <div>
          <Button onClick={() => ask(EVERYTHING)}>{statisticsWords.countAll}</Button>
        </div>
      )}
    </form>
  )
}
