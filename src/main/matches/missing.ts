import type { CommandRefusal } from '#shared/contract/schemas'
import type { MatchId } from '#shared/kernel/ids'
import type { MatchStore } from '../store/match-store'

/** Why nothing can be done with a match that was not loaded. */
export function refusalOfMissing(store: Pick<MatchStore, 'damagedOf'>, matchId: MatchId): CommandRefusal {
  const damaged = store.damagedOf(matchId)
  return damaged === undefined ? { kind: 'no-such-match' } : { kind: 'damaged', damage: damaged.damage }
}
