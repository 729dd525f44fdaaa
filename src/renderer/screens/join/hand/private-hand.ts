import { makeTile, parseTile, type Tile } from '#shared/domino/tile'
import type { MatchId } from '#shared/kernel/ids'
import type { Seat } from '#shared/match/events'
import type { MatchState, ScoredMatch } from '#shared/match/state'
import { choicesFor } from '../../../match/model/choices'
import { persistedChoice } from '../../../settings/persisted-choice'

/*
 * A player's own hand, as they entered it for themselves. It is kept in this browser alone: no message holds any of it, and the host does not
 * know that there is one.
 */

const PREFIX = 'caravan.own-hand.'

/** Whether anyone has entered a hand on this phone: until then it is offered in small, so that nobody thinks they have to. */
export const handEnteredBefore = persistedChoice('caravan.own-hand-entered', ['no', 'yes'])

/** Whose hand it is; the round is counted from 0. */
export interface HandPlace {
  readonly matchId: MatchId
  readonly seat: Seat
  readonly round: number
}

const handKey = ({ matchId, seat }: HandPlace): string => `${PREFIX}${matchId}.${seat}`

/** The hand kept for a round; null where there is none. One of another round is forgotten. */
export function keptHand(place: HandPlace): readonly Tile[] | null {
  const [round, ...written] = (stored(handKey(place)) ?? '').split(' ')
  if (round !== String(place.round)) return null
  const tiles = written.map((each) => parseTile(each))
  return tiles.flatMap((each) => (each.ok ? [each.value.tile] : []))
}

export function keepHand(place: HandPlace, tiles: readonly Tile[]): void {
  try {
    window.localStorage.setItem(handKey(place), [place.round, ...tiles.map(makeTile)].join(' '))
  } catch {
    // storage may be switched off: the hand then lasts as long as the page is shown
  }
}

/** Forgets every hand but the one for this round. */
export function forgetHands(except: HandPlace | null): void {
  try {
    const { localStorage } = window
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '').filter((key) => key.startsWith(PREFIX))
    for (const key of keys) {
      if (except === null || key !== handKey(except) || keptHand(except) === null) localStorage.removeItem(key)
    }
  } catch {
    // nothing is kept where nothing can be
  }
}

function stored(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** What of a hand is still held: what was played lies on the table, and comes back with an undo. */
export function stillHeld(entered: readonly Tile[], scored: ScoredMatch, seat: Seat): readonly Tile[] {
  const { copies } = scored.rules
  const { round } = scored.state
  if (copies === 1 && (round?.set.extra.length ?? 0) === 0) return entered.filter((tile) => (round?.laid[tile] ?? 0) === 0)
  const played = (scored.rounds.at(-1)?.events ?? []).flatMap((event) => (event.type === 'play' && event.player === seat ? [event.tile] : []))
  return entered.filter((tile) => {
    const at = played.indexOf(tile)
    if (at >= 0) played.splice(at, 1)
    return at < 0
  })
}

/** How many tiles of a hand nobody has entered: those that were drawn since. */
export function notEntered(held: readonly Tile[], { round }: MatchState, seat: Seat): number {
  return Math.max(0, (round?.hands[seat] ?? 0) - held.length)
}

/** What the ways of playing a tile now would pay: each sum once, the best first; none where it does not fit. */
export function paysOf(state: MatchState, tile: Tile, seat: Seat): readonly number[] {
  const choices = choicesFor(state, makeTile(tile), seat)
  if (choices.kind === 'refused') return []
  return [...new Set(choices.ways.map(({ delta }) => delta))].sort((a, b) => b - a)
}
