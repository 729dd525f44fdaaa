import type { MatchSummary } from '#shared/contract/lists'

/** Who is ahead, and by how much; several where they share it. */
export interface Standing {
  readonly ahead: readonly number[]
  readonly margin: number
}

export function standingOf({ totals }: Pick<MatchSummary, 'totals'>): Standing {
  const best = Math.max(...totals)
  const ahead = totals.flatMap((total, seat) => (total === best ? [seat] : []))
  const rest = totals.filter((total) => total !== best)
  return { ahead, margin: rest.length === 0 ? 0 : best - Math.max(...rest) }
}

/** Matches as the home page shows them: the one to go on with first, whichever was touched last; one that can only be looked at is never it. */
export function sortedOut(matches: readonly MatchSummary[]): {
  readonly current: MatchSummary | null
  readonly unfinished: readonly MatchSummary[]
  readonly finished: readonly MatchSummary[]
} {
  // compared as they are: the first comparison by a language takes the browser as long as all the rest of this page's code
  const latestFirst = [...matches].sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0))
  const running = latestFirst.filter((match) => match.winner === null)
  const current = running.find((match) => match.readOnly !== true) ?? null
  const unfinished = running.filter((match) => match !== current)
  return { current, unfinished, finished: latestFirst.filter((match) => match.winner !== null) }
}
