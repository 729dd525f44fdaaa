import type { Seat } from '#shared/match/events'
import { CELEBRATED, type CelebratedReason } from '#shared/games/reasons'
import { newEvent, type Stage } from './announcement'
import type { MatchView } from '../match-view'
import { lastMove } from './last-move'
import { isOver, winnerOf } from '#shared/games/outcome'

/** What deserves a second of joy at the table: all ends equal with a double, and the play that wins the match. */
export type Celebration =
  | { readonly kind: 'reason'; readonly code: CelebratedReason; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'match-won'; readonly seat: Seat; readonly points: number }

/**
 * What the event that has just come in is celebrated for; null for most.
 *
 * Nothing by an undo or a correction: the table has seen it before.
 */
export function celebrationOf(before: Stage, now: Stage & Pick<MatchView, 'redo'>): Celebration | null {
  const event = newEvent(before, now)
  if (now.redo !== null || event === null) return null
  const winner = winnerOf(now.scored)
  if (winner !== null && !isOver(before.scored)) {
    return { kind: 'match-won', seat: winner, points: lastMove(now.scored)?.deltas[winner] ?? 0 }
  }
  if (event.type !== 'play') return null
  const code = CELEBRATED.find((celebrated) => event.reasons.some((reason) => reason.code === celebrated))
  return code === undefined || event.delta <= 0 ? null : { kind: 'reason', code, seat: event.player, points: event.delta }
}
