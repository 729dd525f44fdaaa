import { z } from 'zod'
import { personSchema, type Person } from '#shared/contract/people'
import { err, ok } from '#shared/kernel/result'
import type { FileKind } from './json-adapter'
import { firstIssue } from './match-file'

const PERSON_FORMAT = 'caravan-person'

const personFileSchema = personSchema.extend({ format: z.literal(PERSON_FORMAT), version: z.literal(1) })

/** A person as they lie in their file. */
export type StoredPerson = z.infer<typeof personFileSchema>

/** The file that belongs to `id`; null where there is none. */
export function personFileKind(id: string): FileKind<StoredPerson | null> {
  return {
    format: PERSON_FORMAT,
    version: 1,
    parse: (content) => {
      const parsed = personFileSchema.safeParse(content)
      if (!parsed.success) return err(firstIssue(parsed.error))
      return parsed.data.id === id ? ok(parsed.data) : err(`id: holds the person ${parsed.data.id}`)
    },
  }
}

export function personFile(person: Person): StoredPerson {
  return { format: PERSON_FORMAT, version: 1, ...person }
}
