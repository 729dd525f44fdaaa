import type { Tile } from '../domino/tile'
import { shownBy, type ScoredEvent } from '../match/events'

/**
 * The tiles that were certainly in a player's hand just before each play of a round, highest first, by the place of the play (from 0).
 *
 * The tile played, and every tile that the same player plays later in the round or shows at its end without having drawn in between.
 * A tile stands as often as it was held.
 */
export function heldAtPlays(events: readonly ScoredEvent[]): ReadonlyMap<number, readonly Tile[]> {
  const atPlays = new Map<number, readonly Tile[]>()
  backwards(events, 0, (at, event, known) => {
    if (event.type === 'play') atPlays.set(at, known[event.player] ?? [])
  })
  return atPlays
}

/** The tiles that are certain in the same way in every hand just before the event at `from`; of a player of whom nothing was seen, none. */
export function heldBy(events: readonly ScoredEvent[], from: number, players: number): readonly (readonly Tile[])[] {
  const known = backwards(events, from)
  return Array.from({ length: players }, (_, seat) => known[seat] ?? [])
}

/** Goes from the end of a round back to the event at `from`: what each seat, by its place, is known to hold until its next draw. */
function backwards(
  events: readonly ScoredEvent[],
  from: number,
  look?: (at: number, event: ScoredEvent, known: readonly (readonly Tile[] | undefined)[]) => void,
): readonly (readonly Tile[] | undefined)[] {
  const known: (readonly Tile[] | undefined)[] = []
  for (let at = events.length - 1; at >= from; at--) {
    const event = events[at] as ScoredEvent
    switch (event.type) {
      case 'play':
        known[event.player] = [event.tile, ...(known[event.player] ?? [])].sort((a, b) => b - a)
        break
      case 'draw':
        known[event.player] = []
        break
      case 'block':
      case 'left':
        shownBy(event).forEach((hand, seat) => (known[seat] = hand.toSorted((a, b) => b - a)))
        break
      case 'pass':
      case 'table':
      case 'rules':
      case 'adjust':
      case 'finish':
        break
    }
    look?.(at, event, known)
  }
  return known
}
