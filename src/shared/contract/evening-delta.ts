import { sameJson } from '../kernel/canonical'
import type { EveningFeed, EveningFollow } from './evenings'

/** What makes the one feed of the other: the events that are new, where nothing else of the record has changed. */
export function eveningStep(before: EveningFeed | null, after: EveningFeed): EveningFollow {
  if (before?.kind !== 'evening' || after.kind !== 'evening' || before.evening.id !== after.evening.id) return after
  const { events: known, updatedAt: _before, ...head } = before.evening
  const { events, updatedAt, ...next } = after.evening
  const isLonger = events.length >= known.length && (known.length === 0 || events[known.length - 1] === known.at(-1))
  // another program may have put another record in its place, and what stands beside the events is sent with all of them
  if (!isLonger || !sameJson(head, next)) return after
  return { kind: 'step', kept: known.length, events: events.slice(known.length), updatedAt, playing: after.playing }
}

/** The feed after a step; null where it does not build on this one. Without new events the record keeps its identity, so nobody replays it. */
export function afterEveningStep(before: EveningFeed | null, next: EveningFollow): EveningFeed | null {
  if (next.kind !== 'step') return next
  if (before?.kind !== 'evening' || before.evening.events.length !== next.kept) return null
  const { evening } = before
  if (next.events.length === 0) return { kind: 'evening', evening, playing: next.playing }
  return { kind: 'evening', evening: { ...evening, events: [...evening.events, ...next.events], updatedAt: next.updatedAt }, playing: next.playing }
}
