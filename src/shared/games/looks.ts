import type { Suit, Tile } from '../domino/tile'
import type { ReasonCode, Worth } from './reasons'
import type { RuleId } from './rule-ids'
import type { SettingName } from './rules'

/** What a game asks of the exposed halves as a whole: all equal, or not; or equal in a suit that a double Scorpion takes (FS-7). */
export const EQUAL_FINDINGS = ['equal', 'differ', 'scorpion-takes-it'] as const
export type EqualFinding = (typeof EQUAL_FINDINGS)[number]

export const THROWN_NAMES = ['flower', 'scorpion'] as const
export type RolledName = (typeof THROWN_NAMES)[number]

export const OWN_TILE_FINDINGS = ['is-it', 'is-not', 'cancelled'] as const
export type OwnTileFinding = (typeof OWN_TILE_FINDINGS)[number]

/** Why pairs of exposed halves counted or did not (FS-4, FS-5, FS-8). */
export const PAIR_FINDINGS = [
  'counts',
  /** Four pairs of two doubles, two of which S0 lists (reading `twoDoubles`). */
  'two-listed',
  'neither',
  /** Both halves are of one tile, which is no pair. */
  'one-tile',
  /** The same, of the Flower's or Scorpion's own tile, on the turn it is played. */
  'own-tile-played',
  'stands-unscored',
  'stands-scored',
  'cancelled',
] as const
export type PairFinding = (typeof PAIR_FINDINGS)[number]

interface LookCommon {
  /** The rule that says what became of it. */
  readonly rule: RuleId
  /** The reading that decided, where one did. */
  readonly reading?: SettingName
  /** The reason it went into, before caps and floors; null where it scored nothing. */
  readonly code: ReasonCode | null
  readonly points: Worth
}

/**
 * One thing a game looked at to count a play.
 *
 * `shown` counts in the exposed tiles of the play (`Laid.shown`), from 0.
 */
export type Look =
  | (LookCommon & { readonly kind: 'equal'; readonly halves: number; readonly finding: EqualFinding })
  | (LookCommon & { readonly kind: 'own-tile'; readonly sought: RolledName; readonly finding: OwnTileFinding })
  | (LookCommon & {
      readonly kind: 'pair'
      /** The two tiles whose halves were paired; twice the same for the two halves of one double. */
      readonly shown: readonly [number, number]
      /** What a pair of these halves makes. */
      readonly tile: Tile
      readonly sought: RolledName | null
      /** How many pairs there are, and how many of them counted. */
      readonly pairs: number
      readonly counted: number
      readonly finding: PairFinding
    })
  | (LookCommon & {
      /** A number as it lies open (DB-3), or the one that a play has laid open, which scores only where another end shows it too (B-10). */
      readonly kind: 'suit' | 'made'
      readonly suit: Suit
      readonly count: number
      readonly shown: readonly number[]
    })
  | (LookCommon & {
      /** What all open halves come to. */
      readonly kind: 'sum'
      readonly sum: number
    })
