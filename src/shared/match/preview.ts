import type { ArmName } from '../domino/line'
import type { Tile, WrittenTile } from '../domino/tile'
import type { Reason } from '../rules/reasons'
import type { Refusal, RoundEnd, Seat } from './events'
import type { MatchState } from './state'

/** What a tile would do at one end, before anything is entered. */
export interface PlayPreview {
  /** Where it would lie; null for a lead. */
  readonly arm: ArmName | null
  readonly reasons: readonly Reason[]
  readonly delta: number
  readonly end: RoundEnd['kind'] | null
  readonly winsMatch: boolean
}

export type PlayOptions =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** `implied`: the end a play without one means; null when the player must choose. */
  | { readonly kind: 'playable'; readonly plays: readonly PlayPreview[]; readonly implied: ArmName | null }

/** Every place a tile could be laid now by `player` (whoever's turn it is, if null), and what each would score. */
export declare function playOptions(state: MatchState, tile: WrittenTile, player: Seat | null): PlayOptions
/** Tiles of the set that are not on the table any more often than the set holds them, and fit an end now. */
export declare function playableTiles(state: MatchState): ReadonlySet<Tile>
