import type { Tile } from '../../domino/tile'
import type { Rules } from '../../games/rules'
import { sidesAmong } from '../../games/sides'
import { smallestOf } from '../../games/winning-side'
import { elementAt } from '../../kernel/assert'
import { handPips } from '../payout'
import type { Ruling, RulingFound, RulingStep, TestLooked } from '../rulings'
import type { Blocked, BlockedRule } from './blocked-rule'

/** Whether a block is judged by what both hands of a side hold (PA-5). Where each loses for the tiles still held nobody wins, so there is nothing to judge. */
export const isJudgedBySides = ({ partners, blockedBy, blockedRule }: Pick<Rules, 'partners' | 'blockedBy' | 'blockedRule'>): boolean =>
  partners && blockedBy === 'side' && blockedRule !== 'tiles-deducted'

/** The tiles of each side together. */
export const handsOfSides = (hands: readonly (readonly Tile[])[]): readonly (readonly Tile[])[] =>
  sidesAmong(true, hands.length).map((side) => side.flatMap((seat) => elementAt(hands, seat)))

/**
 * Asks a blocked rule as if each side were one player, and tells its steps of all four seats: partners are looked at together, pass a test together, and each has what
 * their side has. What the side wins is put to the partner with fewer pips, the lower seat where both have as many (PA-5).
 */
export function ruleBySides(rule: BlockedRule, blocked: Blocked): Ruling {
  const { rules, hands } = blocked
  const { winner, steps } = rule({ ...blocked, hands: handsOfSides(hands) })
  const sides = sidesAmong(true, hands.length)
  const pips = hands.map((hand) => handPips(rules, hand))
  const seatOf = (side: number): number => smallestOf(elementAt(sides, side), pips)
  const seatsOf = (of: readonly number[]): readonly number[] => of.flatMap((side) => elementAt(sides, side)).sort((a, b) => a - b)

  const lookedAt = (looked: TestLooked): TestLooked => ({
    ...looked,
    among: seatsOf(looked.among),
    values: hands.map((_, seat) => looked.values[seat % sides.length] ?? null),
  })
  const foundOf = (found: RulingFound): RulingFound => {
    switch (found.kind) {
      case 'decided':
        return { kind: 'decided', winner: seatOf(found.winner) }
      case 'tie':
        return { kind: 'tie', seats: seatsOf(found.seats) }
      case 'nobody':
      case 'not-applicable':
      case 'deducted':
        return found
    }
  }
  const told = steps.map((step): RulingStep => ({ ...step, looked: lookedAt(step.looked), found: foundOf(step.found) }))
  return { winner: winner === null ? null : seatOf(winner), steps: told }
}
