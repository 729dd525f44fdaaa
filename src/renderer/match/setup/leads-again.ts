import type { MatchSummary } from '#shared/contract/lists'
import { leftOf } from '#shared/match/seats'

/** Who leads when the same people play again; undefined where it is not known who led last. */
export function leadsAgain({ leader, players }: Pick<MatchSummary, 'leader' | 'players'>): number | undefined {
  return leader === undefined ? undefined : leftOf(leader, players.length)
}
