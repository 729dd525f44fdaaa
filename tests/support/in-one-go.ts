import { inOneGo } from '#shared/kernel/in-steps'
import type { HouseResults } from '#shared/league/results'
import { leagueInSteps, type League, type LeagueSeason } from '#shared/league/table'
import type { MatchFacts } from '#shared/stats/facts'
import { whoByIdElseName, type Who } from '#shared/stats/person'
import type { Question } from '#shared/stats/question'
import { RatingLedger, ratingsInSteps, type PersonRating } from '#shared/stats/ratings'
import { statisticsInSteps, type Statistics } from '#shared/stats/statistics'
import { timelineOf } from '#shared/stats/timeline'
import { answered } from './answered'

/** `statisticsInSteps` of these matches, in one go. */
export function statisticsOf(facts: readonly MatchFacts[], question: Question, who: Who = whoByIdElseName): Statistics {
  return answered(() => inOneGo(statisticsInSteps(inOneGo(timelineOf(facts, who)), question)))
}

/** `ratingsInSteps` of these matches, in one go. */
export function ratingsOf(
  facts: readonly MatchFacts[],
  question: Question,
  who: Who = whoByIdElseName,
  ledger: RatingLedger = new RatingLedger(),
): readonly PersonRating[] {
  return answered(() => inOneGo(ratingsInSteps(inOneGo(timelineOf(facts, who)), question, ledger)))
}

/** `leagueInSteps`, in one go. */
export function leagueOf(house: HouseResults, season: LeagueSeason): League {
  return answered(() => inOneGo(leagueInSteps(house, season)))
}
