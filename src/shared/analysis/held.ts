import type { Tile } from '../domino/tile'
import type { ScoredEvent } from '../match/events'
import { type SeenTile, seenTiles } from '../match/seen-tiles'

/**
 * The tiles that were certainly in a player's hand just before each play of a round, highest first, by the place of the play (from 0).
 *
 * The tile played, every tile that the same player plays later in the round or shows at its end without having drawn in between, and every one that everyone has
 * seen, from the player's last draw before that until it is laid. A tile stands as often as it was held.
 */
export function heldAtPlays(events: readonly ScoredEvent[]): ReadonlyMap<number, readonly Tile[]> {
  const seen = seenTiles(events)
  return new Map(events.flatMap(({ type, player }, at) => (type === 'play' ? [[at, heldThen(seen, at, player)]] : [])))
}

/** The tiles that are certain in the same way in every hand just before the event at `from`; of a player of whom nothing was seen, none. */
export function heldBy(events: readonly ScoredEvent[], from: number, players: number): readonly (readonly Tile[])[] {
  const seen = seenTiles(events)
  return Array.from({ length: players }, (_, seat) => heldThen(seen, from, seat))
}

function heldThen(seen: readonly SeenTile[], at: number, seat: number): readonly Tile[] {
  return seen
    .filter(({ player, since, until }) => player === seat && since < at && until >= at)
    .map(({ tile }) => tile)
    .sort((a, b) => b - a)
}
