import type { Seat } from '../match/events'
import type { LikelyPlay } from './likely'
import type { Review } from './review'
import type { Estimate } from './weigh'

/** How two players came apart: by tiles, and by choices. The choices of both are in it: what one lost by worse ones, the other won. */
export interface LuckAndSkill {
  readonly leader: Seat
  readonly other: Seat
  /** Points that the leader is ahead. */
  readonly ahead: number
  /** How many of them the tiles gave, and how many the choices; below 0, what they took. Both may be off by as much. */
  readonly tiles: number
  readonly choices: number
  readonly give: number
}

/** The points that each seat probably lost by its choices, over all these plays. */
export function lostByChoices(review: Review, rounds: readonly { readonly index: number; readonly plays: readonly LikelyPlay[] }[]): readonly Estimate[] {
  const seats = review.match.totals.map(() => ({ mean: 0, square: 0 }))
  for (const { index, plays } of rounds) {
    for (const { event, lostPoints } of plays) {
      const reviewed = review.rounds[index]?.plays.find((play) => play.event === event)
      const seat = seats[reviewed?.play.player ?? -1]
      if (seat === undefined) continue
      seat.mean += lostPoints.mean
      seat.square += lostPoints.give ** 2
    }
  }
  return seats.map(({ mean, square }) => ({ mean, give: Math.sqrt(square) }))
}

/** Luck and skill between the first and the next best; null while nobody is ahead alone. */
export function luckAndSkill(totals: readonly number[], lost: readonly Estimate[]): LuckAndSkill | null {
  const order = totals.map((_, seat) => seat).toSorted((a, b) => (totals[b] as number) - (totals[a] as number) || a - b)
  const [leader, other] = order
  if (leader === undefined || other === undefined) return null
  const ahead = (totals[leader] as number) - (totals[other] as number)
  if (ahead === 0) return null
  const one = lost[leader] as Estimate
  const two = lost[other] as Estimate
  const choices = two.mean - one.mean
  return { leader, other, ahead, tiles: ahead - choices, choices, give: Math.hypot(one.give, two.give) }
}
