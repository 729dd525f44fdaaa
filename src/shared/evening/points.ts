import { elementAt } from '../kernel/assert'
import type { ByePoints, PointScheme, TableSize } from './evening'
import { sidesOf, type EveningTable } from './state'

/** Points are counted in halves: two sides that share a place share its points. */
export type HalfPoints = number

/**
 * What a settled table gives to each seat, in halves of a point (`docs/drawing.md`, What a table gives).
 *
 * `full` is the number of sides at a full table: a seat that is free counts as left behind, so that a smaller table gives no less. `lowest`: the lowest total is ahead.
 */
export function tablePoints(
  table: Pick<EveningTable, 'people' | 'partners'>,
  totals: readonly number[],
  scheme: PointScheme,
  full: number,
  lowest: boolean,
): readonly HalfPoints[] {
  const sides = sidesOf(table)
  const sums = sides.map((seats) => (lowest ? -1 : 1) * seats.reduce((sum, seat) => sum + elementAt(totals, seat), 0))
  const free = Math.max(0, full - sides.length)
  const bySide = sums.map((sum) => {
    const behind = sums.filter((other) => other < sum).length
    const level = sums.filter((other) => other === sum).length - 1
    if (scheme === 'place') return 2 * (behind + free) + level
    // the one point of a win is shared by those who won it together, down to a half
    const ahead = sums.length - behind - level - 1
    return ahead > 0 ? 0 : level === 0 ? 2 : 1
  })
  return table.people.map((_, seat) =>
    elementAt(
      bySide,
      sides.findIndex((seats) => seats.includes(seat)),
    ),
  )
}

export function fullSides(size: TableSize, partners: boolean): number {
  return partners ? 2 : size
}

/** What a bye gives, in halves of a point. */
export function byeHalves(bye: ByePoints, scheme: PointScheme, full: number): HalfPoints {
  const win = scheme === 'place' ? 2 * (full - 1) : 2
  switch (bye) {
    case 'win':
      return win
    case 'middle':
      return Math.floor(win / 2)
    case 'none':
      return 0
  }
}
