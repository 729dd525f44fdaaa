import type { Refusal } from '#shared/match/events'

/** Whether a tile that was refused may lie there all the same: against what a table does not allow (rulebook M-2), or because the set has it once more (M-10). */
export const mayStand = ({ code }: Refusal): boolean => code === 'does-not-match' || code === 'lead-must-be-double' || code === 'tile-already-played'
