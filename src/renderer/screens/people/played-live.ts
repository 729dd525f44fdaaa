import type { PersonPlayed } from '#shared/contract/people'
import type { Subscribe } from '../../hooks/use-live'

/** How often everyone of the house played. */
export const playedLive: Subscribe<PersonPlayed> = (client, signal) => client.people.played(undefined, { signal })
