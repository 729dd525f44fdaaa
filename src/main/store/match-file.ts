import { z } from 'zod'
import type { Damage } from '#shared/contract/damage'
import { matchIdSchema, personIdSchema } from '#shared/contract/ids'
import type { MatchId } from '#shared/kernel/ids'
import { omitUndefined } from '#shared/kernel/omit-undefined'
import { type Fields, fieldsIn, isFields, isListOf, isPlainPlayer } from '#shared/kernel/plain'
import { err, ok, type Result } from '#shared/kernel/result'
import { editSchema, isPlainEdit, plainRoundIn, storedRoundSchema } from '#shared/match/edit-schema'
import type { Edit } from '#shared/match/edits'
import { overMatch } from '#shared/match/limits'
import { isPlainRecord, RECORD_FORMAT, RECORD_VERSION, recordPlayerSchema, recordSchema, type MatchRecord } from '#shared/match/record'
import { deviceNameSchema, matchDetailsSchema, trailEntrySchema, type MatchDetails, type TrailEntry } from '#shared/match/trail'
import { shapeDamage } from './damage-of'
import type { FileKind, Migration } from './json-adapter'

/** The version of what the app keeps beside the record; the record inside has a version of its own. */
export const MATCH_FILE_VERSION = 3

/** A match as it lies in its file: a caravan-record, and beside it what the app needs to go on. */
export interface StoredMatch extends MatchRecord {
  readonly fileVersion: typeof MATCH_FILE_VERSION
  readonly id: MatchId
  /** Goes up by one with every change, undo and redo included. */
  readonly revision: number
  readonly startedAt: string
  readonly updatedAt: string
  /** The name of the device that changed it last. */
  readonly updatedOn?: string
  readonly rematchOf?: MatchId
  readonly place?: string
  readonly note?: string
  /** The day it was played, as the calendar had it where it was begun, or as people gave it. Absent in older files: there `startedAt` tells it. */
  readonly date?: string
  /** `off` where the table goes without its aid. */
  readonly tableAid?: MatchDetails['tableAid']
  /** `on` where the table shows what each tile would score. */
  readonly learningAid?: MatchDetails['learningAid']
  /** The picture of the table, by the name of its photo. */
  readonly picture?: string
  /** What the family calls the game. */
  readonly gameName?: string
  /** Set while it lies in the bin. */
  readonly binned?: { readonly at: string; readonly device: string }
  /** The table asks that each player confirms a round. */
  readonly confirmRounds?: true
  /** The latest last. */
  readonly trail: readonly TrailEntry[]
  /** The latest of each last. */
  readonly edits: { readonly done: readonly Edit[]; readonly undone: readonly Edit[] }
}

/** A player of a match; a record from elsewhere may hold an id of its own making, a match file only one that a person can have. */
export const storedPlayerSchema = recordPlayerSchema.extend({ personId: personIdSchema.optional() })

export const storedMatchSchema = recordSchema.extend({
  fileVersion: z.literal(MATCH_FILE_VERSION),
  rules: recordSchema.shape.rules.unwrap(),
  players: z.array(storedPlayerSchema).min(2).max(8),
  rounds: z.array(storedRoundSchema),
  id: matchIdSchema,
  revision: z.int().min(0),
  startedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  updatedOn: deviceNameSchema.optional(),
  rematchOf: matchIdSchema.optional(),
  place: matchDetailsSchema.shape.place.optional(),
  note: matchDetailsSchema.shape.note.optional(),
  date: matchDetailsSchema.shape.date.optional(),
  tableAid: matchDetailsSchema.shape.tableAid.optional(),
  learningAid: matchDetailsSchema.shape.learningAid.optional(),
  picture: matchDetailsSchema.shape.picture.optional(),
  gameName: matchDetailsSchema.shape.gameName.optional(),
  binned: z.object({ at: z.iso.datetime(), device: deviceNameSchema }).optional(),
  confirmRounds: z.literal(true).optional(),
  trail: z.array(trailEntrySchema),
  edits: z.object({ done: z.array(editSchema), undone: z.array(editSchema) }),
})

/** The first version kept no trail and no version of its own; what a record from elsewhere had under the new names is kept aside. */
const toSecond: Migration = {
  from: 1,
  migrate: ({ place, note, date, binned, trail, ...content }) => {
    const foreign = omitUndefined({ place, note, date, binned, trail })
    return { ...content, ...(Object.keys(foreign).length === 0 ? {} : { beforeVersion2: foreign }), fileVersion: 2, trail: [] }
  },
}

/** The third version knows more kinds of trail entries, a change of rules among the events, rounds that are confirmed, and a table without its aid. */
const toThird: Migration = {
  from: 2,
  migrate: ({ tableAid, ...content }) => ({ ...content, ...(tableAid === undefined ? {} : { beforeVersion3: { tableAid } }), fileVersion: 3 }),
}

