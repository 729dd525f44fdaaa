import { assemble } from './assemble'
import { isUpright, type Direction, type Frame } from './geometry'
import { placed, walkArm } from './lay-arm'
import type { Draft, LaidTile } from './types'

/** Sides of the spinner that arms 1 … n leave from, clockwise. */
function sides(arms: number): readonly Direction[] {
  return arms === 2 ? ['right', 'left'] : (['up', 'right', 'down', 'left'] as const).slice(0, arms)
}

/** Which quarter of the table each arm keeps to when rows lie, and when rows stand. */
const LYING: Readonly<Record<Direction, Omit<Frame, 'origin'>>> = {
  up: { out: 'right', wrap: 'up' },
  right: { out: 'right', wrap: 'down' },
  down: { out: 'left', wrap: 'down' },
  left: { out: 'left', wrap: 'up' },
}
const STANDING: Readonly<Record<Direction, Omit<Frame, 'origin'>>> = {
  up: { out: 'up', wrap: 'right' },
  right: { out: 'down', wrap: 'right' },
  down: { out: 'down', wrap: 'left' },
  left: { out: 'up', wrap: 'left' },
}

/** Rows that come back stop this far from the spinner's middle, clear of the doubles in the column beside it. */
const CLEAR_OF_COLUMN = 3
const CLEAR_OF_ROW = 1

/** The shortest reach a row fits into. */
export const LEAST_REACH = CLEAR_OF_COLUMN + 4

/**
 * Up to four arms, one from each side of the spinner, in rows that lie in a wide window and stand in an upright one.
 *
 * Two arms begin along a row; the other two go down a column first and turn clockwise into a row of their own. Each wraps
 * away from the spinner and so keeps to a quarter of the table.
 */
export function layCross(lead: LaidTile, rest: readonly LaidTile[], count: number, rows: 'lying' | 'standing'): (reach: number) => Draft {
  const first = placed(lead.key, { x: -0.5, y: -1, width: 1, height: 2 }, 'down', lead.outward, lead.outward)
  const arms = sides(count).map((side, place) => {
    const frame = { origin: { x: 0, y: 0 }, ...(rows === 'lying' ? LYING : STANDING)[side] }
    const from = isUpright(side) ? 1 : 0.5
    const phase = frame.out === side ? 'row' : 'column'
    const start = { arm: place + 1, from, suit: lead.outward, across: phase === 'row' && !isUpright(side), phase } as const
    return { frame, start, min: phase === 'row' ? CLEAR_OF_COLUMN : CLEAR_OF_ROW, tiles: rest.filter((tile) => tile.arm === place + 1) }
  })
  return (max) => assemble({ lead: first, arms: arms.map(({ frame, start, min, tiles }) => ({ frame, walked: walkArm({ min, max }, start, tiles) })) })
}
