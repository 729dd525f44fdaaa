import { z } from 'zod'
import { ruleOverridesSchema } from '../match/record'
import { matchDetailsSchema } from '../match/trail'
import { PRESET_IDS } from '../rules/presets'
import { backupFaultSchema } from './backup-faults'
import { damageSchema } from './damage'
import { personSchema } from './people'
import { readingSchema } from './reading'
import { idSchema, matchIdSchema, personIdSchema } from './ids'
import { notReadSchema, notSavedSchema, revisionSchema, setupSchema } from './schemas'

const matchOutcomeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('won'), by: z.int(), with: z.int().optional() }),
  z.object({ kind: z.literal('shared'), by: z.array(z.int()).readonly() }),
])

/** One line of a list of matches; kept in the index, rebuilt from the files when it is lost. */
export const matchSummarySchema = z.object({
  matchId: matchIdSchema,
  revision: revisionSchema,
  preset: z.enum(PRESET_IDS),
  rules: ruleOverridesSchema,
  /** Everyone in the order of their seats, each with their points. */
  players: z.array(z.object({ name: z.string(), personId: z.string().optional(), total: z.number() })),
  startedAt: z.string(),
  updatedAt: z.string(),
  /** The day it was played on: the one that people gave, or the one it was begun on where the host is. */
  date: matchDetailsSchema.shape.date,
  gameName: matchDetailsSchema.shape.gameName.optional(),
  place: matchDetailsSchema.shape.place.optional(),
  note: matchDetailsSchema.shape.note.optional(),
  binnedAt: z.string().optional(),
  /** Made by a newer Caravan, or not to be written for another reason. */
  readOnly: z.boolean().optional(),
  rounds: z.int(),
  /** The table asks that each player confirms a round. */
  confirmRounds: z.literal(true).optional(),
  /** Rounds that are over and not agreed yet; absent if there are none. Rounds and seats count from 0. */
  notAgreed: z
    .array(z.object({ round: z.int(), agreed: z.array(z.int()), players: z.int(), contested: z.array(z.object({ seat: z.int(), note: z.string() })) }))
    .optional(),
  outcome: matchOutcomeSchema,
  /** Two play against two. */
  partners: z.literal(true).optional(),
  /** The lowest total is ahead. */
  lowest: z.literal(true).optional(),
  /** Seats of those who left before the end, the lowest first: they come after all who stayed. Absent where nobody did. */
  gone: z.array(z.int()).optional(),
  /** Points that win, in games that have them, and the seat that led the last round; absent where the match cannot be scored. */
  target: z.int().optional(),
  leader: z.int().optional(),
  /** Questions that were left open, if there are any. */
  openQuestions: z.int().optional(),
  photos: z.literal(true).optional(),
  /** The picture of the table, by the name of its photo. */
  picture: matchDetailsSchema.shape.picture.optional(),
})
export type MatchSummary = z.infer<typeof matchSummarySchema>

/** A match that is there and cannot be opened, with what is known of it: from its last good line, or from what can still be read in its file. */
export const damagedMatchSchema = z.object({
  matchId: matchIdSchema,
  /** Nobody where nothing is known. */
  players: z.array(z.object({ name: z.string(), personId: personIdSchema.optional() })),
  /** The day it was played on, as people gave it. */
  date: z.string().nullable(),
  damage: damageSchema,
})
export type DamagedMatch = z.infer<typeof damagedMatchSchema>

/** What is wrong with a file. `why` says it in English, for logs and where an older version noted nothing else. */
const unreadable = { why: z.string(), damage: damageSchema.optional().catch(undefined) }

