import { z } from 'zod'
import type { MatchId } from '../kernel/ids'
import { REFUSAL_CODES, type RefusalCode, type Seat } from '../match/events'
import { PRESET_IDS, type PresetId } from '../rules/presets'
import { REASON_CODES, type ReasonCode } from '../games/reasons'
import { BLOCKED_RULE_IDS, type BlockedRuleId } from '../games/rules'
import { BLOCKED_TESTS, type BlockedTest } from '../rules/rulings'
import type { NamedPlayer } from './person'

/** A reason: how often it was given, what it counted (pairs, halves; otherwise once each time), and its points before caps and floors. */
export type ReasonFacts = readonly [code: ReasonCode, times: number, counted: number, points: number]

/** The play that paid a seat most: its points after caps and floors, and where it is in the record, counted from 0. */
type BestPlay = readonly [points: number, round: number, event: number]

/** The round in which a seat made most, its end included; counted from 0. */
type BestRound = readonly [points: number, round: number]

/** What one seat did in a match. */
export interface SeatFacts {
  /** What the total moved by in all, after caps and floors; points the record only took over (`table`) are nobody's. */
  readonly points: number
  /** Rounds won by going out. */
  readonly dominoes: number
  /** Rounds won by reaching the target in the middle of them. */
  readonly targets: number
  /** Rounds won by counting what was left in hands. */
  readonly counted: number
  /** Those that were given, in the order of the rulebook's codes. */
  readonly reasons: readonly ReasonFacts[]
  /** What the ends of rounds moved the total by, after caps and floors. */
  readonly ends: number
  /** What the table or a referee gave or took; left out where it is nothing. */
  readonly given?: number | undefined
  /** What others had made and not called; left out where it is nothing. */
  readonly taken?: number | undefined
  /** The earliest of equal ones; null where no play paid anything. */
  readonly bestPlay: BestPlay | null
  readonly bestRound: BestRound | null
}

/** A blocked round: whom the rule named, and the test that decided it (null: nobody wins). */
export interface BlockedFacts {
  readonly winner: Seat | null
  readonly rule: BlockedRuleId
  readonly test: BlockedTest | null
}

interface MatchKnown {
  readonly matchId: MatchId
  /** An instant in ISO 8601; one that is none counts as before all others. */
  readonly startedAt: string
  readonly preset: PresetId
  /** What the family calls the game, where it has a name of their own. */
  readonly gameName?: string | undefined
  /** In seat order. */
  readonly players: readonly NamedPlayer[]
}

export interface DecidedFacts extends MatchKnown {
  readonly kind: 'decided'
  /** Null where several share the first place. */
  readonly winner: Seat | null
  /** Two played against two (PA-1); left out where everyone played alone. */
  readonly partners?: true | undefined
  /** Who left before the end; left out where nobody did. */
  readonly gone?: readonly Seat[] | undefined
  /** The lowest total is ahead. */
  readonly lowest: boolean
  readonly totals: readonly number[]
  readonly target: number
  /** Rounds in which a tile was laid or that came to an end. */
  readonly rounds: number
  readonly seats: readonly SeatFacts[]
  readonly blocked: readonly BlockedFacts[]
  /** The most points that the winner was ever behind the leader; 0 for one who was never behind, and in games without a line of play. */
  readonly deficit: number
  /** Who led the first round; null where the record began in the middle of it, or nothing is laid. */
  readonly leader: Seat | null
  /** How long it took, as far as its file says; null where that is not known. */
  readonly minutes: number | null
}

/**
 * Everything that statistics need of one match, small and as plain JSON, so that it can be kept beside the match
 * and nothing has to be replayed.
 *
 * A match that nobody has won yet, or that the scorer refuses, is named but counted in nothing.
 */
export type MatchFacts =
  | DecidedFacts
  | (MatchKnown & { readonly kind: 'unfinished' })
  | (MatchKnown & { readonly kind: 'refused'; readonly code: RefusalCode; readonly round: number | null; readonly event: number | null })

const factCount = z.int().min(0)
const known = {
  matchId: z.string(),
  startedAt: z.string(),
  preset: z.enum(PRESET_IDS),
  gameName: z.string().optional(),
  players: z.array(z.object({ name: z.string(), personId: z.string().optional() })),
}
const seat = z.object({
  points: z.int(),
  dominoes: factCount,
  targets: factCount,
  counted: factCount,
  reasons: z.array(z.tuple([z.enum(REASON_CODES), factCount, factCount, z.int()])),
  ends: z.int(),
  given: z.int().optional(),
  taken: z.int().optional(),
  bestPlay: z.tuple([z.int().min(1), factCount, factCount]).nullable(),
  bestRound: z.tuple([z.int().min(1), factCount]).nullable(),
})
const blocked = z.object({ winner: factCount.nullable(), rule: z.enum(BLOCKED_RULE_IDS), test: z.enum(BLOCKED_TESTS).nullable() })

/** Facts as they come back from where they were kept. */
export const matchFactsSchema: z.ZodType<MatchFacts> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('decided'),
    ...known,
    winner: factCount.nullable(),
    partners: z.literal(true).optional(),
    gone: z.array(factCount).optional(),
    lowest: z.boolean(),
    totals: z.array(z.int()),
    target: z.int(),
    rounds: factCount,
    seats: z.array(seat),
    blocked: z.array(blocked),
    deficit: factCount,
    leader: factCount.nullable(),
    minutes: factCount.nullable(),
  }),
  z.object({ kind: z.literal('unfinished'), ...known }),
  z.object({ kind: z.literal('refused'), ...known, code: z.enum(REFUSAL_CODES), round: z.int().nullable(), event: z.int().nullable() }),
])
