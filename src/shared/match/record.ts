import { z } from 'zod'
import { LINE_SIDES } from '../domino/line'
import type { PersonId } from '../kernel/ids'
import { isCount, isFields, isListOf, isText } from '../kernel/plain'
import { DECLARATIONS, SETTING_NAMES, type RuleOverrides, type SettingName } from '../games/rules'
import { CALLING, MOST_DRAWN, MOST_PENALTY, PENALTY_WAYS } from '../games/mistakes'
import type { Declared } from '../games/setting'
import { PRESET_IDS } from '../rules/presets'
import { MOST_NUMBER, MOST_TOTAL } from './limits'

/** The name and version every record carries (record format). */
export const RECORD_FORMAT = 'caravan-record'
export const RECORD_VERSION = 1

/** Rounds, events and seats count from 0. */
export const placeSchema = z.int().min(0).max(MOST_NUMBER)
const recordCount = placeSchema
const some = z.int().min(1).max(MOST_NUMBER)
export const totalSchema = z.int().min(-MOST_TOTAL).max(MOST_TOTAL)
const byPlayers = (value: z.ZodType<number>) => z.union([value, z.record(z.string().regex(/^[2-8]$/, 'players are counted 2 to 8'), value)])

/** What a record may say of a setting, as it is declared. */
function recorded({ control, recorded: { min = 0, max = Infinity } = {} }: Declared<unknown>): z.ZodType {
  const whole = z.int().min(Math.max(min, -MOST_NUMBER)).max(Math.min(max, MOST_NUMBER))
  switch (control.kind) {
    case 'boolean':
      return z.boolean()
    case 'number':
      return whole
    case 'by-players':
      return byPlayers(whole)
    case 'nullable':
      return control.null === 'chosen' ? whole.nullable() : whole
    case 'choice':
      return typeof control.values[0] === 'number' ? whole : z.enum(control.values as readonly string[])
  }
}

const penalty = { points: z.int().min(1).max(MOST_PENALTY), way: z.enum(PENALTY_WAYS) }

/** What a table has chosen for its mistakes. Of the others Caravan only says that they happened. */
const mistakeRules = z
  .strictObject({
    couldPlay: z.strictObject({
      ...penalty,
      orHand: z.literal(true).optional(),
      orPercent: z.int().min(1).max(100).optional(),
      stops: z.literal(true).optional(),
    }),
    wrongCount: z.strictObject(penalty),
    lateMisplay: z.literal('unpaid'),
    exposed: z.literal('first-chance'),
    touched: z.literal('must-be-played'),
    calling: z.enum(CALLING),
    lastTile: z.strictObject({ draw: z.int().min(1).max(MOST_DRAWN) }),
    adjustWins: z.literal(true),
    claims: z.literal('round-agreed'),
    afterTime: z.literal('now'),
    lastLevel: z.literal('one-more'),
  })
  .partial()

/** Rules that differ from the preset: names and values of the rulebook. */
export const ruleOverridesSchema = z
  .strictObject({
    ...(Object.fromEntries(SETTING_NAMES.map((name) => [name, recorded(DECLARATIONS[name])])) as unknown as {
      readonly [N in SettingName]: z.ZodType<NonNullable<RuleOverrides[N]> | Extract<RuleOverrides[N], null>>
    }),
    mistakes: mistakeRules,
  })
  .partial()
export type { RuleOverrides }

const OVERRIDES: ReadonlyMap<string, z.ZodType> = new Map(Object.entries(ruleOverridesSchema.shape))

/** What `ruleOverridesSchema` says of rules, sooner: a record names few of all that there are, and most are told at a glance. */
export function areRuleOverrides(rules: unknown): rules is RuleOverrides {
  if (!isFields(rules)) return false
  for (const name in rules) if (!isPlainOverride(name, rules[name]) && OVERRIDES.get(name)?.safeParse(rules[name]).success !== true) return false
  return true
}

/** False also for a sound value that takes a closer look. */
function isPlainOverride(name: string, value: unknown): boolean {
  const declared = DECLARED.get(name)
  if (declared === undefined) return false
  const { control, recorded: { min = 0, max = MOST_NUMBER } = {} } = declared
  if (control.kind === 'boolean') return typeof value === 'boolean'
  if (isText(value)) return control.kind === 'choice' && control.values.includes(value)
  return isCount(value) && value >= min && value <= Math.min(max, MOST_NUMBER) && !(control.kind === 'choice' && isText(control.values[0]))
}

const DECLARED: ReadonlyMap<string, Declared<unknown>> = new Map(SETTING_NAMES.map((name) => [name, DECLARATIONS[name]]))

