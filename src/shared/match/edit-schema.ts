import { z } from 'zod'
import { LINE_SIDES, type Side } from '../domino/line'
import { EDIT_NAMES } from './edits'
import { MOST_NUMBER } from './limits'
import { diceSchema, placeSchema as place, type RecordEvent, recordEventSchema, recordRoundSchema } from './record'

/**
 * Events as the app stores them: what `recordEventSchema` says of each, sooner.
 *
 * A large house holds millions, nearly all of them plays, draws and passes with nothing beside them. Those are recognised at a glance and
 * taken as they are; the schema looks at every other.
 */
export const storedEventsSchema = z.array(z.unknown()).transform((events, context): RecordEvent[] => {
  const read: RecordEvent[] = []
  for (const [at, raw] of events.entries()) {
    const parsed = isPlainEvent(raw) ? { success: true as const, data: raw } : recordEventSchema.safeParse(raw)
    if (parsed.success) read.push(parsed.data)
    // with the path and the sentence of the schema itself
    else for (const { path, message } of parsed.error.issues) context.issues.push({ code: 'custom', path: [at, ...path], message, input: raw })
  }
  return read
})

/** False also for a sound event that takes a closer look. */
function isPlainEvent(raw: unknown): raw is RecordEvent {
  if (typeof raw !== 'object' || raw === null) return false
  const event = raw as Readonly<Record<string, unknown>>
  let [tile, count] = [false, false]
  for (const field in event) {
    const value = event[field]
    switch (field) {
      case 'type':
        break
      case 'player':
        if (!isWhole(value, 0)) return false
        break
      case 'arm':
        if (event['type'] !== 'play' || (!LINE_SIDES.includes(value as Side) && !isWhole(value, 1))) return false
        break
      case 'tile':
        if (typeof value !== 'string' || value.length > 8) return false
        tile = true
        break
      case 'count':
        if (!isWhole(value, 1)) return false
        count = true
        break
      default:
        return false
    }
  }
  switch (event['type']) {
    case 'play':
      return tile && !count
    case 'draw':
      return count && !tile
    case 'pass':
      return !tile && !count
    default:
      return false
  }
}

const isWhole = (value: unknown, least: number): boolean => Number.isInteger(value) && (value as number) >= least && (value as number) <= MOST_NUMBER

const round = recordRoundSchema.extend({ dice: diceSchema.optional(), events: storedEventsSchema })
const roundStart = z.looseObject({ leader: place, dice: diceSchema.optional() })
const sides = <S extends z.ZodType>(side: S) => ({ before: side, after: side })

const changeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('events'), round: place, at: place, ...sides(storedEventsSchema) }),
  z.object({ kind: z.literal('rounds'), at: place, ...sides(z.array(round)) }),
  z.object({ kind: z.literal('start'), round: place, ...sides(roundStart) }),
])

/** An edit as it is stored and sent (`edits.ts`). */
export const editSchema = z.object({ name: z.enum(EDIT_NAMES), changes: z.array(changeSchema) })

/** Rounds whose events are all of known kinds, as the app stores them. */
export const storedRoundSchema = round
