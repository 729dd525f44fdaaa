import type { ShownHand } from '#shared/contract/table'
import { parseTile, type Tile } from '#shared/domino/tile'
import type { Seat } from '#shared/match/events'

/** Hands that players laid open on their phones, by seat. */
export type OpenHands = ReadonlyMap<Seat, readonly Tile[]>

/** Those of one round, counted from 0. */
export function openHands(shown: readonly ShownHand[], round: number): OpenHands {
  return new Map(shown.filter((hand) => hand.round === round).map(({ seat, tiles }) => [seat, tiles.flatMap(tileIn)]))
}

/** The tile that a text names, in a list; an empty one where it names none. */
export function tileIn(written: string): readonly Tile[] {
  const parsed = parseTile(written)
  return parsed.ok ? [parsed.value.tile] : []
}
