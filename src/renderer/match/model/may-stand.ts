import { makeTile, type Tile } from '#shared/domino/tile'
import type { Refusal, Seat } from '#shared/match/events'
import type { MatchState } from '#shared/match/state'
import { everyWay } from './choices'

/** Whether a tile that was refused may lie there all the same: against what a table does not allow (rulebook M-2), or because the set has it once more (M-10). */
export const mayStand = ({ code }: Refusal): boolean => code === 'does-not-match' || code === 'lead-must-be-double' || code === 'tile-already-played'

/** Why a tile that was seen on the table cannot have been played there, where it may lie there all the same; null where it fits, or tiles cannot do that. */
export function refusalThatMayStand(state: MatchState, tile: Tile, player: Seat): Refusal | null {
  const choices = everyWay(state, makeTile(tile), player)
  return choices.kind === 'refused' && mayStand(choices.refusal) ? choices.refusal : null
}
