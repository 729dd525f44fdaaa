import { createContext, use, useMemo, type ReactNode } from 'react'
import type { PersonStatistics, StatisticsFeed } from '#shared/contract/statistics'
import { useLive, type Subscribe } from '../../hooks/use-live'

const everythingLive: Subscribe<StatisticsFeed> = (client, signal) => client.statistics.live({}, { signal })

const RecordsContext = createContext<ReadonlyMap<string, PersonStatistics>>(new Map())

/** What everyone has played so far, for the rows inside; they stand without it until it is counted. */
export function Records({ children }: { readonly children: ReactNode }) {
  const feed = useLive(everythingLive).data
  const records = useMemo(() => new Map(feed?.kind === 'answer' ? feed.people.map((each) => [each.person, each]) : []), [feed])
  return <RecordsContext value={records}>{children}</RecordsContext>
}

/** Whether anyone has finished a match. */
export function useHasRecords(): boolean {
  return [...use(RecordsContext).values()].some(({ all }) => all.played > 0)
}

/** Undefined for someone who finished no match, and before it is known. */
export function useRecord(personId: string): PersonStatistics | undefined {
  return use(RecordsContext).get(personId)
}
