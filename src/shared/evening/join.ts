import { canonical, sameJson } from '../kernel/canonical'
import { textOrder } from '../kernel/text-order'
import { type Evening, EVENING_LIMITS, type EveningEvent, type EveningEventOf, eveningVersionOf, fieldsInOrder } from './evening'
import { isByDrawer, isControl } from './late'
import { after } from './replay'
import { isResultEvent } from './results'
import { samePeople } from './seats'
import { currentRound, type EveningState, NO_EVENING } from './state'
import { roundIndex } from './tables'

/** What comes of draws (and of taking them back) of which not all can hold. */
interface LineOfDraws {
  /** Only of those that another draw, or a result, stands against. */
  readonly ways: ReadonlyMap<EveningEvent, 'side' | 'void'>
}

/**
 * Which draws are the rounds of an evening, from all that were made on any computer.
 *
 * Of several draws after the same round that one counts which was made last by the rule that all computers know: by the computer that took over
 * last. The others stand beside it as far as they were played, and are void where they were not. Nobody takes back a draw of which a result is
 * known, or after which another was made.
 *
 * @param events In their order.
 */
export function lineOfDraws(events: readonly EveningEvent[]): LineOfDraws {
  const drawers = new Map<number, string | undefined>()
  const draws: EveningEventOf<'drawn'>[] = []
  const played = new Set<string>()
  for (const event of events) {
    if (event.type === 'took-over' && event.term !== undefined && !drawers.has(event.term)) drawers.set(event.term, event.on)
    if (event.type === 'drawn' && event.command !== undefined && event.after !== undefined) draws.push(event)
    if (event.type === 'handed-in' && event.draw !== undefined) played.add(event.draw)
  }
  const byId = new Map(draws.map((draw) => [draw.command as string, draw]))
  const following = new Map<string, EveningEventOf<'drawn'>[]>()
  for (const draw of draws) following.set(draw.after ?? '', [...(following.get(draw.after ?? '') ?? []), draw])
  const holds = (id: string): boolean => played.has(id) || following.has(id)
  const ways = new Map<EveningEvent, 'side' | 'void'>()
  const takenBack = new Set<string>()
  for (const event of events) {
    if (event.type !== 'undrawn' || event.draw === undefined) continue
    takenBack.add(event.draw)
    if (holds(event.draw)) ways.set(event, 'void')
  }
  const rank = (draw: EveningEventOf<'drawn'>): number => {
    const term = draw.term ?? 0
    const drawer = drawers.get(term)
    return 2 * term + (drawer === undefined || drawer === draw.on ? 1 : 0)
  }
  const line = new Set<string>()
  for (let at of [...following.keys()].filter((each) => !byId.has(each))) {
    for (let here = following.get(at); here !== undefined; here = following.get(at)) {
      const standing = here.filter(({ command }) => !takenBack.has(command as string))
      const candidates = standing.length > 0 ? standing : here.filter(({ command }) => holds(command as string))
      const [best] = candidates.toSorted((a, b) => rank(b) - rank(a))
      if (best === undefined) break
      at = best.command as string
      line.add(at)
    }
  }
  for (const draw of draws) {
    const id = draw.command as string
    // one that was taken back by those who knew it stays, and is taken back after it
    if (line.has(id) || (takenBack.has(id) && !holds(id))) continue
    ways.set(draw, played.has(id) ? 'side' : 'void')
  }
  return { ways }
}

/**
 * One evening of two versions of it that came apart: whatever happened on either of them, in one order that follows from the events alone.
 *
 * The same whichever is called the first, of however many versions in whatever order, and no clock has a say. What cannot hold beside the rest
 * stays in the record, marked as void. Null where it is more than a record holds.
 */
export function joinEvenings(one: Evening, other: Evening): Evening | null {
  const all = new Map<string, Placed>()
  for (const placed of [...placedOf(one.events), ...placedOf(other.events)]) {
    const known = all.get(placed.key)
    if (known === undefined || compare(placed, known) < 0) all.set(placed.key, placed)
  }
  if (all.size > EVENING_LIMITS.events) return null
  const events = marked([...all.values()].sort(compare).map(({ event, count }) => ({ ...event, count })))
  const { bin: _, ...beside } = lastChanged(one, other)
  const joined: Evening = { ...beside, version: eveningVersionOf(events), ...laterBin(one, other), events: events.map(fieldsInOrder) }
  return sameJson(joined, one) ? one : sameJson(joined, other) ? other : joined
}

