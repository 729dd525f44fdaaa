import type { Decided } from '#shared/evening/decide'
import { EVENING_LIMITS, type EveningEvent } from '#shared/evening/evening'
import { filling } from '#shared/evening/evolve'

/** Who wants something written into an evening: the person who runs it, a phone or tablet, or the match of a table, which phones may play. */
export type Speaker = 'host' | 'guest' | 'match'

/** How often one person, by phone or at a tablet, may say something in a round: results, going home, coming back. */
const OF_PERSON = 24

/** How often the match of one table may change the table's result in a round. */
const OF_MATCH = 60

/**
 * The limit that a command goes beyond; null where there is room for it.
 *
 * What phones write stays within a share of the record, and each person and each match within a share of the round. The rest is the host's: a
 * round can be closed, a result corrected and a person checked in, whatever phones have done before.
 */
export function overRoom(before: readonly EveningEvent[], { events: added, state }: Decided, speaker: Speaker): number | null {
  const { people, events, reserve } = EVENING_LIMITS
  const mostEvents = speaker === 'host' ? events : events - reserve.events
  if (before.length + added.length > mostEvents) return mostEvents
  if (speaker === 'host') return null
  const most = people - reserve.people
  if (added.some(({ type }) => type === 'arrived') && filling(state) > most) return most
  const own = speaker === 'guest' ? OF_PERSON : OF_MATCH
  for (const event of added) {
    const by = saidBy(event)
    if (by !== null && ofRound(before).filter((each) => saidBy(each) === by).length >= own) return own
  }
  return null
}

/** All since the last draw. */
function ofRound(events: readonly EveningEvent[]): readonly EveningEvent[] {
  return events.slice(events.findLastIndex(({ type }) => type === 'drawn') + 1)
}

/** The person, or the match of a table, whose word an event is; null for what is the host's. */
function saidBy(event: EveningEvent): string | null {
  if ('by' in event && event.by !== undefined && event.by !== 'host') return event.by === 'match' ? `match of ${event.table}` : event.by
  return event.type === 'left' || event.type === 'returned' ? event.person : null
}
