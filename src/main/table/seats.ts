import type { SentAvatar } from '#shared/contract/sent-avatar'
import { present } from '#shared/kernel/assert'
import type { MatchId, PersonId } from '#shared/kernel/ids'
import type { Matches } from '../matches/matches'

interface Sitter {
  readonly name: string
  readonly personId?: PersonId
}

/** Who sits where, and what they are shown with. */
export type TableSeats = readonly (Sitter & { readonly avatar: SentAvatar })[]

/** Who sits at a table that others join; null where there is no match that can be played on. */
export async function seatsOf(matches: Pick<Matches, 'live'>, matchId: MatchId): Promise<TableSeats | null> {
  for await (const feed of matches.live(matchId, undefined)) {
    if (feed.kind !== 'match' || feed.match.readOnly !== null || feed.match.binnedAt !== undefined) return null
    const { record, avatars } = feed.match
    return record.players.map((player, seat) => ({ ...player, avatar: present(avatars?.[seat], 'everyone at a table is shown with something') }))
  }
  return null
}

/** Where the person who sat there before sits now; null for one who does not, or if it was nobody's seat. */
export function seatNow(seat: number | null, before: readonly Sitter[], now: readonly Sitter[]): number | null {
  const sat = seat === null ? undefined : before[seat]
  if (sat === undefined) return null
  const at = now.findIndex(({ name, personId }) => (personId === undefined || sat.personId === undefined ? name === sat.name : personId === sat.personId))
  return at < 0 ? null : at
}
