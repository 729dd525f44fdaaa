import { isolated } from '../../messages/isolated'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { byPlace } from '#shared/match/by-place'
import type { Seat } from '#shared/match/events'
import type { ScoredMatch } from '#shared/match/state'
import type { MatchView } from '../match-view'
import { hasLine, lowestWins } from '#shared/games/index'
import { firstOf, isOver } from '#shared/games/outcome'
import { partnerOf, sidesAmong, type SideRules, totalOfSide, totalsOfSides } from '#shared/games/sides'

/** A side at the table, with what it has: one player, or two partners. */
export interface SideStanding {
  readonly seats: readonly Seat[]
  /** Both names, where two play together. */
  readonly name: string
  readonly total: number
}

/** What counts for each seat: its own total, or between partners what its side has (PA-2). Asked of what is shown, which may be an earlier step of the match. */
export const standingsOf = ({ scored: { rules, totals } }: Pick<MatchView, 'scored'>): readonly number[] => totalsOfSides(rules, totals)

/** Numbers that each seat has as each side has them, the side of the first seat first. */
export const totalsBySide = (rules: SideRules, numbers: readonly number[]): readonly number[] =>
  sidesAmong(rules.partners, numbers.length).map(([seat = 0]) => totalOfSide(rules, numbers, seat))

/** Who plays together, in seat order, with what each side has. */
export function sidesOfView({ scored, names }: Pick<MatchView, 'scored' | 'names'>): readonly SideStanding[] {
  const standings = standingsOf({ scored })
  return sidesAmong(scored.rules.partners, names.length).map((seats) => ({
    seats,
    name: scorerWords.listed(seats.map((seat) => scorerWords.nameOf(names, seat))),
    total: standings[seats[0] ?? 0] ?? 0,
  }))
}

/** Who plays with a seat, `with Cleo`; null where everyone plays alone. */
export function partnerTold({ scored, names }: Pick<MatchView, 'scored' | 'names'>, seat: Seat): string | null {
  const partner = partnerOf(scored.rules, seat)
  return partner === null ? null : words.match.players.with(scorerWords.nameOf(names, partner))
}

/** Who won, or what everyone has so far; partners have it together. */
export function standingSentence(view: MatchView): string {
  const { scored, names, words: gameWords } = view
  if (isOver(scored)) return scorerWords.matchSentence(scored, names)
  const { points } = gameWords
  return `${scorerWords.listed(sidesOfView(view).map(({ name, total }, side) => `${isolated(name)} ${side === 0 ? scorerWords.counted(total, points) : total}`))}.`
}

/** `Ben wins`, `Ada and Cleo win`, or who share the first place; null while the match goes on. */
export function resultHeadline({ scored, names }: { readonly scored: Pick<ScoredMatch, 'outcome'>; readonly names: readonly string[] }): string | null {
  const told = firstOf(scored).map((seat) => scorerWords.nameOf(names, seat))
  const [only, another] = told
  if (only === undefined) return null
  if (another === undefined) return words.moments.end.wins(only)
  const both = scorerWords.listed(told)
  return scored.outcome.kind === 'won' ? words.moments.end.winTogether(both) : words.moments.end.share(both)
}

/** A total in words: out of how many, or how far to go; in a game without a target just the points. */
export function totalTold({ scored: { rules }, words: { points } }: Pick<MatchView, 'scored' | 'words'>, total: number, countdown: boolean): string {
  return hasLine(rules.game) ? words.match.players.total(total, rules.target, points, countdown) : scorerWords.counted(total, points)
}

export interface PlayerStanding {
  readonly seat: Seat
  readonly name: string
  readonly personId: string | undefined
  /** What counts for them: between partners what their side has. */
  readonly total: number
}

/** Everyone by their places: who came first, then by points, then who has left. */
export function playersByPlace({ scored, names, record }: MatchView): readonly PlayerStanding[] {
  const { outcome, rules } = scored
  const players = standingsOf({ scored }).map((total, seat) => ({ name: scorerWords.nameOf(names, seat), personId: record.players[seat]?.personId, total }))
  return byPlace(players, { outcome, lowest: lowestWins(rules), gone: scored.state.round?.gone })
}
