import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { REFUSAL_CODES } from '../match/events'
import { PRESET_IDS } from '../rules/presets'
import { REASON_CODES } from '../games/reasons'
import { BLOCKED_RULE_IDS } from '../games/rules'
import { BLOCKED_TESTS } from '../rules/rulings'
import { forOwner } from './authority'
import { leftOutSchema } from './exchange'
import { matchIdSchema } from './ids'

/** Who someone is in statistics: the id of a person, or `name:` and a name that no person of the house has claimed. */
const personKeySchema = z.string().min(1).max(200)

/** Which matches are asked about; what is absent leaves nothing out. Days are those that the history shows. */
const statisticsQuestionSchema = z.strictObject({
  presets: z.array(z.enum(PRESET_IDS)).max(100).readonly().optional(),
  /** Matches in which all of these took part; someone merged into another counts as that one. */
  people: z.array(personKeySchema).max(8).readonly().optional(),
  /** First and last day. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})
export type StatisticsQuestion = z.infer<typeof statisticsQuestionSchema>

const statisticsCount = z.int().min(0)
const rating = { mean: z.number(), deviation: z.number() }

const best = { matchId: matchIdSchema, points: statisticsCount, target: z.int(), round: statisticsCount }

/** What one person did; see `Tally` in the statistics. */
const tallySchema = z.object({
  played: statisticsCount,
  won: statisticsCount,
  rounds: statisticsCount,
  roundsWon: statisticsCount,
  dominoes: statisticsCount,
  targets: statisticsCount,
  blocked: z.array(z.object({ rule: z.enum(BLOCKED_RULE_IDS), test: z.enum(BLOCKED_TESTS), won: statisticsCount })).readonly(),
  points: z.int(),
  reasons: z.record(z.enum(REASON_CODES), z.object({ times: statisticsCount, counted: statisticsCount, points: z.int() })),
  ends: z.int(),
  given: z.int().optional(),
  taken: z.int().optional(),
  comebacks: statisticsCount,
  greatestComeback: z.object({ matchId: matchIdSchema, deficit: statisticsCount, target: z.int() }).nullable(),
  bestPlay: z.object({ ...best, event: statisticsCount }).nullable(),
  bestRound: z.object(best).nullable(),
})

const streak = z.object({ wins: statisticsCount, span: z.object({ from: matchIdSchema, to: matchIdSchema }).nullable() })

const personStatisticsSchema = z.object({
  person: personKeySchema,
  /** As they are called now, or in the latest match. */
  name: z.string(),
  all: tallySchema,
  byPreset: z.partialRecord(z.enum(PRESET_IDS), tallySchema),
  byName: z.array(z.object({ preset: z.enum(PRESET_IDS), gameName: z.string(), tally: tallySchema })).readonly(),
  /** When their first match was begun. */
  since: z.string().nullable(),
  streaks: z.object({ longest: streak, current: streak }),
  /** Places in the latest matches, the earliest of them first. */
  form: z.array(z.object({ matchId: matchIdSchema, place: statisticsCount, people: statisticsCount })).readonly(),
  unfinished: statisticsCount,
  /** In the game that is rated, at the end of the time asked about; null for someone who finished no match of it against anyone. */
  rating: z.object(rating).nullable(),
})
export type PersonStatistics = z.infer<typeof personStatisticsSchema>

/** Two people in the matches in which both took part; `a` before `b` in the alphabet of keys. */
const pairSchema = z.object({ a: personKeySchema, b: personKeySchema, aAhead: statisticsCount, bAhead: statisticsCount, level: statisticsCount })

/** Someone's rating after matches, the earliest first. */
const ratingLineSchema = z.object({
  person: personKeySchema,
  /** After how many matches there is a rating; at most some hundred of them are among the points. */
  matches: statisticsCount,
  points: z.array(z.object({ matchId: matchIdSchema, at: z.string(), ...rating })).readonly(),
})
export type RatingLine = z.infer<typeof ratingLineSchema>

const known = z.object({ person: personKeySchema, name: z.string() })

/** Statistics of the matches asked about. */
const statisticsAnswerSchema = z.object({
  kind: z.literal('answer'),
  /** Decided matches, counted for those who played them. */
  matches: statisticsCount,
  rounds: z.partialRecord(z.enum(PRESET_IDS), statisticsCount),
  /** How long they took, and of how many of them that is known. */
  time: z.object({ minutes: statisticsCount, matches: statisticsCount }),
  /** How often who led the first round won, by how many people played, and on how many sides. */
  leads: z.array(z.object({ people: statisticsCount, sides: statisticsCount, matches: statisticsCount, won: statisticsCount })).readonly(),
  /** Matches asked about that are not counted, or (`severalSeats`) counted with a question mark; the earliest first. */
  apart: z.object({
    unfinished: z.array(matchIdSchema).readonly(),
    refused: z.array(z.object({ matchId: matchIdSchema, code: z.enum(REFUSAL_CODES), round: z.int().nullable(), event: z.int().nullable() })).readonly(),
    alone: z.array(matchIdSchema).readonly(),
    severalSeats: z.array(matchIdSchema).readonly(),
  }),
  /** Matches of the house that cannot be opened and so are not counted, whatever was asked about: the first hundred; absent where there are none. */
  damaged: z.array(leftOutSchema).readonly().optional(),
  people: z.array(personStatisticsSchema).readonly(),
  pairs: z.array(pairSchema).readonly(),
  /** Who played with whom, those who did so most first. */
  partners: z.array(z.object({ a: personKeySchema, b: personKeySchema, matches: statisticsCount, won: statisticsCount })).readonly(),
  /** The one game that ratings are of, and how many matches asked about are of it, and of others; null where there is none. */
  rated: z.object({ preset: z.enum(PRESET_IDS), gameName: z.string().optional(), matches: statisticsCount, others: statisticsCount }).nullable(),
  ratings: z.array(ratingLineSchema).readonly(),
  /** Everyone who ever sat down to a match, asked about or not, by name. */
  everybody: z.array(known).readonly(),
})
export type StatisticsAnswer = z.infer<typeof statisticsAnswerSchema>

/** `counting` while matches that are new here are gone through; the answer follows automatically. */
const statisticsFeedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('counting'), done: statisticsCount, total: statisticsCount }),
  statisticsAnswerSchema,
])
export type StatisticsFeed = z.infer<typeof statisticsFeedSchema>

/** What is counted over all matches; nothing of it is stored. */
export const statisticsContract = {
  live: forOwner.input(statisticsQuestionSchema).output(eventIterator(statisticsFeedSchema)),
}
