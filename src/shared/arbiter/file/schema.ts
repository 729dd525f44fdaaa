import { z } from 'zod'
import { MOST_NUMBER } from '../../match/limits'
import { placeSchema, ruleOverridesSchema, totalSchema } from '../../match/record'
import { LAYOUTS, LINE_SIDES } from '../../domino/line'
import { MAX_SUIT } from '../../domino/tile'
import { MOST_PLAYERS, PRESET_IDS } from '../../rules/presets'
import { RULE_IDS, SOURCES } from '../../games/rule-ids'
import { GAME_IDS } from '../../games/rules'
import { BLOCKED_TESTS, MEASURES } from '../../rules/rulings'

/*
 * The outer shape of a ruling file: docs/ruling-format.md says what each field means, and what has to hold between them. The JSON Schema in
 * docs/schemas is made from this.
 */

/** The name and version every ruling file carries. */
export const RULING_FORMAT = 'caravan-ruling'
export const RULING_VERSION = 1

/** Tiles that one list may name: four sets of double-eighteen have 760. */
const MOST_TILES = 760

const tile = z.string().regex(/^(?:[0-9]|1[0-8])-(?:[0-9]|1[0-8])$/)
const thrown = z.string().regex(/^[1-6]-[1-6]$/)
const rulingCount = placeSchema
const seat = rulingCount.max(MOST_PLAYERS - 1)
const tiles = z.array(tile).max(MOST_TILES)
const arm = z.union([z.enum(LINE_SIDES), z.int().min(1).max(8)])
const perSeat = <S extends z.ZodType>(of: S) => z.array(of).min(2).max(MOST_PLAYERS)
const seats = z.array(seat).max(MOST_PLAYERS)
const suit = rulingCount.max(MAX_SUIT)

const { game, layout, players, target, handSize, blockedPoints } = {
  game: z.enum(GAME_IDS),
  layout: z.enum(LAYOUTS),
  players: z.int().min(2).max(MOST_PLAYERS),
  target: z.int().min(1).max(MOST_NUMBER),
  handSize: z.int().min(1).max(MOST_NUMBER),
  blockedPoints: rulingCount,
}

const LEFT_PAYS = { endWorth: true, endRounding: true, roundingOf: true, tieOfThree: true, doublesInHand: true } as const

const SCORES_COUNT = { scoreUnit: true, exact: true, firstScore: true } as const

const PARTNERS_PLAY = { partners: true, blockedBy: true } as const

/** Every setting, resolved: what a record may leave to its preset is said here. What a spinner in Bergen comes to (B-10) is said by the line and its arms. */
const rulingSettings = ruleOverridesSchema.required().omit({
  spinner: true,
  spinnerArms: true,
  spinnerCount: true,
  counted: true,
  rounds: true,
  limit: true,
  goal: true,
  tie: true,
  doubleBlank: true,
  noWinOnLead: true,
  pairOut: true,
  mistakes: true,
  ...LEFT_PAYS,
  ...SCORES_COUNT,
  ...PARTNERS_PLAY,
})
/** What decides what the tiles left in the hands pay: all of it is there, or nothing where they pay nothing. */
const leftPays = ruleOverridesSchema.pick(LEFT_PAYS)
/** What decides whether a score counts, and in what: all of it is there, or nothing where every score counts as it is. */
const scoresCount = ruleOverridesSchema.pick(SCORES_COUNT)
/** Two against two, and what judges a block between them: both are there, or neither where everyone plays alone. */
const partnersPlay = ruleOverridesSchema.pick(PARTNERS_PLAY)
const rules = z.strictObject({
  ...rulingSettings.shape,
  ...leftPays.shape,
  ...scoresCount.shape,
  ...partnersPlay.shape,
  game,
  layout,
  players,
  target,
  handSize,
  blockedPoints,
})

const table = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('two-ended'), tiles: tiles.min(1), lead: rulingCount.nullable() }),
  z.strictObject({ kind: z.literal('spinner'), spinner: tile, arms: z.array(tiles).min(2).max(8) }),
  z.strictObject({ kind: z.literal('empty') }),
  z.strictObject({ kind: z.literal('ends'), ends: z.array(z.strictObject({ arm, suit, unstarted: z.boolean() })).max(8), laid: tiles }),
  z.strictObject({ kind: z.literal('unknown') }),
])

