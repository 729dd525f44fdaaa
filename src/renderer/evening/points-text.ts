import type { HalfPoints } from '#shared/evening/points'
import { leading, type Seated } from '#shared/evening/seated'
import { words } from '../messages/page'
import { scorerWords } from '../messages/scorer'

/** Points as people write them: a half is `½`. */
export function pointsText(halves: HalfPoints): string {
  const whole = Math.floor(halves / 2)
  if (halves % 2 === 0) return scorerWords.plain(whole)
  return whole === 0 ? '½' : `${scorerWords.plain(whole)}½`
}

/** A difference of totals, to the next whole number, with its sign. */
export function differenceText(difference: number): string {
  return scorerWords.signed(Math.round(difference))
}

/** Who wins a table, or that it is a tie. */
export function wonText(seats: readonly Seated<{ readonly name: string }>[], lowest: boolean): string {
  const [winner, level] = leading(seats, lowest)
  return winner !== undefined && level === undefined ? words.evening.table.wins(winner.name) : words.evening.table.drawn
}
