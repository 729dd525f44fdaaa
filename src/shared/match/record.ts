import { z } from 'zod'
import type { PersonId } from '../kernel/ids'
import { BLOCKED_RULE_IDS } from '../games/rules'
import { PRESET_IDS } from '../rules/presets'
import { MOST_NUMBER, MOST_TOTAL } from './limits'

/** The name and version every record carries (record format). */
export const RECORD_FORMAT = 'caravan-record'
export const RECORD_VERSION = 1

/** Rounds, events and seats count from 0. */
export const placeSchema = z.int().min(0).max(MOST_NUMBER)
const count = placeSchema
const some = z.int().min(1).max(MOST_NUMBER)
export const totalSchema = z.int().min(-MOST_TOTAL).max(MOST_TOTAL)
const byPlayers = (value: z.ZodType<number>) => z.union([value, z.record(z.string().regex(/^[2-8]$/, 'players are counted 2 to 8'), value)])

/** Rules that differ from the preset: names and values of the rulebook. */
export const ruleOverridesSchema = z
  .strictObject({
    target: byPlayers(some),
    handSize: byPlayers(some),
    maxPip: z.int().min(1).max(18),
    copies: z.int().min(1).max(4),
    arms: z.int().min(2).max(8),
    spinner: z.boolean(),
    reserve: count,
    draw: z.enum(['until-able', 'one']),
    win: z.enum(['immediate', 'round-end']),
    leadTile: z.enum(['double', 'any']),
    dominoPoints: count,
    blockedRule: z.enum(BLOCKED_RULE_IDS),
    blockedPoints: count,
    dual: count,
    plural: count,
    doubleHeader: count,
    tripleHeader: count,
    approachCap: z.boolean(),
    completeFirstDouble: z.boolean(),
    tileDeduction: count,
    floor: z.int().min(-MOST_NUMBER).max(MOST_NUMBER).nullable(),
    twoDoubles: z.enum(['listed', 'all']),
    standingPair: z.enum(['unscored', 'scored']),
    doubleScorpion: z.enum(['suit', 'tile']),
    payout: z.enum(['net', 'losses-first']),
    americanGap: z.enum(['none', 'simple']),
    germanTies: z.enum(['among-tied', 'all']),
    spinnerArms: z.enum(['all-first', 'any-time']),
    spinnerCount: z.enum(['headers', 'every-number']),
    passedLead: z.enum(['who-led', 'who-was-first']),
  })
  .partial()
export type RuleOverrides = z.infer<typeof ruleOverridesSchema>

const die = z.int().min(1).max(6)
export const diceFields = { flower: z.tuple([die, die]), scorpion: z.tuple([die, die]) }
export const diceSchema = z.looseObject(diceFields)

const seat = placeSchema
const player = { player: seat.optional() }

const tiles = z.array(z.string().max(8)).max(400)
export const spinnerFields = { spinner: z.string().max(8), arms: z.array(tiles).max(8) }
/** A line of two ends, or one round a spinner. */
export const lineOf = <S extends z.ZodType>(roundSpinner: S) => z.union([tiles.min(1), roundSpinner])

/**
 * The four things that happen at a table, as the app enters them, the table as it lay when the record began, and a change of the rules.
 *
 * The fields that say what happened: a record may have others beside them, a command brings none (`command-event.ts`).
 */
export const eventFields = {
  play: { type: z.literal('play'), ...player, tile: z.string().max(8), arm: z.union([z.enum(['left', 'right']), some]).optional() },
  draw: { type: z.literal('draw'), ...player, count: some },
  pass: { type: z.literal('pass'), ...player },
  block: { type: z.literal('block'), ...player, hands: z.array(tiles).max(8) },
  table: {
    type: z.literal('table'),
    ...player,
    line: lineOf(z.looseObject(spinnerFields)),
    hands: z.array(count).max(8),
    totals: z.array(z.int().min(-MOST_NUMBER).max(MOST_NUMBER)).max(8).optional(),
  },
  /** From here on these rules hold; what is not named stays as it was. */
  rules: { type: z.literal('rules'), ...player, rules: ruleOverridesSchema },
}

export const recordEventSchema = z.discriminatedUnion('type', [
  z.looseObject(eventFields.play),
  z.looseObject(eventFields.draw),
  z.looseObject(eventFields.pass),
  z.looseObject(eventFields.block),
  z.looseObject(eventFields.table),
  z.looseObject(eventFields.rules),
])
export type RecordEvent = z.infer<typeof recordEventSchema>

export const recordPlayerSchema = z.looseObject({ name: z.string().min(1).max(200) })

/** One round: dice are read only where a game throws them; events are judged only when their turn comes (record format). */
export const recordRoundSchema = z.looseObject({
  leader: seat,
  dice: z.unknown().optional(),
  events: z.array(z.unknown()),
})

/** The outer shape of a record. Other fields may be present and are kept. */
export const recordSchema = z.looseObject({
  format: z.literal(RECORD_FORMAT),
  version: z.literal(RECORD_VERSION),
  preset: z.enum(PRESET_IDS),
  rules: ruleOverridesSchema.optional(),
  players: z.array(recordPlayerSchema).min(2).max(8),
  rounds: z.array(recordRoundSchema),
})

export interface RecordRound {
  readonly leader: number
  /** The photo kept with its beginning, by name. */
  readonly photo?: string
  readonly dice?: { readonly flower: readonly [number, number]; readonly scorpion: readonly [number, number] }
  readonly events: readonly RecordEvent[]
}

/** A record as the app writes it. */
export interface MatchRecord {
  readonly format: typeof RECORD_FORMAT
  readonly version: typeof RECORD_VERSION
  readonly preset: (typeof PRESET_IDS)[number]
  readonly rules: RuleOverrides
  readonly players: readonly { readonly name: string; readonly personId?: PersonId }[]
  readonly rounds: readonly RecordRound[]
}
