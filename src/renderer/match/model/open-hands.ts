import type { ShownHand } from '#shared/contract/table'
import { parseTile, type Tile } from '#shared/domino/tile'
import type { LeftHand } from '#shared/games/game'
import type { Seat } from '#shared/match/events'

/** Hands that players laid open on their phones, by seat: tiles, or what they come to. */
export type OpenHands = ReadonlyMap<Seat, LeftHand>

/** Those of one round, counted from 0. */
export function openHands(shown: readonly ShownHand[], round: number): OpenHands {
  return new Map(shown.filter((hand) => hand.round === round).map(({ seat, hand }) => [seat, 'pips' in hand ? hand : hand.flatMap(tileIn)]))
}

/** The tiles of a hand that was laid open; null where none was, or only what it comes to. */
export function openTiles(shown: OpenHands, seat: Seat): readonly Tile[] | null {
  const hand = shown.get(seat)
  return hand === undefined || 'pips' in hand ? null : hand
}

/** The tile that a text names, in a list; an empty one where it names none. */
export function tileIn(written: string): readonly Tile[] {
  const parsed = parseTile(written)
  return parsed.ok ? [parsed.value.tile] : []
}
