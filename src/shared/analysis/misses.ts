import { highOf, isDouble, lowOf, type Tile } from '../domino/tile'
import { present } from '../kernel/assert'
import { playOptions } from '../match/preview'
import type { MatchState, ScoredRound } from '../match/state'
import type { ReasonCode } from '../games/reasons'
import { aftermathOf } from './aftermath'
import { heldBy } from './held'
import { tablesOf, type ReviewedMatch } from './likely'
import type { ReviewedPlay, PlayWay } from './review'

/**
 * What people miss, as far as it is certain.
 *
 * - `equal-ends`: a tile would have made ends equal (FS-2, FS-3, B-1, B-2, DB-3) and paid more by it;
 * - `double`: a double that was kept would have paid more;
 * - `other`: anything else that would have paid more;
 * - `feeding`: the next player scored on what was opened, and another play that paid as much would have left that player less.
 */
export const MISS_KINDS = ['equal-ends', 'double', 'feeding', 'other'] as const
type MissKind = (typeof MISS_KINDS)[number]

/** How often a seat missed what, and in how many rounds that were over. */
export interface SeatMisses {
  readonly rounds: number
  readonly times: Readonly<Record<MissKind, number>>
}

const EQUAL_ENDS: readonly ReasonCode[] = ['dual', 'plural', 'double-header', 'triple-header', 'of-a-suit']

/** What each seat missed in all rounds of a match that are over. */
export function missesOf(match: ReviewedMatch): readonly SeatMisses[] {
  const { review } = match
  const over = review.match.rounds.flatMap(({ end }, index) => (end === null ? [] : [index]))
  const seats = review.match.totals.map(() => ({ 'equal-ends': 0, double: 0, feeding: 0, other: 0 }))
  for (const index of over) {
    const round = present(review.match.rounds[index], 'every round was scored')
    const tables = tablesOf(match, index)
    for (const play of present(review.rounds[index], 'every round was reviewed').plays) {
      const times = present(seats[play.play.player], 'every seat counts')
      const kind = missKindOf(play)
      if (kind !== null) times[kind] += 1
      if (fedNext(play, round, present(tables[play.event - 1], 'there is a table before each event'))) times.feeding += 1
    }
  }
  return seats.map((times) => ({ rounds: over.length, times }))
}

/** How a play missed points that it could have made at once; null where it missed none. */
function missKindOf({ play, missed, best }: ReviewedPlay): Exclude<MissKind, 'feeding'> | null {
  if (missed === 0) return null
  if (best.ways.some(({ tile }) => isDouble(tile) && tile !== play.tile)) return 'double'
  return best.ways.some(({ payout }) => payout.reasons.some(({ code }) => EQUAL_ENDS.includes(code))) ? 'equal-ends' : 'other'
}

/** Whether the next player scored on what a play opened, though another that paid as much would have left less to any tile that player certainly held. */
function fedNext({ play, event, ways }: ReviewedPlay, { events }: ScoredRound, before: MatchState): boolean {
  const next = events[event]
  if (next?.type !== 'play' || next.player === play.player || next.delta <= 0) return false
  // a tile that stood against a rule was not fed by what lay open
  if (play.stands !== undefined || next.stands !== undefined) return false
  const held = heldBy(events, event, before.rules.players)
  const left = (way: PlayWay): number => {
    const after = aftermathOf(before, { tile: tileHalves(way.tile), arm: way.arm, player: play.player }, held)
    return after === null || after.state.round?.end !== null ? Infinity : mostFor(after.state, next.player, held[next.player] ?? [])
  }
  return ways.some((way) => way.delta >= play.delta && !(way.tile === play.tile && way.arm === play.arm) && left(way) < next.delta)
}

function mostFor(state: MatchState, player: number, tiles: readonly Tile[]): number {
  let most = 0
  for (const tile of new Set(tiles)) {
    const options = playOptions(state, tileHalves(tile), player)
    if (options.kind === 'playable') for (const { delta } of options.plays) most = Math.max(most, delta)
  }
  return most
}

const tileHalves = (tile: Tile) => ({ tile, first: highOf(tile), second: lowOf(tile) })
