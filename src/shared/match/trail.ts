import { z } from 'zod'
import { editSchema } from './edit-schema'
import { END_KINDS } from './events'
import { instantSchema } from '../kernel/instant'
import { PHOTO_NAME } from './photo'
import { placeSchema as place, recordEventSchema, ruleOverridesSchema, totalSchema } from './record'

const note = z.string().trim().max(2000)

/** What a family keeps beside a match. Dates are days of the calendar, as the people at the table would say them. */
export const matchDetailsSchema = z.object({
  place: z.string().trim().max(100),
  note,
  /** `2026-11-21`; unless set, the day on which the match was begun. */
  date: z.iso.date(),
  /** Set if this match hides the tiles played and dead ends; empty if anyone may open them. */
  tableAid: z.enum(['', 'off']),
  /** Set if this match shows what each tile would score; empty if everyone finds out alone. */
  learningAid: z.enum(['', 'on']),
  /** The picture of the table, by the name that its photo is kept under. */
  picture: z.string().regex(PHOTO_NAME),
  /** What the family calls the game, where only its rounds are counted: `Mexican Train`. */
  gameName: z.string().trim().max(60),
})
export type MatchDetails = z.infer<typeof matchDetailsSchema>
export const DETAIL_NAMES = ['place', 'note', 'date', 'tableAid', 'learningAid', 'picture', 'gameName'] as const satisfies readonly (keyof MatchDetails)[]

/** `finished`: over without a winner, since several share the first place. */
const standingSchema = z.object({ totals: z.array(totalSchema).max(8), winner: place.nullable(), finished: z.literal(true).optional() })
/** Points and winner at a moment; null where the record could not be scored. */
export type TrailStanding = z.infer<typeof standingSchema>

/** A round's end as it was shown to the players. */
export const roundResultSchema = z.object({ kind: z.enum(END_KINDS), winner: place.nullable(), totals: z.array(totalSchema).max(8) })
export type RoundResult = z.infer<typeof roundResultSchema>

/** What came of questioning an event. */
export const QUESTION_OUTCOMES = ['stands', 'corrected', 'open'] as const
export type QuestionOutcome = (typeof QUESTION_OUTCOMES)[number]

const sides = <S extends z.ZodType>(side: S) => ({ before: side, after: side })
/** The name of a device, as its system gives it. */
export const deviceNameSchema = z.string().max(100)
const happened = {
  at: instantSchema,
  device: deviceNameSchema,
  /** Whose device it was that joined the table of `device`; absent for what was done on that itself. */
  by: z.string().max(100).optional(),
}

/**
 * What was done to a match beside playing it: when, on which device, and what it changed.
 *
 * A correction while the match is running is part of playing it and stands in its history of edits only. Rounds, events and seats count from 0.
 */
export const trailEntrySchema = z.discriminatedUnion('kind', [
  /** The record of a match that was over was changed, also by undo or redo. */
  z.object({ kind: z.literal('corrected'), ...happened, edit: editSchema, ...sides(standingSchema.nullable()) }),
  z.object({ kind: z.literal('details'), ...happened, field: z.enum(DETAIL_NAMES), ...sides(z.string()) }),
  z.object({ kind: z.literal('binned'), ...happened }),
  z.object({ kind: z.literal('restored'), ...happened }),
  z.object({ kind: z.literal('imported'), ...happened, file: z.string().max(255) }),
  /** Its content was restored from a backup made at `made`. */
  z.object({ kind: z.literal('from-backup'), ...happened, made: z.string().max(40) }),
  /** Its file could not be used: so many of the last entries were taken back to make it sound again. */
  z.object({ kind: z.literal('mended'), ...happened, entries: place }),
  /** Two copies that had come apart were one again: `extended` when one went on from the other, `chosen` when a person chose. */
  z.object({ kind: z.literal('joined'), ...happened, how: z.enum(['extended', 'chosen']), file: z.string().max(255) }),
  /**
   * An event was questioned. `about` is the event as it then stood, by which it is found again when others move its place; `agreed` are
   * the seats that agreed, `edit` what was corrected, and `settles` the `at` of the open question that this closes.
   */
  z.object({
    kind: z.literal('questioned'),
    ...happened,
    round: place,
    event: place,
    about: recordEventSchema,
    outcome: z.enum(QUESTION_OUTCOMES),
    agreed: z.array(place).max(8),
    note,
    edit: editSchema.optional(),
    settles: happened.at.optional(),
  }),
  /** The rules were changed where the event stands: what differed from the preset, and where everyone stood had either held from the beginning. */
  z.object({
    kind: z.literal('rules-changed'),
    ...happened,
    round: place,
    event: place,
    ...sides(ruleOverridesSchema),
    totals: z.object(sides(standingSchema.nullable())),
  }),
  /** A player confirmed a round as it was shown, or did not. It counts while the round's result is still the same. */
  z.object({ kind: z.literal('confirmed'), ...happened, round: place, seat: place, note, result: roundResultSchema }),
  z.object({ kind: z.literal('contested'), ...happened, round: place, seat: place, note, result: roundResultSchema }),
  /** A player took back what was said of a round. */
  z.object({ kind: z.literal('withdrawn'), ...happened, round: place, seat: place, note, result: roundResultSchema }),
  /** The table began to ask that each player confirms a round, or ceased to. */
  z.object({ kind: z.literal('confirm-rounds'), ...happened, on: z.boolean() }),
])
export type TrailEntry = z.infer<typeof trailEntrySchema>
export type TrailKind = TrailEntry['kind']

/** What a player may say of a round that is over. */
export const ROUND_WORDS = ['confirmed', 'contested', 'withdrawn'] as const satisfies readonly TrailKind[]
export type RoundWord = Extract<TrailEntry, { readonly kind: (typeof ROUND_WORDS)[number] }>

export function isWord(entry: TrailEntry): entry is RoundWord {
  return ROUND_WORDS.some((kind) => kind === entry.kind)
}

/** Whether an entry tells of the picture of the table: that there is one, another one, or none any longer. */
export function isOfPicture(entry: TrailEntry): boolean {
  return entry.kind === 'details' && entry.field === 'picture'
}

/** Whether what was done left the table as it was, so that what someone is entering is still right. */
export function leavesTable(entry: TrailEntry): boolean {
  return isWord(entry) || entry.kind === 'confirm-rounds' || isOfPicture(entry)
}
