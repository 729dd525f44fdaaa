import type { ArmIndex, Exposed, Layout, Line } from '../domino/line'
import type { Suit, Tile } from '../domino/tile'
import type { MatchOutcome } from './outcome'
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

/** Why nothing of a score counts: it is too much for a target that has to be met exactly, it would win by the lead, or it is too small to be a player's first. */
export type Withheld = 'exact' | 'lead' | 'first'

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

/** What a hand held when its round ended: its tiles, or what they come to where only that was entered. */
export type LeftHand = readonly Tile[] | { readonly pips: number }

/** A round's end by what was left in the hands: what each seat is given, and who won it; null where nobody did. */
export interface LeftCount {
  readonly points: readonly number[]
  readonly winner: number | null
}

/** The round after which a match is looked at: how many have been played with it, and who won it. */
export interface LastRound {
  readonly rounds: number
  readonly winner: number | null
}

/** How what is left in the hands ends a round. */
interface CountsLeft {
  /** Whether a hand may be entered as tiles, and what a number may be. */
  readonly takesTiles: (rules: Rules) => boolean
  readonly belowZero: (rules: Rules) => boolean
  readonly count: (rules: Rules, hands: readonly LeftHand[]) => LeftCount
  /** The lowest total is ahead. */
  readonly lowestWins: (rules: Pick<Rules, 'goal'>) => boolean
  /** How the match stands after a round. */
  readonly outcome: (rules: Rules, totals: readonly number[], last: LastRound) => MatchOutcome
  /** How many rounds are played; null where nobody said. */
  readonly rounds: (rules: Rules) => number | null
  /** The double that begins a round, after so many rounds; null where none does. */
  readonly opensWith: (rules: Rules, rounds: number) => Suit | null
  /** The rules that say what a hand counts, and when the match is over. */
  readonly cites: { readonly hand: RuleId; readonly match: RuleId }
}

/** What every game has. */
interface AnyGame {
  /** Dice are thrown before each round (FS-1). */
  readonly usesDice: boolean
  /** With two sets more can sit down than its presets seat (rulebook, presets). */
  readonly seatsMoreWithTwoSets: boolean
  readonly settings: SettingRules
  /** Settings that are house rules elsewhere and a reading here. */
  readonly readings: readonly SettingName[]
  /** What is usual where another setting is as it is; left out where nothing follows from another. */
  readonly follows?: (settings: RuleSettings) => Partial<RuleSettings>
}

/** A game in which tiles are laid in a line of play. */
export interface LineGame extends AnyGame {
  readonly count: CountPlay
  /** The same, with everything it looked at, for an explanation on request: counting alone is several times as fast. */
  readonly look: LookAtPlay
  /** What a play looks like and did not earn; null where a game keeps nothing back. */
  readonly unpaid: ((laid: Laid) => Unpaid | null) | null
  readonly line: (settings: RuleSettings) => LineRules
  /** It adds up all that lies open, and pays by the sum (`shownSum`); left out in other games. */
  readonly addsUp?: true
  /** What a good play pays by what lies open. */
  readonly goodPlay: (rules: Rules) => number
  /** A table may agree that nobody draws (FT-3, BD-3). */
  readonly withoutDraws: boolean
  readonly cites: Cited
}

/** A game of which no line of play is kept: a round is what its hands have left when it ends. */
export interface CountedGame extends AnyGame {
  readonly line: null
  readonly left: CountsLeft
}

/**
 * All that makes a game, but for its names, its rule sets (`ids.ts` and `presets.ts` beside it) and its part of the rule book (`book`).
 *
 * What lies outside a game's folder asks this and never which game it is.
 */
export type GameDefinition = LineGame | CountedGame

/** The rules to cite for what all games have. */
interface Cited {
  /** What caps a play near the target, where a table caps it. */
  readonly cap: RuleId
  /** Below what no total goes, where a table has such a limit. */
  readonly floor: RuleId
  /** Why nothing of a score counts, where a game has such a rule. */
  readonly withheld?: Readonly<Partial<Record<Withheld, RuleId>>>
  /** What is paid, or lost, when someone goes out. */
  readonly goingOut: RuleId
  /** Who wins a blocked round by the fewest pips (`simple`), and what that pays. */
  readonly blocked: RuleId
  /** Why a tile that is no double cannot be led, and why an arm has to be started first, on each line that the game may have. */
  readonly lines: Readonly<Partial<Record<Layout, { readonly leadsDouble: RuleId; readonly startFirst: RuleId }>>>
}
