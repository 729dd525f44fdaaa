import { z } from 'zod'
import { EDIT_NAMES } from '../match/edits'
import { diceSchema, recordEventSchema, ruleOverridesSchema } from '../match/record'
import { PHOTO_NAME } from '../match/photo'
import { matchDetailsSchema, trailEntrySchema } from '../match/trail'
import { PRESET_IDS } from '../rules/presets'
import { PERSON_COLOURS } from './colours'

/** Ids are made by the host; nothing else may become part of a file name. */
export const idSchema = z.string().regex(/^[a-z0-9-]{8,64}$/)
export const nameSchema = z.string().trim().min(1).max(60)
const revision = z.int().min(0)

/** What a person may be shown with beside the name. */
export const personLooksSchema = z.object({
  colour: z.enum(PERSON_COLOURS).optional(),
  /** Shown where there is no picture; made from the name unless given. */
  initials: z.string().trim().min(1).max(3).optional(),
  /** A small JPEG in base64. The host looks at what it holds and refuses as data, so this only bounds it. */
  picture: z.base64().max(80_000).optional(),
})

export const personSchema = z.object({
  id: idSchema,
  name: nameSchema,
  ...personLooksSchema.shape,
  /** No longer offered for new matches. */
  retired: z.boolean().optional(),
  /** The same person as this one, who stands for both. */
  mergedInto: idSchema.optional(),
  /** Names that another device gave at the same time as this one. */
  otherNames: z.array(nameSchema).max(50).optional(),
  updatedAt: z.string(),
})
export type Person = z.infer<typeof personSchema>

/** A round's beginning: who leads and, in Flower & Scorpion, what was thrown. */
export const roundStartSchema = z.object({ leader: z.int().min(0).max(7), dice: diceSchema.optional() })

/** What a family chose last, offered again at the next match (one entry a preset). */
export const setupSchema = z.object({
  preset: z.enum(PRESET_IDS),
  rules: ruleOverridesSchema,
  players: z.array(z.object({ name: nameSchema, personId: idSchema.optional() })).min(2).max(8),
})
export type Setup = z.infer<typeof setupSchema>

/** A JPEG in base64, to be kept with what is entered. The host looks at what it holds and refuses as data, so this only bounds it. */
const photographSchema = z.string().max(1_000_000)

/** Players already in seat order; the first round begins with the match. */
export const newMatchSchema = setupSchema.extend({ start: roundStartSchema, photograph: photographSchema.optional(), rematchOf: idSchema.optional() })
export type NewMatch = z.infer<typeof newMatchSchema>

export const photoSchema = z.object({ matchId: idSchema, photo: z.string().regex(PHOTO_NAME) })
/** Null where the file is gone, or no longer what it was. */
export const keptPhotoSchema = z.object({ jpeg: z.string().nullable() })

/** Every change to a match names the revision it was made on, so nothing is entered twice. */
const onMatch = { matchId: idSchema, revision }

export const enterSchema = z.object({ ...onMatch, event: recordEventSchema, photograph: photographSchema.optional() })
export const startRoundSchema = z.object({ ...onMatch, start: roundStartSchema, photograph: photographSchema.optional() })
export const undoSchema = z.object(onMatch)
/** What is absent stays as it is; an empty place or note is taken away. */
export const detailsSchema = z.object({ ...onMatch, ...matchDetailsSchema.partial().shape })

/** Which matches of the history: what is absent asks for nothing. */
export const historyQuerySchema = z.object({
  /** Words that all have to stand in names, place or note, whatever their case and accents. */
  text: z.string().max(200).optional(),
  /** Who all took part, by person; someone merged into another counts as that one. */
  people: z.array(idSchema).max(8).optional(),
  preset: z.enum(PRESET_IDS).optional(),
  /** First and last day. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  which: z.enum(['all', 'finished', 'unfinished', 'bin']),
  /** How many lines are wanted, the latest played first. */
  limit: z.int().min(1).max(1000),
})
export type HistoryQuery = z.infer<typeof historyQuerySchema>

/** One correction: the event that stands at a place, replaced or (null) taken out. Places count from 0. */
export const correctionSchema = z.object({
  round: z.int().min(0),
  event: z.int().min(0),
  replacement: recordEventSchema.nullable(),
  /** Events that were forgotten, to stand before it. */
  insertBefore: z.array(recordEventSchema).max(100).optional(),
})
export type Correction = z.infer<typeof correctionSchema>