const verdict = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('gone-out'), seats: seats.min(1) }),
  z.strictObject({ kind: z.literal('playable'), proof: z.literal('seen') }),
  z.strictObject({ kind: z.literal('blocked'), proof: z.enum(['frozen', 'hands']) }),
  z.strictObject({ kind: z.literal('draw-first'), drawable: z.strictObject({ least: rulingCount, most: rulingCount }), helps: z.boolean() }),
  z.strictObject({
    kind: z.literal('open'),
    missing: z
      .array(z.enum(['table', 'boneyard']))
      .min(1)
      .max(2),
  }),
])

const fits = z.array(z.strictObject({ seat, tile, ends: z.array(arm).max(8) })).max(MOST_TILES)

const doubt = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hand-count'), seat, named: rulingCount, counted: rulingCount }),
  z.strictObject({ kind: z.literal('boneyard-count'), counted: rulingCount, least: rulingCount, most: rulingCount }),
  z.strictObject({ kind: z.literal('below-reserve'), left: rulingCount, reserve: rulingCount }),
])

const blocked = z.strictObject({
  verdict,
  ends: z.array(z.strictObject({ arm, suit, open: z.boolean(), frozen: z.boolean() })).max(8),
  fits,
  waiting: fits,
  boneyard: z.strictObject({ least: rulingCount, most: rulingCount, state: z.enum(['down', 'above', 'unknown']) }),
  doubts: z.array(doubt).max(MOST_PLAYERS + 2),
})

const looked = z.discriminatedUnion('measure', [
  z.strictObject({ measure: z.literal('holds-tile'), tile, among: seats, values: perSeat(z.boolean()) }),
  z.strictObject({ measure: z.literal('lowest-double'), tile: z.null(), among: seats, values: perSeat(tile.nullable()) }),
  z.strictObject({ measure: z.enum(MEASURES).exclude(['holds-tile', 'lowest-double']), tile: z.null(), among: seats, values: perSeat(rulingCount.nullable()) }),
])

const found = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('decided'), winner: seat }),
  z.strictObject({ kind: z.literal('tie'), seats: seats.min(2) }),
  z.strictObject({ kind: z.literal('nobody') }),
  z.strictObject({ kind: z.literal('not-applicable') }),
  z.strictObject({ kind: z.literal('deducted'), points: perSeat(totalSchema) }),
])

const rule = z.enum(RULE_IDS)
const test = z.enum(BLOCKED_TESTS)

const ruling = z.strictObject({
  winner: seat.nullable(),
  steps: z.array(z.strictObject({ rule, test, looked, found })).min(1).max(BLOCKED_TESTS.length),
  remarks: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('american-gap'), holder: seat, without: seats.min(2), filled: z.boolean() }),
        z.strictObject({ kind: z.literal('tie'), rule, test, seats: seats.min(2), broken: z.boolean() }),
      ]),
    )
    .max(BLOCKED_TESTS.length + 1),
})

const information = z.strictObject({
  preset: z.enum(PRESET_IDS),
  source: z.enum(SOURCES),
  day: z.string().regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/),
  match: z.strictObject({ round: z.int().min(1).max(MOST_NUMBER), place: z.string().min(1).max(200).nullable() }).nullable(),
  madeAt: z.string().regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$/),
  madeBy: z.string().min(1).max(100),
})

/** The file as a whole, its fields in the order in which they are written. */
export const rulingFileSchema = z.strictObject({
  format: z.literal(RULING_FORMAT),
  version: z.literal(RULING_VERSION),
  information,
  rules,
  players: perSeat(z.string().min(1).max(200)),
  dice: z.strictObject({ flower: thrown, scorpion: thrown }).nullable(),
  table,
  set: z.strictObject({ missing: tiles, extra: tiles }).optional(),
  hands: perSeat(z.strictObject({ tiles, counted: rulingCount.nullable() })),
  boneyard: rulingCount.nullable(),
  totals: perSeat(totalSchema).nullable(),
  blocked,
  ruling,
  result: z.strictObject({ winner: seat.nullable(), points: perSeat(totalSchema), deltas: perSeat(totalSchema), totals: perSeat(totalSchema).nullable() }),
  seal: z.string().regex(/^sha256:[0-9a-f]{64}$/),
})
export type RulingFile = z.infer<typeof rulingFileSchema>
