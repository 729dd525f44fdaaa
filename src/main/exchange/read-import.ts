import { z } from 'zod'
import type { Imported } from '#shared/contract/exchange'
import { idSchema, matchIdSchema } from '#shared/contract/ids'
import { noteSchema } from '#shared/contract/schemas'
import { cleanName } from '#shared/kernel/clean-text'
import type { MatchId } from '#shared/kernel/ids'
import { omitUndefined } from '#shared/kernel/omit-undefined'
import { isFields } from '#shared/kernel/plain'
import { err, ok, type Result } from '#shared/kernel/result'
import { shapeFaultOf } from '#shared/kernel/shape-fault'
import { storedRoundSchema } from '#shared/match/edit-schema'
import { overMatch } from '#shared/match/limits'
import type { Malformed } from '#shared/match/malformed'
import { diceSchema, type MatchRecord, RECORD_FORMAT, RECORD_VERSION, recordSchema } from '#shared/match/record'
import { type RecordRefusal, scoreRecord } from '#shared/match/replay'
import { errorJson } from '#shared/match/score-json'
import type { ScoredMatch } from '#shared/match/state'
import { deviceNameSchema, type MatchDetails, matchDetailsSchema } from '#shared/match/trail'
import { AS_IMPORTED, DICE_AS_IMPORTED } from './export-record'
import { gameIn, namesIn, parseJson, unreadableRefusal, wordRefusal } from './score-record'

/** Why a value that keeps to the limits cannot be kept as it is; null where it can. */
export function beyondLimits(value: unknown): Malformed | null {
  if (typeof value === 'string') return LONE_SURROGATE.test(value) ? { kind: 'half-character' } : null
  if (typeof value === 'number') return isExact(value) ? null : { kind: 'inexact-number' }
  return typeof value === 'object' && value !== null ? unsoundInside(value) : null
}

function unsoundInside(value: object): Malformed | null {
  for (const [name, inner] of Object.entries(value)) {
    if (name === '__proto__') return { kind: 'unsafe-name', name }
    const why = beyondLimits(name) ?? beyondLimits(inner)
    if (why !== null) return why
  }
  return null
}

const LONE_SURROGATE = /\p{Cs}/u

/** Larger whole numbers lose digits when they are read. */
function isExact(number: number): boolean {
  return Number.isFinite(number) && (!Number.isInteger(number) || Number.isSafeInteger(number))
}

type Content = Readonly<Record<string, unknown>>

/** The record format allows more than the app writes: what is left out, or null, is put as the app has it. */
const storedSchema = recordSchema.extend({ rounds: z.array(storedRoundSchema) })

/** A record that was read and scored, as match files have it; the same match to the scorer. */
function normaliseRecord(record: Content): Result<Content, Malformed> {
  const { rounds, players, rules = {} } = record as { readonly rounds: readonly Content[]; readonly players: readonly Content[]; readonly rules?: unknown }
  const named = players.map((player) => ({ ...player, name: cleanName(String(player['name'])) }))
  if (named.some(({ name }) => name === '')) return err({ kind: 'nameless-player' })
  const content = { ...record, players: named, rules, rounds: rounds.map(roundAsStored) }
  const parsed = storedSchema.safeParse(content)
  return parsed.success ? ok({ ...parsed.data, rules, version: RECORD_VERSION }) : err({ kind: 'shape', ...shapeFaultOf(parsed.error, content) })
}

/** Dice that no game reads may be anything in a record; a match file has dice or none, and keeps anything else aside. */
function roundAsStored({ dice, ...round }: Content): Content {
  const events = (round['events'] as readonly Content[]).map(eventAsStored)
  if (dice === undefined || dice === null) return { ...round, events }
  return { ...round, [diceSchema.safeParse(dice).success ? 'dice' : DICE_AS_IMPORTED]: dice, events }
}

function eventAsStored(event: Content): Content {
  const { player, arm, totals, count, ...rest } = event
  return {
    ...rest,
    ...withoutNulls({ player, arm, totals }),
    ...(event['type'] === 'draw' ? { count: count ?? 1 } : withoutNulls({ count })),
  }
}

/** Null means the same as nothing there. */
function withoutNulls(fields: Content): Content {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null))
}

/** A record from a file, sound and scored, with what the app reads in the fields beside it. */
export interface ReadImport {
  /** As it is to be stored, fields of the app's own taken out. */
  readonly record: MatchRecord
  readonly scored: ScoredMatch
  /** The id it had where it comes from, where it had one of ours. */
  readonly id: string | null
  readonly startedAt: string | null
  readonly updatedAt: string | null
  readonly updatedOn: string | null
  readonly rematchOf: MatchId | null
  readonly details: Partial<MatchDetails>
  /** Fields of its own whose names mean something else here. */
  readonly foreign: Readonly<Record<string, unknown>>
}

/** As the `score` command words it, with what a page needs to say it in its language. */
export type RefusedImport = Omit<Extract<Imported, { readonly kind: 'refused' }>, 'kind' | 'place'>

