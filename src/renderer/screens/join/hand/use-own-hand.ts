import { useEffect, useState } from 'react'
import type { Tile } from '#shared/domino/tile'
import type { Seat } from '#shared/match/events'
import { forgetOwnHands } from '../../../match/block/use-hands-draft'
import type { MatchView } from '../../../match/match-view'
import { forgetHands, handEnteredBefore, keepHand, keptHand, notEntered, stillHeld, type HandPlace } from './private-hand'

export interface OwnHand {
  /** What of it is still held; null where none was entered. */
  readonly held: readonly Tile[] | null
  /** Tiles that are in the hand and were not entered, as those just drawn. */
  readonly missing: number
  /** Takes the place of what was entered before. */
  readonly enter: (tiles: readonly Tile[]) => void
  readonly add: (tile: Tile) => void
  readonly forget: () => void
}

/** The hand that a player entered for themselves, on this device; it is forgotten when its round ends. */
export function useOwnHand(view: MatchView, seat: Seat): OwnHand {
  const { scored, matchId } = view
  const { round } = scored.state
  const now = round !== null && round.end === null ? scored.rounds.length - 1 : null
  const placeIn = (at: number): HandPlace => ({ matchId, seat, round: at })
  const [{ of, entered }, setHand] = useState(() => ({ of: now, entered: now === null ? null : keptHand(placeIn(now)) }))
  if (of !== now) setHand({ of: now, entered: null })
  useEffect(() => forgetOwnHands({ matchId, scored }), [matchId, scored])
  useEffect(() => {
    if (entered === null || now === null) return forgetHands(null)
    keepHand({ matchId, seat, round: now }, entered)
    forgetHands({ matchId, seat, round: now })
  }, [matchId, seat, now, entered])

  const enter = (tiles: readonly Tile[] | null): void => setHand({ of: now, entered: tiles })
  const held = entered === null ? null : stillHeld(entered, scored, seat)
  return {
    held,
    missing: held === null ? 0 : notEntered(held, scored.state, seat),
    enter: (tiles) => {
      handEnteredBefore.choose('yes')
      enter(tiles)
    },
    add: (tile) => setHand((before) => ({ of: before.of, entered: [...(before.entered ?? []), tile] })),
    forget: () => enter(null),
  }
}
