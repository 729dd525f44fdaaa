import type { MatchRecord } from '#shared/match/record'
import type { Matches } from '../matches'

/** Names as they sit, for a table that others join; null where there is no match that can be played on. */
export async function seatNames(matches: Pick<Matches, 'live'>, matchId: string): Promise<readonly string[] | null> {
  for await (const feed of matches.live(matchId, undefined)) {
    if (feed.kind === 'gone' || feed.match.readOnly !== null || feed.match.binnedAt !== undefined) return null
    return (feed.match.record as unknown as MatchRecord).players.map(({ name }) => name)
  }
  return null
}
