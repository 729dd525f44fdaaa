import type { Person } from '#shared/contract/people'
import { Button } from '../../../components/button/button'
import { ChoiceGroup } from '../../../components/choice-group/choice-group'
import { Dialog } from '../../../components/dialog/dialog'
import { words } from '../../../messages/page'
import { EVERYTHING, searchOf, WHICH, type MatchFilters } from '../../../search/match-query'
import { PeopleFilter } from '../../../search/people-filter'
import { PresetAndDays } from '../../../search/search-form'

interface Props {
  readonly asked: MatchFilters
  readonly ask: (change: Partial<MatchFilters>) => void
  readonly people: readonly Person[]
  readonly onClose: () => void
}

/** All filters side by side, for days that no word names; the list behind follows each change. */
export function FiltersDialog({ asked, ask, people, onClose }: Props) {
  const { filters, showAll } = words.matches
  return (
    <Dialog
      width="form"
      open
      title={filters.more}
      onClose={onClose}
      actions={
        <>
          {searchOf(asked) !== '' && <Button onClick={() => ask(EVERYTHING)}>{showAll}</Button>}
          <Button variant="primary" onClick={onClose}>
            {filters.done}
          </Button>
        </>
      }
    >
      <ChoiceGroup
        legend={filters.which}
        layout="segments"
        choices={WHICH.map((which) => ({ value: which, label: filters.whichOnes[which] }))}
        value={asked.which}
        onChange={(which) => ask({ which })}
      />
      <PeopleFilter people={people} chosen={asked.people} onChange={(chosen) => ask({ people: chosen })} />
      <PresetAndDays asked={asked} ask={ask} />
    </Dialog>
  )
}
