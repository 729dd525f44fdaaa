import type { ArmName, Layout } from '#shared/domino/line'
import type { Suit, Tile } from '#shared/domino/tile'
import type { Direction, Point, Rect } from './geometry'

/** One laid tile, in the order of play. */
export interface LaidTile {
  readonly key: string
  readonly tile: Tile
  /** Where it was laid; null for the lead. */
  readonly arm: ArmName | null
  /** The half that was left open; of a two-ended lead, the half at the right end. */
  readonly outward: Suit
}

/** A tile that can be chosen. */
export interface LineTile extends LaidTile {
  /** The tile in words, with where it lies. */
  readonly label: string
  /** Something about it is irregular. */
  readonly flagged?: boolean
}

/** A line of play to be laid out: the lead first, then the rest in the order of play. */
export interface LineToLay {
  readonly layout: Layout
  /** Arms round a spinner; a two-ended line has 2. */
  readonly arms: number
  readonly tiles: readonly LaidTile[]
}

export type Orientation = 'vertical' | 'horizontal'

/** A tile where it lies; `halves` from the left, or from the top. */
export interface PlacedTile extends Rect {
  readonly key: string
  readonly orientation: Orientation
  readonly halves: readonly [Suit, Suit]
}

/** An open end, and where the next tile would go. */
export interface OpenEnd {
  readonly arm: ArmName
  /** What the next tile must match. */
  readonly suit: Suit
  readonly started: boolean
  /** Room for the next ordinary tile, and which way its outward half would point. */
  readonly slot: Rect
  readonly direction: Direction
  /** The same for a double. */
  readonly doubleSlot: Rect
  readonly doubleDirection: Direction
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

/** A line laid out with rows of one length: its size is known, its tiles are placed when asked for. */
export interface Draft {
  readonly box: Rect
  readonly finish: () => LineLayout
}
