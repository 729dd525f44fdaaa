import { canonical, sameJson } from '../kernel/canonical'
import { omitUndefined } from '../kernel/omit-undefined'
import { textOrder } from '../kernel/text-order'
import { type EditedRecord, goesOnFrom } from './continuation'
import { DETAIL_NAMES, type MatchDetails, type TrailEntry } from './trail'

/** What stands beside a match's record and its edits. */
export interface KeptBeside extends Partial<MatchDetails> {
  readonly updatedAt: string
  /** The name of the device that changed it last. */
  readonly updatedOn?: string
  readonly binned?: { readonly at: string; readonly device: string }
  readonly confirmRounds?: true
  readonly trail: readonly TrailEntry[]
}

/** Each entry once, the latest last; those of the same moment in the same order everywhere. */
export function trailOf(entries: readonly TrailEntry[]): readonly TrailEntry[] {
  const each = new Map(entries.map((entry) => [`${entry.at} ${canonical(entry)}`, entry]))
  return [...each].sort(([a], [b]) => textOrder(a, b)).map(([, entry]) => entry)
}

/** The latest word on a detail, '' for none; null where two devices say different things and no trail shows which came last. */
export function detailOf(name: (typeof DETAIL_NAMES)[number], one: KeptBeside, other: KeptBeside): string | null {
  const [mine = '', theirs = ''] = [one[name], other[name]]
  if (mine === theirs) return mine
  const knowing = knowsMore(one, other)
  if (knowing !== null) return knowing[name] ?? ''
  const last = trailOf([...one.trail, ...other.trail]).findLast((entry) => entry.kind === 'details' && entry.field === name)
  if (last?.kind === 'details' && (last.after === mine || last.after === theirs)) return last.after
  if (mine === '' || theirs === '') return mine || theirs
  return null
}

/** The copy whose trail holds that of the other and more: what it says was said later, whatever the clocks say. */
function knowsMore(one: KeptBeside, other: KeptBeside): KeptBeside | null {
  const [mine, theirs, both] = [one.trail, other.trail, [...one.trail, ...other.trail]].map((trail) => trailOf(trail).length)
  if (mine === theirs) return null
  return mine === both ? one : theirs === both ? other : null
}

/** When and on which device the later of two copies was changed. */
export function latestChange(one: KeptBeside, other: KeptBeside): Pick<KeptBeside, 'updatedAt' | 'updatedOn'> {
  const last = markOf(one) >= markOf(other) ? one : other
  return { updatedAt: last.updatedAt, ...omitUndefined({ updatedOn: last.updatedOn }) }
}

const markOf = ({ updatedAt, updatedOn = '' }: KeptBeside): string => `${updatedAt} ${updatedOn}`

/** Whether both together lie in the bin, since when and by which device: the later one counts, and restoring if both came at once. */
export function latestBinning(one: KeptBeside, other: KeptBeside): KeptBeside['binned'] {
  const knowing = knowsMore(one, other)
  if (knowing !== null) return knowing.binned
  const words = [one, other].flatMap(({ binned, trail }) => [
    ...trail.flatMap(({ kind, at, device }) => (kind === 'binned' || kind === 'restored' ? [{ kind, at, device }] : [])),
    ...(binned === undefined ? [] : [{ kind: 'binned' as const, ...binned }]),
  ])
  const last = words.sort((a, b) => textOrder(rank(a), rank(b))).at(-1)
  return last?.kind === 'binned' ? { at: last.at, device: last.device } : undefined
}

const rank = ({ kind, at, device }: { readonly kind: string; readonly at: string; readonly device: string }): string => `${at} ${kind} ${device}`

/** Whether both together ask that rounds are confirmed: the later word counts, and where no trail shows which that is, what either asks. */
export function latestAsking(one: KeptBeside, other: KeptBeside): KeptBeside['confirmRounds'] {
  if (one.confirmRounds === other.confirmRounds) return one.confirmRounds
  const knowing = knowsMore(one, other)
  if (knowing !== null) return knowing.confirmRounds
  const last = trailOf([...one.trail, ...other.trail]).findLast((entry) => entry.kind === 'confirm-rounds')
  return last?.kind === 'confirm-rounds' && !last.on ? undefined : true
}

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
