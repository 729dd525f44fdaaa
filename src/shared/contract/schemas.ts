import { z } from 'zod'
import { PERSON_COLOURS } from './colours'
import { NOT_SAVED_REASONS } from './not-saved'
import { idSchema, matchIdSchema, personIdSchema, deviceIdSchema, nameSchema, keptNameSchema } from './ids'
import { damageSchema } from './damage'
import { RULES_FROM } from '../match/change-rules'
import { EDIT_NAMES } from '../match/edits'
import { commandDiceSchema, commandEventSchema } from '../match/command-event'
import type { MatchId } from '../kernel/ids'
import { LIMIT_NAMES, MATCH_LIMITS } from '../match/limits'
import { placeSchema, recordSchema, ruleOverridesSchema, type MatchRecord } from '../match/record'
import { PHOTO_NAME } from '../match/photo'
import { cleanName, cleanText } from '../kernel/clean-text'
import { matchDetailsSchema, ROUND_WORDS, roundResultSchema, trailEntrySchema } from '../match/trail'
import { PRESET_IDS } from '../rules/presets'
import { readingSchema } from './reading'
import { sentAvatarSchema } from './sent-avatar'

/** What someone writes beside a match, in as many lines as they like. */
export const noteSchema = z.string().overwrite(cleanText).max(2000)
export const revisionSchema = z.int().min(0).max(MATCH_LIMITS.revision)

/** What a family calls the game, where only its rounds are counted. */
const gameNameSchema = z.string().overwrite(cleanName).max(60)

/** A round's beginning: who leads and, in Flower & Scorpion, what was thrown. */
export const roundStartSchema = z.strictObject({ leader: z.int().min(0).max(7), dice: commandDiceSchema.optional() })

/** What a family chose last, offered again at the next match (one entry a preset). */
export const setupSchema = z.object({
  preset: z.enum(PRESET_IDS),
  rules: ruleOverridesSchema,
  players: z
    .array(z.object({ name: keptNameSchema, personId: personIdSchema.optional() }))
    .min(2)
    .max(8),
  /** Each player is to confirm every round. */
  confirmRounds: z.literal(true).optional(),
  gameName: gameNameSchema.optional(),
})
export type Setup = z.infer<typeof setupSchema>

/** A JPEG in base64, to be kept with what is entered. The host looks at what it holds and refuses as data, so this only bounds it. */
const sentPhotoSchema = z.string().max(1_000_000)

/** Players already in seat order. The first round begins with the match, unless the table has yet to say how: who leads, or what the dice show. */
export const newMatchSchema = z.strictObject({
  ...setupSchema.shape,
  players: z
    .array(
      z.strictObject({
        name: nameSchema,
        personId: personIdSchema.optional(),
        /** With which someone new was shown before the match began; they keep it. */
        colour: z.enum(PERSON_COLOURS).optional(),
      }),
    )
    .min(2)
    .max(8),
  start: roundStartSchema.optional(),
  photo: sentPhotoSchema.optional(),
  rematchOf: matchIdSchema.optional(),
})
export type NewMatch = z.infer<typeof newMatchSchema>

export const photoSchema = z.strictObject({ matchId: matchIdSchema, photo: z.string().regex(PHOTO_NAME) })
/** Null where the file is gone, or no longer what it was. */
export const keptPhotoSchema = z.object({ jpeg: z.string().nullable() })

/** Every change to a match names the revision it was made on, so nothing is entered twice. */
const onMatch = {
  matchId: matchIdSchema,
  revision: revisionSchema,
  /** Made by the page: a command that is sent again, because no answer came, is done once and answered the same. */
  command: idSchema.optional(),
}

/** `then`: what follows from it at once; both are entered, and taken back, as one. */
export const enterSchema = z.strictObject({ ...onMatch, event: commandEventSchema, then: commandEventSchema.optional(), photo: sentPhotoSchema.optional() })
/** `first`: what happened first in the round, where only that says who leads. */
export const startRoundSchema = z.strictObject({
  ...onMatch,
  start: roundStartSchema,
  first: commandEventSchema.optional(),
  photo: sentPhotoSchema.optional(),
})
/** Rules to hold from now on or from the beginning: all that then differs from the preset. */
export const changeRulesSchema = z.strictObject({ ...onMatch, rules: ruleOverridesSchema, from: z.enum(RULES_FROM) })
export const undoSchema = z.strictObject(onMatch)
/** `seat`: whose entry it was. */
export const takeBackSchema = undoSchema.extend({ seat: z.int().min(0).max(7) })
/** What is absent stays as it is; an empty place or note is taken away. */
export const detailsSchema = z.strictObject({
  ...onMatch,
  ...matchDetailsSchema.omit({ picture: true }).partial().shape,
  place: z.string().overwrite(cleanName).max(100).optional(),
  note: noteSchema.optional(),
  gameName: gameNameSchema.optional(),
})

