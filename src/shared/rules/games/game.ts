import type { ArmIndex, Exposed, Line } from '../../domino/line'
import type { Suit, Tile } from '../../domino/tile'
import type { Reason } from '../reasons'
import type { Rules } from '../rules'

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

/** How one game counts a play: a pure list of reasons, before caps and floors. */
export type CountPlay = (laid: Laid) => readonly Reason[]

export const NO_REASONS: readonly Reason[] = []

/** With two sets a plural or a triple header may be of four equal halves, and says so (FS-3, B-2). */
export const moreThanThree = (equal: number): Pick<Reason, 'count'> => (equal > 3 ? { count: equal } : {})
