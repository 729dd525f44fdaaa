import { utf8Length } from '../kernel/utf8'

/** No number of a rule, place or count goes beyond it, in whichever direction: far above what people need, and sums of a whole match stay exact. */
export const MOST_NUMBER = 2 ** 32

/** No total does: more than 20,000 events can give. */
export const MOST_TOTAL = 2 ** 50

/** What one match may hold, whether a command, an import, a file or a backup brings it (ADR 21). */
export const MATCH_LIMITS = {
  /** Lists and objects within one another: an event alone, a round without its events, and the match without its rounds; the outermost counts. */
  nesting: 16,
  /** Bytes of one event as JSON in UTF-8, without indentation. */
  eventBytes: 4_000,
  /** Bytes of the whole match, written in the same way, up to which it takes anything in. */
  matchBytes: 2_000_000,
  /** The same of a match that is kept: what takes back, or puts into the bin, finds room above the limit for everything else. */
  keptBytes: 2_100_000,
  /** Events in all rounds together. */
  events: 20_000,
  /** Changes in all its life: nobody plays so many, and numbers are exact far beyond. */
  revision: 2 ** 40,
} as const

export const LIMIT_NAMES = ['nesting', 'event-size', 'match-size', 'events', 'revision'] as const
export type LimitName = (typeof LIMIT_NAMES)[number]

/** The first limit that something goes beyond. */
export interface OverLimit {
  readonly limit: LimitName
  /** Levels, bytes, events or changes. Of levels one more than allowed: nobody looks deeper. */
  readonly found: number
  readonly allowed: number
  /** The field it is about: `rounds.0.events.3`; '' for the whole match. */
  readonly where: string
}

/**
 * The first limit that a match goes beyond; null where it keeps to all.
 *
 * Takes anything, stored match or record, checked or not, and never looks deeper than is allowed. `most`: bytes that it takes at most, where
 * that is known, as of a text that it was read from.
 */
export function overMatch(match: unknown, most?: number): OverLimit | null {
  const { rounds, edits, trail, revision } = fieldsOf(match)
  return (
    overFields(match, ['rounds', 'edits', 'trail']) ??
    overCount(rounds) ??
    overRevision(revision) ??
    insideField('rounds', overEach(rounds, overRound)) ??
    insideField('edits', overEdits(edits)) ??
    insideField('trail', overEach(trail, overTrailEntry)) ??
    overSize(match, MATCH_LIMITS.keptBytes, most)
  )
}

/** Whether a match is too large that keeps to all other limits; it is written out only where it may be. */
export function overSize(match: unknown, allowed: number, most = mostBytesOf(match, Infinity)): OverLimit | null {
  if (most <= allowed) return null
  const found = utf8Length(JSON.stringify(match) ?? '')
  return found > allowed ? { limit: 'match-size', found, allowed, where: '' } : null
}

function overRevision(revision: unknown): OverLimit | null {
  const allowed = MATCH_LIMITS.revision
  return typeof revision === 'number' && revision > allowed ? { limit: 'revision', found: revision, allowed, where: 'revision' } : null
}

function overCount(rounds: unknown): OverLimit | null {
  let found = 0
  for (const round of listOf(rounds)) found += listOf(fieldsOf(round)['events']).length
  const allowed = MATCH_LIMITS.events
  return found > allowed ? { limit: 'events', found, allowed, where: 'rounds' } : null
}

/** Whether one event is nested too deep, or too large. */
function overEvent(event: unknown): OverLimit | null {
  const most = mostBytesOf(event, MATCH_LIMITS.nesting)
  const allowed = MATCH_LIMITS.eventBytes
  if (most <= allowed) return null
  if (most === Infinity) return TOO_DEEP
  const found = utf8Length(JSON.stringify(event) ?? '')
  return found > allowed ? { limit: 'event-size', found, allowed, where: '' } : null
}

/** The same for every event and round that an edit takes or brings. */
function overEdit(edit: unknown): OverLimit | null {
  return overFields(edit, ['changes']) ?? insideField('changes', overEach(fieldsOf(edit)['changes'], overChange))
}