const die = z.int().min(1).max(6)
export const diceFields = { flower: z.tuple([die, die]), scorpion: z.tuple([die, die]) }
export const diceSchema = z.looseObject(diceFields)

const seat = placeSchema
const player = { player: seat.optional() }

const tile = z.string().max(8)
const arm = z.union([z.enum(LINE_SIDES), some])
const tiles = z.array(tile).max(400)
export const spinnerFields = { spinner: z.string().max(8), arms: z.array(tiles).max(8) }
/** A line of two ends, or one round a spinner. */
export const lineSchemaOf = <S extends z.ZodType>(roundSpinner: S) => z.union([tiles.min(1), roundSpinner])

export const pipsField = { pips: z.int().min(-MOST_NUMBER).max(MOST_NUMBER) }
/** One entry a seat. */
export const leftHandsOf = <S extends z.ZodType>(number: S) => z.array(z.union([tiles, number])).max(8)

/** Why points are given or taken beside the plays, as rule sheets of clubs have it (rulebook M-13). */
export const ADJUST_REASONS = [
  'misplay',
  'out-of-turn',
  'passed-but-could',
  'drew-but-could',
  'wrong-count',
  'exposed',
  'not-announced',
  'not-called',
  'wrong-score',
  'score-kept',
  'late',
  'conduct',
  'other',
] as const
export type AdjustReason = (typeof ADJUST_REASONS)[number]

/** Who gives or takes them: the table has agreed, or a referee has decided. */
export const ADJUSTERS = ['table', 'referee'] as const
export type Adjuster = (typeof ADJUSTERS)[number]

/** Why a round or a match is ended before it ends by itself (rulebook M-15). */
export const FINISH_REASONS = ['time', 'agreement', 'penalty', 'wrong-deal', 'left'] as const
export type FinishReason = (typeof FINISH_REASONS)[number]

/** With which round a match ends when time is called: the one that runs, or, where several share the first place then, the next in which they do not. */
const LAST_ROUNDS = ['after-round', 'unless-level'] as const
export type LastRound = (typeof LAST_ROUNDS)[number]

/** When a match ends that is called off: once the round that runs is over, or at once. */
export const FINISH_TIMES = [...LAST_ROUNDS, 'now'] as const
export type FinishTime = (typeof FINISH_TIMES)[number]

/** Why everyone has seen a tile that is still in a hand (rulebook M-1, M-3, M-6, M-7, M-12). */
export const SHOW_REASONS = ['misplay', 'out-of-turn', 'dropped', 'touched', 'called-block'] as const
export type ShowReason = (typeof SHOW_REASONS)[number]

/** Why a hand has another number of tiles than was counted (rulebook M-5, M-14). */
export const HAND_REASONS = ['drew-too-many', 'drew-too-few', 'put-back', 'penalty', 'counted'] as const
export type HandReason = (typeof HAND_REASONS)[number]

/** Where the tiles of a player go who leaves: laid aside unseen, or put to those that may be drawn (rulebook M-11). */
export const LEFT_TILES = ['aside', 'boneyard'] as const
export type LeftTiles = (typeof LEFT_TILES)[number]

/**
 * The things that happen at a table, as the app enters them, the table as it lay when the record began, and a change of the rules.
 *
 * The fields that say what happened: a record may have others beside them, a command brings none (`command-event.ts`).
 */
