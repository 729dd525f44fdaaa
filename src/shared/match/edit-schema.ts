import { z } from 'zod'
import { LINE_SIDES, type Side } from '../domino/line'
import { omitUndefined } from '../kernel/omit-undefined'
import { fieldsIn, isFields, isListOf } from '../kernel/plain'
import { EDIT_NAMES } from './edits'
import { MOST_NUMBER } from './limits'
import { diceSchema, placeSchema as place, type RecordEvent, recordEventSchema, type RecordRound, recordRoundSchema } from './record'

/**
 * Events as the app stores them: what `recordEventSchema` says of each, sooner.
 *
 * A large house holds millions, nearly all of them plays, draws and passes with nothing beside them but a note. Those are recognised at a glance and
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
  let [tile, count, beside] = [false, false, false]
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
        if (typeof value !== 'string' || field === '__proto__') return false
        beside = true
        continue
    }
    // the schema puts what it does not know, such as a note, behind all that it knows
    if (beside) return false
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

/** Whether `editSchema` takes an edit as it is, told at a glance: each play of a match has brought one. False also for what takes a closer look. */
export function isPlainEdit(raw: unknown): raw is z.infer<typeof editSchema> {
  return isFields(raw) && fieldsIn(raw) === 2 && KNOWN_EDITS.has(raw['name']) && isListOf(raw['changes'], isPlainChange)
}

const KNOWN_EDITS: ReadonlySet<unknown> = new Set(EDIT_NAMES)

function isPlainChange(raw: unknown): boolean {
  if (!isFields(raw) || raw['kind'] !== 'events' || fieldsIn(raw) !== 5) return false
  return isWhole(raw['round'], 0) && isWhole(raw['at'], 0) && isListOf(raw['before'], isPlainEvent) && isListOf(raw['after'], isPlainEvent)
}

/**
 * A round as `storedRoundSchema` reads it. It is quicker where every event is a plain one. Null where the schema has to look, such as at a play with a photo.
 */
export function plainRoundIn(raw: unknown): RecordRound | null {
  if (!isFields(raw) || !isWhole(raw['leader'], 0) || !Array.isArray(raw['events'])) return null
  const { leader, dice, events } = raw
  if (fieldsIn(raw) === 2 && isListOf(events, isPlainEvent)) return { leader: leader as number, events: events as readonly RecordEvent[] }
  const [rolled, read] = [diceSchema.optional().safeParse(dice), storedEventsSchema.safeParse(events)]
  if (fieldsIn(raw) > (dice === undefined ? 2 : 3) || !rolled.success || !read.success) return null
  return { leader: leader as number, ...omitUndefined({ dice: rolled.data }), events: read.data }
}

/** Rounds whose events are all of known kinds, as the app stores them. */
export const storedRoundSchema = round
