import type { PlayingMatch } from '#shared/contract/evenings'
import type { MatchSummary } from '#shared/contract/lists'
import type { EveningCommand } from '#shared/evening/decide'
import type { EveningState, EveningTable } from '#shared/evening/state'
import type { MatchId } from '#shared/kernel/ids'
import { sameJson } from '#shared/kernel/canonical'

/** What a match says of its table. Computers that all see the match say it by one name, so it is in the record once. */
export interface SaidByMatch {
  readonly wish: EveningCommand
  readonly command: string
  readonly matchRevision: number
}

/** What is to be done so that each table that has a match has its result. */
export function fromMatches({ rounds }: EveningState, summaryOf: (id: MatchId) => MatchSummary | undefined): readonly SaidByMatch[] {
  return rounds.flatMap((round, index) =>
    round.tables.flatMap((table, at) => {
      const summary = table.matchId === null ? undefined : summaryOf(table.matchId)
      if (summary === undefined || summary.players.length !== table.people.length) return []
      const { matchId, revision } = summary
      // another computer has a later state of the match, which is still on its way
      if (table.matchRevision !== null && revision <= table.matchRevision) return []
      const wish = commandFor(table, summary, { round: index, table: at, isOpen: index === rounds.length - 1 && !round.closed })
      return wish === null ? [] : [{ wish, command: `match-${revision}-${matchId}`.slice(0, 64), matchRevision: revision }]
    }),
  )
}

/** How the matches stand that tables of the running round have begun and not settled. */
export function playingIn({ rounds }: EveningState, summaryOf: (id: MatchId) => MatchSummary | undefined): PlayingMatch[] {
  return (rounds.at(-1)?.tables ?? []).flatMap(({ matchId, result }) => {
    const summary = matchId === null || result.status !== 'playing' ? undefined : summaryOf(matchId)
    if (summary === undefined) return []
    const { matchId: playing, players, target } = summary
    return [{ matchId: playing, totals: totalsOf(players), ...(target === undefined ? {} : { target }) }]
  })
}

interface Place {
  readonly round: number
  readonly table: number
  readonly isOpen: boolean
}

function commandFor({ result }: EveningTable, { winner, players }: MatchSummary, { round, table, isOpen }: Place): EveningCommand | null {
  const totals = totalsOf(players)
  switch (result.status) {
    case 'playing':
      return winner !== null && isOpen ? { type: 'handed-in', table, totals, by: 'match' } : null
    case 'settled':
      if (!result.fromMatch) return null
      // an entry was taken back, and the match goes on
      if (winner === null) return { type: 'disagreed', round, table, by: 'match' }
      return sameJson(result.totals, totals) ? null : { type: 'corrected', round, table, totals, by: 'match' }
    case 'disagreed':
      return result.by === 'match' && winner !== null ? { type: 'corrected', round, table, totals, by: 'match' } : null
    case 'handed-in':
      return null
  }
}

/** A result of an evening has the points in the order of the seats, as its table has the people. */
const totalsOf = (players: MatchSummary['players']): number[] => players.map(({ total }) => total)
