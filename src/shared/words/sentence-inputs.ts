import type { ArmName } from '../domino/line'
import type { Suit } from '../domino/tile'
import type { Dice, ScoredPlay, Warning } from '../match/events'
import type { PayRules } from '../rules/payout'
import type { Rules } from '../games/rules'
import type { Noun } from './grammar'

/* What a sentence of the scorer is about, in any language. */

/** What one game calls the things every game has (rulebook, Terms). */
export interface GameWords {
  readonly name: string
  /** The line of play. */
  readonly line: string
  readonly boneyard: string
  /** Who leads a round. */
  readonly leader: string
  readonly points: Noun
}

/** What a reason does not carry itself and its sentence needs. */
export interface ReasonContext {
  /** The half that shows after the play; in an equal-ends score, the half that shows everywhere. */
  readonly outward: Suit
  readonly dice: Dice | null
}

export interface PlayContext {
  readonly dice: ReasonContext['dice']
  readonly rules: Pick<Rules, 'game' | keyof PayRules>
}

/** The part of a scored play that its sentence uses. */
export type ToldPlay = Pick<ScoredPlay, 'player' | 'outward' | 'arm' | 'reasons' | 'unpaid' | 'goingOut' | 'uncalled' | 'delta' | 'totals'>

/** The part of a warning that its sentence uses; where it stands is shown beside it. */
export type ToldWarning = Omit<Warning, 'round' | 'event'>

/** An end of the line by its name, and the suit it shows. */
export interface NamedEnd {
  readonly arm: ArmName
  readonly suit: Suit
}
