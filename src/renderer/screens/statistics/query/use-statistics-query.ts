import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { paths } from '../../../navigation/paths'
import { askedIn, searchOf, type Asked } from './statistics-query'

export function addressOf(asked: Asked): string {
  const search = searchOf(asked)
  return search === '' ? paths.statistics : `${paths.statistics}?${search}`
}

/** What is asked for, kept in the address alone: it can be shared, reloaded and gone back to. */
export function useAsked(): [Asked, (change: Partial<Asked>) => void] {
  const search = useSearch()
  const [, navigate] = useLocation()
  const asked = useMemo(() => askedIn(search), [search])
  const ask = useCallback((change: Partial<Asked>) => navigate(addressOf({ ...asked, ...change })), [asked, navigate])
  return [asked, ask]
}
