import { distinctTiles } from '../domino/set'
import type { Tile } from '../domino/tile'
import type { ScoredEvent, Seat } from '../match/events'
import { follow } from '../match/hindsight/moments'
import { rulesAt } from '../match/rules-at'
import type { ScoredRound } from '../match/state'

/**
 * Places of a hand that were filled at one time, and that the same passes and draws say something about.
 *
 * `since`: the event that filled them, −1 for the deal. `watched`: which of the player's moments (`Evidence.moments`) they were held at.
 */
export interface Places {
  readonly since: number
  readonly count: number
  readonly watched: readonly number[]
}

/** A tile that was seen with a player: `until` is the event it was played or shown at. */
interface SeenTile {
  readonly tile: Tile
  readonly until: number
}

/** A pass or a draw: what its player held then did not fit. */
interface NotFitting {
  readonly at: number
  /** For each tile, by its place, whether it would have fitted. */
  readonly fitted: readonly boolean[]
}

/** What a round tells about one player's tiles. */
export interface Evidence {
  readonly places: readonly Places[]
  readonly seen: readonly SeenTile[]
  readonly moments: readonly NotFitting[]
}

/**
 * What the first `to` events of a round tell about each player's tiles: how many came when, which were seen, and what did not fit.
 *
 * A player who passed or drew held nothing that fitted (C-2), and of several tiles drawn only the last may have. `ignored` are events, counted
 * from 0, that say nothing: those that hindsight proves wrong. A lead that any tile would have been good for says nothing either.
 */
export function evidenceOf(round: ScoredRound, to: number, ignored: ReadonlySet<number>): readonly Evidence[] {
  const events = round.events.slice(0, to)
  const { players, maxPip } = rulesAt(round, to - 1)
  const tiles = Array.from({ length: distinctTiles(maxPip) }, (_, place) => place as Tile)
  const begun = events.findLastIndex(({ type }) => type === 'table')
  const runs = runsOf(events, begun)
  const passes = follow({ ...round, events })
    .moments.filter(({ at }) => at > begun && !ignored.has(at) && !runs.some(({ from, to: until }) => at > from && at <= until))
    .map(({ at, player, fitted }) => ({ at, player, fitted: tiles.map(fitted) }))
    .filter(({ fitted }) => fitted.includes(false))
  return Array.from({ length: players }, (_, seat): Evidence => {
    const moments = passes.filter(({ player }) => player === seat)
    return {
      moments,
      seen: seenWith(seat, events, begun),
      places: placesOf(
        dealtTo(seat, round, events, begun),
        runs.filter(({ player }) => player === seat),
        begun,
        moments,
      ),
    }
  })
}

function seenWith(seat: Seat, events: readonly ScoredEvent[], begun: number): readonly SeenTile[] {
  return events.flatMap((event, until): readonly SeenTile[] => {
    if (until <= begun) return []
    if (event.type === 'play') return event.player === seat ? [{ tile: event.tile, until }] : []
    return event.type === 'block' ? (event.hands[seat] ?? []).map((tile) => ({ tile, until })) : []
  })
}

/** Tiles drawn one after another, with nothing laid between: the events from `from` to `to`. */
interface Run {
  readonly player: Seat
  readonly from: number
  readonly to: number
  readonly count: number
}

function runsOf(events: readonly ScoredEvent[], begun: number): readonly Run[] {
  const runs: Run[] = []
  for (const [at, event] of events.entries()) {
    if (event.type !== 'draw' || at <= begun) continue
    const last = runs.at(-1)
    const { player, count } = event
    if (last?.player === player && last.to === at - 1) runs[runs.length - 1] = { player, from: last.from, to: at, count: last.count + count }
    else runs.push({ player, from: at, to: at, count })
  }
  return runs
}

/** The last tile of a run was drawn because none before it fitted, and may have fitted itself. */
function placesOf(dealt: number, runs: readonly Run[], begun: number, moments: readonly NotFitting[]): readonly Places[] {
  const watchedFrom = (first: number) => moments.flatMap(({ at }, moment) => (at >= first ? [moment] : []))
  const places: Places[] = [{ since: begun, count: dealt, watched: watchedFrom(begun) }]
  for (const { from, to, count } of runs) {
    if (count > 1) places.push({ since: from, count: count - 1, watched: watchedFrom(from) })
    places.push({ since: to, count: 1, watched: watchedFrom(to + 1) })
  }
  return places
}

function dealtTo(seat: Seat, round: ScoredRound, events: readonly ScoredEvent[], begun: number): number {
  const table = events[begun]
  return table?.type === 'table' ? (table.hands[seat] ?? 0) : dealtWith(round, events)
}

/** Tiles that were dealt to each: by the rules that held when the first of them was played, drawn or passed on. */
function dealtWith(round: ScoredRound, events: readonly ScoredEvent[]): number {
  const first = events.findIndex(({ type }) => type !== 'rules')
  return rulesAt(round, first < 0 ? events.length - 1 : first).handSize
}
