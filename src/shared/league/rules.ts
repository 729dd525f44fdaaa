import { z } from 'zod'
import { PRESET_IDS } from '../rules/presets'

/** Bounds of the settings of a season; a file has to end somewhere. */
export const LEAGUE_LIMITS = { points: 1000, places: 50, people: 400, evenings: 500, results: 1000 } as const

const leaguePoints = z.int().min(-LEAGUE_LIMITS.points).max(LEAGUE_LIMITS.points)
const resultCount = z.int().min(1).max(LEAGUE_LIMITS.results)

/** What a result is: a match (or a table of an evening), or a whole evening. */
export const RESULT_UNITS = ['match', 'evening'] as const

/**
 * How points are given (`docs/seasons.md`, Points).
 *
 * `match`: for a win, for a first place that is shared, and for any other place. `round`: for each round won. `place`: by the place at a
 * table, or in the standings of an evening; `others` is for places beyond the list.
 */
const leaguePointsSchema = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('match'), win: leaguePoints, share: leaguePoints, loss: leaguePoints }),
  z.strictObject({ by: z.literal('round'), win: leaguePoints }),
  z.strictObject({ by: z.literal('place'), of: z.enum(RESULT_UNITS), places: z.array(leaguePoints).min(1).max(LEAGUE_LIMITS.places), others: leaguePoints }),
])
export type LeaguePoints = z.infer<typeof leaguePointsSchema>

/** Which of someone's results count: all, the best so many, or all but the worst so many (one stays in any case). */
export const countingSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({ kind: z.literal('best'), count: resultCount, of: z.enum(RESULT_UNITS) }),
  z.strictObject({ kind: z.literal('but-worst'), count: resultCount, of: z.enum(RESULT_UNITS) }),
])
export type Counting = z.infer<typeof countingSchema>

/** Who counts in a season, what counts, and how points are given. */
export const leagueRulesSchema = z.strictObject({
  /** Those whom the table has: ids of people, or `name:` and a name that nobody has claimed; null for everyone. */
  people: z.array(z.string().min(1).max(200)).max(LEAGUE_LIMITS.people).nullable(),
  /** Results that someone needs to be in the table. */
  least: z.int().min(1).max(LEAGUE_LIMITS.results),
  /** Kinds of match; null for any. */
  presets: z.array(z.enum(PRESET_IDS)).max(100).nullable(),
  /** Evenings, by id; null for all. */
  evenings: z
    .array(z.string().regex(/^[a-z0-9-]{8,64}$/))
    .max(LEAGUE_LIMITS.evenings)
    .nullable(),
  /** Matches count that were played at no table of an evening. */
  matches: z.boolean(),
  points: leaguePointsSchema,
  counting: countingSchema,
  /** How much of what ratings expect is evened out, in per cent; 0 for no handicap. */
  handicap: z.int().min(0).max(100),
})
export type LeagueRules = z.infer<typeof leagueRulesSchema>

/** What a season has until someone chooses otherwise: everyone and everything counts, by place at the table. */
export const USUAL_LEAGUE: LeagueRules = {
  people: null,
  least: 1,
  presets: null,
  evenings: null,
  matches: true,
  points: { by: 'place', of: 'match', places: [3, 2, 1, 0], others: 0 },
  counting: { kind: 'all' },
  handicap: 0,
}

/** Name and version of the file of a season. */
export const SEASON_FORMAT = 'caravan-season'
export const SEASON_VERSION = 2
