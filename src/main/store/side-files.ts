import { z } from 'zod'
import { noticeSchema } from '#shared/contract/lists'
import { keptNameSchema, personIdSchema } from '#shared/contract/ids'
import { err, ok } from '#shared/kernel/result'
import { shapeDamage } from './damage-of'
import type { FileKind } from './json-adapter'

/** A file kind whose whole content a schema describes. */
export function kindOf<F extends string, S extends z.ZodRawShape>(format: F, version: number, shape: S) {
  const schema = z.object({ format: z.literal(format), version: z.literal(version), ...shape })
  const parse: FileKind<z.infer<typeof schema>>['parse'] = (content) => {
    const parsed = schema.safeParse(content)
    return parsed.success ? ok(parsed.data) : err(shapeDamage(parsed.error, content))
  }
  return { format, version, parse, schema }
}

/** All people in one file, as the first version kept them. */
export const firstPeopleKind = kindOf('caravan-people', 1, { people: z.array(z.object({ id: personIdSchema, name: keptNameSchema })) })

/** What the person has not yet dismissed. */
export const noticesKind = kindOf('caravan-notices', 1, { notices: z.array(noticeSchema) })

export type ContentOf<K> = K extends FileKind<infer T> ? T : never
