import { isObject, readTile, tileText } from './naive-record'
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
  const times = what === 'round' ? [undefined] : what === 'match' ? ['after-round', 'unless-level', 'now'] : []
  return times.some((time) => time === when) && FINISH_REASONS.includes(why as string)
}

/** Why everyone may have seen a tile (record format, `show`), and why a hand may be counted anew (`hand`). */
export const SHOW_REASONS: readonly string[] = 'misplay out-of-turn dropped touched called-block'.split(' ')
export const HAND_REASONS: readonly string[] = 'drew-too-many drew-too-few put-back penalty counted'.split(' ')

/** A tile of a hand that everyone has seen; `first`: it goes at the first chance. */
export interface NaiveShown {
  readonly player: number
  readonly tile: string
  readonly first: boolean
}

interface ShowingTable {
  /** How often the set has a tile. */
  readonly copiesOf: (tile: string) => number
  readonly rules: NaiveRules
  readonly laid: readonly string[]
  readonly shown: readonly NaiveShown[]
}

const times = (tiles: readonly string[], tile: string): number => tiles.filter((each) => each === tile).length

/** M-6: all that is shown after an event, and the tiles that it names; or the code of the error. */
export function shownWith(
  { tiles, why, first }: { readonly [name: string]: unknown },
  player: number,
  { rules, laid, shown, copiesOf }: ShowingTable,
): { readonly shown: readonly NaiveShown[]; readonly tiles: readonly string[] } | string {
  if (!Array.isArray(tiles) || tiles.length === 0 || tiles.length > 400) return 'bad-event'
  if (!tiles.every((tile) => typeof tile === 'string' && tile.length <= 8)) return 'bad-event'
  if (!SHOW_REASONS.includes(why as string) || (first !== undefined && first !== true)) return 'bad-event'
  const read = (tiles as readonly string[]).map((tile) => readTile(tile, rules.maxPip))
  if (read.includes(null)) return 'bad-tile'
  const named = read.map((halves) => tileText(halves as readonly [number, number]))
  const after = [...shown]
  for (const tile of new Set(named)) {
    const before = after.flatMap((each, at) => (each.player === player && each.tile === tile ? [at] : []))
    const again = Math.min(before.length, times(named, tile))
    if (first) for (const at of before.slice(0, again)) after[at] = { player, tile, first: true }
    for (let more = again; more < times(named, tile); more++) after.push({ player, tile, first: first === true })
  }
  const seen = [...laid, ...after.map(({ tile }) => tile)]
  return named.some((tile) => times(seen, tile) > copiesOf(tile)) ? 'tile-seen-twice' : { shown: after, tiles: named }
}

/** What is still shown once a tile lies, which is on the table already: its player’s own comes off, or another’s that cannot be in a hand any more. */
export function shownAfter(tile: string, player: number, { laid, shown, copiesOf }: ShowingTable): readonly NaiveShown[] {
  const own = shown.findIndex((each) => each.player === player && each.tile === tile)
  const tooMany =
    times(
      shown.map((each) => each.tile),
      tile,
    ) +
      times(laid, tile) >
    copiesOf(tile)
  const gone = own >= 0 || !tooMany ? own : shown.findIndex((each) => each.tile === tile)
  return shown.filter((_, at) => at !== gone)
}

/** Whether a hand that is shown lacks a tile that everyone had seen in it. */
export function lacksShown(hand: readonly string[], player: number, shown: readonly NaiveShown[]): boolean {
  const known = shown.flatMap((each) => (each.player === player ? [each.tile] : []))
  return known.some((tile) => times(known, tile) > times(hand, tile))
}

/** M-5: whether an event counts a hand anew. */
export const isRecount = ({ count, why }: { readonly [name: string]: unknown }): boolean => isPlace(count) && HAND_REASONS.includes(why as string)

/** M-10: the tiles that a set does not have, and those that it has once more; or the code of the error. */
export function setSaid(
  { missing, extra }: { readonly [name: string]: unknown },
  maxPip: number,
): { readonly missing: readonly string[]; readonly extra: readonly string[] } | string {
  // who names none of a kind leaves the list out
  if ([missing, extra].some((list) => Array.isArray(list) && list.length === 0)) return 'bad-event'
  const lists = [missing ?? [], extra ?? []]
  if (missing === null || extra === null) return 'bad-event'
  if (!lists.every((list) => Array.isArray(list) && list.length <= 400 && list.every((tile) => typeof tile === 'string' && tile.length <= 8)))
    return 'bad-event'
  const [gone = [], more = []] = (lists as unknown as readonly (readonly string[])[]).map((list) => list.map((tile) => readTile(tile, maxPip)))
  if (gone.length + more.length === 0) return 'bad-event'
  if ([...gone, ...more].includes(null)) return 'bad-tile'
  const [without, withMore] = [gone, more].map((list) => list.map((halves) => tileText(halves as readonly [number, number])))
  return { missing: without ?? [], extra: withMore ?? [] }
}
