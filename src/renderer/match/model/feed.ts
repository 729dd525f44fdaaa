import type { Dice, RoundEnd, ScoredEvent, Seat, Warning } from '#shared/match/events'
import type { Hindsight } from '#shared/match/hindsight/hindsight'
import type { ScoredMatch } from '#shared/match/state'
import { provenOf } from '../hindsight/proven-at'
import type { EventPlace } from './revision-draft'

export interface FeedEvent {
  readonly place: EventPlace
  readonly scored: ScoredEvent
  readonly warnings: readonly Warning[]
  /** What tiles that were seen later prove of it. */
  readonly proven: Hindsight | null
}

export interface FeedRound {
  /** Counted from 0. */
  readonly round: number
  readonly leader: Seat
  readonly dice: Dice | null
  readonly warnings: readonly Warning[]
  readonly events: readonly FeedEvent[]
  readonly end: RoundEnd | null
}

/** An entry, and what its line says; null where the next line tells of it too. */
interface FeedLine {
  readonly event: FeedEvent
  readonly told: ScoredEvent | null
}

/** Everything that happened, oldest first; warnings stand by the event they flag. */
export function feedOf(match: ScoredMatch, hindsight: readonly Hindsight[]): readonly FeedRound[] {
  return match.rounds.map(({ leader, dice, events, end }, round) => {
    const flagged = match.warnings.filter((warning) => warning.round === round + 1)
    return {
      round,
      leader,
      dice,
      end,
      warnings: flagged.filter((warning) => warning.event === null),
      events: events.map((scored, event) => ({
        place: { round, event },
        scored,
        warnings: flagged.filter((warning) => warning.event === event + 1),
        proven: provenOf(hindsight, { round, event }),
      })),
    }
  })
}

/**
 * The same, each with what its line says: draws that follow one another are told once, by the last of them, with how many tiles they took together.
 *
 * One that someone has to see for itself stays alone: `apart` says which, besides those that are flagged. The record keeps each draw.
 */
export function withDrawsTogether(events: readonly FeedEvent[], apart: (event: FeedEvent) => boolean): readonly FeedLine[] {
  const isAlone = (event: FeedEvent): boolean => event.warnings.length > 0 || event.proven !== null || apart(event)
  let tiles = 0
  return events.map((event, at) => {
    const { scored } = event
    if (scored.type !== 'draw') return { event, told: scored }
    tiles += scored.count
    const next = events[at + 1]
    if (next?.scored.type === 'draw' && next.scored.player === scored.player && !isAlone(event) && !isAlone(next)) return { event, told: null }
    const told = tiles === scored.count ? scored : { ...scored, count: tiles }
    tiles = 0
    return { event, told }
  })
}

/** The entries that the line of one tells of: that one, and the draws before it that are told with it. */
export function toldTogether(lines: readonly FeedLine[], event: number): readonly FeedEvent[] {
  const first = lines.slice(0, event).findLastIndex(({ told }) => told !== null) + 1
  return lines.slice(first, event + 1).map((line) => line.event)
}

/** The last entry; `told` is what is said of it, with the draws that it goes on with. */
export function lastEvent(match: ScoredMatch, hindsight: readonly Hindsight[]): (FeedEvent & { readonly told: ScoredEvent }) | null {
  const events = feedOf(match, hindsight).at(-1)?.events ?? []
  const last = withDrawsTogether(events, () => false).at(-1)
  return last === undefined ? null : { ...last.event, told: last.told ?? last.event.scored }
}
