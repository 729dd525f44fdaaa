import { isolated } from '../../messages/isolated'
import { scorerWords } from '../../messages/scorer'
import type { MatchView } from '../match-view'

/** Who won, or what everyone has so far. */
export function standingSentence({ scored, names, words }: MatchView): string {
  const { winner, totals, rules } = scored
  if (winner !== null) return scorerWords.matchSentence(winner, totals, names, rules.game)
  return `${scorerWords.listed(totals.map((total, seat) => `${isolated(scorerWords.nameOf(names, seat))} ${seat === 0 ? scorerWords.counted(total, words.points) : total}`))}.`
}

/** Seats by their places: the winner first, then by points. */
export function seatsByPlace({ scored: { totals, winner } }: { readonly scored: Pick<MatchView['scored'], 'totals' | 'winner'> }): readonly number[] {
  const worth = (seat: number): number => (seat === winner ? Infinity : (totals[seat] ?? 0))
  return totals.map((_, seat) => seat).sort((a, b) => worth(b) - worth(a) || a - b)
}
