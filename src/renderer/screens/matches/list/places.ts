import type { MatchSummary } from '#shared/contract/lists'
import { shortNames } from '../../../match/model/short-names'

type Placed = Pick<MatchSummary, 'players' | 'totals' | 'winner'>

/** Seats by their places: the winner first, then by points. */
export function seatsByPlace({ players, totals, winner }: Placed): readonly number[] {
  const worth = (seat: number): number => (seat === winner ? Infinity : (totals[seat] ?? 0))
  return players.map((_, seat) => seat).sort((a, b) => worth(b) - worth(a) || a - b)
}

/** Everyone but the winner by place, by short names, so that a line has room for them. */
export function othersBeaten(match: Placed): readonly string[] {
  const short = shortNames(match.players.map(({ name }) => name))
  return seatsByPlace(match)
    .filter((seat) => seat !== match.winner)
    .map((seat) => short[seat] || (match.players[seat]?.name ?? ''))
}
