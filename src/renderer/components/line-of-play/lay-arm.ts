import type { ArmName } from '#shared/domino/line'
import { isDouble, otherHalf, type Suit, type Tile } from '#shared/domino/tile'
import type { Direction, Frame, Rect } from './geometry'
import type { LaidTile } from './types'
import { nextStep, startWalk, type Reach, type Step, type Walk } from './walk'

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
  /** Which way the next ordinary tile would point. */
  readonly direction: Direction
  /** Room for the next tile: for an ordinary one, and for a double. */
  readonly slot: Rect
  readonly doubleSlot: Rect
  readonly doubleDirection: Direction
}

export interface LaidArm {
  readonly tiles: readonly PlacedTile[]
  readonly end: OpenEnd
  /** How far the arm reaches to its wrapping side, with room for the row it is about to begin. */
  readonly depth: number
}

/** The arm's start: how far from its frame's origin, against which half, and whether that half's tile stands across. */
export interface ArmStart {
  readonly arm: ArmName
  readonly from: number
  readonly suit: Suit
  readonly across: boolean
}

/** A tile in its rectangle, its inner half against the line and the other one pointing on. */
export function placed(key: string, rect: Rect, direction: Direction, inner: Suit, outward: Suit): PlacedTile {
  const onward = direction === 'right' || direction === 'down'
  return { ...rect, key, orientation: rect.width > rect.height ? 'horizontal' : 'vertical', halves: onward ? [inner, outward] : [outward, inner] }
}

/** `tile` as it would lie at this end. */
export function placedAtEnd(end: OpenEnd, key: string, tile: Tile): PlacedTile {
  const double = isDouble(tile)
  const [rect, direction] = double ? [end.doubleSlot, end.doubleDirection] : [end.slot, end.direction]
  return placed(key, rect, direction, end.suit, otherHalf(tile, end.suit))
}

function depthAfter(walk: Walk): number {
  return walk.phase === 'column' ? walk.v + 1.5 : walk.row + 1
}

export function layArm(frame: Frame, reach: Reach, start: ArmStart, laid: readonly LaidTile[]): LaidArm {
  let walk = startWalk(start.from, start.across)
  let suit = start.suit
  const tiles: PlacedTile[] = []
  for (const { key, tile, outward } of laid) {
    const step: Step = nextStep(frame, reach, walk, isDouble(tile))
    tiles.push(placed(key, step.rect, step.direction, otherHalf(tile, outward), outward))
    walk = step.next
    suit = outward
  }
  const ordinary = nextStep(frame, reach, walk, false)
  const double = nextStep(frame, reach, walk, true)
  return {
    tiles,
    end: {
      arm: start.arm,
      suit,
      started: laid.length > 0,
      direction: ordinary.direction,
      slot: ordinary.rect,
      doubleSlot: double.rect,
      doubleDirection: double.direction,
    },
    depth: Math.max(depthAfter(ordinary.next), depthAfter(double.next)),
  }
}
