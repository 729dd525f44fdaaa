import type { Person } from '#shared/contract/people'
import type { PeopleStore } from '../people-store'
import { personFileKind } from '../person-file'
import { comparedByTime, isId, jsonIn, type Brings, type StoredKind } from './kind'

interface Here {
  readonly people: Pick<PeopleStore, 'all' | 'get'>
}

export const person: StoredKind<Here, { readonly people: Brings<Person> }> = {
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
  read: (id, bytes) => {
    const { format: _, version: __, ...stored } = jsonIn(bytes, personFileKind(id))
    return {
      compare: ({ people }) => comparedByTime(stored, people.get(id)),
      bring: ({ people }, here) => people.bring(stored, here),
    }
  },
}
