import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { eveningCommandSchema } from '../evening/decide'
import { EVENING_FORMAT, EVENING_LIMITS, eveningSettingsSchema, type Evening, type EveningEvent } from '../evening/evening'
import { forOwner } from './authority'
import { idSchema, matchIdSchema, nameSchema, personIdSchema } from './ids'
import { commandRefusalSchema, notSavedSchema, revisionSchema, roundStartSchema } from './schemas'

const eveningLineSchema = z.object({
  id: idSchema,
  name: z.string(),
  date: z.string(),
  people: z.int(),
  /** Rounds that were drawn, and that are planned. */
  rounds: z.int(),
  planned: z.int(),
  updatedAt: z.string(),
  /** When it was put into the bin; absent where it is not in it. */
  binnedAt: z.string().optional(),
})
export type EveningLine = z.infer<typeof eveningLineSchema>

/** It was read with its file and is not looked at again for each window. */
const sentEveningSchema = z.custom<Evening>((value) => typeof value === 'object' && value !== null && 'format' in value && value.format === EVENING_FORMAT)

const playingSchema = z.object({ matchId: matchIdSchema, totals: z.array(z.number()), gone: z.array(z.int()).optional(), target: z.int().optional() })

/** An evening as every window sees it: the record, which each replays. Its revision is the number of its events. */
const eveningFeedSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('evening'),
    evening: sentEveningSchema,
    /** How the matches stand that tables of the running round play in Caravan, in seat order. */
    playing: z.array(playingSchema),
  }),
  z.object({ kind: z.literal('gone'), id: idSchema }),
])
const eventSchema = z.custom<EveningEvent>((value) => typeof value === 'object' && value !== null && 'type' in value)

/** The whole at first, and then what is new, for a window that has the feed before it. */
const eveningFollowSchema = z.union([
  eveningFeedSchema,
  z.object({
    kind: z.literal('step'),
    /** Events that stay as they were. */
    kept: z.int().min(0),
    events: z.array(eventSchema),
    updatedAt: z.string(),
    playing: z.array(playingSchema),
  }),
])
export type EveningFollow = z.infer<typeof eveningFollowSchema>
export type PlayingMatch = Extract<z.infer<typeof eveningFeedSchema>, { kind: 'evening' }>['playing'][number]
export type EveningFeed = z.infer<typeof eveningFeedSchema>

/** `revision`: how many events the person who sent the command has seen. */
const onEvening = { id: idSchema, revision: revisionSchema, command: idSchema.optional() }

const newEveningSchema = z.strictObject({ name: nameSchema, date: z.iso.date().optional(), settings: eveningSettingsSchema })
export type NewEvening = z.infer<typeof newEveningSchema>
const checkInSchema = z.strictObject({
  ...onEvening,
  people: z
    .array(z.strictObject({ name: nameSchema, personId: personIdSchema.optional() }))
    .min(1)
    .max(EVENING_LIMITS.people),
})
export type CheckIn = z.infer<typeof checkInSchema>
const eveningWishSchema = z.strictObject({ ...onEvening, wish: eveningCommandSchema })
export type EveningWish = z.infer<typeof eveningWishSchema>
/** `start`: how the first round of the table's match begins; left out, the table says it there. */
const openTableSchema = z.strictObject({ ...onEvening, table: z.int().min(0).max(EVENING_LIMITS.people), start: roundStartSchema.optional() })
export type OpenTable = z.infer<typeof openTableSchema>

const eveningRefusalSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('no-such-evening') }),
  /** Somebody else did something first that this depends on. */
  z.object({ kind: z.literal('stale'), revision: revisionSchema }),
  /** The evening's own rules refuse it (`EveningRefusal`). */
  z.object({ kind: z.literal('impossible'), refusal: z.looseObject({ code: z.string() }) }),
  z.object({ kind: z.literal('too-many'), limit: z.int() }),
  /** The result was handed in from the same device, for the other side. */
  z.object({ kind: z.literal('same-device') }),
  /** The match of a table could not be begun. */
  z.object({ kind: z.literal('no-match'), refusal: commandRefusalSchema }),
  notSavedSchema,
])
export type EveningHostRefusal = z.infer<typeof eveningRefusalSchema>

export const eveningOutcomeSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.object({ id: idSchema, revision: revisionSchema, matchId: matchIdSchema.optional() }) }),
  z.object({ ok: z.literal(false), error: eveningRefusalSchema }),
])
export type EveningOutcome = z.infer<typeof eveningOutcomeSchema>

/** Evenings of many tables. */
export const eveningsContract = {
  /** The latest first. */
  list: forOwner.output(eventIterator(z.array(eveningLineSchema))),
  /** Step by step: a play at one of fifty tables does not send the whole record again. */
  follow: forOwner.input(z.strictObject({ id: idSchema })).output(eventIterator(eveningFollowSchema)),
  create: forOwner.input(newEveningSchema).output(eveningOutcomeSchema),
  /** People by name or id; who is new to the house is added to it. Those who are here already stay so. */
  checkIn: forOwner.input(checkInSchema).output(eveningOutcomeSchema),
  do: forOwner.input(eveningWishSchema).output(eveningOutcomeSchema),
  /** Begins a match for a table, with its people as they sit and the rules of the evening. */
  openTable: forOwner.input(openTableSchema).output(eveningOutcomeSchema),
  /** Into the bin. Its matches stay. */
  remove: forOwner.input(z.strictObject({ id: idSchema })).output(eveningOutcomeSchema),
  binned: forOwner.output(eventIterator(z.array(eveningLineSchema))),
  restore: forOwner.input(z.strictObject({ id: idSchema })).output(eveningOutcomeSchema),
  deleteForGood: forOwner.input(z.strictObject({ id: idSchema })).output(eveningOutcomeSchema),
}
