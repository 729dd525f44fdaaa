import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import type { Person } from '#shared/contract/people'
import { Button } from '../../../components/button/button'
import { ChoiceGroup } from '../../../components/choice-group/choice-group'
import { Dialog } from '../../../components/dialog/dialog'
import { Icon } from '../../../components/icon/icon'
import { plainKey } from '../../../keyboard/read-key'
import { words } from '../../../messages/page'
import { EVERYTHING, type MatchFilters, searchOf, WHICH } from '../../../search/match-query'
import { PeopleFilter } from '../../../search/people-filter'
import { PresetAndDays } from '../../../search/search-form'
import type { FilterChip } from './chips'
import type { Suggestion } from './suggestions'
import styles from './search-bar.module.css'

interface FiltersDialogProps {
  readonly asked: MatchFilters
  readonly ask: (change: Partial<MatchFilters>) => void
  readonly people: readonly Person[]
  readonly onClose: () => void
}

/** All filters side by side, for days that no word names; the list behind follows each change. */
function FiltersDialog({ asked, ask, people, onClose }: FiltersDialogProps) {
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

interface SearchBarProps {
  readonly asked: MatchFilters
  readonly ask: (change: Partial<MatchFilters>) => void
  readonly people: readonly Person[]
  readonly chips: readonly FilterChip[]
  readonly suggestions: readonly Suggestion[]
  /** How many were found, said as it changes. */
  readonly count: string | undefined
  /** Goes into the list. */
  readonly onDown: () => void
  readonly ref?: Ref<HTMLInputElement>
}

/**
 * What is looked for: words, which filter as they are typed, and filters as chips that the words suggest.
 *
 * Enter takes the first suggestion, Backspace in the empty field takes the last chip away, and arrow down goes into the list.
 */
export function SearchBar({ asked, ask, people, chips, suggestions, count, onDown, ref }: SearchBarProps) {
  const { filters } = words.matches
  const id = useId()
  const [more, setMore] = useState(false)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const key = plainKey(event)
    const last = chips.at(-1)
    const first = suggestions[0]
    if (key === 'Backspace' && asked.text === '' && last !== undefined) ask(last.without)
    else if (key === 'Enter' && asked.text.trim() !== '' && first !== undefined) ask(first.change)
    else if (key === 'ArrowDown') onDown()
    else return
    event.preventDefault()
  }
  return (
    <search aria-label={filters.label} className={styles.bar}>
      <div className={styles.field}>
        <Icon name="search" />
        <label htmlFor={id} className="visually-hidden">
          {filters.text}
        </label>
        <input
          ref={ref}
          id={id}
          type="search"
          className={styles.input}
          placeholder={filters.textHint}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          value={asked.text}
          onChange={({ target }) => ask({ text: target.value })}
          onKeyDown={onKeyDown}
        />
        <p role="status" className={styles.count}>
          {count}
        </p>
        {asked.text !== '' && (
          <button type="button" className={styles.clear} aria-label={filters.clear} onClick={() => ask({ text: '' })}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <Button shape="icon" className={styles.more} aria-label={filters.more} title={filters.more} onClick={() => setMore(true)}>
        <Icon name="more" />
      </Button>
      {more && <FiltersDialog asked={asked} ask={ask} people={people} onClose={() => setMore(false)} />}
    </search>
  )
}
