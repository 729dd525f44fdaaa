import { z } from 'zod'
import { personSchema, type Person } from '#shared/contract/people'
import type { FileKind } from './json-adapter'
import { thingIn } from './side-files'

const PERSON_FORMAT = 'caravan-person'

export const personFileSchema = personSchema.extend({ format: z.literal(PERSON_FORMAT), version: z.literal(1) })

export type StoredPerson = z.infer<typeof personFileSchema>

/** The file that belongs to `id`; null where there is none. */
export function personFileKind(id: string): FileKind<StoredPerson | null> {
  return { format: PERSON_FORMAT, version: 1, parse: (content) => thingIn(personFileSchema, id, 'person', content) }
}

export function personFile(person: Person): StoredPerson {
  return { format: PERSON_FORMAT, version: 1, ...person }
}

export function personIn({ format: _, version: __, ...person }: StoredPerson): Person {
  return person
}
