import { z } from 'zod'
import { noticeSchema } from '#shared/contract/lists'
import { keptNameSchema, personIdSchema } from '#shared/contract/ids'
import type { Damage } from '#shared/contract/damage'
import { err, ok, type Result } from '#shared/kernel/result'
import { foundOf } from '#shared/kernel/shape-fault'
import { shapeDamage } from './damage-of'
import type { FileKind } from './json-adapter'

/** A file kind whose whole content a schema describes. */
export function fileKindOf<F extends string, S extends z.ZodRawShape>(format: F, version: number, shape: S) {
  const schema = z.object({ format: z.literal(format), version: z.literal(version), ...shape })
  const parse: FileKind<z.infer<typeof schema>>['parse'] = (content) => {
    const parsed = schema.safeParse(content)
    return parsed.success ? ok(parsed.data) : err(shapeDamage(parsed.error, content))
  }
  return { format, version, parse, schema }
}

/** What a file holds that belongs to the thing with that id; `what` it is, for the log. */
export function thingIn<S extends z.ZodType<{ readonly id: string }>>(schema: S, id: string, what: string, content: unknown): Result<z.infer<S>, Damage> {
  const parsed = schema.safeParse(content)
  if (!parsed.success) return err(shapeDamage(parsed.error, content))
  const found = parsed.data.id
  if (found === id) return ok(parsed.data)
  const shape = { where: 'id', wanted: { kind: 'one-of' as const, values: [id] }, found: foundOf(found) }
  return err({ kind: 'wrong-shape', detail: `id: holds the ${what} ${found}`, shape })
}

/** All people in one file, as the first version kept them. */
export const firstPeopleKind = fileKindOf('caravan-people', 1, { people: z.array(z.object({ id: personIdSchema, name: keptNameSchema })) })

/** What the person has not yet dismissed. */
export const noticesKind = fileKindOf('caravan-notices', 1, { notices: z.array(noticeSchema) })

export type ContentOf<K> = K extends FileKind<infer T> ? T : never
