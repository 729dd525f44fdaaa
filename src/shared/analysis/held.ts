import type { Tile } from '../domino/tile'
import type { ScoredEvent } from '../match/events'

/**
 * The tiles that were certainly in a player's hand just before each play of a round, highest first, by the place of the play (from 0).
 *
 * The tile played, and every tile that the same player plays later in the round or shows at its end without having drawn in between.
 * A tile stands as often as it was held.
 */
export function heldAtPlays(events: readonly ScoredEvent[]): ReadonlyMap<number, readonly Tile[]> {
  const atPlays = new Map<number, readonly Tile[]>()
  // from the end backwards: what each seat, by its place, is known to hold until its next draw
  const known: (readonly Tile[] | undefined)[] = []
  for (let at = events.length - 1; at >= 0; at--) {
    const event = events[at] as ScoredEvent
    switch (event.type) {
      case 'play': {
        const held = [event.tile, ...(known[event.player] ?? [])].sort((a, b) => b - a)
        known[event.player] = held
        atPlays.set(at, held)
        break
      }
      case 'draw':
        known[event.player] = []
        break
      case 'block':
        event.hands.forEach((hand, seat) => (known[seat] = hand))
        break
      case 'pass':
      case 'table':
      case 'rules':
        break
    }
  }
  return atPlays
}
