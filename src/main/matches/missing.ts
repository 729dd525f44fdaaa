import type { CommandRefusal, Outcome } from '#shared/contract/schemas'
import { err } from '#shared/kernel/result'
import type { MatchId } from '#shared/kernel/ids'
import { SaveFault, saveRefusal } from '../store/save-fault'
import type { MatchStore } from '../store/match-store'

/** What a disk answers that does not take something, or whose folder is away; throws anything else. */
export function refusedBy(error: unknown): Extract<Outcome, { readonly ok: false }> {
  if (error instanceof SaveFault) return err(saveRefusal(error))
  throw error
}

/** Why nothing can be done with a match that was not loaded. */
export function refusalOfMissing(store: Pick<MatchStore, 'damagedOf'>, matchId: MatchId): CommandRefusal {
  const damaged = store.damagedOf(matchId)
  return damaged === undefined ? { kind: 'no-such-match' } : { kind: 'damaged', damage: damaged.damage }
}
