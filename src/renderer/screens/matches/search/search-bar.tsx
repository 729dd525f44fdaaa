import { useId, useState, type KeyboardEvent, type Ref } from 'react'
import type { Person } from '#shared/contract/people'
import { Button } from '../../../components/button/button'
import { Icon } from '../../../components/icon/icon'
import { plainKey } from '../../../keyboard/read-key'
import { words } from '../../../messages/page'
import type { MatchFilters } from '../../../search/match-query'
import type { Chip } from './chips'
import { FiltersDialog } from './filters-dialog'
import type { Suggestion } from './suggestions'
import styles from './search-bar.module.css'

interface Props {
  readonly asked: MatchFilters
  readonly ask: (change: Partial<MatchFilters>) => void
  readonly people: readonly Person[]
  readonly chips: readonly Chip[]
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
export function SearchBar({ asked, ask, people, chips, suggestions, count, onDown, ref }: Props) {
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
