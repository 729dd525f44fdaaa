import { aftermathOf, type Aftermath } from '#shared/analysis/aftermath'
import { isPlayed } from '#shared/match/end-of-play'
import { heldBy } from '#shared/analysis/held'
import { makeTile, parseTile, type Tile } from '#shared/domino/tile'
import { reviewRecord, type Review, type ReviewedPlay } from '#shared/analysis/review'
import type { Missed } from '#shared/analysis/story'
import { expectOk } from '#shared/kernel/result'
import type { ScoredEvent } from '#shared/match/events'
import type { MatchRecord } from '#shared/match/record'
import type { ScoredRound } from '#shared/match/state'
import type { MatchView } from '../../match/match-view'
import { everyWay, type Choice, type Choices } from '../../match/model/choices'
import { isOver } from '#shared/games/outcome'
import { hasLine } from '#shared/games/index'

/** The rounds that may be looked at, counted from 0: those that are over, and with the learning aid the one that runs too. */
export function roundsToReview({ scored, learningAid }: Pick<MatchView, 'scored' | 'learningAid'>): readonly number[] {
  /* Where nothing is laid there is nothing to look back at. */
  if (!hasLine(scored.rules.game)) return []
  return scored.rounds.flatMap(({ end, events }, round) => (events.length > 0 && (end !== null || learningAid || isOver(scored)) ? [round] : []))
}

export const reviewOf = (record: MatchRecord): Review => expectOk(reviewRecord(record), 'a record with a view is sound')

/** One play at the place it was or might have been laid, as a way on the felt. */
export function wayOn(before: MatchView, tile: Tile, arm: ReviewedPlay['play']['arm'], player: number): Choice | null {
  const choices = everyWay(before.scored.state, makeTile(tile), player)
  return choices.kind === 'refused' ? null : (choices.ways.find((way) => way.arm === arm) ?? null)
}

/** What lies on the felt beside the line: the better tile first, then the one that was played; both at one end would lie on each other. */
export function waysShown(
  before: MatchView,
  play: ReviewedPlay,
  missed: Missed | null,
): { readonly choices: Choices; readonly selected: Choice | null } | null {
  const { player, tile, arm } = play.play
  const played = wayOn(before, tile, arm, player)
  if (played === null) return null
  const better = missed === null ? null : wayOn(before, missed.better.tile, missed.better.arm, player)
  if (better === null) return { choices: { kind: 'ways', ways: [played], implied: played }, selected: played }
  const ways = better.arm === played.arm ? [better] : [better, played]
  return { choices: { kind: 'ways', ways, implied: null }, selected: better }
}

/** What a way leaves behind it, with the tiles that were certainly held before the event at `at`, counted from 0. */
export function afterWay({ scored: { state, rules } }: MatchView, way: Choice, player: number, events: readonly ScoredEvent[], at: number): Aftermath | null {
  const tile = expectOk(parseTile(way.written), 'a way has a tile of the set')
  return aftermathOf(state, { tile, arm: way.arm, player }, heldBy(events, at, rules.players))
}

/** The ends that a play leaves: a number, or a double. */
export const endsLeft = ({ ends }: Aftermath): readonly string[] => ends.map(({ suit, halves }) => (halves === 2 ? `${suit}-${suit}` : String(suit)))

/** What the next player laid, and what it would pay after another play; null where it would not have fitted, or nothing was laid. */
export interface NextPlay {
  readonly player: number
  readonly tile: Tile
  readonly pays: number | null
}

export function nextPlay({ state }: Aftermath, player: number, events: readonly ScoredEvent[], at: number): NextPlay | null {
  const next = events[at + 1]
  if (next?.type !== 'play' || next.player === player) return null
  const choices = isPlayed(state.round) ? everyWay(state, makeTile(next.tile), next.player) : null
  return { player: next.player, tile: next.tile, pays: choices?.kind === 'ways' ? Math.max(...choices.ways.map(({ delta }) => delta)) : null }
}

/** How a tile is known to have been held: it was played later, shown at the end, or is the tile itself at another end. */
export type HeldProof = 'same' | 'played' | 'shown'

export function proofOf({ events }: ScoredRound, at: number, player: number, tile: Tile): HeldProof {
  const own = events[at]
  if (own?.type === 'play' && own.tile === tile) return 'same'
  return events.slice(at + 1).some((event) => event.type === 'play' && event.player === player && event.tile === tile) ? 'played' : 'shown'
}
