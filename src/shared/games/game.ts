import type { ArmIndex, Exposed, Layout, Line } from '../domino/line'
import type { Suit, Tile } from '../domino/tile'
import { worthOf, type Reason, type ReasonCode } from './reasons'
import type { Look } from './looks'
import type { RuleId } from './rule-ids'
import type { Rules, RuleSettings, SettingName, SettingRules } from './rules'

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
export interface ReasonTally {
  add(code: ReasonCode, points: number, count: number | null, suit: Suit | null): void
}

/** How one game counts a play. */
export type CountPlay = (laid: Laid, tally: ReasonTally) => void

const NO_REASONS: readonly Reason[] = []

/** Keeps the reasons. */
class ReasonList implements ReasonTally {
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

/** Everything one game looks at to count a play, whether it scored or not; its points are those of the game's `CountPlay`. */
export type LookAtPlay = (laid: Laid) => readonly Look[]

/** How the line of play lies, and what may begin it. */
type LineRules = Pick<Rules, 'layout' | 'arms' | 'spinner' | 'leadTile' | 'completeFirstDouble'>

/**
 * All that makes a game, but for its names, its rule sets (`ids.ts` and `presets.ts` beside it) and its part of the rule book (`book`).
 *
 * What lies outside a game's folder asks this and never which game it is.
 */
export interface GameDefinition {
  readonly count: CountPlay
  /** The same, with everything it looked at, for an explanation on request: counting alone is several times as fast. */
  readonly look: LookAtPlay
  /** What a play looks like and did not earn; null where a game keeps nothing back. */
  readonly unpaid: ((laid: Laid) => Unpaid | null) | null
  /** Dice are thrown before each round (FS-1). */
  readonly usesDice: boolean
  readonly line: (settings: RuleSettings) => LineRules
  /** With two sets more can sit down than its presets seat (rulebook, presets). */
  readonly seatsMoreWithTwoSets: boolean
  /** What a good play pays by what lies open. */
  readonly goodPlay: (rules: Rules) => number
  readonly settings: SettingRules
  /** Settings that are house rules elsewhere and a reading here. */
  readonly readings: readonly SettingName[]
  readonly cites: Cited
}

/** The rules to cite for what all games have. */
interface Cited {
  /** What caps a play near the target, where a table caps it. */
  readonly cap: RuleId
  /** Below what no total goes, where a table has such a limit. */
  readonly floor: RuleId
  /** What is paid, or lost, when someone goes out. */
  readonly goingOut: RuleId
  /** Why a tile that is no double cannot be led, and why an arm has to be started first, on each line that the game may have. */
  readonly lines: Readonly<Partial<Record<Layout, { readonly leadsDouble: RuleId; readonly startFirst: RuleId }>>>
}
