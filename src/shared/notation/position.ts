import type { SetChange } from '../domino/set'
import type { Suit, Tile, WrittenTile } from '../domino/tile'
import type { RuleOverrides } from '../match/record'
import type { PresetId } from '../rules/presets'

export interface PositionPlayer {
  /** '' where nobody named this seat. */
  readonly name: string
  readonly hand: readonly Tile[]
  /** Someone said that these are all, whatever was counted. */
  readonly all: boolean
  /** Tiles that are counted in this hand; null where nobody counted. */
  readonly counted: number | null
  /** The points so far; null where they do not matter. */
  readonly total: number | null
}

/** The line of play as far as it is known: its tiles, or what its open ends show. */
export type PositionTable =
  | { readonly kind: 'unknown' }
  /** In the order of the arms; null where nobody knows. */
  | { readonly kind: 'ends'; readonly ends: readonly (Suit | null)[] }
  /** From left to right; `lead` is the place of the tile that was led, null where that is not known. */
  | { readonly kind: 'line'; readonly tiles: readonly WrittenTile[]; readonly lead: number | null }
  /** Each arm outward. */
  | { readonly kind: 'spinner'; readonly spinner: WrittenTile; readonly arms: readonly (readonly WrittenTile[])[] }

/** The faces of two dice, 1 … 6; null for one that nobody has set. */
export type PositionPair = readonly [number | null, number | null]

/** A moment of a round, as people put it to the arbiter: any of it may be unknown. */
export interface Position {
  readonly preset: PresetId
  readonly rules: RuleOverrides
  readonly players: readonly PositionPlayer[]
  readonly table: PositionTable
  /** Null where there are none, or none is set. */
  readonly dice: { readonly flower: PositionPair; readonly scorpion: PositionPair } | null
  /** Tiles face down; null where nobody counted. */
  readonly boneyard: number | null
  /** What the set has less and more than the rules say; left out where it is whole. */
  readonly set?: SetChange
}
