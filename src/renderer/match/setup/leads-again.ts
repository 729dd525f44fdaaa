import type { MatchSummary } from '#shared/contract/lists'
import { leftOf } from '#shared/match/seats'
import { isLeaderDealt, PRESETS } from '#shared/rules/presets'

/** Who leads when the same people play again; undefined where the deal decides it, or where it is not known who led last. */
export function leadsAgain({ preset, leader, players }: Pick<MatchSummary, 'preset' | 'leader' | 'players'>): number | undefined {
  return leader === undefined || isLeaderDealt(PRESETS[preset].firstLeader) ? undefined : leftOf(leader, players.length)
}
