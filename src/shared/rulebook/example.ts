import type { Suit } from '../domino/tile'
import type { EndKind, RefusalCode, Seat, WarningCode } from '../match/events'
import type { MatchRecord } from '../match/record'
import type { ReasonCode } from '../games/reasons'
import type { RuleId } from '../games/rule-ids'
import type { SettingName } from '../games/rules'
import type { BlockedTest, RulingFound } from '../rules/rulings'

/** What an example says of its place in the record; the scorer must say the same. */
export type Claim =
  /** The play has this reason with these points. */
  | { readonly kind: 'reason'; readonly code: ReasonCode; readonly points: number }
  | { readonly kind: 'no-reason'; readonly code: ReasonCode }
  /** What the play really moves the player's total by, after caps and floors. */
  | { readonly kind: 'moves'; readonly points: number }
  | { readonly kind: 'refused'; readonly code: RefusalCode }
  /** Possible, and nothing irregular about it. */
  | { readonly kind: 'regular' }
  | { readonly kind: 'warned'; readonly code: WarningCode }
  /** Whose turn it is afterwards. */
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'leads'; readonly seat: Seat }
  /** Whom the rule set names to lead the next round. */
  | { readonly kind: 'leads-next'; readonly seat: Seat }
  | { readonly kind: 'round-goes-on' }
  | { readonly kind: 'round-ends'; readonly how: EndKind; readonly winner: Seat | null; readonly deltas: readonly number[] }
  /** Null: the match goes on. */
  | { readonly kind: 'match-winner'; readonly winner: Seat | null }
  | { readonly kind: 'match-shared'; readonly first: readonly Seat[] }
  /** A test of the ruling, and what it found. */
  | { readonly kind: 'ruled'; readonly test: BlockedTest; readonly found: RulingFound['kind'] }
  | { readonly kind: 'total'; readonly seat: Seat; readonly points: number }
  /** The double that begins the round; null where none does (RT-8). */
  | { readonly kind: 'opens-with'; readonly suit: Suit | null }
  /** Chips left in a countdown (B-8). */
  | { readonly kind: 'to-give-back'; readonly seat: Seat; readonly chips: number }

/** A match, or the part of one, that shows a rule: a record that is scored whenever it is shown. */
export interface Example {
  /** Whether the rule does something here, or does not. */
  readonly says: 'yes' | 'no'
  readonly record: MatchRecord
  /** The place it speaks of, from 0; event null: the beginning of the round. */
  readonly at: { readonly round: number; readonly event: number | null }
  readonly claims: readonly Claim[]
  /** The house rule or reading it shows the working of, with the value in the record. */
  readonly reading?: SettingName
}

/** The examples of some rules, each rule's under names of their own. */
export type RuleExamples<Id extends string> = { readonly [R in Extract<RuleId, Id>]: Readonly<Record<string, Example>> }
