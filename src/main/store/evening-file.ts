import type { Damage } from '#shared/contract/damage'
import { EVENING_FORMAT, EVENING_LIMITS, eveningSchema, NEWEST_EVENING_VERSION, type Evening, type EveningEvent } from '#shared/evening/evening'
import { replay } from '#shared/evening/replay'
import { err, ok } from '#shared/kernel/result'
import { foundOf } from '#shared/kernel/shape-fault'
import { shapeDamage } from './damage-of'
import type { FileKind } from './json-adapter'
import { thingIn } from './side-files'

/** Events that the schema has seen: a command adds a few to thousands that do not change. */
const sound = new WeakSet<EveningEvent>()

/** The file that belongs to `id`; null where there is none. A record that cannot have happened is none. */
export function eveningFileKind(id: string): FileKind<Evening | null> {
  return {
    format: EVENING_FORMAT,
    version: NEWEST_EVENING_VERSION,
    parse: (content) => {
      const parsed = thingIn(eveningSchema, id, 'evening', content)
      if (!parsed.ok) return parsed
      const data = parsed.value
      const replayed = replay(data.events)
      const wrong = replayed.ok ? misnumbered(data) : { event: replayed.error.event, why: replayed.error.refusal.code }
      if (wrong !== null) return err(eventDamage(data, wrong))
      for (const event of data.events) sound.add(event)
      return ok(data)
    },
    wrong: (evening) => (evening === null ? null : wrongIn(evening)),
  }
}

/** What the schema finds wrong with an evening that was put together here. */
function wrongIn(evening: Evening): Damage | null {
  const { events } = evening
  const unseen = events.length > EVENING_LIMITS.events ? events : events.filter((event) => !sound.has(event))
  const parsed = eveningSchema.safeParse({ ...evening, events: unseen })
  if (!parsed.success) return shapeDamage(parsed.error, { ...evening, events: unseen })
  const wrong = misnumbered(evening)
  if (wrong !== null) return eventDamage(evening, wrong)
  for (const event of unseen) sound.add(event)
  return null
}

interface WrongEvent {
  readonly event: number
  readonly why: string
}

function eventDamage({ events }: Evening, { event, why }: WrongEvent): Damage {
  const shape = { where: `events.${event}`, wanted: { kind: 'valid' as const }, found: foundOf(events[event]) }
  return { kind: 'wrong-shape', detail: `events.${event}: ${why}`, shape }
}

/** The first event with a number that no computer gives, since each gives one more than the highest before; what follows it would have none left. */
function misnumbered({ events }: Evening): WrongEvent | null {
  const most = events.length
  const event = events.findIndex((each) => (each.count ?? 0) > most || ('term' in each && (each.term ?? 0) > most))
  return event === -1 ? null : { event, why: 'number too high' }
}