/** The picture of the table put with a match, in place of the one that the page shows (null: of none); `photo` null takes that away. */
export const putPictureSchema = z.strictObject({
  matchId: matchIdSchema,
  command: idSchema.optional(),
  /** Whose device it is that brings it; absent for a page of this computer. */
  seat: z.int().min(0).max(7).optional(),
  photo: sentPhotoSchema.nullable(),
  instead: z.string().regex(PHOTO_NAME).nullable(),
})

/** A player's word on a round that is over. It names no revision, but the result it is about: nothing else can make it wrong. */
export const confirmRoundSchema = z.strictObject({
  matchId: matchIdSchema,
  round: placeSchema,
  seat: z.int().min(0).max(7),
  answer: z.enum(ROUND_WORDS),
  /** Why a player disagrees with a round; '' for no reason. */
  note: noteSchema,
  result: z.strictObject(roundResultSchema.shape),
})
export type ConfirmRound = z.infer<typeof confirmRoundSchema>

export const askToConfirmSchema = z.strictObject({ matchId: matchIdSchema, on: z.boolean() })

/** One correction: the event that stands at a place, replaced or (null) taken out. Places count from 0. */
const correctionSchema = z.strictObject({
  round: placeSchema,
  event: placeSchema,
  replacement: commandEventSchema.nullable(),
  /** Events that were forgotten, to stand before it. */
  insertBefore: z.array(commandEventSchema).max(100).optional(),
})

export const reviseSchema = z.strictObject({
  ...onMatch,
  /** Applied together, places as they are before any of them. */
  corrections: z.array(correctionSchema).max(100),
  /** A round's leader or dice, corrected. */
  starts: z.array(z.strictObject({ round: placeSchema, start: roundStartSchema })).max(100),
  /** The person's choice when a later event no longer fits: delete that event and all after it. Undo restores them. */
  dropFrom: z.strictObject({ round: placeSchema, event: placeSchema }).optional(),
})

/** Why a file that is there is not read. `short`: the system is out of something for now, and it is tried again. */
export const notReadSchema = z.object({
  why: z.enum(['folder', 'link', 'pipe', 'socket', 'device', 'too-large', 'not-permitted', 'input-output', 'short', 'other']),
  detail: z.string(),
  /** Bytes, of what is too large. */
  size: z.object({ found: z.number(), allowed: z.number() }).optional(),
})
export type NotRead = z.infer<typeof notReadSchema>

/** A refusal of the scorer; another version may have others. */
export const refusalSchema = z.looseObject({ code: z.string() })
const refusal = refusalSchema

/** The disk did not take it; nothing was entered. */
export const notSavedSchema = z.object({
  kind: z.literal('not-saved'),
  reason: z.enum(NOT_SAVED_REASONS),
  detail: z.string(),
})

/** Why a change was not made, as data; the renderer words it. */
export const commandRefusalSchema = z.discriminatedUnion('kind', [
  /** Someone else entered something first. */
  z.object({ kind: z.literal('stale'), revision: revisionSchema }),
  /** The scorer refuses the record that would come of it (places from 1, null where none). */
  z.object({ kind: z.literal('impossible'), round: z.int().nullable(), event: z.int().nullable(), refusal }),
  /** A correction is sound in itself, but this later event no longer fits. */
  z.object({ kind: z.literal('later-event'), round: z.int(), event: z.int().nullable(), refusal }),
  z.object({ kind: z.literal('nothing-to-undo') }),
  z.object({ kind: z.literal('nothing-to-redo') }),
  /** It was entered elsewhere, or something came after it. */
  z.object({ kind: z.literal('not-yours') }),
  z.object({ kind: z.literal('round-running') }),
  z.object({ kind: z.literal('no-such-match') }),
  /** A match of a newer Caravan, or one whose file cannot be written: it can only be looked at. */
  z.object({ kind: z.literal('read-only'), why: z.enum(['newer', 'unreadable']) }),
  /** Its file cannot be used; its page says what can be done. */
  z.object({ kind: z.literal('damaged'), damage: damageSchema }),
  /** The file of a damaged match is another by now; nothing was done to it. */
  z.object({ kind: z.literal('file-changed') }),
  /** A match in the bin has to be restored first; one to delete for good has to be in the bin. */
  z.object({ kind: z.literal('in-bin') }),
  z.object({ kind: z.literal('not-in-bin') }),
  /** There are versions of the match to choose from first. */
  z.object({ kind: z.literal('came-apart') }),
  z.object({ kind: z.literal('no-such-event') }),
  /** The rules hold already that were asked for. */
  z.object({ kind: z.literal('nothing-to-change') }),
  /** A word on a round that is not over, that has another result now, or on which nobody is asked. */
  z.object({ kind: z.literal('round-not-over') }),
  z.object({ kind: z.literal('round-changed') }),
  z.object({ kind: z.literal('not-asked') }),
  z.object({ kind: z.literal('said-too-often') }),
  z.object({ kind: z.literal('no-such-seat') }),
  /** The question was not left open, or someone settled it first. */
  z.object({ kind: z.literal('settled-already') }),
  /** What would come of it goes beyond what a match may hold (`limits.ts`). */
  z.object({ kind: z.literal('over-limit'), limit: z.enum(LIMIT_NAMES), found: z.number(), allowed: z.number() }),
  /** It is not a command of this version; `field` is the first that does not belong there or holds something else: `event.note`. */
  z.object({ kind: z.literal('not-understood'), field: z.string() }),
  /** What came to be kept is no JPEG, or measures too much; nothing was entered. */
  z.object({ kind: z.literal('bad-photo'), why: z.enum(['not-a-jpeg', 'too-large', 'too-many']) }),
  /** Another device has put a picture there, it came from another device, or phones have put so many there. */
  z.object({ kind: z.literal('picture-stays'), why: z.enum(['changed', 'not-yours', 'too-many']) }),
  /** An event names a photo that this match does not have. */
  z.object({ kind: z.literal('no-such-photo') }),
  notSavedSchema,
])
export type CommandRefusal = z.infer<typeof commandRefusalSchema>

