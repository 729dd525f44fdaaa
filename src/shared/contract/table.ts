import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { forHosts, forOwner, forPlayers, forViewers, ROLES, type GuestPlace } from './authority'
import { deviceIdSchema, idSchema, matchIdSchema, nameSchema, personIdSchema } from './schemas'

/** Beside the contract, on the table's own address: what a device that has a code may choose from; joining; who this device is; leaving. */
export const CHOICES_PATH = '/choices'
export const JOIN_PATH = '/join'
export const SELF_PATH = '/self'
export const LEAVE_PATH = '/leave'

/** Close code of a device's connection once phone access has stopped (RFC 6455 leaves 4000 and up to applications): nothing answers there any more. */
export const TABLE_CLOSED = 4001

/** Largest message to any of them, in bytes. */
export const MAX_JOIN_BYTES = 2048

/** Letters and digits that nobody takes for one another, and of which no word comes. */
export const CODE_ALPHABET = 'BCDFGHJKMNPQRTVWXY346789'
export const CODE_LENGTH = 6

/** A code as it is compared: whatever was written between its letters, and however small or wide they were. */
export function plainCode(written: string): string {
  return written.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '')
}

const seat = z.int().min(0).max(7)

/** As what someone joins: in a seat of the match; as a person of the evening (new to it without an id); as the tablet of the code's own table; or to watch. */
const joinedAsSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('seat'), seat }),
  z.strictObject({ kind: z.literal('person'), personId: personIdSchema.optional() }),
  z.strictObject({ kind: z.literal('table') }),
  z.strictObject({ kind: z.literal('watching') }),
])
export type JoinedAs = z.infer<typeof joinedAsSchema>

/** What a device sends to join: the short code that someone typed, or the secret out of the QR code. */
export const joinSchema = z.strictObject({
  key: z.string().min(1).max(64),
  name: nameSchema,
  as: joinedAsSchema,
  /** Made by the device, the same each time it sends this again, so that it joins once. */
  attempt: idSchema,
})
export type JoinAsked = z.infer<typeof joinSchema>

/** What a device that has a code asks before it joins. */
export const lookSchema = z.strictObject({ key: z.string().min(1).max(64) })

/** What a code lets someone choose from: the seats of a match, or names of an evening. */
export const choicesSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('match'), seats: z.array(z.object({ name: z.string(), taken: z.boolean() })).readonly() }),
  z.object({
    kind: z.literal('evening'),
    name: z.string(),
    /** The table whose code it is, from 0: those who sit there now. Null for the code of the whole evening. */
    table: z.int().min(0).nullable(),
    people: z.array(z.object({ id: personIdSchema, name: z.string(), taken: z.boolean() })).readonly(),
  }),
])
export type Choices = z.infer<typeof choicesSchema>

/** Why a device does not join; `wait` is in whole seconds. */
export const joinRefusalSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('wrong-code') }),
  z.object({ kind: z.literal('locked'), wait: z.int().min(1) }),
  z.object({ kind: z.literal('full') }),
  /** Another phone that is connected has that name. */
  z.object({ kind: z.literal('taken') }),
  z.object({ kind: z.literal('not-saved') }),
  /** More have joined in a short time than people bring to a table. */
  z.object({ kind: z.literal('too-many-new') }),
  z.object({ kind: z.literal('not-understood') }),
  z.object({ kind: z.literal('closed') }),
])
export type JoinRefusal = z.infer<typeof joinRefusalSchema>

const joinAnswerSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: choicesSchema }),
  z.object({ ok: z.literal(false), error: joinRefusalSchema }),
])
export type JoinAnswer = z.infer<typeof joinAnswerSchema>

/** A device that joined, as the host sees it. */
const joinedDeviceSchema = z.object({
  id: deviceIdSchema,
  name: z.string(),
  role: z.enum(ROLES),
  seat: seat.nullable(),
  connected: z.boolean(),
  /** Whole seconds since it was last heard of. */
  lastSeen: z.int().min(0),
})
export type JoinedDevice = z.infer<typeof joinedDeviceSchema>

/** What lies behind an address: the network of a house, one that this computer makes for others, or one that is only in the computer, or a tunnel to elsewhere. */
const NETWORK_KINDS = ['network', 'hotspot', 'virtual'] as const
export type NetworkKind = (typeof NETWORK_KINDS)[number]

/** An address of this computer in a network, with the name that the system has for it. */
export const addressSchema = z.object({ address: z.ipv4(), network: z.string(), kind: z.enum(NETWORK_KINDS) })
export type Address = z.infer<typeof addressSchema>

