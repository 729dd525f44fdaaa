import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { paths } from '../../../navigation/paths'
import { askedIn, searchOf, type StatisticsQuery } from './statistics-query'

export function addressOf(asked: StatisticsQuery): string {
  const search = searchOf(asked)
  return search === '' ? paths.statistics : `${paths.statistics}?${search}`
}

/** What is asked for, kept in the address alone: it can be shared, reloaded and gone back to. */
export function useStatisticsQuery(): [StatisticsQuery, (change: Partial<StatisticsQuery>) => void] {
  const search = useSearch()
  const [, navigate] = useLocation()
  const asked = useMemo(() => askedIn(search), [search])
  const ask = useCallback((change: Partial<StatisticsQuery>) => navigate(addressOf({ ...asked, ...change })), [asked, navigate])
  return [asked, ask]
}
