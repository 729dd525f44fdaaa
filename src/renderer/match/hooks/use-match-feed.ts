import { useCallback, useEffect, useRef } from 'react'
import type { MatchFeed } from '#shared/contract/schemas'
import { afterStep } from '#shared/contract/match-delta'
import type { MatchId } from '#shared/kernel/ids'
import { useAnnounce } from '../../components/announcer/announcer'
import { putTogether } from '../../hooks/put-together'
import { useLive, type Live, type Subscribe } from '../../hooks/use-live'
import { words } from '../../messages/page'

export function useMatchLive(matchId: MatchId): Live<MatchFeed> {
  const subscribe = useCallback<Subscribe<MatchFeed>>(
    async (client, signal) => putTogether(await client.match.follow({ matchId }, { signal }), afterStep),
    [matchId],
  )
  return useLive(subscribe)
}

/** A match, live; a message names a change that came from another device. */
export function useMatchFeed(matchId: MatchId): Live<MatchFeed> {
  const live = useMatchLive(matchId)
  const { toast } = useAnnounce()
  const times = live.data?.kind === 'match' ? live.data.changedElsewhere : null
  const told = useRef(times)
  useEffect(() => {
    if (told.current !== null && times !== null && times > told.current) toast(words.replay.changedElsewhere)
    if (times !== null) told.current = times
  }, [times, toast])
  return live
}
