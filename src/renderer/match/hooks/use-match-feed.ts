import { useCallback, useEffect, useRef } from 'react'
import type { MatchFeed } from '#shared/contract/schemas'
import { afterStep, type FollowFeed } from '#shared/contract/match-delta'
import type { MatchId } from '#shared/kernel/ids'
import { useAnnounce } from '../../components/announcer/announcer'
import { useLive, type Live, type Subscribe } from '../../hooks/use-live'
import { words } from '../../messages/page'

/** Steps put together again; ends if one does not fit, and the page then starts with the whole feed again. */
async function* put(steps: AsyncIterable<FollowFeed>): AsyncGenerator<MatchFeed, void, void> {
  let feed: MatchFeed | null = null
  for await (const step of steps) {
    feed = afterStep(feed, step)
    if (feed === null) return
    yield feed
  }
}

/** A match, live. */
export function useMatchLive(matchId: MatchId): Live<MatchFeed> {
  const subscribe = useCallback<Subscribe<MatchFeed>>(async (client, signal) => put(await client.match.follow({ matchId }, { signal })), [matchId])
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
