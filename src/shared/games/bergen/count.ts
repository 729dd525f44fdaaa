import type { Exposed } from '../../domino/line'
import { countDoubleBergen } from '../double-bergen/count'
import { moreThanThree, type CountPlay, type Laid } from '../game'

/**
 * Counts a play of Bergen: a double header, or a triple header instead (rulebook B-1, B-2).
 *
 * Round a spinner it is the same of the ends that the play makes equal, and says which number they show; or every number counts as in Double Bergen (B-10).
 */
export const countBergen: CountPlay = (laid, tally) => {
  const { rules, line } = laid
  const spinner = line.layout === 'spinner'
  if (spinner && rules.spinnerCount === 'every-number') return countDoubleBergen(laid, tally)
  const equal = madeEqual(laid)
  const suit = spinner ? laidSuit(laid) : null
  if (equal === 2) tally.add('double-header', rules.doubleHeader, suit === null ? null : equal, suit)
  if (equal > 2) tally.add('triple-header', rules.tripleHeader, suit === null ? moreThanThree(equal) : equal, suit)
}

/** How many halves show the number that a play has laid open, where another tile shows it too or the play is a double that was led; otherwise 0. */
function madeEqual(laid: Laid): number {
  const { arm, line, shown } = laid
  const suit = laidSuit(laid)
  let halves = 0
  for (const each of shown) if (each.suit === suit) halves += each.halves
  const own = arm === null ? 1 : (line.ends[arm] as Exposed).halves
  return halves === own ? 0 : halves
}

/** The number that a play has laid open; of a lead that of its left end. */
export function laidSuit({ arm, line }: Laid): number {
  return (line.ends[arm ?? 0] as Exposed).suit
}
