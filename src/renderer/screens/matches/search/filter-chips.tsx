import type { ReactNode } from 'react'
import { Icon } from '../../../components/icon/icon'
import { words } from '../../../messages/page'
import type { MatchFilters } from '../../../search/match-query'
import type { FilterChip } from './chips'
import type { Suggestion } from './suggestions'
import styles from './search-bar.module.css'

interface FilterChipsProps {
  readonly chips: readonly FilterChip[]
  readonly suggestions: readonly Suggestion[]
  readonly ask: (change: Partial<MatchFilters>) => void
  /** What else can be done with what is found, at the end of their row. */
  readonly children?: ReactNode
}

/** The filters that are set, dark, and those that could be. */
export function FilterChips({ chips, suggestions, ask, children }: FilterChipsProps) {
  const { filters } = words.matches
  return (
    <div className={styles.chips}>
      {chips.length > 0 && (
        <ul className={styles.row} aria-label={filters.words}>
          {chips.map(({ key, label, without }) => (
            <li key={key}>
              <button type="button" className={styles.chip} data-set aria-label={filters.without(label)} onClick={() => ask(without)}>
                <span>{label}</span>
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {suggestions.length > 0 && (
        <ul className={styles.row} aria-label={filters.suggested}>
          {suggestions.map(({ key, label, change }) => (
            <li key={key}>
              <button type="button" className={styles.chip} onClick={() => ask(change)}>
                <span>{label}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  )
}
