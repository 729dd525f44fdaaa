import type { ArmName, Layout } from '#shared/domino/line'
import type { Suit, Tile } from '#shared/domino/tile'
import type { Point, Rect } from './geometry'

/** One laid tile, in the order of play. */
export interface LineOfPlayTile {
  readonly key: string
  readonly tile: Tile
  /** Where it was laid; null for the lead. */
  readonly arm: ArmName | null
  /** The half that was left open; of a two-ended lead, the half at the right end. */
  readonly outward: Suit
}

export interface LineTile extends LineOfPlayTile {
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
  readonly tiles: readonly LineOfPlayTile[]
}

/** The room a line may fill, in pixels. */
export interface Box {
  readonly width: number
  readonly height: number
  /** The longest a tile may be drawn; left out, it follows from the box. */
  readonly largest?: number
  /** Read from across the room: where nothing else is said, a tile may be longer. */
  readonly far?: boolean
  /** How much larger the felt round it is; left out, the box is the felt. */
  readonly around?: { readonly width: number; readonly height: number }
}

export type Orientation = 'vertical' | 'horizontal'

/** A rectangle that may be turned about its middle by ±45°; the unit is the side of one half. */
export interface Shape extends Rect {
  readonly turn: number
}

/** A tile where it lies; `halves` from the left, or from the top, before it is turned. */
export interface PlacedTile extends Shape {
  readonly key: string
  readonly orientation: Orientation
  readonly halves: readonly [Suit, Suit]
}

/** What is ringed of a tile: the half that shows a suit, or with null all of it. */
export interface Ringed {
  readonly key: string
  readonly suit: Suit | null
}

/** Where the next tile would lie, and where its score would stand beside it. */
export interface Slot extends Shape {
  /** The outward half is the right or the lower one. */
  readonly onward: boolean
  readonly chip: Point
}

/** An open end, and where the next tile would go. */
export interface OpenEnd {
  readonly arm: ArmName
  /** What the next tile must match. */
  readonly suit: Suit
  readonly started: boolean
  /** Room for the next ordinary tile. */
  readonly slot: Slot
  readonly doubleSlot: Slot
  /** The middle of the circle that shows the number. */
  readonly mark: Point
}

/** Every tile in its place; the unit is the side of one half. */
export interface LineLayout {
  /** In the order of play, the lead first. */
  readonly tiles: readonly PlacedTile[]
  readonly ends: readonly OpenEnd[]
  /** The whole box; everything drawn lies in here, next tiles and their scores included. */
  readonly box: Rect
  /** Side of one half in pixels. */
  readonly unit: number
  /** Radius of a score chip, and of the circle at an open end. */
  readonly chip: number
  readonly mark: number
}
