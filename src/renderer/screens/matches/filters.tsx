import { useState } from 'react'
import type { Person } from '#shared/contract/people'
import { Button } from '../../components/button/button'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { Disclosure } from '../../components/disclosure/disclosure'
import { TextField } from '../../components/field/text-field'
import { useLive, type Subscribe } from '../../hooks/use-live'
import { words } from '../../messages/page'
import { EVERYTHING, filtersSet, searchOf, WHICH, type MatchFilters } from '../../search/match-query'
import { PeopleFilter } from '../../search/people-filter'
import { PresetAndDays, SearchForm } from '../../search/search-form'
import styles from './matches.module.css'

const everybody: Subscribe<readonly Person[]> = (client, signal) => client.people.live(undefined, { signal })

interface Props {
  readonly asked: MatchFilters
  readonly ask: (change: Partial<MatchFilters>) => void
}

/** What can be asked of the history. */
export function Filters({ asked, ask }: Props) {
  const filtersWords = words.matches.filters
  const people = useLive(everybody).data ?? []
  const set = filtersSet(asked)
  /* Afterwards the person opens and closes them; they do not close with the last filter that is taken away. */
  const [opened] = useState(set > 0)
  return (
    <SearchForm label={filtersWords.label}>
      <TextField
        label={filtersWords.text}
        hint={filtersWords.textHint}
        type="search"
        maxLength={200}
        value={asked.text}
        onChange={(event) => ask({ text: event.target.value })}
      />
      <ChoiceGroup
        legend={filtersWords.which}
        layout="segments"
        choices={WHICH.map((which) => ({ value: which, label: filtersWords.whichOnes[which] }))}
        value={asked.which}
        onChange={(which) => ask({ which })}
      />
      <Disclosure lazy summary={filtersWords.more(set)} open={opened}>
        <div className={styles.more}>
          <PeopleFilter people={people} chosen={asked.people} onChange={(chosen) => ask({ people: chosen })} />
          <PresetAndDays asked={asked} ask={ask} />
        </div>
      </Disclosure>
      {searchOf(asked) !== '' && (
        <div>
          <Button onClick={() => ask(EVERYTHING)}>{words.matches.showAll}</Button>
        </div>
      )}
    </SearchForm>
  )
}
