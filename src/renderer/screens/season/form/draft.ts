import { z } from 'zod'
import { LEAGUE_LIMITS, RESULT_UNITS, leagueRulesSchema, type Counting, type LeaguePoints, type LeagueRules } from '#shared/league/rules'

/** The ways to give points, as the form offers them. */
export const POINT_WAYS = ['place', 'evening', 'match', 'round'] as const
type PointWay = (typeof POINT_WAYS)[number]

/** What is on the form: everything that may be chosen, also what another choice hides now. */
export interface RulesDraft {
  readonly rules: LeagueRules
  readonly way: PointWay
  /** As it is typed. */
  readonly places: string
  readonly others: number
  readonly win: number
  readonly share: number
  readonly loss: number
  readonly count: number
  readonly of: Exclude<Counting, { readonly kind: 'all' }>['of']
}

/** How the form is kept while it is filled in. */
export const rulesDraftSchema: z.ZodType<RulesDraft> = z.object({
  rules: leagueRulesSchema,
  way: z.enum(POINT_WAYS),
  places: z.string(),
  others: z.number(),
  win: z.number(),
  share: z.number(),
  loss: z.number(),
  count: z.number(),
  of: z.enum(RESULT_UNITS),
})

export function draftOf(rules: LeagueRules): RulesDraft {
  const { points, counting } = rules
  const start = { places: '3, 2, 1, 0', others: 0, win: points.by === 'round' ? points.win : 3, share: 1, loss: 0, count: 1, of: 'match' as const }
  return {
    ...start,
    rules,
    way: wayOf(points),
    ...(points.by === 'place' ? { places: points.places.join(', '), others: points.others } : {}),
    ...(points.by === 'match' ? points : {}),
    ...(counting.kind === 'all' ? {} : { count: counting.count, of: counting.of }),
  }
}

function wayOf(points: LeaguePoints): PointWay {
  return points.by === 'place' ? (points.of === 'match' ? 'place' : 'evening') : points.by
}

/** The points of a list as it is typed; null where it is none. */
export function placesIn(text: string): readonly number[] | null {
  const parts = text
    .split(/[,;\s]+/)
    .filter((part) => part !== '')
    .map((part) => part.replace('−', '-'))
  const numbers = parts.map(Number)
  const fit = parts.every((part) => /^-?\d+$/.test(part)) && numbers.every((points) => Math.abs(points) <= LEAGUE_LIMITS.points)
  return fit && numbers.length > 0 && numbers.length <= LEAGUE_LIMITS.places ? numbers : null
}

/** What the form comes to; null where the list of places is none, or something is to be chosen of which nothing is. */
export function rulesIn({ rules, way, places, others, win, share, loss, count, of }: RulesDraft): LeagueRules | null {
  const points = pointsOf()
  if (points === null || [rules.people, rules.presets, rules.evenings].some((chosen) => chosen?.length === 0)) return null
  const { kind } = rules.counting
  return { ...rules, points, counting: kind === 'all' ? { kind } : { kind, count, of: way === 'evening' ? 'evening' : of } }

  function pointsOf(): LeaguePoints | null {
    if (way === 'match') return { by: way, win, share, loss }
    if (way === 'round') return { by: way, win }
    const list = placesIn(places)
    return list === null ? null : { by: 'place', of: way === 'place' ? 'match' : 'evening', places: [...list], others }
  }
}
