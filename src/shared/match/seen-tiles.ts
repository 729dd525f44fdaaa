import type { SetChange } from '../domino/set'
import type { Tile } from '../domino/tile'
import { shownBy, type ScoredEvent, type Seat } from './events'

/** A tile that a round showed to be in a hand; places of events count from 0. */
export interface SeenTile {
  readonly player: Seat
  readonly tile: Tile
  /** The latest event before `at` by which it can have come into the hand; −1 for the deal. */
  readonly since: number
  /** When it was seen first: as it was played, as everyone saw it in the hand, or as hands were shown at the end. */
  readonly at: number
  /** When it was played, its hand shown at the end, or its player left; `Infinity` while it was still in the hand after the last event. */
  readonly until: number
}

/** By how much these events change how often the set has a tile: the tiles that are missing, and those that are there once more (rulebook M-10). */
export function setChanges(events: readonly ScoredEvent[]): SetChange {
  const changes = events.filter((event) => event.type === 'set')
  return { missing: changes.flatMap(({ missing }) => missing), extra: changes.flatMap(({ extra }) => extra) }
}

/**
 * Every tile that these events of a round showed to be a player’s own, in the order in which they were seen.
 *
 * A tile that everyone saw in a hand is one tile, however often it was shown, and its play afterwards is of the same. Where another laid it, or it is missing in a
 * hand shown at the end, nobody can say when it went: it is left out.
 */
export function seenTiles(events: readonly ScoredEvent[]): readonly SeenTile[] {
  let seen: SeenTile[] = []
  const filled: number[] = []
  const placeOf = (player: Seat, tile: Tile): number => seen.findIndex((each) => each.until === Infinity && each.player === player && each.tile === tile)
  const see = (player: Seat, tile: Tile, at: number, until: number): void => void seen.push({ player, tile, since: filled[player] ?? -1, at, until })
  /** A tile that leaves its hand: the one that was seen there, or one that nobody had seen. */
  const leaves = (player: Seat, tile: Tile, at: number, shown: number): void => {
    const before = seen[shown]
    if (before === undefined) see(player, tile, at, at)
    else seen[shown] = { ...before, until: at }
  }
  for (const [at, event] of events.entries()) {
    const { player } = event
    switch (event.type) {
      case 'play':
        if (event.shownWith !== undefined && event.shownWith !== player) seen.splice(placeOf(event.shownWith, event.tile), 1)
        leaves(player, event.tile, at, event.shownWith === player ? placeOf(player, event.tile) : -1)
        break
      case 'draw':
      case 'hand':
        // a hand that is counted again was filled, or emptied, nobody knows when
        filled[player] = at
        break
      case 'table':
        // what was seen before may lie on it
        seen = seen.filter(({ until }) => until < Infinity)
        break
      case 'show': {
        const known = seen.filter((each) => each.until === Infinity && each.player === player).map(({ tile }) => tile)
        for (const tile of event.tiles) {
          const shown = known.indexOf(tile)
          if (shown >= 0) known.splice(shown, 1)
          else see(player, tile, at, Infinity)
        }
        break
      }
      case 'block':
      case 'left':
        for (const [seat, hand] of shownBy(event).entries()) {
          for (const tile of hand) leaves(seat, tile, at, placeOf(seat, tile))
          if (event.type === 'block' || !('pips' in (event.hands[seat] ?? []))) seen = seen.filter((each) => each.player !== seat || each.until < Infinity)
        }
        break
      case 'leave':
        // until then its tiles were there
        seen = seen.map((each) => (each.player === player && each.until === Infinity ? { ...each, until: at } : each))
        break
      case 'pass':
      case 'rules':
      case 'adjust':
      case 'finish':
      case 'uncalled':
      case 'set':
        break
    }
  }
  return seen
}
