import { canonical, sameJson } from '../kernel/canonical'
import { omitUndefined } from '../kernel/omit-undefined'
import { goesOnFrom, type EditedRecord } from './continuation'
import { detailOf, latestAsking, latestBinning, latestChange, trailOf, type KeptBeside } from './join-kept'
import { DETAIL_NAMES, type TrailEntry } from './trail'

/** A match as a device keeps it: its record, and what stands beside it. */
export interface KeptMatch extends EditedRecord, KeptBeside {
  readonly revision: number
}

/**
 * One match of two copies that came apart; null where that is for a person to decide.
 *
 * They are joined where one record goes on from the other. Of details, of the bin and of whether rounds are confirmed the latest word counts, and the trail holds what either
 * trail holds, so nothing is lost. Every device makes the same of the same two copies, whichever it calls the first; otherwise
 * their results would come apart again. So time and device of the new trail entry (`joined`) are those of the later change, and a copy that
 * was joined with the other before is given back as it is.
 *
 * @param file the name of the copy's file, for the trail
 */
export function joinMatches<M extends KeptMatch>(one: M, other: M, file: string): M | null {
  if (sameJson(one, other)) return one
  const order = furtherFirst(one, other)
  if (order === null) return null
  const [longer, shorter] = order
  const unknown = fieldsOfBoth(othersOf(longer), othersOf(shorter))
  const details = DETAIL_NAMES.map((name) => [name, detailOf(name, longer, shorter)] as const)
  if (unknown === null || details.some(([, value]) => value === null)) return null

  const last = latestChange(longer, shorter)
  const joined = {
    ...unknown,
    rounds: longer.rounds,
    ...last,
    ...Object.fromEntries(details.filter(([, value]) => value !== '')),
    ...omitUndefined({ binned: latestBinning(longer, shorter), confirmRounds: latestAsking(longer, shorter) }),
    revision: Math.max(one.revision, other.revision) + 1,
    trail: trailOf([...one.trail, ...other.trail]),
    edits: longer.edits,
  } as unknown as M
  if (holds(one, other, joined)) return one
  if (holds(other, one, joined)) return other
  const entry: TrailEntry = { kind: 'joined', at: last.updatedAt, device: last.updatedOn ?? '', how: 'extended', file }
  return { ...joined, trail: trailOf([...joined.trail, entry]) }
}

/** The one that goes on from the other first; null where neither does. */
function furtherFirst<M extends KeptMatch>(one: M, other: M): readonly [M, M] | null {
  const [first, second] = weightOf(one) >= weightOf(other) ? [one, other] : [other, one]
  if (sameJson(first.rounds, second.rounds) || goesOnFrom(first, second)) return [first, second]
  return goesOnFrom(second, first) ? [second, first] : null
}

/** Orders copies with equal records by their history of edits, the longer first; then by what else is in them. */
function weightOf(match: KeptMatch): string {
  return `${String(match.edits.done.length).padStart(9, '0')} ${canonical(match.edits)} ${canonical(match)}`
}

/** What each time of joining decides about; everything else in a match never changes. */
const DECIDED: readonly string[] = [
  'rounds',
  'edits',
  'trail',
  'revision',
  'updatedAt',
  'updatedOn',
  'binned',
  'confirmRounds',
  ...DETAIL_NAMES,
] satisfies readonly (keyof KeptMatch)[]

function othersOf(match: KeptMatch): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(match).filter(([field]) => !DECIDED.includes(field)))
}

/** The fields of both; null where they contradict each other. */
function fieldsOfBoth(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> | null {
  const contradict = Object.entries(other).some(([field, value]) => one[field] !== undefined && !sameJson(one[field], value))
  return contradict ? null : { ...one, ...other }
}

/** Whether a copy already is what both make together: it was joined before, with what the other holds. */
function holds(copy: KeptMatch, other: KeptMatch, joined: KeptMatch): boolean {
  if (copy.revision <= other.revision || !sameJson({ ...joined, revision: 0 }, { ...copy, revision: 0 })) return false
  return copy.trail.some((entry) => entry.kind === 'joined' && !other.trail.some((known) => sameJson(known, entry)))
}
