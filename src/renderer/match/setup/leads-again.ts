import type { MatchSummary } from '#shared/contract/lists'
import { isLeaderDealt } from '#shared/games/preset'
import { STATED_PRESETS } from '#shared/games/presets'
import { leftOf } from '#shared/games/sides'

interface PlayedSummary extends Pick<MatchSummary, 'preset' | 'leader'> {
  readonly players: readonly unknown[]
}

/** Who leads when the same people play again; undefined where nobody does as no line is kept, where the deal decides it, or where it is not known who led last. */
export function leadsAgain({ preset, leader, players }: PlayedSummary): number | undefined {
  const { layout, firstLeader } = STATED_PRESETS[preset]
  return leader === undefined || layout === null || isLeaderDealt(firstLeader) ? undefined : leftOf(leader, players.length)
}
