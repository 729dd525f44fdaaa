import { z } from 'zod'
import type { MatchId, PersonId } from '../kernel/ids'
import { instantSchema } from '../kernel/instant'
import { cleanName, cleanText } from '../kernel/clean-text'
import { MATCH_LIMITS } from '../match/limits'
import { ruleOverridesSchema } from '../match/record'
import { deviceNameSchema } from '../match/trail'
import { PRESET_IDS } from '../rules/presets'

/** The name of every file of an evening, its version, and that of those in which a result says who left (`eveningVersionOf`). */
export const EVENING_FORMAT = 'caravan-evening'
export const EVENING_VERSION = 1
export const NEWEST_EVENING_VERSION = 2

/**
 * More than a club house holds; a file has to end somewhere.
 *
 * - `people`: who are here, or were in a round;
 * - `everyone`: these, and all who came and went without one;
 * - `reserve`: what of it phones leave to the person who runs the evening.
 */
export const EVENING_LIMITS = { people: 400, everyone: 2000, rounds: 100, events: 20_000, reserve: { people: 60, events: 4000 } } as const

/** How tables are drawn (`docs/drawing.md`). */
export const DRAW_METHODS = ['random', 'everyone', 'swiss', 'partners'] as const
export type DrawMethod = (typeof DRAW_METHODS)[number]

/** People at a full table. */
export const TABLE_SIZES = [2, 3, 4] as const
export type TableSize = (typeof TABLE_SIZES)[number]

/** What happens where people do not fill the last table: some tables are smaller by one, or some people sit out. */
export const UNEVEN_WAYS = ['smaller', 'bye'] as const
export type UnevenWay = (typeof UNEVEN_WAYS)[number]

/** `place`: a point for every side left behind, and for every seat that is free; `win`: one for the winner. */
export const POINT_SCHEMES = ['place', 'win'] as const
export type PointScheme = (typeof POINT_SCHEMES)[number]

/** What a round without a table gives. */
export const BYE_POINTS = ['win', 'middle', 'none'] as const
export type ByePoints = (typeof BYE_POINTS)[number]

const idText = z.string().regex(/^[a-z0-9-]{8,64}$/)
const matchId: z.ZodType<MatchId, string> = idText
const personId: z.ZodType<PersonId, string> = idText
const name = z.string().overwrite(cleanName).min(1).max(60)
const note = z.string().overwrite(cleanText).max(500)
const total = z.int().min(-1_000_000).max(1_000_000)
const totals = z.array(total).min(2).max(4)

/** Seats of those who left before the end (rulebook M-11), the lowest first. */
const seatsLeft = z
  .array(z.int().min(0).max(3))
  .min(1)
  .max(4)
  .refine((seats) => seats.every((seat, at) => at === 0 || seat > (seats[at - 1] as number)))
/** What a result says. */
export const figuresFields = { totals, gone: seatsLeft.optional() }
const tableIndex = z.int().min(0).max(EVENING_LIMITS.people)
const seconds = z
  .int()
  .min(0)
  .max(24 * 3600)

export const eveningSettingsSchema = z.strictObject({
  method: z.enum(DRAW_METHODS),
  size: z.literal(TABLE_SIZES),
  uneven: z.enum(UNEVEN_WAYS),
  points: z.enum(POINT_SCHEMES),
  byePoints: z.enum(BYE_POINTS),
  rounds: z.int().min(1).max(EVENING_LIMITS.rounds),
  /** Minutes of a round; null for no clock. */
  minutes: z.int().min(1).max(600).nullable(),
  /** What is played at every table. */
  preset: z.enum(PRESET_IDS),
  rules: ruleOverridesSchema,
})
export type EveningSettings = z.infer<typeof eveningSettingsSchema>

