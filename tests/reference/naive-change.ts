import type { NaiveRules } from './naive-rules'

type Hands = readonly (readonly string[])[]

/** One tile that goes from a hand, one that comes, or both; the other is ''. Tiles higher half first. */
export interface NaiveChange {
  readonly seat: number
  readonly goes: string
  readonly comes: string
}

const halves = (tile: string) => tile.split('-').map(Number)
const weight = (tile: string) => halves(tile).reduce((sum, each) => sum + each, 0)
/** 0-0, 1-0, 1-1, 2-0 … */
const place = (tile: string) => (tile === '' ? -1 : 100 * (halves(tile)[0] ?? 0) + (halves(tile)[1] ?? 0))

export const pipsMoved = ({ goes, comes }: NaiveChange) => weight(comes) - weight(goes)

/** The hands with the change made. */
export function changed(hands: Hands, { seat, goes, comes }: NaiveChange): Hands {
  const after = hands.map((hand) => [...hand])
  const hand = after[seat] ?? []
  if (goes !== '') hand.splice(hand.indexOf(goes), 1)
  if (comes !== '') hand.push(comes)
  return after
}

/** What is known of the table: the tiles that lie there, and the halves that can be played on. */
export interface NaiveTable {
  readonly laid: readonly string[]
  readonly open: readonly number[]
}

/** Every change of one tile in one hand that leaves a blocked round: any tile goes, any tile of the set comes, and then it is looked whether that can be. */
export function naiveChanges(hands: Hands, set: readonly string[], { laid, open }: NaiveTable): readonly NaiveChange[] {
  const fits = (tile: string) => halves(tile).some((half) => open.includes(half))
  const left = [...set]
  for (const seen of [...laid, ...hands.flat()]) left.splice(left.indexOf(seen), 1)
  return changesWith(hands, left).filter((change) => {
    const hand = changed(hands, change)[change.seat] ?? []
    return hand.length > 0 && !hand.some(fits)
  })
}

/** Every change of a hand by a tile of the set, wherever that tile lies. */
export function anyChanges(hands: Hands, set: readonly string[]): readonly NaiveChange[] {
  return changesWith(hands, set).filter((change) => (changed(hands, change)[change.seat] ?? []).length > 0)
}

function changesWith(hands: Hands, stock: readonly string[]): readonly NaiveChange[] {
  return hands.flatMap((hand, seat) =>
    ['', ...new Set(hand)].flatMap((goes) => ['', ...new Set(stock)].flatMap((comes) => (goes === comes ? [] : [{ seat, goes, comes }]))),
  )
}

/** Grady & Goldberg look at nothing but pips. */
export const countsPipsAlone = ({ blockedRule }: NaiveRules): boolean => blockedRule === 'simple'

/** What of a change is looked at, the most important first; the smaller number is the smaller change. */
export function sizeOf(change: NaiveChange, winner: number | null, byPips: boolean): readonly number[] {
  const kind = change.comes === '' ? 0 : change.goes === '' ? 1 : 2
  const pips = Math.abs(pipsMoved(change))
  return [winner === null ? 1 : 0, byPips ? pips : kind, byPips ? kind : pips, change.seat, place(change.goes), place(change.comes)]
}
