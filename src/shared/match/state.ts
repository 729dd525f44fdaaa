import type { Line } from '../domino/line'
import type { SetChange } from '../domino/set'
import type { Tile } from '../domino/tile'
import type { Rules } from '../games/rules'
import type { Dice, RoundEnd, ScoredEvent, Seat, Warning } from './events'
import type { MatchOutcome } from '../games/outcome'
import type { LastRound } from './record'

/** A tile of a hand that everyone has seen. */
export interface ShownTile {
  readonly player: Seat
  readonly tile: Tile
  /** The table says that it goes at the first chance. */
  readonly first: boolean
}

/** A round as it stands at the table. */
export interface RoundState {
  readonly leader: Seat
  readonly dice: Dice | null
  /** Rounds of the match that came to an end before it; none that was called off. */
  readonly before: number
  /** Time was called, and how: the match is decided as this round ends; null where it is not (rulebook M-15). */
  readonly decides: LastRound | null
  /** Who has left the match, in the order in which they left (rulebook M-11). */
  readonly gone: readonly Seat[]
  readonly line: Line
  /** How often each tile (by its place) has been laid; once less where the set has one more of it, and once more where one is missing (rulebook M-10). */
  readonly laid: readonly number[]
  /** What the set has less and more than its name says, as far as the table told. */
  readonly set: SetChange
  /** Tiles in each hand, counted, not seen. */
  readonly hands: readonly number[]
  /** Tiles face down, the reserve among them. */
  readonly boneyard: number
  readonly turn: Seat
  /** Tiles the seat on turn has drawn since its turn began. */
  readonly drawn: number
  /** Passes before anyone has led (DB-1). */
  readonly leadPasses: number
  /** Tiles that everyone has seen and that are still in hands, in the order in which they were shown (rulebook M-6). */
  readonly shown: readonly ShownTile[]
  /** The table has said something of a hand or of the set, so the round is not dealt again. */
  readonly handsSaid: boolean
  /** Whose play has to come next, and to whom its points go; null where nothing was said (rulebook M-8). */
  readonly uncalled: { readonly player: Seat; readonly to: Seat | null } | null
  readonly end: RoundEnd | null
}

/** A match as it stands: nothing in it that the record does not say. */
export interface MatchState {
  readonly rules: Rules
  readonly totals: readonly number[]
  readonly outcome: MatchOutcome
  /** The latest round, or null before the first. */
  readonly round: RoundState | null
}

/** One round with every event scored. */
export interface ScoredRound {
  readonly leader: Seat
  readonly dice: Dice | null
  /** The rules as the round began; a `rules` event among its events changes them (`rulesAt`). */
  readonly rules: Rules
  /** Who had left before it; left out where nobody had. */
  readonly gone?: readonly Seat[]
  readonly events: readonly ScoredEvent[]
  readonly end: RoundEnd | null
}

/** A record, scored: everything any screen shows about a match. */
export interface ScoredMatch {
  readonly begunWith: Rules
  /** The rules that hold after the last event. */
  readonly rules: Rules
  readonly rounds: readonly ScoredRound[]
  readonly totals: readonly number[]
  readonly outcome: MatchOutcome
  readonly warnings: readonly Warning[]
  /** The table after the last event. */
  readonly state: MatchState
}
