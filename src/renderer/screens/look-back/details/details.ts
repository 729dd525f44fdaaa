import type { MatchDetails } from '#shared/match/trail'

/** All three, with an empty text where there is nothing. */
export type Details = MatchDetails