/** Of a year of four digits, in UTC too: others are written in another form. */
const moment = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .refine((when) => isStorable(when.toISOString()))

/** What the app reads beside the record, and what a value has to be for that. */
const READ = {
  id: idSchema,
  startedAt: moment,
  updatedAt: moment,
  updatedOn: deviceNameSchema,
  rematchOf: matchIdSchema,
  ...matchDetailsSchema.omit({ picture: true }).shape,
  place: z.string().overwrite(cleanName).max(100),
  gameName: z.string().overwrite(cleanName).max(60),
  note: noteSchema,
} as const

/** Reads one record of a file of unknown origin; refusals are worded as the `score` command words them. */
export function readImport(text: string): Result<ReadImport, RefusedImport> {
  const parsed = parseJson(text)
  if (!parsed.ok) return refusedImport(parsed.error)
  const malformed = beyond(parsed.value, text) ?? beyondLimits(parsed.value) ?? madeByNewer(parsed.value)
  if (malformed !== null) return refusedImport(malformed)
  const scored = scoreRecord(parsed.value)
  if (!scored.ok) return err(refusedAs(scored.error, parsed.value))
  const stored = normaliseRecord(parsed.value as Readonly<Record<string, unknown>>)
  if (!stored.ok) return refusedImport(stored.error)
  const read = withFields(stored.value, scored.value)
  // what is kept aside or written out takes more than it did in the file
  const more = beyond({ ...read.record, [AS_IMPORTED]: read.foreign }, text)
  return more === null ? ok(read) : refusedImport(more)
}

/** Bytes that a letter of a record may take: three in UTF-8, four where a number is written out (`1e15`). */
const WRITTEN_OUT = 4

/** Which limit it goes beyond; null where it goes beyond none. */
function beyond(match: unknown, text: string): Malformed | null {
  const over = overMatch(match, text.length * WRITTEN_OUT)
  return over === null ? null : { kind: 'over-limit', ...over }
}

export function isStorable(moment: string): boolean {
  return z.iso.datetime().safeParse(moment).success
}

function madeByNewer(content: unknown): Malformed | null {
  const { format, version } = isFields(content) ? content : {}
  return format === RECORD_FORMAT && typeof version === 'number' && version > RECORD_VERSION ? { kind: 'newer-version', version } : null
}

/** Refused before anything of it could be scored. */
export function refusedImport(malformed: Malformed): Result<never, RefusedImport> {
  return err(refusedAs(unreadableRefusal(malformed), null))
}

/** Players that a record may have, and letters of their names. */
const MOST_PLAYERS = 8
const LONGEST_NAME_TOLD = 200

function refusedAs(refusal: RecordRefusal, record: unknown): RefusedImport {
  const { error } = errorJson(refusal, (told) => wordRefusal(told, record))
  const names = namesIn(record)
    .slice(0, MOST_PLAYERS)
    .map((name) => name.slice(0, LONGEST_NAME_TOLD))
  return { ...error, about: { refusal: { ...refusal.refusal }, names, game: gameIn(record) } }
}

/** The day in a moment that is written as it was where it was played, with its distance from UTC. */
function dayWritten(startedAt: unknown): string | undefined {
  if (typeof startedAt !== 'string' || !moment.safeParse(startedAt).success) return undefined
  return /^(\d{4}-\d{2}-\d{2})T.*[+-]\d{2}:?\d{2}$/u.exec(startedAt)?.[1]
}

function withFields(content: Readonly<Record<string, unknown>>, scored: ScoredMatch): ReadImport {
  const { fileVersion, revision, edits, trail, binned, confirmRounds, picture, asImported, ...rest } = content
  // a match file of the app's own has these, and there they are no part of the match
  const ours = typeof fileVersion === 'number'
  const foreign: Record<string, unknown> = { ...(isFields(asImported) ? asImported : omitUndefined({ asImported })) }
  if (!ours) Object.assign(foreign, omitUndefined({ fileVersion, revision, edits, trail, binned, confirmRounds, picture }))
  const record: Record<string, unknown> = { ...rest }
  const read: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(READ)) {
    const value = record[name]
    delete record[name]
    if (value === undefined) continue
    const parsed = schema.safeParse(value)
    if (parsed.success) read[name] = parsed.data
    else foreign[name] = value
  }
  const {
    id = null,
    startedAt,
    updatedAt,
    updatedOn = null,
    rematchOf = null,
    place,
    note,
    date,
    gameName,
  } = read as { readonly [K in keyof typeof READ]?: z.output<(typeof READ)[K]> }
  return {
    record: record as unknown as MatchRecord,
    scored,
    id,
    startedAt: startedAt?.toISOString() ?? null,
    updatedAt: updatedAt?.toISOString() ?? null,
    updatedOn,
    rematchOf,
    details: omitUndefined({
      place: place || undefined,
      note: note || undefined,
      date: date ?? dayWritten(content['startedAt']),
      gameName: gameName || undefined,
    }),
    foreign,
  }
}
