import type { Suit } from '../domino/tile'
import type { RuleId } from './rule-ids'

/** Why a play scored, in the order in which reasons are listed. */
export const REASON_CODES = [
  'dual',
  'plural',
  'short-flower',
  'long-flower',
  'small-scorpion',
  'large-scorpion',
  'double-header',
  'triple-header',
  'of-a-suit',
] as const
export type ReasonCode = (typeof REASON_CODES)[number]

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

/** The rule each reason comes from. */
export const REASON_RULES: Readonly<Record<ReasonCode, RuleId>> = {
  dual: 'FS-2',
  plural: 'FS-3',
  'short-flower': 'FS-6',
  'long-flower': 'FS-5',
  'small-scorpion': 'FS-6',
  'large-scorpion': 'FS-5',
  'double-header': 'B-1',
  'triple-header': 'B-2',
  'of-a-suit': 'DB-3',
}
