import type { Frame } from './geometry'
import { layArm, placed } from './lay-arm'
import { assemble } from './assemble'
import type { LaidTile, LineLayout } from './types'

const CENTRE = { x: 0, y: 0 }
const UP: Frame = { origin: CENTRE, out: 'up', wrap: 'right' }
const RIGHT: Frame = { origin: CENTRE, out: 'right', wrap: 'down' }
const DOWN: Frame = { origin: CENTRE, out: 'down', wrap: 'left' }
const LEFT: Frame = { origin: CENTRE, out: 'left', wrap: 'up' }

/** Sides of the spinner that arms 1 … n leave from, clockwise. */
function sides(arms: number): readonly Frame[] {
  if (arms === 2) return [RIGHT, LEFT]
  return [UP, RIGHT, DOWN, LEFT].slice(0, arms)
}

/** Rows that come back stop this far from the spinner, clear of the neighbouring arm's doubles. */
const CLEAR = 3

/** How far arms reach: those that run sideways, and those that run up and down. */
export interface CrossReach {
  readonly across: number
  readonly upright: number
}

/**
 * Up to four arms, one from each side of the spinner.
 *
 * Each wraps clockwise and so keeps to a quarter of the table: the right arm below its row, the lower one to the left of
 * its column, and so on round.
 */
export function layCross(lead: LaidTile, rest: readonly LaidTile[], arms: number): (reach: CrossReach) => LineLayout {
  const first = placed(lead.key, { x: -0.5, y: -1, width: 1, height: 2 }, 'down', lead.outward, lead.outward)
  const laid = sides(arms).map((frame, place) => {
    const sideways = frame.out === 'left' || frame.out === 'right'
    const start = { arm: place + 1, from: sideways ? 0.5 : 1, suit: lead.outward, across: sideways }
    return { frame, sideways, start, tiles: rest.filter((tile) => tile.arm === place + 1) }
  })
  return (reach) => {
    const walked = laid.map(({ frame, sideways, start, tiles }) =>
      layArm(frame, { min: CLEAR, max: sideways ? reach.across : reach.upright }, start, tiles),
    )
    return assemble(first, walked, null, false)
  }
}
