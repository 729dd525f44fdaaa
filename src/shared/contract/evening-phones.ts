import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { EVENING_LIMITS, figuresFields } from '../evening/evening'
import type { TableResult } from '../evening/state'
import { forGuests, forOwner, type GuestPlace } from './authority'
import { eveningOutcomeSchema } from './evenings'
import { deviceIdSchema, idSchema, matchIdSchema, personIdSchema } from './ids'
import { roundStartSchema } from './schemas'
import { sentAvatarSchema } from './sent-avatar'
import { addressSchema, tableOutcomeSchema } from './table'

/** Whose names a phone may tap that has the code of the evening: those who are here, those too who came to an evening before, or everyone of the house. */
export const LISTED_NAMES = ['here', 'earlier', 'everyone'] as const
export type ListedNames = (typeof LISTED_NAMES)[number]

/** What is shown for joining: a link for the QR code and a code to type. */
const invitationSchema = z.object({ link: z.string(), code: z.string() })
export type Invitation = z.infer<typeof invitationSchema>

const place = z.custom<GuestPlace>((value) => typeof value === 'object' && value !== null && 'kind' in value)

/** How things stand with the phones of an evening. */
const eveningPhonesFeedSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('closed'),
    addresses: z.array(addressSchema).readonly(),
    /** Phones have joined something else, which would end. */
    elsewhere: z.boolean(),
  }),
  z.object({
    kind: z.literal('open'),
    url: z.string(),
    names: z.enum(LISTED_NAMES),
    listed: z.array(z.string()).readonly(),
    invitation: invitationSchema,
    /** Of each table of the running round, in their order. */
    tables: z.array(invitationSchema).readonly(),
    devices: z
      .array(
        z.object({
          id: deviceIdSchema,
          name: z.string(),
          place,
          connected: z.boolean(),
          lastSeen: z.int().min(0),
          /** It has the name that another phone had before. */
          tookOver: z.boolean(),
          /** Phones of its address, itself included, and people here whom they brought and nobody expected. */
          phones: z.int().min(1),
          brought: z.int().min(0),
        }),
      )
      .readonly(),
    /** How many may join. */
    room: z.int(),
  }),
])
export type EveningPhonesFeed = z.infer<typeof eveningPhonesFeedSchema>

const ofEvening = z.strictObject({ id: idSchema })

/** The phones of an evening, for the person who runs it: nobody joins until they are let. */
export const eveningPhonesContract = {
  live: forOwner.input(ofEvening).output(eventIterator(eveningPhonesFeedSchema)),
  /** Opened again after it was closed, or after Caravan was, those who joined before are still known. */
  open: forOwner.input(ofEvening.extend({ address: z.ipv4(), names: z.enum(LISTED_NAMES) })).output(tableOutcomeSchema),
  list: forOwner.input(ofEvening.extend({ names: z.enum(LISTED_NAMES) })).output(tableOutcomeSchema),
  /** Everyone is removed, and nothing listens. */
  close: forOwner.input(ofEvening).output(tableOutcomeSchema),
  /** Other codes, of all tables too; those who joined stay. */
  renewCodes: forOwner.input(ofEvening).output(tableOutcomeSchema),
  /** `all`: with all phones of its address. Whom they brought leaves, and is hidden in the house where they are new to it. */
  remove: forOwner.input(ofEvening.extend({ device: deviceIdSchema, all: z.literal(true).optional() })).output(tableOutcomeSchema),
}

const result = z.custom<TableResult>((value) => typeof value === 'object' && value !== null && 'status' in value)

/** What everyone at an evening may see, as JSON: made once after a change, and the same text for all. */
export const eveningBoardSchema = z.object({
  /** The lowest total is ahead at the tables of the round. */
  lowest: z.literal(true).optional(),
  tables: z.array(
    z.object({
      /** In seat order; a total only of a settled result. */
      people: z.array(z.object({ name: z.string(), total: z.number().nullable(), gone: z.literal(true).optional() })),
      status: z.enum(['playing', 'handed-in', 'settled', 'disagreed']),
    }),
  ),
  byes: z.array(z.string()),
  standings: z.array(
    z.object({
      place: z.int(),
      name: z.string(),
      /** In halves. */
      points: z.int(),
      difference: z.number(),
      played: z.int(),
      disagreed: z.literal(true).optional(),
      corrected: z.literal(true).optional(),
      left: z.literal(true).optional(),
    }),
  ),
})
export type EveningBoard = z.infer<typeof eveningBoardSchema>

