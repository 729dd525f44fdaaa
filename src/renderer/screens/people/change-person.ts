import type { PeopleOutcome, PersonChange } from '#shared/contract/people'
import type { Client } from '../../client/client'

/** Module level: `useCommand` asks for one identity. */
export const changePerson = (client: Client, change: PersonChange): Promise<PeopleOutcome> => client.people.change(change)