/** Whether something happened on `other` that `one` does not know of. */
export function lacks(one: Evening, other: Evening): boolean {
  const known = new Set(placedOf(one.events).map(({ key }) => key))
  return (other.bin?.change ?? 0) > (one.bin?.change ?? 0) || placedOf(other.events).some(({ key }) => !known.has(key))
}

/** An event with what it is ordered by. */
interface Placed {
  readonly event: EveningEvent
  /** The same for the same event in every version. */
  readonly key: string
  readonly count: number
  /** Where it stands among those of its command. */
  readonly part: number
}

function placedOf(events: readonly EveningEvent[]): readonly Placed[] {
  const parts = new Map<string, number>()
  const next = (of: string): number => {
    const part = parts.get(of) ?? 0
    parts.set(of, part + 1)
    return part
  }
  return events.map(({ joined: _, ...event }, index) => {
    const { count = index + 1, command, type } = event
    if (command !== undefined) return { event, count, key: `${command} ${type} ${next(`${command} ${type}`)}`, part: next(command) }
    const text = canonical({ ...event, count: undefined })
    return { event, count, key: `${text} ${next(text)}`, part: 0 }
  })
}

function compare(a: Placed, b: Placed): number {
  return (
    a.count - b.count ||
    textOrder(a.event.on ?? '', b.event.on ?? '') ||
    textOrder(a.event.command ?? '', b.event.command ?? '') ||
    a.part - b.part ||
    textOrder(a.key, b.key) ||
    textOrder(canonical(a.event), canonical(b.event))
  )
}

/** Events in their order, each marked where it did not come to the record as its computer knew it. */
function marked(events: readonly EveningEvent[]): EveningEvent[] {
  const line = lineOfDraws(events)
  let state = NO_EVENING
  return events.map((event) => {
    for (const way of waysOf(state, event, line)) {
      const next = way === undefined ? event : { ...event, joined: way }
      const found = after(state, next)
      if (!found.ok) continue
      state = found.value
      return next
    }
    throw new Error('broken invariant: an event that is void changes nothing')
  })
}

function waysOf(state: EveningState, event: EveningEvent, { ways }: ReturnType<typeof lineOfDraws>): readonly EveningEvent['joined'][] {
  const decided = ways.get(event)
  if (decided !== undefined) return [decided, 'void']
  return isInTime(state, event) ? [undefined, 'late', 'void'] : ['late', 'void']
}

/** Whether the record is as the event's computer knew it, in all that the event depends on. */
function isInTime(state: EveningState, event: EveningEvent): boolean {
  if (isControl(event) && !isByDrawer(state, event)) return false
  switch (event.type) {
    case 'drawn':
      return event.after === undefined || event.after === (currentRound(state)?.id ?? null)
    case 'undrawn':
    case 'seated':
    case 'closed':
      return roundIndex(state, event) === state.rounds.length - 1
    case 'took-over':
      return event.term === undefined || event.term === (state.drawer?.term ?? 0) + 1
    case 'opened':
    case 'handed-in':
    case 'confirmed':
    case 'disagreed':
    case 'corrected': {
      const table = state.rounds[roundIndex(state, event)]?.tables[event.table]
      if (table === undefined) return false
      const known = isResultEvent(event) ? table.last : table.matchId
      return (event.known === undefined || event.known === known) && (event.seats === undefined || samePeople(event.seats, table.people))
    }
    case 'arranged':
    case 'arrived':
    case 'left':
    case 'returned':
    case 'partnered':
    case 'parted':
    case 'clock-started':
    case 'clock-paused':
      return true
  }
}

/** In or out of the bin, whichever was said after the other; where both were said at once, out of it. */
function laterBin({ bin: one }: Evening, { bin: other }: Evening): Pick<Evening, 'bin'> {
  if (one === undefined || other === undefined) return one === undefined && other === undefined ? {} : { bin: one ?? other }
  if (one.change !== other.change) return { bin: one.change > other.change ? one : other }
  return { bin: (one.at ?? '') <= (other.at ?? '') ? one : other }
}

/** Beside the events and the bin the version counts that was changed last; both computers take the same also where that was at one moment. */
function lastChanged(one: Evening, other: Evening): Evening {
  const [first, second] = [one, other].map((evening) => `${evening.updatedAt} ${canonical({ ...evening, events: [] })}`) as [string, string]
  return first >= second ? one : other
}