export const eventFields = {
  play: { type: z.literal('play'), ...player, tile, arm: arm.optional() },
  /** A tile that lies against a rule and stays: as it lies, the half at the line first; it may earn nothing (rulebook M-2). */
  stands: { type: z.literal('stands'), ...player, tile, arm: arm.optional(), unpaid: z.literal(true).optional() },
  draw: { type: z.literal('draw'), ...player, count: some },
  pass: { type: z.literal('pass'), ...player },
  /** `stands`: it counts as a block though a tile fits, as the table agreed (rulebook M-12). */
  block: { type: z.literal('block'), ...player, hands: z.array(tiles).max(8), stands: z.literal(true).optional() },
  /** What is left in every hand: its tiles, or what they come to. */
  left: { type: z.literal('left'), ...player, hands: leftHandsOf(z.looseObject(pipsField)) },
  table: {
    type: z.literal('table'),
    ...player,
    line: lineSchemaOf(z.looseObject(spinnerFields)),
    hands: z.array(recordCount).max(8),
    totals: z.array(z.int().min(-MOST_NUMBER).max(MOST_NUMBER)).max(8).optional(),
  },
  /** From here on these rules hold; what is not named stays as it was. */
  rules: { type: z.literal('rules'), ...player, rules: ruleOverridesSchema },
  /** Points that the table or a referee gives or takes, one number a seat (rulebook M-13). */
  adjust: {
    type: z.literal('adjust'),
    ...player,
    deltas: z.array(z.int().min(-MOST_NUMBER).max(MOST_NUMBER)).max(8),
    reason: z.enum(ADJUST_REASONS),
    by: z.enum(ADJUSTERS),
    name: z.string().min(1).max(200).optional(),
    note: z.string().max(2000).optional(),
    about: z.strictObject({ round: some, event: some }).optional(),
  },
  /** A round is called off, or the match is ended, now or with the round that runs: `when` is said of a match, and of nothing else (rulebook M-15). */
  finish: {
    type: z.literal('finish'),
    ...player,
    what: z.enum(['round', 'match']),
    when: z.enum(FINISH_TIMES).optional(),
    why: z.enum(FINISH_REASONS),
  },
  /** Everyone has seen these tiles of a hand; `first`: the table says that they go at the first chance (rulebook M-1, M-6, M-7). */
  show: { type: z.literal('show'), ...player, tiles: tiles.min(1), why: z.enum(SHOW_REASONS), first: z.literal(true).optional() },
  /** From here on a hand has so many tiles; the boneyard takes the difference (rulebook M-5, M-14). */
  hand: { type: z.literal('hand'), ...player, count: some, why: z.enum(HAND_REASONS) },
  /** The play that comes next, of `player`, was not called: what it earns goes to who said so first, or to nobody (rulebook M-8). */
  uncalled: { type: z.literal('uncalled'), ...player, to: seat.nullable() },
  /** The set is not what was said: from here on one of each of these tiles less, or one more; at least one is named (rulebook M-10). */
  set: { type: z.literal('set'), ...player, missing: tiles.min(1).optional(), extra: tiles.min(1).optional() },
  /** A player leaves: the seat is passed over from here on, in later rounds too, and cannot win (rulebook M-11). */
  leave: { type: z.literal('leave'), ...player, tiles: z.enum(LEFT_TILES) },
}

export const recordEventSchema = z.discriminatedUnion('type', [
  z.looseObject(eventFields.play),
  z.looseObject(eventFields.draw),
  z.looseObject(eventFields.pass),
  z.looseObject(eventFields.block),
  z.looseObject(eventFields.left),
  z.looseObject(eventFields.table),
  z.looseObject(eventFields.rules),
  z.looseObject(eventFields.stands),
  z.looseObject(eventFields.adjust),
  z.looseObject(eventFields.finish),
  z.looseObject(eventFields.show),
  z.looseObject(eventFields.hand),
  z.looseObject(eventFields.uncalled),
  z.looseObject(eventFields.set),
  z.looseObject(eventFields.leave),
])
export type RecordEvent = z.infer<typeof recordEventSchema>

/** How many players a record names, and the letters of a name. */
const FEWEST_NAMED = 2
const MOST_NAMED = 8
const LONGEST_NAME = 200

export const recordPlayerSchema = z.looseObject({ name: z.string().min(1).max(LONGEST_NAME) })

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
  players: z.array(recordPlayerSchema).min(FEWEST_NAMED).max(MOST_NAMED),
  rounds: z.array(recordRoundSchema),
})

/**
 * Whether `recordSchema` accepts a record, told at a glance.
 *
 * False also for what takes a closer look: then the schema says what is wrong.
 */
export function isPlainRecord(raw: unknown): raw is z.infer<typeof recordSchema> {
  if (!isFields(raw)) return false
  const { format, version, preset, rules, players, rounds } = raw
  return (
    format === RECORD_FORMAT &&
    version === RECORD_VERSION &&
    KNOWN_PRESETS.has(preset) &&
    (rules === undefined || areRuleOverrides(rules)) &&
    isListOf(players, isNamed) &&
    players.length >= FEWEST_NAMED &&
    players.length <= MOST_NAMED &&
    isListOf(rounds, isPlainRound)
  )
}

const KNOWN_PRESETS: ReadonlySet<unknown> = new Set(PRESET_IDS)

const isNamed = (player: unknown): boolean => isFields(player) && isText(player['name']) && player['name'].length > 0 && player['name'].length <= LONGEST_NAME

const isPlainRound = (round: unknown): boolean =>
  isFields(round) && isCount(round['leader']) && round['leader'] <= MOST_NUMBER && Array.isArray(round['events'])

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
