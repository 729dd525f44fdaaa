import { useCallback } from 'react'
import type { EveningPhonesFeed } from '#shared/contract/evening-phones'
import { useLive, type Live, type Subscribe } from '../../../hooks/use-live'

/** How things stand with the phones of an evening, live. */
export function useEveningPhones(id: string): Live<EveningPhonesFeed> {
  const subscribe = useCallback<Subscribe<EveningPhonesFeed>>((client, signal) => client.eveningPhones.live({ id }, { signal }), [id])
  return useLive(subscribe)
}
