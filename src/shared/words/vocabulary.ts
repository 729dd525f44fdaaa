import type { ArmName } from '../domino/line'
import type { Seat } from '../match/events'
import type { GameId } from '../games/rules'
import type { Grammar, Noun } from './grammar'
import type { GameWords, NamedEnd } from './sentence-inputs'

/** Whose hands they are, and what a language says of the hands, or of where their tiles are; `of` is whose, where a language inflects that. */
export interface Hands {
  readonly who: string
  readonly hands: string
  readonly of?: string
}

/** What the sentences of a language are made of. */
export interface Vocabulary {
  readonly counted: Grammar['counted']
  readonly listed: Grammar['listed']
  readonly tiles: Noun
  readonly nameOf: (names: readonly string[], seat: Seat) => string
  readonly namesOf: (names: readonly string[], seats: readonly Seat[]) => string
  /** The hand of one player, the hands of several. */
  readonly handsOf: (names: readonly string[], seats: readonly Seat[]) => Hands
  readonly gameWords: (game: GameId) => GameWords
  readonly boneyardOf: (game: GameId) => string
  readonly armWords: (arm: ArmName) => string
  readonly endsWords: (ends: readonly NamedEnd[]) => string
}
