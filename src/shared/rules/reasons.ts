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

/** One reason of a score: its points before caps and floors, and what was counted. */
export interface Reason {
  readonly code: ReasonCode
  readonly points: number
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
