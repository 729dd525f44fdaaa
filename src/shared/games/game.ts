import type { ArmIndex, Exposed, Line } from '../domino/line'
import type { Suit, Tile } from '../domino/tile'
import { worthOf, type Reason, type ReasonCode } from './reasons'
import type { Rules } from './rules'

/** A throw of the Flower and the Scorpion, each the tile its two dice show (FS-1). */
export interface Rolled {
  readonly flower: Tile
  readonly scorpion: Tile
}

/** A play that has just been laid, and all that a game looks at to count it. */
export interface Laid {
  readonly rules: Rules
  /** What was thrown for the round; null in games without dice. */
  readonly rolled: Rolled | null
  readonly tile: Tile
  /** Where it lies; null for the lead. */
  readonly arm: ArmIndex | null
  /** The line with the tile on it. */
  readonly line: Line
  /** What lies open on that line. */
  readonly shown: readonly Exposed[]
}

/** What a play looks like and did not earn: equal ends that a double Scorpion takes (FS-7), or a Flower and Scorpion that are one tile (FS-8). */
export type Unpaid = { readonly kind: 'double-scorpion'; readonly code: 'dual' | 'plural'; readonly suit: Suit } | { readonly kind: 'cancelled' }

/** Takes what a play scores for, one after another, before caps and floors; `count` and `suit` are null where the reason says none. */
export interface Tally {
  add(code: ReasonCode, points: number, count: number | null, suit: Suit | null): void
}

/** How one game counts a play. */
export type CountPlay = (laid: Laid, tally: Tally) => void

const NO_REASONS: readonly Reason[] = []

/** Keeps the reasons. */
class ReasonList implements Tally {
  reasons: Reason[] | null = null

  add(code: ReasonCode, given: number, count: number | null, suit: Suit | null): void {
    const points = worthOf(given)
    const reason: Reason = count === null ? { code, points } : suit === null ? { code, points, count } : { code, points, count, suit }
    if (this.reasons === null) this.reasons = [reason]
    else this.reasons.push(reason)
  }
}

/** What a play scores for, in the order in which reasons are listed. */
export function reasonsOf(count: CountPlay, laid: Laid): readonly Reason[] {
  const list = new ReasonList()
  count(laid, list)
  return list.reasons ?? NO_REASONS
}

/** With two sets a plural or a triple header may be of four equal halves, and says so (FS-3, B-2). */
export const moreThanThree = (equal: number): number | null => (equal > 3 ? equal : null)
