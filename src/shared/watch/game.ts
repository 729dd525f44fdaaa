import type { Tile } from '../domino/tile'
import { isPlayed, whoIsOut } from '../match/end-of-play'
import { laidBy, type ScoredEvent, type Seat } from '../match/events'
import { isOver } from '../games/outcome'
import type { MatchState, ScoredMatch } from '../match/state'
import { isStuck } from '../match/stuck'
import type { Box } from './grey'
import type { Bearing } from './seats'

/** What the record says while the table is watched. */
export interface Game {
  /** The revision of the match; what was seen is held against each in turn. */
  readonly revision: number
  readonly state: MatchState
  /** Tiles of the round, in the order they were laid. */
  readonly laid: readonly Tile[]
  /** The last event of the round is a play, and whose; null where it is something else. */
  readonly lastPlay: Seat | null
  /** Plays and passes of the round so far. */
  readonly moves: number
  /** Everybody has passed and nothing is left to draw, or somebody is out and the tiles left pay: hands are turned over. */
  readonly handsUp: boolean
  /** Where each seat is around the picture. */
  readonly seats: readonly Bearing[]
  /** Where the face-down tiles lie in the picture; null where nobody has said. */
  readonly boneyard: Box | null
}

/** Where a person said that people sit and the face-down tiles lie. */
export type TablePlaces = Pick<Game, 'seats' | 'boneyard'>

export function gameOf(revision: number, scored: Pick<ScoredMatch, 'rounds' | 'state'>, { seats, boneyard }: TablePlaces): Game {
  const { rounds, state } = scored
  const events: readonly ScoredEvent[] = rounds.at(-1)?.events ?? []
  const last = events.at(-1)
  return {
    revision,
    state,
    laid: events.flatMap((event) => laidBy(event).map(({ tile }) => tile)),
    lastPlay: last?.type === 'play' ? last.player : null,
    moves: events.filter(({ type }) => type === 'play' || type === 'pass').length,
    handsUp: areHandsUp(scored),
    seats,
    boneyard,
  }
}

/** Whether hands are turned over now: nobody can play, or somebody is out and what is left in the other hands ends the round. */
export const areHandsUp = (scored: Pick<ScoredMatch, 'rounds' | 'state'>): boolean =>
  seatOut(scored.state) !== null || (isPlayed(scored.state.round) && isStuck(scored))

/** Who is out in a round that waits for what is left in the other hands; null where nobody is. */
export const seatOut = ({ round }: Pick<MatchState, 'round'>): Seat | null => (round === null ? null : whoIsOut(round))

/** Whether something can be laid or turned over now. */
export const isRunning = ({ state }: Game): boolean => (isPlayed(state.round) || seatOut(state) !== null) && !isOver(state)
