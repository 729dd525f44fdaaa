import { z } from 'zod'
import { SEASON_PARTS, seasonSchema, type Season, type SeasonPart } from '#shared/contract/seasons'
import { canonical } from '#shared/kernel/canonical'
import { SEASON_FORMAT, SEASON_VERSION, USUAL_LEAGUE } from '#shared/league/rules'
import type { FileKind, Migration } from './json-adapter'
import { thingIn } from './side-files'

export const seasonFileSchema = seasonSchema.extend({ format: z.literal(SEASON_FORMAT), version: z.literal(SEASON_VERSION) })

export type StoredSeason = z.infer<typeof seasonFileSchema>

/** The first version was a name and two days; it is counted as one is that nobody has given other rules. */
const toSecond: Migration = {
  from: 1,
  migrate: (content) => ({ ...content, version: 2, league: USUAL_LEAGUE, changedAt: changedAt(content['updatedAt']) }),
}

export function changedAt<T>(at: T): Record<SeasonPart, T> {
  return { name: at, days: at, league: at, bin: at }
}

/** The file that belongs to `id`; null where there is none. */
export function seasonFileKind(id: string): FileKind<StoredSeason | null> {
  return {
    format: SEASON_FORMAT,
    version: SEASON_VERSION,
    migrations: [toSecond],
    parse: (content) => thingIn(seasonFileSchema, id, 'season', content),
  }
}

export function seasonFile(season: Season): StoredSeason {
  return { format: SEASON_FORMAT, version: SEASON_VERSION, ...season }
}

export function seasonIn({ format: _, version: __, ...season }: StoredSeason): Season {
  return season
}

/** A part's fields, to be compared and taken over as one. */
const FIELDS = {
  name: ({ name }) => ({ name }),
  days: ({ from, to }) => ({ from, to }),
  league: ({ league }) => ({ league }),
  bin: ({ binnedAt }) => (binnedAt === undefined ? {} : { binnedAt }),
} as const satisfies Readonly<Record<SeasonPart, (season: Season) => Partial<Season>>>

/** The season with the wished-for fields, and with the time of change of each part that is another one by that: later than the one before, whatever the clock says. */
export function changedSeason(before: Season | null, wish: Omit<Season, 'changedAt' | 'updatedAt'>, now: string): Season {
  const times = { ...(before?.changedAt ?? changedAt(now)) }
  const after: Season = { ...wish, changedAt: times, updatedAt: now }
  if (before === null) return after
  for (const part of SEASON_PARTS) if (canonical(FIELDS[part](before)) !== canonical(FIELDS[part](after))) times[part] = laterThan(times[part], now)
  return { ...after, updatedAt: laterThan(before.updatedAt, now) }
}

function laterThan(before: string, now: string): string {
  const at = Date.parse(before)
  return now > before || Number.isNaN(at) ? now : new Date(at + 1).toISOString()
}

/** One season of two versions that came apart, the same whichever is called the first: each part as it was changed last. */
export function joinedSeasons(one: Season, other: Season): Season {
  const times = changedAt('')
  let joined: Partial<Season> = {}
  for (const part of SEASON_PARTS) {
    const later = isLater(one, other, part) ? one : other
    times[part] = later.changedAt[part]
    joined = { ...joined, ...FIELDS[part](later) }
  }
  const { id } = one
  const updatedAt = one.updatedAt > other.updatedAt ? one.updatedAt : other.updatedAt
  return { id, name: one.name, from: one.from, to: one.to, league: one.league, ...joined, changedAt: times, updatedAt }
}

/** Said at the same moment: no word is later, but both devices have to take the same. */
function isLater(one: Season, other: Season, part: SeasonPart): boolean {
  const [a, b] = [one.changedAt[part], other.changedAt[part]]
  return a === b ? canonical(FIELDS[part](one)) >= canonical(FIELDS[part](other)) : a > b
}
