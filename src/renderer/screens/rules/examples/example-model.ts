import { expectOk } from '#shared/kernel/result'
import type { Refusal } from '#shared/match/events'
import type { RecordEvent } from '#shared/match/record'
import type { ScoredMatch } from '#shared/match/state'
import { recordUpTo } from '#shared/match/up-to'
import { scoreExample } from '#shared/rulebook/score-example'
import type { Example } from '#shared/rulebook/example'
import { stepsOf, type ReplayStep } from '../../../match/replay/steps'
import type { MatchView } from '../../../match/match-view'
import { viewOfRecord } from '../../../match/record-view'

/** An example as it is shown: the match up to its place, or up to what was refused there. */
export interface ShownExample {
  /** Null where nothing of the match can be scored. */
  readonly view: MatchView | null
  readonly steps: readonly ReplayStep[]
  readonly refused: { readonly refusal: Refusal; readonly tried: RecordEvent | null } | null
}

export function shownExample(example: Example): ShownExample {
  const { record, at } = example
  const scored = scoreExample(example)
  if (scored.ok) return { ...viewUpTo(example, at.event === null ? 0 : at.event + 1), refused: null }
  const { refusal } = scored.error
  if (at.event === null) return { view: null, steps: [], refused: { refusal, tried: null } }
  return { ...viewUpTo(example, at.event), refused: { refusal, tried: record.rounds[at.round]?.events[at.event] ?? null } }
}

function viewUpTo({ record, at }: Example, events: number): Pick<ShownExample, 'view' | 'steps'> {
  const shown = recordUpTo(record, at.round, events)
  const view = expectOk(viewOfRecord(shown), 'an example is sound up to its place')
  const steps = stepsOf(shown)
  /* A round that something happens in begins with that. */
  return { view, steps: steps.filter((step, at) => step.kind === 'event' || steps[at + 1]?.kind !== 'event') }
}

/** Everyone's total before the last thing that happened, and now. */
export function totalsMoved({ rounds, totals }: ScoredMatch): readonly { readonly before: number; readonly after: number }[] {
  const before = totalsBefore(rounds) ?? totals.map(() => 0)
  const nothingYet = rounds.at(-1)?.events.length === 0
  return totals.map((after, seat) => ({ before: nothingYet ? after : (before[seat] ?? 0), after }))
}

/** A table that is shown as it lay brings its own totals; null: nobody had any. */
function totalsBefore(rounds: ScoredMatch['rounds']): readonly number[] | null {
  const events = rounds.at(-1)?.events ?? []
  const [first] = events
  if (events.length > 1) return events.at(-2)?.totals ?? null
  return first?.type === 'table' ? first.totals : (rounds.at(-2)?.end?.totals ?? null)
}
