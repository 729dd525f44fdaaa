import { useState } from 'react'
import { useLocation } from 'wouter'
import type { MatchId } from '#shared/kernel/ids'
import type { Client } from '../../client/client'
import { useClient } from '../../client/client-context'
import { paths } from '../../navigation/paths'

/** One tap for the same people by the same rules: it starts the match, or leads to where the dice are set first. */
export function useAgain(): { readonly starting: boolean; readonly again: (matchId: MatchId) => void } {
  const client = useClient()
  const [, navigate] = useLocation()
  const [starting, setStarting] = useState(false)
  const again = (matchId: MatchId): void => {
    setStarting(true)
    void whereAgain(client, matchId).then(navigate)
  }
  return { starting, again }
}

/** Starts the match again and says where it is. What has to be said first, or cannot be started as it was, is in the form. */
async function whereAgain(client: Client, matchId: MatchId): Promise<string> {
  try {
    const { leaderAgain, matchAgain, rollsAgain } = await import('../../match/setup/again')
    for await (const feed of await client.match.live({ matchId })) {
      if (feed.kind !== 'match') return paths.match(matchId)
      if (rollsAgain(feed.match)) return paths.rematch(matchId)
      const outcome = await client.match.create(matchAgain(feed.match, matchId, { leader: leaderAgain(feed.match) }))
      return outcome.ok ? paths.match(outcome.value.matchId) : paths.rematch(matchId)
    }
  } catch {
    // no answer came; the form asks again, and says what is wrong
  }
  return paths.rematch(matchId)
}
