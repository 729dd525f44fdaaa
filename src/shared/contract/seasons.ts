import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { leagueRulesSchema } from '../league/rules'
import { instantSchema } from '../kernel/instant'
import { forOwner } from './authority'
import { idSchema, keptNameSchema, matchIdSchema, nameSchema } from './ids'
import { notSavedSchema } from './schemas'

/** What of a season changes together: of two versions of it, each of these is that of the later change. */
export const SEASON_PARTS = ['name', 'days', 'league', 'bin'] as const
export type SeasonPart = (typeof SEASON_PARTS)[number]

/** A range of days that a family or a club gave a name, and how its results are counted: results of the first and of the last day belong to it. */
export const seasonSchema = z.object({
  id: idSchema,
  name: keptNameSchema,
  /** Days of the calendar, as the people at the table would say them. */
  from: z.iso.date(),
  to: z.iso.date(),
  league: leagueRulesSchema,
  /** When it was put into the bin; absent where it is not in it. */
  binnedAt: instantSchema.optional(),
  changedAt: z.record(z.enum(SEASON_PARTS), z.string().max(64)),
  updatedAt: z.string().max(64),
})
export type Season = z.infer<typeof seasonSchema>

/** A season as a page sends it; without an id it is a new one. Rules that are absent stay as they are. */
const seasonWishSchema = z.strictObject({
  id: idSchema.optional(),
  name: nameSchema,
  from: z.iso.date(),
  to: z.iso.date(),
  league: leagueRulesSchema.optional(),
})
export type SeasonWish = z.infer<typeof seasonWishSchema>

/** Why a season was not changed. */
const seasonRefusalSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('no-such-season') }),
  /** The last day is before the first. */
  z.object({ kind: z.literal('ends-before-it-begins') }),
  /** Another season has that name, whatever its case. */
  z.object({ kind: z.literal('name-taken'), name: z.string() }),
  z.object({ kind: z.literal('too-many'), limit: z.int() }),
  notSavedSchema,
])
export type SeasonRefusal = z.infer<typeof seasonRefusalSchema>
const seasonOutcomeSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.object({ id: idSchema }) }),
  z.object({ ok: z.literal(false), error: seasonRefusalSchema }),
])
export type SeasonOutcome = z.infer<typeof seasonOutcomeSchema>

const seasonCount = z.int().min(0)
/** Points in hundredths. */
const pointsSchema = z.int()
const personFields = { person: z.string(), name: z.string() }

const leagueRowSchema = z.object({
  ...personFields,
  place: z.int().min(1),
  points: pointsSchema,
  bonus: pointsSchema,
  results: seasonCount,
  dropped: seasonCount,
  wins: seasonCount,
  /** The points after each day. */
  history: z.array(pointsSchema).readonly(),
})
export type LeagueStandingsRow = z.infer<typeof leagueRowSchema>

const leagueStandingsSchema = z.object({
  kind: z.literal('league'),
  season: seasonSchema,
  rows: z.array(leagueRowSchema).readonly(),
  /** Those with too few results for the standings. */
  waiting: z.array(z.object({ ...personFields, results: seasonCount })).readonly(),
  /** Who ended ahead of whom; `a` before `b` in the alphabet of keys. */
  pairs: z.array(z.object({ a: z.string(), b: z.string(), aAhead: seasonCount, bAhead: seasonCount, level: seasonCount })).readonly(),
  days: z.array(z.string()).readonly(),
  results: seasonCount,
  /** Matches and tables without a result that counts. */
  open: seasonCount,
  /** Results that give nothing because their rounds are not known. */
  withoutRounds: seasonCount,
})
export type LeagueStandings = z.infer<typeof leagueStandingsSchema>

const counting = z.object({ kind: z.literal('counting'), done: seasonCount, total: seasonCount })
const gone = z.object({ kind: z.literal('gone'), id: idSchema })

/** `counting` while matches that are new here are gone through; the standings follow automatically. */
const leagueFeedSchema = z.discriminatedUnion('kind', [counting, gone, leagueStandingsSchema])
export type LeagueFeed = z.infer<typeof leagueFeedSchema>

/** One of someone's results, and why it gave what it gave. */
const leagueResultSchema = z.object({
  day: z.string(),
  matchId: matchIdSchema.nullable(),
  /** Where on which evening; round and table are counted from 0, and null for a whole evening. Null for a match that was played at no evening. */
  evening: z.object({ id: idSchema, name: z.string(), at: z.object({ round: seasonCount, table: seasonCount }).nullable() }).nullable(),
  place: z.int().min(1),
  /** Sides that had a place. */
  of: z.int().min(1),
  /** Everyone else there with their place, the first ones where there are many; partners have the same. */
  others: z.array(z.object({ name: z.string(), place: z.int().min(1) })).readonly(),
  roundsWon: seasonCount.nullable(),
  base: pointsSchema,
  bonus: pointsSchema,
  /** Both together. */
  given: pointsSchema,
  /** The share of the others that ratings expected to be left behind; null without a handicap. */
  expected: z.number().nullable(),
  counts: z.boolean(),
})
export type LeagueResult = z.infer<typeof leagueResultSchema>

const leagueResultsFeedSchema = z.discriminatedUnion('kind', [
  counting,
  gone,
  /** `points`: what the results that count gave together. */
  z.object({ kind: z.literal('results'), ...personFields, points: pointsSchema, results: z.array(leagueResultSchema).readonly() }),
])
export type LeagueResultsFeed = z.infer<typeof leagueResultsFeedSchema>

const byIdSchema = z.strictObject({ id: idSchema })

export const seasonsContract = {
  /** The latest first; those in the bin are not among them. */
  live: forOwner.output(eventIterator(z.array(seasonSchema))),
  save: forOwner.input(seasonWishSchema).output(seasonOutcomeSchema),
  /** Into the bin. Its matches stay. */
  remove: forOwner.input(byIdSchema).output(seasonOutcomeSchema),
  binned: forOwner.output(eventIterator(z.array(seasonSchema))),
  restore: forOwner.input(byIdSchema).output(seasonOutcomeSchema),
  deleteForGood: forOwner.input(byIdSchema).output(seasonOutcomeSchema),
  table: forOwner.input(byIdSchema).output(eventIterator(leagueFeedSchema)),
  results: forOwner.input(z.strictObject({ id: idSchema, person: z.string().min(1).max(200) })).output(eventIterator(leagueResultsFeedSchema)),
}