/** A notice about the stored data. Files are named relative to the data folder. */
export const noticeSchema = z.discriminatedUnion('kind', [
  /** A file could not be read; it lies unchanged under its new name. */
  z.object({ kind: z.literal('moved-aside'), id: z.string(), file: z.string(), movedTo: z.string(), ...unreadable }),
  /** A file could not be read nor moved aside; it was left alone. */
  z.object({ kind: z.literal('left-alone'), id: z.string(), file: z.string(), ...unreadable }),
  /** Something in a file's place is not read, and was left alone: it is no ordinary file, too large, or the system does not give it. */
  z.object({ kind: z.literal('not-read'), id: z.string(), file: z.string(), ...notReadSchema.shape }),
  /** Nothing can be written in the data folder; everything can be looked at. */
  z.object({ kind: z.literal('read-only'), id: z.string() }),
  /** The system does not tell of changes in the data folder for now; they are looked for once a minute. */
  z.object({ kind: z.literal('not-watching'), id: z.string() }),
  /** The data folder is not there for now; everything goes on when it is back. */
  z.object({ kind: z.literal('away'), id: z.string() }),
  /** The file of an evening is not there for now, though its folder is; everything goes on when it is back. */
  z.object({ kind: z.literal('evening-away'), id: z.string(), name: z.string() }),
  /** The disk took something and then did not make it last: it is there, but may not survive a power cut. Goes when a later change does last. */
  z.object({ kind: z.literal('not-flushed'), id: z.string() }),
  /** The last automatic backup has far fewer matches than the one before, which is kept. */
  z.object({ kind: z.literal('backup-smaller'), id: z.string(), matches: z.int(), before: z.int() }),
  /** No automatic backup could be made; goes when one succeeds again. */
  z.object({ kind: z.literal('backup-failed'), id: z.string(), reason: notSavedSchema.shape.reason, detail: z.string() }),
  /** The last automatic backup leaves files out; goes when one has everything. */
  z.object({ kind: z.literal('backup-incomplete'), id: z.string(), leftOut: z.int(), lines: z.array(backupFaultSchema) }),
  /** A conflict copy beside a file cannot be read by this version; it was left alone, and the file is as it was. */
  z.object({ kind: z.literal('copy-left'), id: z.string(), file: z.string(), ...unreadable }),
  /** There are versions of a match to choose from; goes when someone has chosen. */
  z.object({ kind: z.literal('came-apart'), id: z.string(), matchId: matchIdSchema, players: z.array(z.string()), versions: z.int() }),
  /** Two devices gave a person different names; the later one counts, and the other is kept with the person. */
  z.object({ kind: z.literal('two-names'), id: z.string(), name: z.string(), other: z.string() }),
])
export type Notice = z.infer<typeof noticeSchema>

/** An evening of many tables that is going on. */
const runningEveningSchema = z.object({ id: idSchema, name: z.string(), rounds: z.int(), planned: z.int() })
export type RunningEvening = z.infer<typeof runningEveningSchema>

export const homeSchema = z.object({
  /** Absent once every match has been read. */
  reading: readingSchema.optional(),
  /** The last matches that are still on the table and the last that were finished, the latest changed first; the history has all. */
  matches: z.array(matchSummarySchema),
  /** How many there are in all and of these unfinished, the bin not counted, and how many lie in the bin. */
  counts: z.object({ matches: z.int(), unfinished: z.int(), bin: z.int() }),
  /** Those who can be chosen for a match. Their pictures are with `people.live`. */
  people: z.array(personSchema.omit({ picture: true })),
  /** The family's last choices, the latest first. */
  setups: z.array(setupSchema),
  notices: z.array(noticeSchema),
  /** Matches that cannot be opened, the latest played first: the first few, and how many there are; absent where there are none. */
  damaged: z.object({ matches: z.array(damagedMatchSchema), total: z.int() }).optional(),
  /** Absent where none is going on. */
  evening: runningEveningSchema.optional(),
})
export type Home = z.infer<typeof homeSchema>

/** Which matches of the history: what is absent asks for nothing. */
export const matchQuerySchema = z.strictObject({
  /** Words that all have to stand in names, place, note or the name of the game, whatever their case and accents. */
  text: z.string().max(200).optional(),
  /** Who all took part, by person; someone merged into another counts as that one. */
  people: z.array(personIdSchema).max(8).optional(),
  winner: personIdSchema.optional(),
  preset: z.enum(PRESET_IDS).optional(),
  /** Where it was played, whatever its case and accents. */
  place: z.string().max(200).optional(),
  /** Only those with which photos are kept. */
  photos: z.literal(true).optional(),
  /** First and last day. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  which: z.enum(['all', 'finished', 'unfinished', 'not-agreed', 'bin']),
  /** How many lines are wanted, the latest played first. */
  limit: z.int().min(1).max(1000),
})
export type MatchQuery = z.infer<typeof matchQuerySchema>

/** What of the history was asked for. */
export const foundMatchesSchema = z.object({
  matches: z.array(matchSummarySchema),
  /** How many there are, also beyond the limit. */
  total: z.int(),
  /** How many there are in the house, whatever was asked for; those in the bin are not counted. */
  all: z.int().optional(),
  /** Those that cannot be opened and may be among what was asked for, as far as anything is known of them; at most a hundred, absent where there are none. */
  damaged: z.array(damagedMatchSchema).optional(),
  /** Months (`2026-11`) in which matches were played, the latest first, to be offered for the words that were asked for; absent where there were none. */
  months: z.array(z.string()).optional(),
  /** Absent once every match has been read. */
  reading: readingSchema.optional(),
})
export type FoundMatches = z.infer<typeof foundMatchesSchema>
