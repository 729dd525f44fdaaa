import type { Refusal } from '#shared/match/events'

/** Whether a tile that was refused may lie there all the same: against what a table does not allow, not against what tiles cannot do (rulebook M-2). */
export const mayStand = ({ code }: Refusal): boolean => code === 'does-not-match' || code === 'lead-must-be-double'
