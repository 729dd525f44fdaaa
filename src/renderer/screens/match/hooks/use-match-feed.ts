import { useCallback, useEffect, useRef } from 'react'
import type { MatchFeed } from '#shared/contract/schemas'
import { useAnnounce } from '../../../components/announcer/announcer'
import { useLive, type Live, type Subscribe } from '../../../hooks/use-live'
import { lookBackWords } from '../../../messages/page'

/** A match, live; a change that came from another device is told in a message. */
export function useMatchFeed(matchId: string): Live<MatchFeed> {
  const subscribe = useCallback<Subscribe<MatchFeed>>((client, signal) => client.match.live({ matchId }, { signal }), [matchId])
  const live = useLive(subscribe)
  const { toast } = useAnnounce()
  const times = live.data?.kind === 'match' ? live.data.changedElsewhere : null
  const told = useRef(times)
  useEffect(() => {
    if (told.current !== null && times !== null && times > told.current) toast(lookBackWords.changedElsewhere)
    if (times !== null) told.current = times
  }, [times, toast])
  return live
}