/** The match file that belongs to `id`; another match's content under its name is not it. */
export function matchFileKind(id: string): FileKind<StoredMatch | null> {
  return {
    format: RECORD_FORMAT,
    version: MATCH_FILE_VERSION,
    versionOf: fileVersionOf,
    migrations: [toSecond, toThird],
    stays: true,
    parse: (content) => parseStoredMatch(content, id),
    overLimit: overMatch,
    // fields that are new are left out, and a trail that is not understood is not shown
    glimpse: (content) =>
      parseStoredMatch({ ...content, version: RECORD_VERSION, fileVersion: MATCH_FILE_VERSION, trail: [], edits: { done: [], undone: [] } }, id),
  }
}

/** A record of a newer version is a newer file, whatever the file itself says. */
function fileVersionOf({ version, fileVersion = 1 }: Readonly<Record<string, unknown>>): unknown {
  return typeof version === 'number' && version > RECORD_VERSION ? MATCH_FILE_VERSION + 1 : fileVersion
}

function parseStoredMatch(content: unknown, id: string): Result<StoredMatch, Damage> {
  const plain = plainMatchIn(content)
  if (plain?.id === id) return ok(plain)
  const parsed = storedMatchSchema.safeParse(content)
  if (!parsed.success) return err(shapeDamage(parsed.error, content))
  if (parsed.data.id !== id) return err({ kind: 'other-match', id: parsed.data.id })
  // The schema says "absent or undefined" where the type says "absent"; JSON has no undefined.
  return ok(parsed.data as StoredMatch)
}

/**
 * A match as `storedMatchSchema` reads it, sooner: a large house has thousands, and nearly all are told at a glance.
 *
 * Null for what takes a closer look, as one with a field that this version does not know: then the schema says what is wrong, if anything is.
 */
function plainMatchIn(content: unknown): StoredMatch | null {
  if (!isPlainRecord(content) || !isListOf(content.players, isPlainStoredPlayer)) return null
  const fields: Fields = content
  const match: Record<string, unknown> = {}
  let known = 0
  // in the order in which the schema would put them
  for (const name of FIELD_NAMES) {
    const value = fields[name]
    if (value === undefined) continue
    known++
    const read = name in READ_FIELDS ? READ_FIELDS[name as keyof typeof READ_FIELDS](value) : asItIs(shape[name], value)
    if (read === null) return null
    match[name] = read
  }
  return known === fieldsIn(fields) && NEEDED_FIELDS.every((name) => name in match) ? (match as unknown as StoredMatch) : null
}

const { shape } = storedMatchSchema
type Field = keyof typeof shape
const FIELD_NAMES = Object.keys(shape) as readonly Field[]
const NEEDED_FIELDS = FIELD_NAMES.filter((name) => !shape[name].safeParse(undefined).success)

/** The value where a schema takes it; null where not. */
const asItIs = (schema: z.ZodType, value: unknown): unknown => schema.safeParse(value).data ?? null

/** Those that `isPlainRecord` has looked at, and those that may be long. */
const READ_FIELDS = {
  format: (format: unknown) => format,
  version: (version: unknown) => version,
  preset: (preset: unknown) => preset,
  rules: (rules: unknown) => inOrder(rules as Fields),
  players: (players: unknown) => (players as MatchRecord['players']).map(({ name, personId }) => (personId === undefined ? { name } : { name, personId })),
  rounds: (rounds: unknown) => allOf(rounds as readonly unknown[], plainRoundIn),
  trail: (trail: unknown) => (Array.isArray(trail) && trail.length === 0 ? trail : asItIs(shape.trail, trail)),
  edits: (edits: unknown) => (isPlainEdits(edits) ? edits : asItIs(shape.edits, edits)),
} satisfies Partial<Record<Field, (value: unknown) => unknown>>

const RULE_NAMES = Object.keys(shape.rules.shape)

/** Rules in the order in which the schema puts them. */
function inOrder(rules: Fields): unknown {
  // what a table does about its mistakes has an order of its own
  if ('mistakes' in rules) return asItIs(shape.rules, rules)
  const ordered: Record<string, unknown> = {}
  for (const name of RULE_NAMES) if (name in rules) ordered[name] = rules[name]
  return ordered
}

function isPlainEdits(edits: unknown): boolean {
  return isFields(edits) && fieldsIn(edits) === 2 && isListOf(edits['done'], isPlainEdit) && isListOf(edits['undone'], isPlainEdit)
}

function isPlainStoredPlayer(player: unknown): boolean {
  if (!isPlainPlayer(player)) return false
  const { personId } = player as Fields
  return personId === undefined || personIdSchema.safeParse(personId).success
}

/** Each of a list as it is read; null where one is not. */
function allOf<T>(list: readonly unknown[], read: (each: unknown) => T | null): readonly T[] | null {
  const found: T[] = []
  for (const each of list) {
    const one = read(each)
    if (one === null) return null
    found.push(one)
  }
  return found
}
