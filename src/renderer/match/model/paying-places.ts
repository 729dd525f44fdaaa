import { makeTile, type Suit, type Tile } from '#shared/domino/tile'
import type { Seat } from '#shared/match/events'
import type { MatchState } from '#shared/match/state'
import { choicesFor } from './choices'
import type { TrayRow } from './tray'

/** What a tile would score at a number, at best; `best` where nothing on the tray would score more, and something less. */
export interface Paying {
  readonly points: number
  readonly best: boolean
}

/** What each tile of the tray would score at the number of its row; null where it would score nothing, or cannot be played. */
export type PayingPlaces = (suit: Suit, tile: Tile) => Paying | null

/** What the learning aid shows before a play: which places score, and which of them score the most. */
export function payingPlaces(state: MatchState, rows: readonly TrayRow[], player: Seat): PayingPlaces {
  const tiles = new Set(rows.flatMap(({ slots }) => slots.filter(({ open }) => open).map(({ tile }) => tile)))
  const points = new Map<string, number>()
  for (const tile of tiles) {
    const choices = choicesFor(state, makeTile(tile), player)
    if (choices.kind === 'refused') continue
    for (const { suit, delta } of choices.ways) {
      if (suit === null) continue
      const place = `${suit} ${tile}`
      points.set(place, Math.max(points.get(place) ?? delta, delta))
    }
  }
  const most = Math.max(...points.values())
  const least = Math.min(...points.values())
  return (suit, tile) => {
    const here = points.get(`${suit} ${tile}`) ?? 0
    return here === 0 ? null : { points: here, best: here > 0 && here === most && least < most }
  }
}
