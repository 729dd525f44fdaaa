import { textOrder } from '../kernel/text-order'
import type { Given, Hundredths } from './points'
import type { EveningResult, TableResult } from './results'
import type { Counting } from './rules'

/** One of someone's results, with what it gave. */
export interface CountedEntry extends Given {
  readonly unit: TableResult | EveningResult
  /** False where it is dropped. */
  readonly counts: boolean
}

/** What a result gave, bonus and all, whether it counts or is dropped. */
export const givenBy = ({ base, bonus }: Pick<Given, 'base' | 'bonus'>): Hundredths => base + bonus

/** What the results that count gave together. */
export const pointsOf = (entries: readonly CountedEntry[]): Hundredths => entries.reduce((sum, entry) => (entry.counts ? sum + givenBy(entry) : sum), 0)

/** The entries of one person, the earliest first, with those that are dropped marked. Of results that gave as much the earlier one is dropped. */
export function countedOf(entries: readonly CountedEntry[], counting: Counting): readonly CountedEntry[] {
  if (counting.kind === 'all') return entries
  const groups = new Map<string, { points: Hundredths; last: number }>()
  for (const [at, entry] of entries.entries()) {
    const key = groupOf(entry.unit, counting.of)
    groups.set(key, { points: (groups.get(key)?.points ?? 0) + givenBy(entry), last: at })
  }
  const stay = counting.kind === 'best' ? counting.count : Math.max(1, groups.size - counting.count)
  const best = [...groups].sort(([a, one], [b, other]) => other.points - one.points || other.last - one.last || textOrder(a, b)).slice(0, stay)
  const kept = new Set(best.map(([key]) => key))
  return entries.map((entry) => ({ ...entry, counts: kept.has(groupOf(entry.unit, counting.of)) }))
}

/** What is dropped together: a whole evening; a match that was played at no evening is one of its own. */
function groupOf(unit: TableResult | EveningResult, of: 'match' | 'evening'): string {
  if (!('id' in unit)) return unit.eveningId
  return of === 'evening' && unit.table !== null ? unit.table.eveningId : unit.id
}