/** The table of a device: its own, and no other's. */
const guestTableSchema = z.object({
  /** From 0. */
  table: z.int(),
  /** In seat order; `total`: as the result has it, or the match that is played; null where neither is known. `gone`: left before the end. */
  people: z.array(
    z.object({ id: personIdSchema, name: z.string(), ...sentAvatarSchema.shape, total: z.number().nullable(), gone: z.literal(true).optional() }),
  ),
  partners: z.boolean(),
  /** Of the device's person; null for a tablet. */
  seat: z.int().nullable(),
  result,
  matchId: matchIdSchema.nullable(),
})
export type GuestTable = z.infer<typeof guestTableSchema>

/** An evening as a device sees it. `board` comes first with the first, and then whenever it is another one; `row` is that of the device's person in the standings. */
const guestFeedSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('evening'),
    name: z.string(),
    preset: z.string(),
    /** How many rounds the record has, and what the running one is called; 0 before the first. */
    round: z.int(),
    number: z.int(),
    planned: z.int(),
    /** Every result of the round is settled, or it was closed. */
    over: z.boolean(),
    /** Seconds that were left when this was sent, so that no two clocks need agree; null without a clock. */
    clock: z.object({ running: z.boolean(), left: z.int() }).nullable(),
    own: z.object({ here: z.boolean(), bye: z.boolean(), table: guestTableSchema.nullable() }),
    board: z.object({ text: z.string(), row: z.int().nullable() }).optional(),
  }),
  z.object({ kind: z.literal('gone') }),
])
export type GuestFeed = z.infer<typeof guestFeedSchema>
export type GuestView = Extract<GuestFeed, { readonly kind: 'evening' }>

/** `by`: who says it at the tablet of a table; a person's phone speaks for that person. `totals` and `gone`: what was agreed to. */
const saidSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('handed-in'), ...figuresFields, by: personIdSchema.optional() }),
  z.strictObject({ type: z.literal('confirmed'), ...figuresFields, by: personIdSchema.optional() }),
  z.strictObject({ type: z.literal('disagreed'), ...figuresFields, by: personIdSchema.optional() }),
])

const ownTable = { id: idSchema, command: idSchema, round: z.int().min(1).max(EVENING_LIMITS.events), table: z.int().min(0).max(EVENING_LIMITS.people) }
const guestSaySchema = z.strictObject({ ...ownTable, say: saidSchema })
export type GuestSay = z.infer<typeof guestSaySchema>
const guestOpenMatchSchema = z.strictObject({ ...ownTable, start: roundStartSchema.optional() })
export type GuestOpenMatch = z.infer<typeof guestOpenMatchSchema>

/** The device's own person goes home, or is back. */
const guestPresenceSchema = z.strictObject({ id: idSchema, command: idSchema, here: z.boolean() })
export type GuestPresence = z.infer<typeof guestPresenceSchema>

/** What devices at an evening may do: each for its own person, or its own table, which the host knows. */
export const eveningGuestsContract = {
  live: forGuests.input(ofEvening).output(eventIterator(guestFeedSchema)),
  /** `round` (from 1) and `table` (from 0) as the device saw them: anything else is stale. */
  say: forGuests.input(guestSaySchema).output(eveningOutcomeSchema),
  /** Begins the match of the own table. */
  openMatch: forGuests.input(guestOpenMatchSchema).output(eveningOutcomeSchema),
  /** Refused to a tablet, and to who only watches: nobody sits there. */
  presence: forGuests.input(guestPresenceSchema).output(eveningOutcomeSchema),
}
