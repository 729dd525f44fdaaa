import { distinctTiles } from '../domino/set'
import type { Tile } from '../domino/tile'
import { isBesidePlay, type ScoredEvent, type Seat } from '../match/events'
import { followRound } from '../match/hindsight/moments'
import { rulesAt } from '../match/rules-at'
import { type SeenTile, seenTiles } from '../match/seen-tiles'
import type { ScoredRound } from '../match/state'

/**
 * Places of a hand that were filled at one time, and that the same passes and draws say something about.
 *
 * `since`: the event that filled them, −1 for the deal. `watched`: which of the player's moments (`Evidence.moments`) they were held at.
 */
export interface DealtPlaces {
  readonly since: number
  readonly count: number
  readonly watched: readonly number[]
}

/** A pass or a draw: what its player held then did not fit. */
interface NotFitting {
  readonly at: number
  /** For each tile, by its place, whether it would have fitted. */
  readonly fitted: readonly boolean[]
}

/** A tile that was seen with a player, at `at` for the first time: it was played or shown at the end at `until`, or is in the hand still. */
type Seen = Pick<SeenTile, 'tile' | 'at' | 'until'>

/** What a round tells about one player's tiles. */
export interface Evidence {
  readonly places: readonly DealtPlaces[]
  readonly seen: readonly Seen[]
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
  const seen = seenTiles(events).filter(({ until }) => until > begun)
  const passes = followRound({ ...round, events })
    .moments.filter(({ at }) => at > begun && !ignored.has(at) && !runs.some(({ from, to: until }) => at > from && at <= until))
    .map(({ at, player, fitted }) => ({ at, player, fitted: tiles.map(fitted) }))
    .filter(({ fitted }) => fitted.includes(false))
  return Array.from({ length: players }, (_, seat): Evidence => {
    const moments = passes.filter(({ player }) => player === seat)
    return {
      moments,
      seen: seen.filter((each) => each.player === seat),
      places: recounted(
        dealtPlaces(
          dealtTo(seat, round, events, begun),
          runs.filter(({ player }) => player === seat),
          begun,
          moments,
        ),
        events.flatMap((event, at) => (event.type === 'hand' && event.player === seat && at > begun ? [{ at, more: event.count - event.counted }] : [])),
        begun,
        moments,
      ),
    }
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
function dealtPlaces(dealt: number, runs: readonly Run[], begun: number, moments: readonly NotFitting[]): readonly DealtPlaces[] {
  const watchedFrom = (first: number) => moments.flatMap(({ at }, moment) => (at >= first ? [moment] : []))
  const places: DealtPlaces[] = [{ since: begun, count: dealt, watched: watchedFrom(begun) }]
  for (const { from, to, count } of runs) {
    if (count > 1) places.push({ since: from, count: count - 1, watched: watchedFrom(from) })
    places.push({ since: to, count: 1, watched: watchedFrom(to + 1) })
  }
  return places
}

/**
 * The same where a hand was counted again. Tiles too many may have come at any time, and nothing is known of them but from then on; where tiles are missing nobody
 * knows which are there still, so all that was known of the places before is forgotten.
 */
function recounted(
  dealt: readonly DealtPlaces[],
  counts: readonly { readonly at: number; readonly more: number }[],
  begun: number,
  moments: readonly NotFitting[],
): readonly DealtPlaces[] {
  return counts.reduce<readonly DealtPlaces[]>((places, { at, more }) => {
    const watched = moments.flatMap((moment, place) => (moment.at > at ? [place] : []))
    if (more > 0) return [...places, { since: begun, count: more, watched }]
    const before = places.filter(({ since }) => since < at)
    const count = before.reduce((sum, each) => sum + each.count, more)
    return [{ since: begun, count, watched }, ...places.filter(({ since }) => since >= at)]
  }, dealt)
}

function dealtTo(seat: Seat, round: ScoredRound, events: readonly ScoredEvent[], begun: number): number {
  const table = events[begun]
  if (table?.type === 'table') return table.hands[seat] ?? 0
  return round.gone?.includes(seat) === true ? 0 : dealtWith(round, events)
}

/** Tiles that were dealt to each: by the rules that held when the first of them was played, drawn or passed on. */
function dealtWith(round: ScoredRound, events: readonly ScoredEvent[]): number {
  const first = events.findIndex((event) => !isBesidePlay(event))
  return rulesAt(round, first < 0 ? events.length - 1 : first).handSize
}