/** What is wrong, for the message of an error: `limits: 20001 events, at most 20000, at rounds`. */
export function limitText({ limit, found, allowed, where }: OverLimit): string {
  return `limits: ${WHAT[limit](found)}, at most ${allowed}${where === '' ? '' : `, at ${where}`}`
}

const WHAT: Readonly<Record<LimitName, (found: number) => string>> = {
  nesting: (found) => `nested ${found} deep or deeper`,
  'event-size': (found) => `an event of ${found} bytes`,
  'match-size': (found) => `a match of ${found} bytes`,
  events: (found) => `${found} events`,
  revision: (found) => `revision ${found}`,
}

type Over = (value: unknown) => OverLimit | null

function overRound(round: unknown): OverLimit | null {
  return overFields(round, ['events']) ?? insideField('events', overEach(fieldsOf(round)['events'], overEvent))
}

function overChange(change: unknown): OverLimit | null {
  const { kind, before, after } = fieldsOf(change)
  const over = kind === 'rounds' ? overRound : kind === 'events' ? overEvent : null
  if (over === null) return overFields(change, [])
  return overFields(change, ['before', 'after']) ?? insideField('before', overEach(before, over)) ?? insideField('after', overEach(after, over))
}

function overEdits(edits: unknown): OverLimit | null {
  const { done, undone } = fieldsOf(edits)
  return overFields(edits, ['done', 'undone']) ?? insideField('done', overEach(done, overEdit)) ?? insideField('undone', overEach(undone, overEdit))
}

function overTrailEntry(entry: unknown): OverLimit | null {
  const { about, edit } = fieldsOf(entry)
  return overFields(entry, ['about', 'edit']) ?? insideField('about', overEvent(about)) ?? insideField('edit', overEdit(edit))
}

/** Each of a list; anything else by its own levels. */
function overEach(list: unknown, over: Over): OverLimit | null {
  if (!Array.isArray(list)) return isTooDeep(list, MATCH_LIMITS.nesting) ? TOO_DEEP : null
  for (let at = 0; at < list.length; at++) {
    const found = over((list as readonly unknown[])[at])
    if (found !== null) return insideField(String(at), found)
  }
  return null
}

/** Fields whose depth is not checked separately. The object that has them is the first level. */
function overFields(value: unknown, except: readonly string[]): OverLimit | null {
  const fields = fieldsOf(value)
  for (const name in fields) {
    if (!except.includes(name) && isTooDeep(fields[name], MATCH_LIMITS.nesting - 1)) return insideField(name, TOO_DEEP)
  }
  return null
}

const TOO_DEEP: OverLimit = { limit: 'nesting', found: MATCH_LIMITS.nesting + 1, allowed: MATCH_LIMITS.nesting, where: '' }

/** Letters of a field's name that an error repeats; a record may name it anything. */
const LONGEST_FIELD_TOLD = 60

function insideField(name: string, over: OverLimit | null): OverLimit | null {
  return over === null ? null : { ...over, where: `${name.slice(0, LONGEST_FIELD_TOLD)}${over.where === '' ? '' : `.${over.where}`}` }
}

function isTooDeep(value: unknown, levels: number): boolean {
  return mostBytesOf(value, levels) === Infinity
}

/** A letter takes six bytes where it has to be escaped, and a number at most so many. */
const LETTER = 6
const NUMBER = 25

/** Bytes that a value takes at most as JSON, quick to tell; Infinity where it goes deeper than `levels`. */
function mostBytesOf(value: unknown, levels: number): number {
  if (typeof value === 'string') return value.length * LETTER + 2
  if (typeof value !== 'object' || value === null) return NUMBER
  if (levels === 0) return Infinity
  let bytes = 2
  if (Array.isArray(value)) for (let at = 0; at < value.length; at++) bytes += mostBytesOf((value as readonly unknown[])[at], levels - 1) + 1
  else for (const name in value) bytes += name.length * LETTER + 4 + mostBytesOf((value as Readonly<Record<string, unknown>>)[name], levels - 1)
  return bytes
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : []
}
