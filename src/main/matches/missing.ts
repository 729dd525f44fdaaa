import type { CommandRefusal } from '#shared/contract/schemas'
import type { MatchStore } from '../store/match-store'

/** Why nothing can be done with a match that was not loaded. */
export function refusalOfMissing(store: Pick<MatchStore, 'damagedOf'>, matchId: string): CommandRefusal {
  const damaged = store.damagedOf(matchId)
  return damaged === undefined ? { kind: 'no-such-match' } : { kind: 'damaged', damage: damaged.damage }
}
