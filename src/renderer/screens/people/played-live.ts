import type { Played } from '#shared/contract/people'
import type { Subscribe } from '../../hooks/use-live'

/** How often everyone of the house played. */
export const playedLive: Subscribe<Played> = (client, signal) => client.people.played(undefined, { signal })
