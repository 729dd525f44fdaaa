import { expect } from 'vitest'
import type { Steps } from '#shared/kernel/in-steps'
import type { HouseResults } from '#shared/league/results'
import { leagueInSteps, type League, type LeagueSeason } from '#shared/league/standings'
import type { MatchFacts } from '#shared/stats/facts'
import { whoByIdElseName, type Who } from '#shared/stats/person'
import type { MatchesQuestion } from '#shared/stats/question'
import { RatingLedger, ratedIn, ratingsInSteps, type PersonRating, type RatedGame } from '#shared/stats/ratings'
import { statisticsInSteps, type Statistics } from '#shared/stats/statistics'
import { timelineOf } from '#shared/stats/memory'
import { answered } from './answered'

/** Far more steps than any test needs. */
const MOST_STEPS = 10_000

/** All steps in one go; there is an end to them. */
function inOneGo<T>(steps: Steps<T>): T {
  for (let step = 0; step < MOST_STEPS; step++) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
  return expect.fail('the steps have no end')
}

/** `statisticsInSteps` of these matches, in one go. */
export function statisticsOf(facts: readonly MatchFacts[], question: MatchesQuestion, who: Who = whoByIdElseName): Statistics {
  return answered(() => inOneGo(statisticsInSteps(inOneGo(timelineOf(facts, who)), question)))
}

/** `ratedIn` of these matches. */
export function ratedOf(facts: readonly MatchFacts[], question: MatchesQuestion, who: Who = whoByIdElseName): RatedGame | null {
  return answered(() => ratedIn(inOneGo(timelineOf(facts, who)), question))
}

/** `ratingsInSteps` of these matches, in one go. */
export function ratingsOf(
  facts: readonly MatchFacts[],
  question: MatchesQuestion,
  who: Who = whoByIdElseName,
  ledger: RatingLedger = new RatingLedger(),
): readonly PersonRating[] {
  return answered(() => inOneGo(ratingsInSteps(inOneGo(timelineOf(facts, who)), question, ledger)))
}

/** `leagueInSteps`, in one go. */
export function leagueOf(house: HouseResults, season: LeagueSeason): League {
  return answered(() => inOneGo(leagueInSteps(house, season)))
}
