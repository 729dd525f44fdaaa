import { useState } from 'react'
import { useLocation } from 'wouter'
import type { MatchId } from '#shared/kernel/ids'
import type { Client } from '../../client/client'
import { useClient } from '../../client/client-context'
import type { DiceChoice } from '../../components/dice/dice'
import { paths } from '../../navigation/paths'

/** One tap for the same people by the same rules starts the match. What its first round lacks, its table asks for. */
export function useAgain(): { readonly starting: boolean; readonly again: (matchId: MatchId, dice?: DiceChoice) => void } {
  const client = useClient()
  const [, navigate] = useLocation()
  const [starting, setStarting] = useState(false)
  const again = (matchId: MatchId, dice?: DiceChoice): void => {
    setStarting(true)
    void whereAgain(client, matchId, dice).then(navigate)
  }
  return { starting, again }
}

/** Starts the match again and says where it is. What cannot be started as it was is in the form. */
async function whereAgain(client: Client, matchId: MatchId, dice: DiceChoice | undefined): Promise<string> {
  try {
    const { matchAgain, startAgain } = await import('../../match/setup/again')
    const { keepFirstRound } = await import('../../match/setup/first-round')
    for await (const feed of await client.match.live({ matchId })) {
      if (feed.kind !== 'match') return paths.match(matchId)
      const draft = startAgain(feed.match, dice)
      const outcome = await client.match.create(matchAgain(feed.match, matchId, draft))
      if (!outcome.ok) return paths.rematch(matchId)
      keepFirstRound(outcome.value.matchId, draft)
      return paths.match(outcome.value.matchId)
    }
  } catch {
    // no answer came; the form asks again, and says what is wrong
  }
  return paths.rematch(matchId)
}
