import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'

/**
 * What is asked for, kept in the address alone: it can be shared, reloaded and gone back to.
 *
 * Going back leaves out the words as they were typed letter by letter, not the other steps.
 */
export function useAddressQuery<Q extends object>(
  askedIn: (search: string) => Q,
  addressOf: (asked: Q) => string,
): [asked: Q, ask: (change: Partial<Q>) => void] {
  const search = useSearch()
  const [, navigate] = useLocation()
  const asked = useMemo(() => askedIn(search), [search, askedIn])
  const ask = useCallback(
    (change: Partial<Q>) => {
      const typing = 'text' in change && 'text' in asked && asked.text !== '' && change.text !== ''
      navigate(addressOf({ ...asked, ...change }), { replace: typing })
    },
    [asked, addressOf, navigate],
  )
  return [asked, ask]
}
