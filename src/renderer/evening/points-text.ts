import type { HalfPoints } from '#shared/evening/points'
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
export function wonText(totals: readonly number[], names: readonly string[]): string {
  const best = Math.max(...totals)
  const winners = names.filter((_, seat) => totals[seat] === best)
  return winners.length === 1 ? words.evening.table.wins(winners[0] as string) : words.evening.table.drawn
}