const done = z.object({ ok: z.literal(true), value: z.object({ matchId: matchIdSchema, revision: revisionSchema }) })
const refusedCommand = z.object({ ok: z.literal(false), error: commandRefusalSchema })
/** `Result<{matchId, revision}, CommandRefusal>`: acknowledged means on disk. */
export const outcomeSchema = z.discriminatedUnion('ok', [done, refusedCommand])
export type Outcome = z.infer<typeof outcomeSchema>

/** What an undo or redo would do, named after the action it takes back. */
export const editNameSchema = z.enum(EDIT_NAMES)
export type EditName = z.infer<typeof editNameSchema>

export interface SentRecord extends MatchRecord {
  readonly rematchOf?: MatchId
}

/** What a record has beside its rounds. */
export const sentRecordShape = recordSchema.extend({ rules: ruleOverridesSchema, rematchOf: matchIdSchema.optional() })
/** Its events were read with its file, and are not looked at again for each window. */
const sentRecordSchema = z.custom<SentRecord>((value) => sentRecordShape.safeParse(value).success)

/** A match as every window sees it: the record, from which each computes the same score. */
export const matchSnapshotSchema = z.object({
  matchId: matchIdSchema,
  revision: revisionSchema,
  /** A caravan-record (record format); the page that shows it scores it. */
  record: sentRecordSchema,
  startedAt: z.string(),
  updatedAt: z.string(),
  undo: editNameSchema.nullable(),
  redo: editNameSchema.nullable(),
  /** The device at the table that made the latest entry and may take it back; absent where none may. */
  takeBack: deviceIdSchema.optional(),
  /** The device at the table that brought the picture and may replace it or take it away; absent where none may. */
  pictureFrom: deviceIdSchema.optional(),
  ...matchDetailsSchema.partial().shape,
  /** The table asks that each player confirms a round. */
  confirmRounds: z.literal(true).optional(),
  /** What each player is shown with; absent where an earlier version sent it. */
  avatars: z.array(sentAvatarSchema).max(8).optional(),
  /** When it was put into the bin; absent where it is not in it. */
  binnedAt: z.string().optional(),
  /** Why it can only be looked at; null where it can be changed. */
  readOnly: z.enum(['newer', 'unreadable']).nullable(),
  /** What was done to it beside playing, the latest last. */
  trail: z.array(trailEntrySchema),
})
export type MatchSnapshot = z.infer<typeof matchSnapshotSchema>

/** `gone` when there is no such match, or none left; `damaged` when there is one and it cannot be opened. */
export const matchFeedSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('match'),
    match: matchSnapshotSchema,
    /** How often another device or program has changed it while someone looked; only that it goes up means anything. */
    changedElsewhere: z.int().min(0),
    /** How many versions of it devices made apart from one another, this one among them; more than one are there to choose from. */
    versions: z.int().min(1),
  }),
  z.object({ kind: z.literal('gone'), matchId: matchIdSchema }),
  /** Players and day as far as they are known. */
  z.object({
    kind: z.literal('damaged'),
    matchId: matchIdSchema,
    players: z.array(z.object({ name: z.string() })),
    date: z.string().nullable(),
    damage: damageSchema,
  }),
])
export type MatchFeed = z.infer<typeof matchFeedSchema>

export const hostInfoSchema = z.object({
  host: z.enum(['electron', 'web']),
  version: z.string(),
  /** What this device is called in trails. */
  device: z.string(),
})
export type HostInfo = z.infer<typeof hostInfoSchema>

/** What a bug report is made of: nothing in it was written by a person, and no path is. */
export const diagnosticsSchema = z.object({
  version: z.string(),
  host: z.enum(['electron', 'web']),
  /** The system and its release, and what the program runs in. */
  system: z.string(),
  runtime: z.string(),
  counts: z.object({ matches: z.int(), unfinished: z.int(), bin: z.int(), people: z.int() }),
  /** Absent once every match has been read. */
  reading: readingSchema.optional(),
  /** The latest lines of the log, oldest first. */
  log: z.array(z.string()),
})
export type Diagnostics = z.infer<typeof diagnosticsSchema>
