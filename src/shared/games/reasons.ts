import type { Suit } from '../domino/tile'
import { IDS, ofEveryGame, type GameId, type Ids } from './ids'
import type { RuleId } from './rule-ids'
import type { Worth } from './worth'

export { beforeCaps, worthOf, type Worth } from './worth'

type Reasons = Ids['reasons']
/** Of a union of games the names of each. */
type KeysOf<T> = T extends T ? keyof T : never
export type ReasonCode = KeysOf<Reasons>

/** The rule each reason comes from, in the order in which reasons are listed. */
export const REASON_RULES: Readonly<Record<ReasonCode, RuleId>> = Object.assign({}, ...[...IDS].reverse().map(({ reasons }) => reasons)) as Record<
  ReasonCode,
  RuleId
>

/** The same in one game: two may have a reason in common, each by a rule of its own. */
export function ruleOfReason(code: ReasonCode, game: GameId): RuleId {
  const own: Readonly<Partial<Record<ReasonCode, RuleId>>> = IDS.find((ids) => ids.game === game)?.reasons ?? {}
  return own[code] ?? REASON_RULES[code]
}

/** Why a play scored, in the order in which reasons are listed. */
export const REASON_CODES = [...new Set(ofEveryGame<ReasonCode>(({ reasons }) => Object.keys(reasons) as ReasonCode[]))] as [ReasonCode, ...ReasonCode[]]

/** What the approach to the target caps: what equal ends earn, never Flowers and Scorpions (B-3, FS-11). */
export const CAPPED: readonly ReasonCode[] = ofEveryGame<ReasonCode>(({ capped }) => capped)

/** The highest that a play can earn by equal ends, in each game that has a name for it. */
export type CelebratedReason = Ids['celebrated'][number]
export const CELEBRATED: readonly CelebratedReason[] = ofEveryGame<CelebratedReason>(({ celebrated }) => celebrated)

/** One reason of a score: its points before caps and floors, and what was counted. */
export interface Reason {
  readonly code: ReasonCode
  readonly points: Worth
  /** Pairs (long Flower, large Scorpion) or halves (of a suit) that were counted; of a plural or triple header the halves, where they are four. */
  readonly count?: number
  /** The suit that showed `count` times (of a suit). */
  readonly suit?: Suit
}