export const reviseSchema = z.object({
  ...onMatch,
  /** Applied together, places as they are before any of them. */
  corrections: z.array(correctionSchema).max(100),
  /** A round's leader or dice, put right. */
  starts: z.array(z.object({ round: z.int().min(0), start: roundStartSchema })).max(100),
  /** The person's choice when a later event no longer fits: take out that event and all after it. Undo brings them back. */
  dropFrom: z.object({ round: z.int().min(0), event: z.int().min(0) }).optional(),
})

const refusal = z.looseObject({ code: z.string() })

/** The disk did not take it; nothing was entered. */
export const notSavedSchema = z.object({ kind: z.literal('not-saved'), reason: z.enum(['disk-full', 'read-only', 'not-permitted', 'input-output', 'other']), detail: z.string() })

/** Why a change was not made, as data; the renderer words it. */
export const commandRefusalSchema = z.discriminatedUnion('kind', [
  /** Somebody else entered something first. */
  z.object({ kind: z.literal('stale'), revision }),
  /** The scorer refuses the record that would come of it (places from 1, null where none). */
  z.object({ kind: z.literal('impossible'), round: z.int().nullable(), event: z.int().nullable(), refusal }),
  /** A correction is sound in itself, but this later event no longer fits. */
  z.object({ kind: z.literal('later-event'), round: z.int(), event: z.int().nullable(), refusal }),
  z.object({ kind: z.literal('nothing-to-undo') }),
  z.object({ kind: z.literal('nothing-to-redo') }),
  z.object({ kind: z.literal('round-running') }),
  z.object({ kind: z.literal('no-such-match') }),
  /** A match of a newer Caravan, or one whose file cannot be written: it can only be looked at. */
  z.object({ kind: z.literal('read-only'), why: z.enum(['newer', 'unreadable']) }),
  /** A match in the bin has to be brought back first; one that is to go for good has to be in it. */
  z.object({ kind: z.literal('in-bin') }),
  z.object({ kind: z.literal('not-in-bin') }),
  /** There are versions of the match to choose from first. */
  z.object({ kind: z.literal('came-apart') }),
  z.object({ kind: z.literal('no-such-event') }),
  /** What came to be kept is no JPEG, or measures too much; nothing was entered. */
  z.object({ kind: z.literal('bad-photograph'), why: z.enum(['not-a-jpeg', 'too-large']) }),
  /** An event names a photograph that this match does not have. */
  z.object({ kind: z.literal('no-such-photograph') }),
  notSavedSchema,
])
export type CommandRefusal = z.infer<typeof commandRefusalSchema>

/** What is absent stays as it is; null takes it away. */
export const personChangeSchema = z.object({
  id: idSchema,
  name: nameSchema.optional(),
  colour: personLooksSchema.shape.colour.nullable(),
  initials: personLooksSchema.shape.initials.nullable(),
  picture: personLooksSchema.shape.picture.nullable(),
  retired: z.boolean().optional(),
})
export type PersonChange = z.infer<typeof personChangeSchema>

/** Why a person was not changed. */
export const peopleRefusalSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('no-such-person') }),
  /** Somebody else has that name; the two may be one person. */
  z.object({ kind: z.literal('name-taken'), id: idSchema, name: z.string() }),
  z.object({ kind: z.literal('merged-already') }),
  /** What came as a picture is no JPEG, or measures too much. */
  z.object({ kind: z.literal('bad-picture'), why: z.enum(['not-a-jpeg', 'too-large']) }),
  notSavedSchema,
])
export type PeopleRefusal = z.infer<typeof peopleRefusalSchema>
export const peopleOutcomeSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: personSchema }),
  z.object({ ok: z.literal(false), error: peopleRefusalSchema }),
])
export type PeopleOutcome = z.infer<typeof peopleOutcomeSchema>

const done = z.object({ ok: z.literal(true), value: z.object({ matchId: idSchema, revision }) })
const refused = z.object({ ok: z.literal(false), error: commandRefusalSchema })
/** `Result<{matchId, revision}, CommandRefusal>`: acknowledged means on disk. */
export const outcomeSchema = z.discriminatedUnion('ok', [done, refused])
export type Outcome = z.infer<typeof outcomeSchema>

/** What an undo or redo would do, named after the action it takes back. */
export const editNameSchema = z.enum(EDIT_NAMES)
export type EditName = z.infer<typeof editNameSchema>

