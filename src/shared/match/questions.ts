import { canonical } from '../kernel/canonical'
import type { RecordEvent } from './record'
import type { TrailEntry } from './trail'

type Questioned = Extract<TrailEntry, { readonly kind: 'questioned' }>

/** A question asked of an event, with what has become of it. */
export interface Question {
  readonly asked: Questioned
  /** Where the event stands now, counted from 0; null where it is no longer in the record. */
  readonly place: { readonly round: number; readonly event: number } | null
  /** Left open, and settled by no later one. */
  readonly open: boolean
  /** Corrected then, and as it was before once more: the correction was undone. */
  readonly undone: boolean
}

/** As much of a record as is needed to find an event in it. */
interface Rounds {
  readonly rounds: readonly { readonly events: readonly unknown[] }[]
}

/** Every question in a trail, in its order; an event whose place has moved since is found by what it is. */
export function questionsOf({ rounds }: Rounds, trail: readonly TrailEntry[]): readonly Question[] {
  const asked = trail.filter((entry) => entry.kind === 'questioned')
  const settled = new Set(asked.map(({ settles }) => settles))
  return asked.map((entry) => {
    const events = rounds[entry.round]?.events ?? []
    const place = placeNow(events, entry)
    return { asked: entry, place, open: entry.outcome === 'open' && !settled.has(entry.at), undone: place !== null && isUndone(entry, events[place.event]) }
  })
}

/** The nearest event of its round that says what was questioned, or what a correction made of it. */
function placeNow(events: readonly unknown[], { round, event, about, edit }: Questioned): Question['place'] {
  const became =
    edit?.changes.flatMap((change) => (change.kind === 'events' && change.round === round && change.at === event ? change.after.slice(-1) : [])) ?? []
  const wanted = [about, ...became]
  const found = events.flatMap((each, at) => (wanted.some((one) => isSameSaid(one, each as RecordEvent)) ? [at] : []))
  const [nearest] = found.sort((a, b) => Math.abs(a - event) - Math.abs(b - event))
  return nearest === undefined ? null : { round, event: nearest }
}

/** Whether an event says again what its correction took away. */
function isUndone({ round, event, edit }: Questioned, now: unknown): boolean {
  const corrected = edit?.changes.find((change) => change.kind === 'events' && change.round === round && change.at === event)
  if (corrected?.kind !== 'events') return false
  const [was, became] = [corrected.before[0], corrected.after.at(-1)]
  return was !== undefined && canonical(now) === canonical(was) && (became === undefined || canonical(became) !== canonical(was))
}

/** Whether two events say the same; a record may leave out the player. */
function isSameSaid(a: RecordEvent, b: RecordEvent): boolean {
  return said(a) === said(b) && (a.player === undefined || b.player === undefined || a.player === b.player)
}

/** What happened, without what was noted beside it. */
function said(event: RecordEvent): string {
  switch (event.type) {
    case 'play':
      return canonical([event.type, event.tile])
    case 'stands':
      return canonical([event.type, event.tile, event.unpaid ?? false])
    case 'draw':
      return canonical([event.type, event.count])
    case 'pass':
      return event.type
    case 'block':
    case 'left':
      return canonical([event.type, event.hands])
    case 'table':
      return canonical([event.type, event.line, event.hands])
    case 'rules':
      return canonical([event.type, event.rules])
    case 'adjust':
      return canonical([event.type, event.deltas, event.reason, event.by])
    case 'finish':
    case 'uncalled':
      return canonical([event.type, event.what, event.when ?? null, event.why])
    case 'show':
      return canonical([event.type, event.player, event.tiles, event.why, event.first ?? false])
    case 'hand':
      return canonical([event.type, event.player, event.count, event.why])
    case 'leave':
      return canonical([event.type, event.player, event.tiles])
    case 'set':
      return canonical([event.type, event.missing ?? [], event.extra ?? []])
  }
}
