import { SEASON_PARTS, type Season } from '#shared/contract/seasons'
import { USUAL_LEAGUE } from '#shared/league/rules'

const CHANGED = '2026-11-01T10:00:00.000Z'

/** A season as the host sends it, with the rules that nobody has changed. */
export function seasonOf(season: Pick<Season, 'id' | 'name' | 'from' | 'to'> & Partial<Season>): Season {
  return {
    league: USUAL_LEAGUE,
    changedAt: Object.fromEntries(SEASON_PARTS.map((part) => [part, CHANGED])) as Season['changedAt'],
    updatedAt: CHANGED,
    ...season,
  }
}
