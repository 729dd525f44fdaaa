import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { MOST_NUMBER } from '../match/limits'
import { forHosts, forOwner, forPlayers, forViewers, ROLES } from './authority'
import { idSchema, matchIdSchema, deviceIdSchema } from './ids'
import { seatSchema } from './joining-input'

/** A device that joined, as the host sees it. */
const joinedDeviceSchema = z.object({
  id: deviceIdSchema,
  name: z.string(),
  role: z.enum(ROLES),
  seat: seatSchema.nullable(),
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

/** What a player shows of the own hand when a round (from 0) ends: its tiles as records write them, or what they come to. */
const shownHandSchema = z.object({
  round: z.int().min(0).max(MOST_NUMBER),
  seat: seatSchema,
  hand: z.union([
    z
      .array(z.string().regex(/^\d{1,2}-\d{1,2}$/))
      .max(60)
      .readonly(),
    z.strictObject({ pips: z.int().min(-MOST_NUMBER).max(MOST_NUMBER) }),
  ]),
})
export type ShownHand = z.infer<typeof shownHandSchema>

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
    .input(onTable.extend({ device: deviceIdSchema, role: z.enum(ROLES).optional(), seat: seatSchema.nullable().optional() }))
    .output(tableOutcomeSchema),
  remove: forHosts.input(onTable.extend({ device: deviceIdSchema })).output(tableOutcomeSchema),
  /** Hands that were laid open on devices, the latest of each round and seat. */
  hands: forViewers.input(onTable).output(eventIterator(z.array(shownHandSchema))),
  /** Lays a hand open, in place of what this seat showed of the round before; null takes it back. */
  showHand: forPlayers.input(onTable.extend({ ...shownHandSchema.shape, hand: shownHandSchema.shape.hand.nullable() })).output(tableOutcomeSchema),
}
