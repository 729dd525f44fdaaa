import { highOf, lowOf, type Tile, type WrittenTile } from '../domino/tile'
import { present } from '../kernel/assert'
import { inOneGo, type Steps } from '../kernel/in-steps'
import { expectOk, ok, type Result } from '../kernel/result'
import { beginRound, initialState } from '../match/begin'
import type { MatchEvent, ScoredPlay, Seat } from '../match/events'
import { evolve } from '../match/evolve'
import { playOptions, type PlayPreview } from '../match/preview'
import { readRecordInSteps, type ReadRecord } from '../match/read-record'
import { replayInSteps, type RecordRefusal } from '../match/replay'
import type { MatchState, ScoredMatch } from '../match/state'
import { heldAtPlays } from './held'

/** One tile at one place, and what it would have done then. */
export interface PlayWay extends PlayPreview {
  readonly tile: Tile
}

/** A play beside everything else that its player could certainly have played. */
export interface ReviewedPlay {
  /** Its place in the round, counted from 1 over all events, as that of a warning. */
  readonly event: number
  readonly play: ScoredPlay
  /** What the player certainly held just before it, highest first, each tile as often as it was held. */
  readonly held: readonly Tile[]
  /** Every place of every held tile: highest tile first, then left before right and low arms before high ones. */
  readonly ways: readonly PlayWay[]
  /**
   * Those of them that pay most. The play itself is one of the ways, so there is always a best one; a tile that stands against a rule is none, and where it pays more
   * than all of them there is none.
   */
  readonly best: { readonly delta: number; readonly ways: readonly PlayWay[] }
  /** Points that the best way would have paid beyond the play; 0 where nothing was missed. */
  readonly missed: number
}

export interface ReviewedRound {
  readonly plays: readonly ReviewedPlay[]
}

/** What is certain about every play of a match. */
export interface Review {
  readonly match: ScoredMatch
  readonly rounds: readonly ReviewedRound[]
  /** Points missed in all plays together, a number a seat. */
  readonly missed: readonly number[]
}

/**
 * Reviews a record of unknown origin (record format, the `review` command).
 *
 * Only what is certain: a tile counts where it was seen later, and what it would have paid is scored by the same `evolve` as the match.
 * An impossible record is refused as by `scoreRecord`.
 */
export function reviewRecord(record: unknown): Result<Review, RecordRefusal> {
  return inOneGo(reviewInSteps(record))
}

/** The same, step by step. */
function* reviewInSteps(record: unknown): Steps<Result<Review, RecordRefusal>> {
  const read = yield* readRecordInSteps(record)
  return read.ok ? yield* reviewReadInSteps(read.value) : read
}

export function reviewRead(record: ReadRecord): Result<Review, RecordRefusal> {
  return inOneGo(reviewReadInSteps(record))
}

function* reviewReadInSteps(record: ReadRecord): Steps<Result<Review, RecordRefusal>> {
  const scored = yield* replayInSteps(record)
  return scored.ok ? ok(yield* reviewScored(record, scored.value)) : scored
}

/** Goes through the match again for the table before each play: keeping all of them would take the memory of many matches. */
function* reviewScored(record: ReadRecord, match: ScoredMatch): Steps<Review> {
  const missed = new Array<number>(record.rules.players).fill(0)
  const rounds: ReviewedRound[] = []
  let state = initialState(record.rules)
  for (const [index, { leader, dice, events }] of record.rounds.entries()) {
    const happened = present(match.rounds[index], 'every round was scored').events
    const held = heldAtPlays(happened)
    const plays: ReviewedPlay[] = []
    state = beginRound(state, leader, dice)
    for (const [at, event] of events.entries()) {
      const made = happened[at]
      if (made?.type === 'play') {
        const reviewed = reviewPlay(withoutCall(state), event, made, { event: at + 1, held: present(held.get(at), 'a tile that is played was held') })
        plays.push(reviewed)
        missed[made.player] = (missed[made.player] as number) + reviewed.missed
        yield
      }
      state = expectOk(evolve(state, event), 'an event that was scored can be scored again').state
    }
    rounds.push({ plays })
  }
  return { match, rounds, missed }
}

function reviewPlay(state: MatchState, made: MatchEvent, play: ScoredPlay, { event, held }: Pick<ReviewedPlay, 'event' | 'held'>): ReviewedPlay {
  const ways = [...new Set(held)].flatMap((tile) => waysOf(state, tile, play.player))
  // a tile that was not called still counts here with the points that it made (rulebook M-8)
  const worth = play.uncalled === undefined ? play.delta : expectOk(evolve(state, made), 'a play that was scored can be scored again').scored.delta
  const delta = ways.reduce((most, way) => Math.max(most, way.delta), worth)
  return { event, play, held, ways, best: { delta, ways: ways.filter((way) => way.delta === delta) }, missed: delta - worth }
}

/** The table as if nobody had said whose the points of the next play are. */
function withoutCall(state: MatchState): MatchState {
  const { round } = state
  return round === null || round.uncalled === null ? state : { ...state, round: { ...round, uncalled: null } }
}

/** A lead that is turned round leaves the same halves open and pays the same, so it is one way. */
function waysOf(state: MatchState, tile: Tile, player: Seat): readonly PlayWay[] {
  const written: WrittenTile = { tile, first: highOf(tile), second: lowOf(tile) }
  const options = playOptions(state, written, player)
  return options.kind === 'refused' ? [] : options.plays.map((way) => ({ tile, ...way }))
}
