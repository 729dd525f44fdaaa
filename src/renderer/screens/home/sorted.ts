import { textOrder } from '#shared/kernel/text-order'
import type { MatchSummary } from '#shared/contract/lists'
import { isOver } from '#shared/games/outcome'

/** How many lines of matches the page has. */
const HOME_LINES = 5
/** Tables that are offered again: the last few, each once. */
const TABLES = 2

/** What the home page shows of the latest matches. */
export interface Sorted {
  /** The one to go on with, whichever was touched last; one that can only be looked at is never it. */
  readonly current: MatchSummary | null
  /** The last finished match of each table: the same people by the same rule set. */
  readonly tables: readonly MatchSummary[]
  /** The latest of the others. One that needs someone comes before one that does not. */
  readonly last: readonly MatchSummary[]
}

export function sorted(matches: readonly MatchSummary[], needs: (match: MatchSummary) => boolean): Sorted {
  // compared as they are: the first comparison by a language takes the browser as long as all the rest of this page's code
  const latestFirst = [...matches].sort((a, b) => textOrder(b.updatedAt, a.updatedAt))
  const current = latestFirst.find((match) => !isOver(match) && match.readOnly !== true) ?? null
  const others = latestFirst.filter((match) => match !== current)
  const shown = new Set([...new Set([...others.filter(needs), ...others])].slice(0, HOME_LINES))
  return { current, tables: tablesOf(latestFirst), last: others.filter((match) => shown.has(match)) }
}

function tablesOf(latestFirst: readonly MatchSummary[]): readonly MatchSummary[] {
  const tableOf = ({ preset, players }: MatchSummary): string => JSON.stringify([preset, players.map(({ name, personId }) => personId ?? name)])
  const seen = new Set<string>()
  return latestFirst
    .filter(isOver)
    .filter((match) => {
      const table = tableOf(match)
      return !seen.has(table) && seen.add(table).size > 0
    })
    .slice(0, TABLES + 1)
}
