import type { Tile } from '../domino/tile'
import { laidBy, type ScoredEvent, type Seat } from '../match/events'
import type { MatchState, ScoredMatch } from '../match/state'
import { isStuck } from '../match/stuck'
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
  /** Everybody has passed and nothing is left to draw: hands are turned over. */
  readonly stuck: boolean
  /** Where each seat is around the picture. */
  readonly seats: readonly Bearing[]
}

/** The game of a scored match, for a table whose seats are where a person put them. */
export function gameOf(revision: number, scored: Pick<ScoredMatch, 'rounds' | 'state'>, seats: readonly Bearing[]): Game {
  const { rounds, state } = scored
  const events: readonly ScoredEvent[] = rounds.at(-1)?.events ?? []
  const last = events.at(-1)
  return {
    revision,
    state,
    laid: events.flatMap((event) => laidBy(event).map(({ tile }) => tile)),
    lastPlay: last?.type === 'play' ? last.player : null,
    stuck: isStuck(scored),
    seats,
  }
}

/** Whether tiles can be laid now. */
export const isRunning = ({ state }: Game): boolean => state.round !== null && state.round.end === null && state.winner === null