/** A match as every window sees it: the record, from which each computes the same score. */
export const matchSnapshotSchema = z.object({
  matchId: idSchema,
  revision,
  /** A caravan-record (record format); scored by whoever shows it. */
  record: z.looseObject({}),
  startedAt: z.string(),
  updatedAt: z.string(),
  undo: editNameSchema.nullable(),
  redo: editNameSchema.nullable(),
  ...matchDetailsSchema.partial().shape,
  /** When it was put into the bin; absent where it is not in it. */
  binnedAt: z.string().optional(),
  /** Why it can only be looked at; null where it can be changed. */
  readOnly: z.enum(['newer', 'unreadable']).nullable(),
  /** What was done to it beside playing, the latest last. */
  trail: z.array(trailEntrySchema),
})
export type MatchSnapshot = z.infer<typeof matchSnapshotSchema>

/** `gone` when the match cannot be read (any more). */
export const matchFeedSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('match'),
    match: matchSnapshotSchema,
    /** How often another device or program has changed it while somebody looked; only that it goes up means anything. */
    changedElsewhere: z.int().min(0),
  }),
  z.object({ kind: z.literal('gone'), matchId: idSchema }),
])
export type MatchFeed = z.infer<typeof matchFeedSchema>

/** One line of a list of matches; kept in the index, rebuilt from the files when it is lost. */
export const matchSummarySchema = z.object({
  matchId: idSchema,
  revision,
  preset: z.enum(PRESET_IDS),
  rules: ruleOverridesSchema,
  players: z.array(z.object({ name: z.string(), personId: z.string().optional() })),
  startedAt: z.string(),
  updatedAt: z.string(),
  /** The day it is told to have been played on: the one that was given, or the one it was begun on where the host is. */
  date: matchDetailsSchema.shape.date,
  place: matchDetailsSchema.shape.place.optional(),
  note: matchDetailsSchema.shape.note.optional(),
  binnedAt: z.string().optional(),
  /** Made by a newer Caravan, or not to be written for another reason. */
  readOnly: z.boolean().optional(),
  rounds: z.int(),
  totals: z.array(z.number()),
  winner: z.int().nullable(),
})
export type MatchSummary = z.infer<typeof matchSummarySchema>

/** Something about the stored data the person must be told. Files are named relative to the data folder. */
export const noticeSchema = z.discriminatedUnion('kind', [
  /** A file could not be read; it lies unchanged under its new name. */
  z.object({ kind: z.literal('moved-aside'), id: z.string(), file: z.string(), movedTo: z.string(), why: z.string() }),
  /** A file could not be read nor moved aside; it was left alone. */
  z.object({ kind: z.literal('left-alone'), id: z.string(), file: z.string(), why: z.string() }),
  /** No automatic backup could be made; told once until one succeeds again. */
  z.object({ kind: z.literal('backup-failed'), id: z.string(), reason: notSavedSchema.shape.reason, detail: z.string() }),
  /** A conflict copy beside a file cannot be read by this version; it was left alone, and the file is as it was. */
  z.object({ kind: z.literal('copy-left'), id: z.string(), file: z.string(), why: z.string() }),
  /** There are versions of a match to choose from; told until somebody has chosen. */
  z.object({ kind: z.literal('came-apart'), id: z.string(), matchId: idSchema, players: z.array(z.string()), versions: z.int() }),
  /** Two devices gave a person different names; the later one counts, and the other is kept with the person. */
  z.object({ kind: z.literal('two-names'), id: z.string(), name: z.string(), other: z.string() }),
])
export type Notice = z.infer<typeof noticeSchema>

export const homeSchema = z.object({
  /** Matches that are still on the table and the last that were finished, the latest changed first; the history has all. */
  matches: z.array(matchSummarySchema),
  /** How many there are in all, the bin not counted, and how many lie in the bin. */
  counts: z.object({ matches: z.int(), bin: z.int() }),
  /** Those who can be chosen for a match. Their pictures are with `people.live`. */
  people: z.array(personSchema.omit({ picture: true })),
  /** The family's last choices, the latest first. */
  setups: z.array(setupSchema),
  notices: z.array(noticeSchema),
})
export type Home = z.infer<typeof homeSchema>

/** What of the history was asked for. */
export const historySchema = z.object({
  matches: z.array(matchSummarySchema),
  /** How many there are, also beyond the limit. */
  total: z.int(),
})
export type History = z.infer<typeof historySchema>

export const hostInfoSchema = z.object({
  host: z.enum(['electron', 'web']),
  version: z.string(),
  dataFolder: z.string(),
  /** What this device is called in trails. */
  device: z.string(),
  /** Where a browser on this machine finds the same matches; null when that host is off. */
  browserUrl: z.string().nullable(),
})
export type HostInfo = z.infer<typeof hostInfoSchema>