/** As most clubs would play: what the page offers at first. */
export const USUAL_SETTINGS: EveningSettings = {
  method: 'swiss',
  size: 4,
  uneven: 'smaller',
  points: 'place',
  byePoints: 'middle',
  rounds: 5,
  minutes: 25,
  preset: PRESET_IDS[0],
  rules: {},
}

export const eveningPersonSchema = z.strictObject({ id: personId, name })
export type EveningPerson = z.infer<typeof eveningPersonSchema>

/** Who sits where, clockwise; with `partners` those who sit opposite play together. A table that is given up in mid-round has nobody. */
const seatingSchema = z.strictObject({ people: z.array(personId).max(4), partners: z.literal(true).optional() })
export type Seating = z.infer<typeof seatingSchema>

const seatings = { tables: z.array(seatingSchema).max(EVENING_LIMITS.people), byes: z.array(personId).max(EVENING_LIMITS.people) }

/** Who says something of a result: the volunteer, the record of the table's match, or a person who sat there. */
const sayerSchema = z.union([z.literal('host'), z.literal('match'), personId])
export type Sayer = z.infer<typeof sayerSchema>

/** Each event has one number more than the highest before it at most, so none is higher than there are events. */
const ordinal = z.int().min(1).max(EVENING_LIMITS.events)

/** How often something may be put into the bin and taken out of it. */
export const MOST_BIN_CHANGES = 1_000_000

/** What a computer is called in records that several computers write. */
const computerCode = z.string().regex(/^[0-9a-f]{8}$/)

/** How an event held that came to a record which had moved on without it; see `joinEvenings`. */
const JOINED_WAYS = ['late', 'side', 'void'] as const

/**
 * What every event carries. `at` is when, for people and for the clock; nothing else is worked out from it.
 *
 * - `command`: as its page named it, so that one that is sent again is not done again;
 * - `count`: one more than the highest that its computer (`on`) had seen. Versions that came apart are put in order by it, and not by any clock;
 * - `joined`: absent where the event came to the record as its computer knew it.
 */
const eventFields = {
  at: instantSchema,
  command: idText.optional(),
  count: ordinal.optional(),
  on: computerCode.optional(),
  joined: z.enum(JOINED_WAYS).optional(),
}

/** How often another computer had taken over when this one drew. */
const term = { term: z.int().min(0).max(EVENING_LIMITS.events).optional() }

/** The draw that an event is about, by its command. */
const ofDraw = { draw: idText.optional() }

/** What its computer knew of a table: the last word on its result (null for none), and who sat there. */
const ofTable = { ...ofDraw, known: idText.nullable().optional(), seats: z.array(personId).max(4).optional() }

/** The result that was agreed to, disagreed with or corrected. */
const ofResult = { said: totals.optional(), saidGone: seatsLeft.optional() }

/** Of what a table's match says: which state of the match says so. */
const ofMatch = { matchRevision: z.int().min(0).max(MATCH_LIMITS.revision).optional() }

