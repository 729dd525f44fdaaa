import { isolated } from '../../messages/isolated'
import { scorerWords } from '../../messages/scorer'
import { byPlace } from '#shared/match/by-place'
import type { Seat } from '#shared/match/events'
import type { MatchView } from '../match-view'

/** Who won, or what everyone has so far. */
export function standingSentence({ scored, names, words }: MatchView): string {
  const { winner, totals, rules } = scored
  if (winner !== null) return scorerWords.matchSentence(winner, totals, names, rules.game)
  return `${scorerWords.listed(totals.map((total, seat) => `${isolated(scorerWords.nameOf(names, seat))} ${seat === 0 ? scorerWords.counted(total, words.points) : total}`))}.`
}

export interface PlayerStanding {
  readonly seat: Seat
  readonly name: string
  readonly personId: string | undefined
  readonly total: number
}

/** Everyone by their places: the winner first, then by points. */
export function playersByPlace({ scored: { totals, winner }, names, record }: MatchView): readonly PlayerStanding[] {
  const players = totals.map((total, seat) => ({ name: scorerWords.nameOf(names, seat), personId: record.players[seat]?.personId, total }))
  return byPlace(players, winner)
}
