import { scoreRecord } from '#shared/match/replay'
import { GAMES } from '#shared/games/index'
import type { MatchView } from '../match-view'
import { nextLeader } from './next-leader'
import { isOver } from '#shared/games/outcome'

/** Whether the next round begins with its first tile, which says who leads: nothing else has to be known of it. */
export function beginsWithItsLead(view: MatchView): boolean {
  const { round } = view.scored.state
  return !isOver(view.scored) && (round === null || round.end !== null) && nextLeader(view) === null && !GAMES[view.scored.rules.game].usesDice
}

/**
 * The table before the first tile of a round of which nobody knows yet who leads it.
 *
 * The scorer needs a leader, so it is given the first seat until the table says who leads; `leaderOpen` says that this seat means nothing.
 */
export function leadView(view: MatchView): MatchView {
  const record = { ...view.record, rounds: [...view.record.rounds, { leader: 0, events: [] }] }
  const scored = scoreRecord(record)
  return scored.ok ? { ...view, record, scored: scored.value, leaderOpen: true } : view
}
