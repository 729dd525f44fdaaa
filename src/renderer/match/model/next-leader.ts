import type { Seat } from '#shared/match/events'
import type { MatchView } from '../match-view'

/** Whom the preset names to lead the next round, or null where the table must say. */
export function nextLeader({ preset, scored, names }: MatchView): Seat | null {
  const last = scored.rounds[scored.rounds.length - 1]
  switch (preset.nextLeader) {
    case 'left-of-last-leader':
      return last === undefined ? null : (last.leader + 1) % names.length
    case 'lowest-double':
    case 'highest-double':
    case 'highest-double-any-tile':
    case 'any-player':
    case 'picked-at-random':
      return null
  }
}
