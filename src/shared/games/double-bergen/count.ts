import type { Exposed } from '../../domino/line'
import type { Suit } from '../../domino/tile'
import type { CountPlay } from '../game'

/** Counts a play of Double Bergen: every suit that shows k ≥ 2 times on the exposed ends scores k (rulebook DB-3). */
export const countDoubleBergen: CountPlay = ({ shown }, tally) => {
  // suits by bits: those that show, and those that show twice or more
  let once = 0
  let more = 0
  for (const { suit, halves } of shown) {
    const bit = 1 << suit
    if (halves === 2 || (once & bit) !== 0) more |= bit
    once |= bit
  }
  for (let suit = 0; more >> suit !== 0; suit++) {
    if (((more >> suit) & 1) === 0) continue
    const count = halvesOfSuit(shown, suit)
    tally.add('of-a-suit', count, count, suit)
  }
}

function halvesOfSuit(shown: readonly Exposed[], suit: Suit): number {
  let count = 0
  for (const each of shown) if (each.suit === suit) count += each.halves
  return count
}
