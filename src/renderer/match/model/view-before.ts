import { expectOk } from '#shared/kernel/result'
import { scoreRecord } from '#shared/match/replay'
import type { ScoredMatch } from '#shared/match/state'
import { recordUpTo } from '#shared/match/up-to'
import type { MatchView } from '../match-view'

/** The match as it stood before an event of a round, both counted from 0. */
export function viewBefore(view: MatchView, round: number, event: number): MatchView {
  const record = recordUpTo(view.record, round, event)
  const scored: ScoredMatch = expectOk(scoreRecord(record), 'what a sound record begins with is sound')
  return { ...view, record, scored, undo: null, redo: null }
}
