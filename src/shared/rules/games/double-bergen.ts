import type { Reason } from '../reasons'
import type { CountPlay } from './game'

/** Counts a play of Double Bergen: every suit that shows k ≥ 2 times on the exposed ends scores k (rulebook DB-3). */
export const countDoubleBergen: CountPlay = ({ rules, shown }) => {
  const times: number[] = []
  for (const { suit, halves } of shown) times[suit] = (times[suit] ?? 0) + halves
  const reasons: Reason[] = []
  for (let suit = 0; suit <= rules.maxPip; suit++) {
    const count = times[suit] ?? 0
    if (count >= 2) reasons.push({ code: 'of-a-suit', points: count, count, suit })
  }
  return reasons
}
