import { isObject } from './naive-record'
import type { NaiveRules } from './naive-rules'
import { endOfSide, together } from './naive-sides'

/** Why points may be given or taken (record format, `adjust`). */
export const ADJUST_REASONS: readonly string[] =
  'misplay out-of-turn passed-but-could drew-but-could wrong-count exposed not-announced not-called wrong-score score-kept late conduct other'.split(' ')

const isText = (value: unknown, most: number, least = 0): boolean =>
  value === undefined || (typeof value === 'string' && value.length >= least && value.length <= most)
const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value)
/** No number of a record is larger. */
const LARGEST = 2 ** 32
const isPlace = (value: unknown): boolean => isWhole(value) && value >= 1 && value <= LARGEST

/** Whether `about` names an entry, and nothing else. */
function isAbout(value: unknown): boolean {
  if (value === undefined) return true
  return isObject(value) && Object.keys(value).sort().join() === 'event,round' && isPlace(value['round']) && isPlace(value['event'])
}

/** M-13: the totals after points were given or taken, seat by seat; null where the event is none. */
export function adjustedTotals(
  event: { readonly [name: string]: unknown },
  totals: readonly number[],
  rules: NaiveRules,
  target: number,
): readonly number[] | null {
  const { deltas, reason, by, name, note, about } = event
  if (!Array.isArray(deltas) || deltas.length !== totals.length) return null
  if (!deltas.every((each) => isWhole(each) && Math.abs(each) <= LARGEST) || deltas.every((each) => each === 0)) return null
  if (!ADJUST_REASONS.includes(reason as string) || (by !== 'table' && by !== 'referee')) return null
  if (!isText(name, 200, 1) || !isText(note, 2000) || !isAbout(about)) return null
  // AF-11, FT-4, PA-3: the floor and an exact target look at where a side stands; nothing else keeps points back
  const moves = endOfSide({ ...rules, firstScore: 0, noWinOnLead: false }, target, totals, deltas as readonly number[])
  return totals.map((total, seat) => (together(rules, seat, totals.length).every((each) => deltas[each] === 0) ? total : total + (moves[seat] ?? 0)))
}

/** Why a round or a match may be ended early (record format, `finish`). */
export const FINISH_REASONS: readonly string[] = 'time agreement penalty wrong-deal left'.split(' ')

/** M-15: whether an event ends a round, which has no time, or a match, which has one. */
export function isEarlyEnd({ what, when, why }: { readonly [name: string]: unknown }): boolean {
  const times = what === 'round' ? [undefined] : what === 'match' ? ['after-round', 'now'] : []
  return times.some((time) => time === when) && FINISH_REASONS.includes(why as string)
}
