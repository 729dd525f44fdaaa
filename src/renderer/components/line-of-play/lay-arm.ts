import type { ArmName } from '#shared/domino/line'
import { isDouble, otherHalf, type Suit, type Tile } from '#shared/domino/tile'
import { between, inFrame, opposite, type Direction, type Frame, type Rect } from './geometry'
import type { LaidTile, OpenEnd, PlacedTile } from './types'
import { nextStep, startWalk, type Reach, type Step, type Walk, type Way } from './walk'

/** Where an arm starts: how far from where it is measured, against which half, and whether that half's tile stands across. */
export interface ArmStart {
  readonly arm: ArmName
  readonly from: number
  readonly suit: Suit
  readonly across: boolean
  /** An arm begins along a row unless it is said to begin down a column, from which it turns into one. */
  readonly phase?: Walk['phase']
}

/** An arm walked to its end, still in its own measure. */
export interface WalkedArm {
  readonly start: ArmStart
  readonly tiles: readonly LaidTile[]
  readonly steps: readonly Step[]
  /** Room for the next tile: an ordinary one, and a double. */
  readonly ordinary: Step
  readonly double: Step
  /** How far the arm reaches to its wrapping side, with room for the row it is about to begin. */
  readonly depth: number
}

export function walkArm(reach: Reach, start: ArmStart, tiles: readonly LaidTile[]): WalkedArm {
  let walk = startWalk(start.phase ?? 'row', start.from, start.across)
  const steps = tiles.map(({ tile }) => {
    const step = nextStep(reach, walk, isDouble(tile))
    walk = step.next
    return step
  })
  const ordinary = nextStep(reach, walk, false)
  const double = nextStep(reach, walk, true)
  return { start, tiles, steps, ordinary, double, depth: Math.max(depthAfter(ordinary.next), depthAfter(double.next)) }
}

function depthAfter(walk: Walk): number {
  return walk.phase === 'column' ? walk.v + 1.5 : walk.row + 1
}

/** The smallest rectangle round an arm and its next tile. */
export function boundsOf(frame: Frame, { steps, ordinary, double }: WalkedArm): Rect {
  let [u0, v0, u1, v1] = [Infinity, Infinity, -Infinity, -Infinity]
  const take = (step: Step): void => {
    u0 = Math.min(u0, step.u0, step.u1)
    u1 = Math.max(u1, step.u0, step.u1)
    v0 = Math.min(v0, step.v0)
    v1 = Math.max(v1, step.v1)
  }
  steps.forEach(take)
  take(ordinary)
  take(double)
  return between(inFrame(frame, u0, v0), inFrame(frame, u1, v1))
}

function rectOf(frame: Frame, { u0, v0, u1, v1 }: Step): Rect {
  return between(inFrame(frame, u0, v0), inFrame(frame, u1, v1))
}

function directionOf(frame: Frame, way: Way): Direction {
  switch (way) {
    case 'out':
      return frame.out
    case 'back':
      return opposite(frame.out)
    case 'wrap':
      return frame.wrap
  }
}

/** A tile in its rectangle, its inner half against the line and the other one pointing on. */
export function placed(key: string, rect: Rect, direction: Direction, inner: Suit, outward: Suit): PlacedTile {
  const onward = direction === 'right' || direction === 'down'
  return { ...rect, key, orientation: rect.width > rect.height ? 'horizontal' : 'vertical', halves: onward ? [inner, outward] : [outward, inner] }
}

/** `tile` as it would lie at this end. */
export function placedAtEnd(end: OpenEnd, key: string, tile: Tile): PlacedTile {
  const [rect, direction] = isDouble(tile) ? [end.doubleSlot, end.doubleDirection] : [end.slot, end.direction]
  return placed(key, rect, direction, end.suit, otherHalf(tile, end.suit))
}

export function placedTiles(frame: Frame, { tiles, steps }: WalkedArm): readonly PlacedTile[] {
  return steps.map((step, place) => {
    const { key, tile, outward } = tiles[place] as LaidTile
    return placed(key, rectOf(frame, step), directionOf(frame, step.way), otherHalf(tile, outward), outward)
  })
}

export function openEnd(frame: Frame, { start, tiles, ordinary, double }: WalkedArm): OpenEnd {
  return {
    arm: start.arm,
    suit: tiles[tiles.length - 1]?.outward ?? start.suit,
    started: tiles.length > 0,
    direction: directionOf(frame, ordinary.way),
    slot: rectOf(frame, ordinary),
    doubleDirection: directionOf(frame, double.way),
    doubleSlot: rectOf(frame, double),
  }
}
