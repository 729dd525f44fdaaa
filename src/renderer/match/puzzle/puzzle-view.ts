import type { Puzzle } from '#shared/analysis/puzzles'
import type { MatchSnapshot } from '#shared/contract/schemas'
import { present } from '#shared/kernel/assert'
import { viewOf, type MatchView } from '../match-view'
import { viewBefore } from '../model/view-before'

/** The match of a puzzle, and as it stood there. */
export interface PuzzleView {
  readonly view: MatchView
  readonly before: MatchView
}

/** Null where the match cannot be scored by this version. */
export function puzzleViewOf(match: MatchSnapshot, { round, event }: Puzzle): PuzzleView | null {
  const view = viewOf(match)
  return view.ok ? { view: view.value, before: viewBefore(view.value, round, event - 1) } : null
}

export const diceOf = ({ view }: PuzzleView, { round }: Puzzle) => present(view.scored.rounds[round], 'the round was scored').dice
