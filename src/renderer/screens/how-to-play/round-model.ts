import { exposed, openArms } from '#shared/domino/line'
import { isDouble } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import type { ScoredEvent } from '#shared/match/events'
import type { MatchRecord } from '#shared/match/record'
import { recordUpTo } from '#shared/match/up-to'
import { turnsOf } from '#shared/rulebook/how-to-play/how-to-play'
import type { MatchView } from '../../match/match-view'
import { viewOfRecord } from '../../match/record-view'

/** A round after one of its turns, and what happened in that turn. */
export interface TurnShown {
  readonly view: MatchView
  /** Nothing at first, when only the dice lie there. */
  readonly events: readonly ScoredEvent[]
  /** The numbers that a tile had to have before it, each once. */
  readonly needed: readonly number[]
  /** What lies open after it, a double twice. */
  readonly open: readonly number[]
  /** What it moved its player’s total by. */
  readonly points: number
  /** A double was laid across an end. */
  readonly across: boolean
}

/** The first round of a record, turn by turn, each scored as it is shown. */
export function shownTurns(record: MatchRecord): readonly TurnShown[] {
  const ends = turnsOf(record, 0)
  const views = ends.map((events) => expectOk(viewOfRecord(recordUpTo(record, 0, events)), 'a first round is a sound record'))
  return views.map((view, at) => {
    const events = (view.scored.rounds[0]?.events ?? []).slice(ends[at - 1] ?? 0)
    const last = events.at(-1)
    return {
      view,
      events,
      needed: neededIn(views[at - 1]),
      open: view.scored.state.round === null ? [] : exposed(view.scored.state.round.line).flatMap(({ suit, halves }) => (halves === 2 ? [suit, suit] : [suit])),
      points: last?.delta ?? 0,
      across: last?.type === 'play' && last.arm !== null && isDouble(last.tile),
    }
  })
}

function neededIn(view: MatchView | undefined): readonly number[] {
  const round = view?.scored.state.round ?? null
  if (view === undefined || round === null) return []
  return [...new Set(openArms(round.line, view.scored.rules.completeFirstDouble).flatMap((arm) => round.line.ends[arm]?.suit ?? []))]
}
