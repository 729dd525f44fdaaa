import { canonical } from '../kernel/canonical'
import { omitUndefined } from '../kernel/omit-undefined'
import { textOrder } from '../kernel/text-order'
import type { DETAIL_NAMES, MatchDetails, TrailEntry } from './trail'

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
