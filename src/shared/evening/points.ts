import { elementAt } from '../kernel/assert'
import type { ByePoints, PointScheme, TableSize } from './evening'
import { type Figures, sidesOf, type EveningTable } from './state'

/** Points are counted in halves: two sides that share a place share its points. */
export type HalfPoints = number

/**
 * What a settled table gives to each seat, in halves of a point (`docs/drawing.md`, What a table gives).
 *
 * `full` is the number of sides at a full table: a seat that is free counts as left behind, so that a smaller table gives no less. `lowest`: the lowest total is ahead.
 */
export function tablePoints(
  table: Pick<EveningTable, 'people' | 'partners'>,
  figures: Figures,
  scheme: PointScheme,
  full: number,
  lowest: boolean,
): readonly HalfPoints[] {
  const sides = sidesOf(table)
  const sums = sideWorths(sides, figures, lowest)
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

/** More than the totals of any table. */
const FAR_BEHIND = 2 ** 40

/** What each side is ranked by: its totals, the best the highest; a side of which somebody left comes after all who stayed. */
export function sideWorths(sides: readonly (readonly number[])[], { totals, gone = [] }: Figures, lowest: boolean): readonly number[] {
  return sides.map((seats) => {
    const sum = seats.reduce((all, seat) => all + elementAt(totals, seat), 0)
    return (lowest ? 0 - sum : sum) - (seats.some((seat) => gone.includes(seat)) ? FAR_BEHIND : 0)
  })
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
