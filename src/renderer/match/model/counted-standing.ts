import type { Suit } from '#shared/domino/tile'
import { countedGame, lowestWins } from '#shared/games/index'
import { isOver } from '#shared/games/outcome'
import { totalsOfSides } from '#shared/games/sides'
import type { Seat } from '#shared/match/events'
import { presentSeats } from '#shared/match/seats'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { type MatchView, roundNow } from '../match-view'

/** Rounds that have been counted. */
export const roundsCounted = ({ scored }: Pick<MatchView, 'scored'>): number => scored.rounds.filter(({ end }) => end !== null).length

/** Who is ahead of those who stayed once a round has been counted; nobody where all are level. */
export function seatsAhead(view: Pick<MatchView, 'scored'>): readonly Seat[] {
  const { rules } = view.scored
  const totals = totalsOfSides(rules, view.scored.totals)
  const there = presentSeats(totals.length, view.scored.state.round?.gone ?? [])
  const standings = there.map((seat) => totals[seat] ?? 0)
  const best = lowestWins(rules) ? Math.min(...standings) : Math.max(...standings)
  const ahead = there.filter((seat) => totals[seat] === best)
  return roundsCounted(view) === 0 || ahead.length === there.length ? [] : ahead
}

/** Who is ahead, within a sentence. */
export function standingSaid(view: Pick<MatchView, 'scored' | 'names'>): string {
  const { nobodyLeads, oneLeads, severalLead } = words.match.counted
  const ahead = seatsAhead(view).map((seat) => scorerWords.nameOf(view.names, seat))
  const [only, another] = ahead
  return only === undefined ? nobodyLeads : another === undefined ? oneLeads(only) : severalLead(scorerWords.listed(ahead))
}

/** The double that begins the round that is played now; null where none does, or the match is over. */
export function doubleNow(view: Pick<MatchView, 'scored'>): Suit | null {
  const { scored } = view
  return isOver(scored) ? null : (countedGame(scored.rules.game)?.left.opensWith(scored.rules, roundsCounted(view)) ?? null)
}

/** Which round it is of how many, up to which total, and which total is ahead; null where tiles are laid. */
export function countedSaid(view: Pick<MatchView, 'scored' | 'words'>): readonly string[] | null {
  const { scored } = view
  const { rules } = scored
  const game = countedGame(rules.game)
  if (game === null) return null
  const all = game.left.rounds(rules)
  const now = isOver(scored) ? roundsCounted(view) : roundsCounted(view) + 1
  return [
    all === null || now > all ? words.match.table.round(now) : words.match.counted.roundOf(now, all),
    ...(rules.limit === null ? [] : [words.match.table.target(rules.limit, view.words.points)]),
    ...lastRoundSaid(view),
    game.left.lowestWins(rules) ? words.match.counted.lowest : words.match.counted.highest,
  ]
}

/** `Round 3`; while the match ends with it, `Round 3 · last round` (rulebook M-15). */
export function roundSaid(view: Pick<MatchView, 'scored'>): string {
  return [words.match.table.round(roundNow(view)), ...lastRoundSaid(view)].join(' · ')
}

/** That the match ends with this round; nothing where it does not. */
export const lastRoundSaid = ({ scored }: Pick<MatchView, 'scored'>): readonly string[] =>
  (scored.state.round?.decides ?? null) !== null && !isOver(scored) ? [words.match.table.lastRound] : []
