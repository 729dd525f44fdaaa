import type { ArmName } from '../domino/line'
import type { Seat } from '../match/events'
import type { GameId } from '../games/rules'
import type { Grammar, Noun } from './grammar'
import type { GameWords, NamedEnd } from './sentence-inputs'

/** What the sentences of a language are made of; a noun that it inflects comes in all the forms that its phrases need. */
export interface Vocabulary<Boneyard = unknown, Hands = unknown> {
  readonly counted: Grammar['counted']
  readonly listed: Grammar['listed']
  readonly tiles: Noun
  readonly nameOf: (names: readonly string[], seat: Seat) => string
  readonly namesOf: (names: readonly string[], seats: readonly Seat[]) => string
  /** The hand of one player, the hands of several. */
  readonly handsOf: (names: readonly string[], seats: readonly Seat[]) => Hands
  readonly gameWords: (game: GameId) => GameWords
  readonly boneyardOf: (game: GameId) => Boneyard
  readonly armWords: (arm: ArmName) => string
  readonly endsWords: (ends: readonly NamedEnd[]) => string
}