/** How things stand with the table of a match. */
const tableFeedSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('closed'),
    addresses: z.array(addressSchema).readonly(),
    /** What else phones have joined, and how many; null where nothing is open. */
    elsewhere: z
      .discriminatedUnion('kind', [
        z.object({ kind: z.literal('match'), matchId: matchIdSchema, devices: z.int() }),
        z.object({ kind: z.literal('evening'), id: idSchema, name: z.string(), devices: z.int() }),
      ])
      .nullable(),
  }),
  z.object({
    kind: z.literal('open'),
    /** What is typed into a phone: `http://192.168.1.5:4180/`. */
    url: z.string(),
    /** What the QR code says: the same with a secret behind `#`, which no network carries. */
    link: z.string(),
    code: z.string(),
    /** Until code and link are good, in whole seconds; 0 once they are not. */
    codeSeconds: z.int().min(0),
    devices: z.array(joinedDeviceSchema).readonly(),
    /** How many may join. */
    room: z.int(),
  }),
])
export type TableFeed = z.infer<typeof tableFeedSchema>

const openTableSchema = z.strictObject({ matchId: matchIdSchema, address: z.ipv4() })

const tableRefusalSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('no-such-match') }),
  /** The computer is not in that network, has left it, or may not listen there. */
  z.object({ kind: z.literal('no-such-address') }),
  z.object({ kind: z.literal('not-open') }),
  z.object({ kind: z.literal('no-such-device') }),
  z.object({ kind: z.literal('no-such-seat') }),
])
export type TableRefusal = z.infer<typeof tableRefusalSchema>

export const tableOutcomeSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.null() }),
  z.object({ ok: z.literal(false), error: tableRefusalSchema }),
])
export type TableOutcome = z.infer<typeof tableOutcomeSchema>

/** A hand that a player lays open at a block of a round (from 0); tiles as records write them. */
const shownHandSchema = z.object({
  round: z.int().min(0),
  seat,
  tiles: z
    .array(z.string().regex(/^\d{1,2}-\d{1,2}$/))
    .max(60)
    .readonly(),
})
export type ShownHand = z.infer<typeof shownHandSchema>

/** As what a device is at an evening. */
export const guestPlaceSchema: z.ZodType<GuestPlace> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), person: personIdSchema }),
  z.object({ kind: z.literal('table'), table: z.int().min(0) }),
  z.object({ kind: z.literal('watching') }),
])

/** Who a device is: at the table of a match, or at an evening. */
export const selfSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('match'), matchId: matchIdSchema, id: deviceIdSchema, name: z.string(), role: z.enum(ROLES), seat: seat.nullable() }),
  z.object({ kind: z.literal('evening'), evening: idSchema, id: deviceIdSchema, name: z.string(), place: guestPlaceSchema }),
])
export type Self = z.infer<typeof selfSchema>
export type SelfAtMatch = Extract<Self, { readonly kind: 'match' }>
export type SelfAtEvening = Extract<Self, { readonly kind: 'evening' }>

/** Code of the error that a device gets for one stream more than it may follow at once. */
export const TOO_MANY_STREAMS = 'TOO_MANY_STREAMS'

const onTable = z.strictObject({ matchId: matchIdSchema })

/** The table of a match in the local network: off until a person lets phones join, and only for devices that have the code. */
export const tableContract = {
  live: forHosts.input(onTable).output(eventIterator(tableFeedSchema)),
  open: forOwner.input(openTableSchema).output(tableOutcomeSchema),
  /** Moves the devices that joined to this match, with the invitation. */
  bring: forOwner.input(onTable).output(tableOutcomeSchema),
  /** Everyone is removed, and nothing listens. */
  close: forHosts.input(onTable).output(tableOutcomeSchema),
  /** Another code and link; those who joined stay. */
  renewCode: forHosts.input(onTable).output(tableOutcomeSchema),
  /** What is absent stays as it is. */
  change: forHosts
    .input(onTable.extend({ device: deviceIdSchema, role: z.enum(ROLES).optional(), seat: seat.nullable().optional() }))
    .output(tableOutcomeSchema),
  remove: forHosts.input(onTable.extend({ device: deviceIdSchema })).output(tableOutcomeSchema),
  /** Hands that were laid open on devices. */
  hands: forViewers.input(onTable).output(eventIterator(z.array(shownHandSchema))),
  /** Lays a hand open; an empty one takes it back. */
  showHand: forPlayers.input(onTable.extend(shownHandSchema.shape)).output(tableOutcomeSchema),
}