/** What happens on an evening. What is optional beside `note` and `by` is what a host adds. */
export const eveningEventSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('arranged'), ...eventFields, ...term, computer: deviceNameSchema.optional(), settings: eveningSettingsSchema }),
  z.strictObject({ type: z.literal('arrived'), ...eventFields, people: z.array(eveningPersonSchema).min(1).max(EVENING_LIMITS.people) }),
  z.strictObject({ type: z.literal('left'), ...eventFields, person: personId }),
  z.strictObject({ type: z.literal('returned'), ...eventFields, person: personId }),
  z.strictObject({ type: z.literal('partnered'), ...eventFields, people: z.tuple([personId, personId]) }),
  z.strictObject({ type: z.literal('parted'), ...eventFields, people: z.tuple([personId, personId]) }),
  /** A round: where people sit, and by what rule and chance that was drawn. */
  z.strictObject({
    type: z.literal('drawn'),
    ...eventFields,
    ...term,
    /** The draw before it. */
    after: idText.nullable().optional(),
    method: z.enum(DRAW_METHODS),
    size: z.literal(TABLE_SIZES),
    uneven: z.enum(UNEVEN_WAYS),
    seed: z
      .int()
      .min(0)
      .max(2 ** 32 - 1),
    ...seatings,
  }),
  /** The latest round was taken back before anything came of it. */
  z.strictObject({ type: z.literal('undrawn'), ...eventFields, ...term, ...ofDraw }),
  /** Seats of the running round, all of them, as they are from now on. */
  z.strictObject({ type: z.literal('seated'), ...eventFields, ...term, ...ofDraw, ...seatings }),
  z.strictObject({ type: z.literal('opened'), ...eventFields, ...ofTable, table: tableIndex, matchId }),
  z.strictObject({ type: z.literal('handed-in'), ...eventFields, ...ofTable, ...ofMatch, table: tableIndex, ...figuresFields, by: sayerSchema }),
  z.strictObject({ type: z.literal('confirmed'), ...eventFields, ...ofTable, ...ofResult, table: tableIndex, by: sayerSchema }),
  z.strictObject({
    type: z.literal('disagreed'),
    ...eventFields,
    ...ofTable,
    ...ofResult,
    ...ofMatch,
    round: z.int().min(0).max(EVENING_LIMITS.events),
    table: tableIndex,
    by: sayerSchema,
    note: note.optional(),
  }),
  /** `by`: the table's match was corrected, and nobody else said anything. */
  z.strictObject({
    type: z.literal('corrected'),
    ...eventFields,
    ...ofTable,
    ...ofResult,
    ...ofMatch,
    round: z.int().min(0).max(EVENING_LIMITS.events),
    table: tableIndex,
    ...figuresFields,
    note: note.optional(),
    by: z.literal('match').optional(),
  }),
  z.strictObject({ type: z.literal('clock-started'), ...eventFields, seconds }),
  z.strictObject({ type: z.literal('clock-paused'), ...eventFields, seconds }),
  /** The round is over, whatever is still open; a table without a settled result counts for nobody. */
  z.strictObject({ type: z.literal('closed'), ...eventFields, ...term, ...ofDraw }),
  /** From now on this computer draws the tables, and no other. */
  z.strictObject({ type: z.literal('took-over'), ...eventFields, ...term, computer: deviceNameSchema }),
])
export type EveningEvent = z.infer<typeof eveningEventSchema>
export type EveningEventOf<T extends EveningEvent['type']> = Extract<EveningEvent, { readonly type: T }>

/** An event with its fields in the order of its file: the same event is the same bytes on every computer. */
export function fieldsInOrder(event: EveningEvent): EveningEvent {
  return eveningEventSchema.parse(event)
}

/** The version of a record: the newest where a result says who left, so that a program which does not know that leaves the file alone and ranks nobody by totals. */
export function eveningVersionOf(events: readonly EveningEvent[]): Evening['version'] {
  const saysWhoLeft = (event: EveningEvent): boolean => ('gone' in event && event.gone !== undefined) || ('saidGone' in event && event.saidGone !== undefined)
  return events.some(saysWhoLeft) ? NEWEST_EVENING_VERSION : EVENING_VERSION
}

/** An evening is its record: everything else is worked out from its events. */
export const eveningSchema = z.strictObject({
  format: z.literal(EVENING_FORMAT),
  version: z.literal([EVENING_VERSION, NEWEST_EVENING_VERSION]),
  id: idText,
  name,
  date: z.iso.date(),
  events: z.array(eveningEventSchema).max(EVENING_LIMITS.events),
  /** Whether it lies in the bin (since when; null for no longer), and how often that was changed: of two versions the one changed more often. */
  bin: z.strictObject({ at: instantSchema.nullable(), change: z.int().min(1).max(MOST_BIN_CHANGES) }).optional(),
  updatedAt: z.string().max(64),
})
export type Evening = z.infer<typeof eveningSchema>
