import type { MatchDetails } from '#shared/match/trail'

/** What a family writes beside a match. */
export const WRITTEN = ['place', 'note', 'date'] as const satisfies readonly (keyof MatchDetails)[]

/** All of it, with an empty text where there is nothing. */
export type Details = Pick<MatchDetails, (typeof WRITTEN)[number]>
