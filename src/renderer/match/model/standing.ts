import { isolated } from '../../messages/isolated'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { byPlace } from '#shared/match/by-place'
import type { Seat } from '#shared/match/events'
import type { ScoredMatch } from '#shared/match/state'
import type { MatchView } from '../match-view'
import { hasLine, lowestWins } from '#shared/games/index'
import { firstOf, isOver } from '#shared/games/outcome'

/** Who won, or what everyone has so far. */
export function standingSentence({ scored, names, words: { points } }: MatchView): string {
  const { totals } = scored
  if (isOver(scored)) return scorerWords.matchSentence(scored, names)
  return `${scorerWords.listed(totals.map((total, seat) => `${isolated(scorerWords.nameOf(names, seat))} ${seat === 0 ? scorerWords.counted(total, points) : total}`))}.`
}

/** `Ben wins`, or who share the first place; null while the match goes on. */
export function resultHeadline({ scored, names }: { readonly scored: Pick<ScoredMatch, 'outcome'>; readonly names: readonly string[] }): string | null {
  const told = firstOf(scored).map((seat) => scorerWords.nameOf(names, seat))
  const [only, another] = told
  if (only === undefined) return null
  return another === undefined ? words.moments.end.wins(only) : words.moments.end.share(scorerWords.listed(told))
}

/** A total in words: out of how many, or how far to go; in a game without a target just the points. */
export function totalTold({ scored: { rules }, words: { points } }: Pick<MatchView, 'scored' | 'words'>, total: number, countdown: boolean): string {
  return hasLine(rules.game) ? words.match.players.total(total, rules.target, points, countdown) : scorerWords.counted(total, points)
}

export interface PlayerStanding {
  readonly seat: Seat
  readonly name: string
  readonly personId: string | undefined
  readonly total: number
}

/** Everyone by their places: who came first, then by points. */
export function playersByPlace({ scored: { totals, outcome, rules }, names, record }: MatchView): readonly PlayerStanding[] {
  const players = totals.map((total, seat) => ({ name: scorerWords.nameOf(names, seat), personId: record.players[seat]?.personId, total }))
  return byPlace(players, { outcome, lowest: lowestWins(rules) })
}
