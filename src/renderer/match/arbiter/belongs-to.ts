import type { MatchView } from '../match-view'
import type { Belongs } from './printing/told-ruling'

/** The match and round a ruling is about. */
export function belongsTo({ date, place, names }: MatchView, round: number): Belongs {
  return { date, match: { names, place, round: round + 1 } }
}
