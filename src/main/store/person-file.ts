import { z } from 'zod'
import { personSchema, type Person } from '#shared/contract/people'
import type { Damage } from '#shared/contract/damage'
import { err, ok } from '#shared/kernel/result'
import { foundOf } from '#shared/kernel/shape-fault'
import type { FileKind } from './json-adapter'
import { shapeDamage } from './damage-of'

const PERSON_FORMAT = 'caravan-person'

export const personFileSchema = personSchema.extend({ format: z.literal(PERSON_FORMAT), version: z.literal(1) })

/** A person as they lie in their file. */
export type StoredPerson = z.infer<typeof personFileSchema>

/** The file that belongs to `id`; null where there is none. */
export function personFileKind(id: string): FileKind<StoredPerson | null> {
  return {
    format: PERSON_FORMAT,
    version: 1,
    parse: (content) => {
      const parsed = personFileSchema.safeParse(content)
      if (!parsed.success) return err(shapeDamage(parsed.error, content))
      return parsed.data.id === id ? ok(parsed.data) : err(otherPerson(id, parsed.data.id))
    },
  }
}

function otherPerson(id: string, found: string): Damage {
  const shape = { where: 'id', wanted: { kind: 'one-of' as const, values: [id] }, found: foundOf(found) }
  return { kind: 'wrong-shape', detail: `id: holds the person ${found}`, shape }
}

export function personFile(person: Person): StoredPerson {
  return { format: PERSON_FORMAT, version: 1, ...person }
}
