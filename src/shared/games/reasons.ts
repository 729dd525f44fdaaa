import type { Suit } from '../domino/tile'
import { IDS, ofEveryGame, type Ids } from './ids'
import type { RuleId } from './rule-ids'

type Reasons = Ids['reasons']
/** Of a union of games the names of each. */
type KeysOf<T> = T extends T ? keyof T : never
export type ReasonCode = KeysOf<Reasons>

/** The rule each reason comes from, in the order in which reasons are listed. */
export const REASON_RULES: Readonly<Record<ReasonCode, RuleId>> = Object.assign({}, ...IDS.map(({ reasons }) => reasons)) as Record<ReasonCode, RuleId>

/** Why a play scored, in the order in which reasons are listed. */
export const REASON_CODES = ofEveryGame<ReasonCode>(({ reasons }) => Object.keys(reasons) as ReasonCode[])

/** What the approach to the target caps: what equal ends earn, never Flowers and Scorpions (B-3, FS-11). */
export const CAPPED: readonly ReasonCode[] = ofEveryGame<ReasonCode>(({ capped }) => capped)

/** The highest that a play can earn by equal ends, in each game that has a name for it. */
export type CelebratedReason = Ids['celebrated'][number]
export const CELEBRATED: readonly CelebratedReason[] = ofEveryGame<CelebratedReason>(({ celebrated }) => celebrated)

declare const BEFORE_CAPS: unique symbol

/**
 * Points as a rule gives them, before caps and floors.
 *
 * At run time a plain number, and written as one. To the compiler it is none, so nobody adds up what may not have counted:
 * that says `payoutOf` alone (`payout.ts`).
 */
export interface Worth {
  readonly [BEFORE_CAPS]: true
}

/** What a rule gives. */
export const worthOf = (points: number): Worth => points as unknown as Worth

/** The number again: for `payout.ts`, which counts it, and for what writes it down as the rule's (`signedWorth`, docs/exports.md). */
export const beforeCaps = (worth: Worth): number => worth as unknown as number

/** One reason of a score: its points before caps and floors, and what was counted. */
export interface Reason {
  readonly code: ReasonCode
  readonly points: Worth
  /** Pairs (long Flower, large Scorpion) or halves (of a suit) that were counted; of a plural or triple header the halves, where they are four. */
  readonly count?: number
  /** The suit that showed `count` times (of a suit). */
  readonly suit?: Suit
}
