import { whoIsOut } from '#shared/match/end-of-play'
import type { Seat } from '#shared/match/events'
import { toGo } from '#shared/match/made'
import type { MatchState, RoundState, ScoredMatch } from '#shared/match/state'
import { isStuck } from '#shared/match/stuck'
import { GAMES } from '#shared/games/index'
import { isOver } from '#shared/games/outcome'
import { totalOfSide } from '#shared/games/sides'

/** What the table would say aloud now. It counts what everyone can see, and never says what to play. */
export type Prompt =
  /** Everybody has passed and nothing is left to draw. */
  | { readonly kind: 'blocked' }
  /** Somebody passed while tiles could still be drawn. */
  | { readonly kind: 'can-draw'; readonly seat: Seat; readonly tiles: number }
  /** One play may be enough for the target. */
  | { readonly kind: 'target-near'; readonly seat: Seat; readonly points: number }
  /** One more play empties the hand. */
  | { readonly kind: 'last-tile'; readonly seat: Seat }

/** The one thing worth saying of a round that is being played; null where there is nothing. */
export function promptOf(match: Pick<ScoredMatch, 'rounds' | 'state' | 'warnings'>): Prompt | null {
  const { state } = match
  const { round } = state
  if (round === null || round.end !== null || isOver(state) || whoIsOut(round) !== null) return null
  if (isStuck(match)) return { kind: 'blocked' }
  return passedTooSoon(match) ?? nearTarget(state, round) ?? lastTile(match, round)
}

function passedTooSoon({ rounds, warnings }: Pick<ScoredMatch, 'rounds' | 'warnings'>): Prompt | null {
  const events = rounds.at(-1)?.events ?? []
  const flagged = warnings.find(({ code, round, event }) => code === 'pass-with-boneyard' && round === rounds.length && event === events.length)
  if (flagged?.player === undefined || flagged.found === undefined) return null
  return { kind: 'can-draw', seat: flagged.player, tiles: flagged.found }
}

/** Who is nearest to the target within a play; on equal points the player on turn, then the next to play. */
function nearTarget({ rules, totals }: MatchState, { turn }: RoundState): Prompt | null {
  const game = GAMES[rules.game]
  if (game.line === null) return null
  const reach = game.goodPlay(rules)
  const byTurn = totals.map((_, after) => (turn + after) % totals.length)
  const missing = (seat: Seat): number => toGo(rules.target, totalOfSide(rules, totals, seat))
  const near = byTurn.filter((seat) => missing(seat) > 0 && missing(seat) <= reach)
  const [seat] = near.sort((a, b) => missing(a) - missing(b))
  return seat === undefined ? null : { kind: 'target-near', seat, points: missing(seat) }
}

/** Who has just come down to one tile, and is the only one. */
function lastTile({ rounds }: Pick<ScoredMatch, 'rounds'>, { hands }: RoundState): Prompt | null {
  const last = rounds.at(-1)?.events.at(-1)
  if (last?.type !== 'play' || hands[last.player] !== 1) return null
  return { kind: 'last-tile', seat: last.player }
}
