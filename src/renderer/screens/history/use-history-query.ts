import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { paths } from '../../navigation/paths'
import { askedIn, searchOf, type HistoryFilters } from '../../search/history-query'

/**
 * What is asked for, kept in the address alone: it can be shared, reloaded and gone back to.
 *
 * Going back leaves out the words as they were typed letter by letter, not the other steps.
 */
export function useHistoryQuery(): [HistoryFilters, (change: Partial<HistoryFilters>) => void] {
  const search = useSearch()
  const [, navigate] = useLocation()
  const asked = useMemo(() => askedIn(search), [search])
  const ask = useCallback(
    (change: Partial<HistoryFilters>) => {
      const next = searchOf({ ...asked, ...change })
      const typing = change.text !== undefined && asked.text !== '' && change.text !== ''
      navigate(next === '' ? paths.history : `${paths.history}?${next}`, { replace: typing })
    },
    [asked, navigate],
  )
  return [asked, ask]
}
