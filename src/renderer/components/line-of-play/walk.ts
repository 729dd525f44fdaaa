/**
 * How far an arm's rows may reach, measured outwards along it.
 *
 * Doubles may stand up to 1.5 beyond; `max` is at least 4 more than `min`, so that the first tile of a row keeps within it.
 */
export interface Reach {
  readonly min: number
  readonly max: number
}

/** Rows of one arm lie at least this far apart, so that doubles in neighbouring rows stay one half clear of each other. */
export const ROW_PITCH = 3

/**
 * Where an arm has got to: `u` counts outwards, `v` to the side it wraps to.
 *
 * It runs along a row (`heading` 1 outwards, −1 back) until the next tile would pass the reach, goes down a column to the
 * next row and comes back. (`u`, `v`) is the middle of the edge the next tile is laid against.
 */
export interface Walk {
  readonly phase: 'row' | 'column'
  readonly heading: 1 | -1
  readonly u: number
  readonly v: number
  /** The middle of the present row, or of the row the column has left. */
  readonly row: number
  /** The last tile lies across its row or column: a double. */
  readonly across: boolean
}

/** Which way the outward half of a tile points. */
export type Way = 'out' | 'back' | 'wrap'

/** Where a tile goes, between two opposite corners, and where the arm is after it. */
export interface Step {
  readonly u0: number
  readonly v0: number
  readonly u1: number
  readonly v1: number
  readonly way: Way
  readonly next: Walk
}

/** An arm about to leave a lead whose edge is `from` away from where it is measured, along a row or down a column. */
export function startWalk(phase: Walk['phase'], from: number, across: boolean): Walk {
  return phase === 'row' ? { phase, heading: 1, u: from, v: 0, row: 0, across } : { phase, heading: -1, u: 0, v: from, row: 0, across }
}

export function nextStep(reach: Reach, walk: Walk, double: boolean): Step {
  if (walk.phase === 'row') {
    const left = walk.heading === 1 ? reach.max - walk.u : walk.u - reach.min
    // a double turns a corner only after another one; it may stand at the very end of its row
    const needed = double ? (walk.across ? 1 : -Infinity) : 2
    if (needed <= left) return alongRow(walk, double)
    const v = walk.row + (walk.across ? 1 : 0.5)
    return downColumn({ ...walk, phase: 'column', u: walk.u - walk.heading * 0.5, v }, double)
  }
  // below a double the column goes on, or the row's first tile would lie against both its halves
  const far = walk.v + 0.5 - walk.row >= ROW_PITCH && !walk.across
  return far ? intoRow(walk, double) : downColumn(walk, double)
}

function alongRow(walk: Walk, double: boolean): Step {
  const half = double ? 1 : 0.5
  const u = walk.u + walk.heading * (double ? 1 : 2)
  return {
    u0: walk.u,
    v0: walk.row - half,
    u1: u,
    v1: walk.row + half,
    way: walk.heading === 1 ? 'out' : 'back',
    next: { phase: 'row', heading: walk.heading, u, v: walk.v, row: walk.row, across: double },
  }
}

function downColumn(walk: Walk, double: boolean): Step {
  const half = double ? 1 : 0.5
  const v = walk.v + (double ? 1 : 2)
  return { u0: walk.u - half, v0: walk.v, u1: walk.u + half, v1: v, way: 'wrap', next: { ...walk, v, across: double } }
}

/** The first tile of a row joins the column; a double lies across the column there, and the row goes on from its end. */
function intoRow(walk: Walk, double: boolean): Step {
  const heading = walk.heading === 1 ? -1 : 1
  const behind = double ? 1 : 0.5
  const u = walk.u + heading * (double ? 1 : 1.5)
  const row = walk.v + 0.5
  return {
    u0: walk.u - heading * behind,
    v0: walk.v,
    u1: u,
    v1: walk.v + 1,
    way: double ? 'wrap' : heading === 1 ? 'out' : 'back',
    next: { phase: 'row', heading, u, v: row, row, across: false },
  }
}
