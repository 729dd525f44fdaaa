import { rating } from 'openskill'
import { plackettLuce } from 'openskill/models'

/** How well someone plays, as far as their matches tell: a normal distribution of `mean` and `deviation`. */
export interface Rating {
  /** 25 before the first match. */
  readonly mean: number
  /** One standard deviation, 8⅓ before the first match; smaller as matches tell more. */
  readonly deviation: number
}

/** A little uncertainty comes back with every match, so that a rating can follow someone who learns (the library's own measure). */
const DYNAMICS = 25 / 300

const { mu, sigma } = rating()
/** Before the first match. */
export const NEWCOMER: Rating = { mean: mu, deviation: sigma }

/** From so many matches on a rating says something: before, a single one moves it by several points. */
export const FEWEST_RATED = 3

/** Those who count together and their place; the ratings are those before the match. */
export interface RankedSide {
  readonly ratings: readonly Rating[]
  readonly place: number
}

/** The ratings after a match, for sides in the order of their places (Weng and Lin's Plackett–Luce model, by the library `openskill`). */
export function ratedAfter(sides: readonly RankedSide[]): readonly (readonly Rating[])[] {
  const after = plackettLuce(
    sides.map(({ ratings }) => ratings.map(beforeNext)),
    { rank: sides.map(({ place }) => place) },
  )
  return sides.map(({ ratings }, side) =>
    ratings.map((_, at) => {
      const rated = after[side]?.[at]
      return rated === undefined ? NEWCOMER : { mean: rated.mu, deviation: rated.sigma }
    }),
  )
}

/** What someone brings to the next match. The library's option `tau` does the same to the deviation, at three times the cost of rating. */
function beforeNext({ mean, deviation }: Rating): { mu: number; sigma: number } {
  return { mu: mean, sigma: Math.sqrt(deviation * deviation + DYNAMICS * DYNAMICS) }
}
