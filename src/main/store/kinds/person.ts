import type { Person } from '#shared/contract/people'
import { PeopleStore } from '../people-store'
import { personFileKind, personIn } from '../person-file'
import { isId, jsonIn, versioned, type Brings, type StoredKind } from './kind'

export const person: StoredKind<{ readonly people: PeopleStore }, { readonly people: Brings<Person> }> = {
  open: async ({ data }) => ({ people: await PeopleStore.open(data) }),
  folder: 'people',
  extension: '.json',
  isName: isId,
  limit: 200_000,
  counted: 'people',
  shown: { as: 'versions', field: 'people' },
  turn: 2,
  about: ({ people }, id) => ({ players: [people.get(id)?.name ?? []].flat(), date: null }),
  namesHere: ({ people }) =>
    people
      .all()
      .filter(({ mergedInto }) => mergedInto === undefined)
      .map(({ name }) => name),
  read: (id, bytes) => versioned('people', personIn(jsonIn(bytes, personFileKind(id)))),
}
