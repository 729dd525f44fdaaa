import type { ArmName } from '../../domino/line'
import type { Suit, Tile } from '../../domino/tile'
import type { SettingValue } from '../../rules/house-rules'
import type { Look } from '../../games/looks'
import type { RuleId } from '../../games/rule-ids'
import type { Rules, SettingName } from '../../games/rules'
import type { Payout } from '../../rules/payout'
import type { Dice, Refusal, RoundEnd, ScoredEvent } from '../events'
import type { MatchOutcome } from '../../games/outcome'
import type { StepWarning } from '../step'

/** An exposed tile, and where it lies; nowhere in particular for a double led alone and a spinner that still shows. */
export interface ShownTile {
  readonly arm: ArmName | null
  readonly tile: Tile
  readonly suit: Suit
  readonly halves: 1 | 2
}

/** What the same event comes to, everything before it being as it was. */
export interface Upshot {
  readonly delta: number
  readonly end: RoundEnd | null
  readonly totals: readonly number[]
  readonly match: MatchOutcome
  readonly warnings: readonly StepWarning[]
}

/** A rule under its other value, for this event alone. */
export interface OtherReading {
  readonly name: SettingName
  readonly value: SettingValue
  readonly rule: RuleId | null
  readonly outcome: { readonly kind: 'same' } | { readonly kind: 'differs'; readonly upshot: Upshot } | { readonly kind: 'refused'; readonly refusal: Refusal }
}

/** How a play was counted: what was looked at, and how it became a total. */
export interface Counting {
  readonly looks: readonly Look[]
  readonly settling: Payout
}

/** What could be drawn or played before a draw or a pass. */
export interface DrawChoice {
  readonly boneyard: number
  readonly reserve: number
  readonly drawable: number
  /** Tiles not yet seen on the table that would have fitted; 0 proves that nobody could play. */
  readonly fitting: number
  readonly open: readonly Suit[]
}

/** All that can be said of one event of a match. */
export interface Explanation {
  readonly rules: Rules
  readonly dice: Dice | null
  readonly event: ScoredEvent
  /** What lay open, before and after. */
  readonly before: readonly ShownTile[]
  readonly after: readonly ShownTile[]
  /** Tiles on the line, before and after. */
  readonly laid: { readonly before: number; readonly after: number }
  /** Totals before the event, and after it with what the end of the round brought. */
  readonly totals: { readonly before: readonly number[]; readonly after: readonly number[] }
  readonly end: RoundEnd | null
  readonly match: MatchOutcome
  readonly warnings: readonly StepWarning[]
  readonly counting: Counting | null
  /** Of a draw, a pass or a block. */
  readonly choice: DrawChoice | null
  readonly readings: readonly OtherReading[]
}
