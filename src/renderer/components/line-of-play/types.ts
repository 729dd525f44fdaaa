import type { ArmName, Layout } from '#shared/domino/line'
import type { Suit, Tile } from '#shared/domino/tile'
import type { Point, Rect } from './geometry'
import type { OpenEnd, PlacedTile } from './lay-arm'

/** One laid tile, in the order of play. */
export interface LaidTile {
  readonly key: string
  readonly tile: Tile
  /** Where it was laid; null for the lead. */
  readonly arm: ArmName | null
  /** The half that was left open; of a two-ended lead, the half at the right end. */
  readonly outward: Suit
}

/** A line of play to be laid out: the lead first, then the rest in the order of play. */
export interface LineToLay {
  readonly layout: Layout
  /** Arms round a spinner; a two-ended line has 2. */
  readonly arms: number
  readonly tiles: readonly LaidTile[]
}

/** The station a spinner with more than four arms lies in, and the places at its sides that arms leave from. */
export interface Hub {
  readonly rect: Rect
  readonly docks: readonly Point[]
}

/** Every tile in its place; the unit is the side of one half. */
export interface LineLayout {
  /** In the order of play, the lead first. */
  readonly tiles: readonly PlacedTile[]
  readonly ends: readonly OpenEnd[]
  readonly hub: Hub | null
  /** Everything drawn lies in here, next tiles included. */
  readonly box: Rect
}
