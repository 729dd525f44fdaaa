import { counts, paid } from './naive-points'
import type { NaiveRules } from './naive-rules'

/** PA-1: the seats that play together with a seat, with it, in seat order. */
export function together(rules: NaiveRules, seat: number, players: number): readonly number[] {
  if (!rules.partners) return [seat]
  return Array.from({ length: players }, (_, each) => each).filter((each) => each % 2 === seat % 2)
}

/** PA-2: of each seat the sum of its side; its own number where nobody has a partner. */
export function sums(rules: NaiveRules, numbers: readonly number[]): readonly number[] {
  return numbers.map((_, seat) => together(rules, seat, numbers.length).reduce((sum, each) => sum + (numbers[each] ?? 0), 0))
}

/** PA-3, PA-4: what each seat's total moves by at the end of a round, where a side's points are one score, and a loss that the floor cuts is that of the later seat first. */
export function endOfSide(rules: NaiveRules, target: number, before: readonly number[], worth: readonly number[]): readonly number[] {
  const moves = before.map((_, seat) => worth[seat] ?? 0)
  const stood = sums(rules, before)
  const points = sums(rules, moves)
  before.forEach((_, seat) => {
    const side = together(rules, seat, before.length)
    if (side[0] !== seat) return
    const [from = 0, by = 0] = [stood[seat], points[seat]]
    if (!counts(rules, target, from, by, false)) {
      for (const each of side) moves[each] = 0
      return
    }
    // FS-10 reads the order within a play; what the end of a round pays is one sum
    let back = paid(from, [by], { ...rules, payout: 'net' }) - from - by
    for (const each of [...side].reverse()) {
      while (back > 0 && (moves[each] ?? 0) < 0) {
        moves[each] = (moves[each] ?? 0) + 1
        back -= 1
      }
    }
    moves[seat] = (moves[seat] ?? 0) + back
  })
  return moves
}
