import { makeTile, type Suit, type Tile } from '#shared/domino/tile'
import type { Seat } from '#shared/match/events'
import type { MatchState } from '#shared/match/state'
import { choicesFor } from './choices'
import type { TrayRow } from './tray'

/** What a tile would score at a number, at best; `best` where nothing on the tray would score more, and something less. */
export interface Paying {
  readonly points: number
  readonly best: boolean
  /** What the ends would come to, in a game that adds them up. */
  readonly sum: number | null
}

/** What each tile of the tray would score at the number of its row; null where it would score nothing and there is no sum to tell, or it cannot be played. */
export type PayingPlaces = (suit: Suit, tile: Tile) => Paying | null

/** What the learning aid shows before a play: which places score, and which of them score the most. */
export function payingPlaces(state: MatchState, rows: readonly TrayRow[], player: Seat): PayingPlaces {
  const tiles = new Set(rows.flatMap(({ slots }) => slots.filter(({ open }) => open).map(({ tile }) => tile)))
  const points = new Map<string, number>()
  const sums = new Map<string, number | null>()
  for (const tile of tiles) {
    const choices = choicesFor(state, makeTile(tile), player)
    if (choices.kind === 'refused') continue
    for (const { suit, delta, sum } of choices.ways) {
      if (suit === null) continue
      const place = `${suit} ${tile}`
      const known = points.get(place)
      if (known !== undefined && known >= delta) continue
      points.set(place, delta)
      sums.set(place, sum)
    }
  }
  const most = Math.max(...points.values())
  const least = Math.min(...points.values())
  return (suit, tile) => {
    const place = `${suit} ${tile}`
    const here = points.get(place) ?? 0
    const sum = sums.get(place) ?? null
    return here === 0 && sum === null ? null : { points: here, best: here > 0 && here === most && least < most, sum }
  }
}
