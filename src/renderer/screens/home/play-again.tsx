import { useState } from 'react'
import { useLocation } from 'wouter'
import type { MatchSummary } from '#shared/contract/lists'
import type { MatchId } from '#shared/kernel/ids'
import type { Client } from '../../client/client'
import { useClient } from '../../client/client-context'
import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { startWords } from '../../messages/start-page'
import { paths } from '../../navigation/paths'

/** Tables that are offered: the last few, each once. */
const MOST = 2

/** One tap for the same people by the same rules: it starts the match, or leads to the card where the dice are set first. */
export function PlayAgain({ finished }: { readonly finished: readonly MatchSummary[] }) {
  const client = useClient()
  const [, navigate] = useLocation()
  const [starting, setStarting] = useState<MatchId | null>(null)
  const again = async (matchId: MatchId): Promise<void> => {
    setStarting(matchId)
    navigate(await whereAgain(client, matchId))
  }
  return tablesOf(finished).map(({ matchId, players }) => (
    <Button key={matchId} pending={starting !== null} onClick={() => void again(matchId)}>
      <Icon name="play" />
      {startWords.home.again(players.map(({ name }) => name))}
    </Button>
  ))
}

/** The last match of each table: the same people by the same rule set. */
function tablesOf(finished: readonly MatchSummary[]): readonly MatchSummary[] {
  const tableOf = ({ preset, players }: MatchSummary): string => JSON.stringify([preset, players.map(({ name, personId }) => personId ?? name)])
  const seen = new Set<string>()
  return finished
    .filter((match) => {
      const table = tableOf(match)
      return !seen.has(table) && seen.add(table).size > 0
    })
    .slice(0, MOST)
}

/** Starts the match again and says where it is. What has to be said first is said on the match that was won; what cannot be started as it was, in the form. */
async function whereAgain(client: Client, matchId: MatchId): Promise<string> {
  try {
    const { leaderAgain, matchAgain, rollsAgain } = await import('../../match/setup/again')
    for await (const feed of await client.match.live({ matchId })) {
      if (feed.kind !== 'match' || rollsAgain(feed.match)) return paths.match(matchId)
      const outcome = await client.match.create(matchAgain(feed.match, matchId, { leader: leaderAgain(feed.match) }))
      return outcome.ok ? paths.match(outcome.value.matchId) : paths.rematch(matchId)
    }
  } catch {
    // no answer came; the form asks again, and says what is wrong
  }
  return paths.rematch(matchId)
}
