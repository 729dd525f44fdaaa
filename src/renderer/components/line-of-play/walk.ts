import { between, inFrame, opposite, type Direction, type Frame, type Rect } from './geometry'

/** How far an arm's rows may reach, measured outwards from its frame's origin; doubles may stand up to 1.5 beyond. */
export interface Reach {
  readonly min: number
  readonly max: number
}

/** Rows of one arm lie at least this far apart, so that doubles in neighbouring rows stay one half clear of each other. */
export const ROW_PITCH = 3

/**
 * Where an arm has got to.
 *
 * It runs along a row (`heading` 1 outwards, −1 back) until the next tile would pass the reach, goes down a column to the
 * next row and comes back. `u`, `v` is the middle of the edge the next tile is laid against.
 */
export interface Walk {
  readonly phase: 'row' | 'column'
  readonly heading: 1 | -1
  readonly u: number
  readonly v: number
  /** The middle of the present row, or of the row the column has left. */
  readonly row: number
  /** The last tile stands across its row: a double. */
  readonly across: boolean
}

/** Where a tile goes, and where the arm is after it. */
export interface Step {
  readonly rect: Rect
  /** Which way the tile's outward half points. */
  readonly direction: Direction
  readonly next: Walk
}

/** An arm about to leave a lead whose edge is `from` away from the frame's origin. */
export function startWalk(from: number, across: boolean): Walk {
  return { phase: 'row', heading: 1, u: from, v: 0, row: 0, across }
}

export function nextStep(frame: Frame, reach: Reach, walk: Walk, double: boolean): Step {
  if (walk.phase === 'row') {
    const left = walk.heading === 1 ? reach.max - walk.u : walk.u - reach.min
    const needed = double ? (walk.across ? 1 : 0) : 2
    if (needed <= left) return alongRow(frame, walk, double)
    const v = walk.row + (walk.across ? 1 : 0.5)
    return downColumn(frame, { ...walk, phase: 'column', u: walk.u - walk.heading * 0.5, v }, double)
  }
  return walk.v + 0.5 - walk.row >= ROW_PITCH ? intoRow(frame, walk, double) : downColumn(frame, walk, double)
}

function alongRow(frame: Frame, walk: Walk, double: boolean): Step {
  const half = double ? 1 : 0.5
  const u = walk.u + walk.heading * (double ? 1 : 2)
  return {
    rect: between(inFrame(frame, walk.u, walk.row - half), inFrame(frame, u, walk.row + half)),
    direction: walk.heading === 1 ? frame.out : opposite(frame.out),
    next: { ...walk, u, across: double },
  }
}

function downColumn(frame: Frame, walk: Walk, double: boolean): Step {
  const half = double ? 1 : 0.5
  const v = walk.v + (double ? 1 : 2)
  return {
    rect: between(inFrame(frame, walk.u - half, walk.v), inFrame(frame, walk.u + half, v)),
    direction: frame.wrap,
    next: { ...walk, v },
  }
}

/** The first tile of a row hangs on the column; a double lies across the column there, and the row goes on from its end. */
function intoRow(frame: Frame, walk: Walk, double: boolean): Step {
  const heading = walk.heading === 1 ? -1 : 1
  const behind = double ? 1 : 0.5
  const ahead = double ? 1 : 1.5
  const u = walk.u + heading * ahead
  return {
    rect: between(inFrame(frame, walk.u - heading * behind, walk.v), inFrame(frame, u, walk.v + 1)),
    direction: double ? frame.wrap : heading === 1 ? frame.out : opposite(frame.out),
    next: { phase: 'row', heading, u, v: walk.v + 0.5, row: walk.v + 0.5, across: false },
  }
}
