import { EVENING_FORMAT, EVENING_VERSION, eveningSchema, type Evening } from '#shared/evening/evening'
import { replay } from '#shared/evening/replay'
import { err, ok } from '#shared/kernel/result'
import { foundOf } from '#shared/kernel/shape-fault'
import { shapeDamage } from './damage-of'
import type { FileKind } from './json-adapter'

/** The file that belongs to `id`; null where there is none. A record that cannot have happened is none. */
export function eveningFileKind(id: string): FileKind<Evening | null> {
  return {
    format: EVENING_FORMAT,
    version: EVENING_VERSION,
    parse: (content) => {
      const parsed = eveningSchema.safeParse(content)
      if (!parsed.success) return err(shapeDamage(parsed.error, content))
      const { data } = parsed
      if (data.id !== id) {
        const shape = { where: 'id', wanted: { kind: 'one-of' as const, values: [id] }, found: foundOf(data.id) }
        return err({ kind: 'wrong-shape', detail: `id: holds the evening ${data.id}`, shape })
      }
      const replayed = replay(data.events)
      const wrong = replayed.ok ? misnumbered(data) : { event: replayed.error.event, why: replayed.error.refusal.code }
      if (wrong === null) return ok(data)
      const { event, why } = wrong
      const shape = { where: `events.${event}`, wanted: { kind: 'valid' as const }, found: foundOf(data.events[event]) }
      return err({ kind: 'wrong-shape', detail: `events.${event}: ${why}`, shape })
    },
  }
}

/** The first event with a number that no computer gives, since each gives one more than the highest before; what follows it would have none left. */
function misnumbered({ events }: Evening): { readonly event: number; readonly why: string } | null {
  const most = events.length
  const event = events.findIndex((each) => (each.count ?? 0) > most || ('term' in each && (each.term ?? 0) > most))
  return event === -1 ? null : { event, why: 'number too high' }
}
