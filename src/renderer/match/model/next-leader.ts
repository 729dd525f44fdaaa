import type { Seat } from '#shared/match/events'
import { nextLeader as leaderAfter } from '#shared/match/next-leader'
import type { MatchView } from '../match-view'

/** Whom the preset names to lead the next round, or null where the table must say. */
export function nextLeader({ preset, scored }: MatchView): Seat | null {
  return leaderAfter(preset.id, scored.rules, scored.rounds)
}
