import { z } from 'zod'
import { damagedMatchSchema, matchSummarySchema, noticeSchema } from '#shared/contract/lists'
import { idSchema, keptNameSchema } from '#shared/contract/schemas'
import { err, ok } from '#shared/kernel/result'
import { firstIssue } from './match-file'
import { READ_LIMITS } from './files'
import type { FileKind } from './json-adapter'

/** A file kind whose whole content a schema describes. */
function kindOf<F extends string, S extends z.ZodRawShape>(format: F, version: number, shape: S) {
  const schema = z.object({ format: z.literal(format), version: z.literal(version), ...shape })
  const parse: FileKind<z.infer<typeof schema>>['parse'] = (content) => {
    const parsed = schema.safeParse(content)
    return parsed.success ? ok(parsed.data) : err(firstIssue(parsed.error))
  }
  return { format, version, parse }
}

/** All people in one file, as the first version kept them. */
export const firstPeopleKind = kindOf('caravan-people', 1, { people: z.array(z.object({ id: idSchema, name: keptNameSchema })) })

/** What the person has not yet dismissed. */
export const noticesKind = kindOf('caravan-notices', 1, { notices: z.array(noticeSchema) })

/** What lists show of matches; `size` and `mtimeMs` are the match file's, and tell whether a line is still true. */
export const indexKind = {
  largest: READ_LIMITS.list,
  ...kindOf('caravan-index', 2, {
    /** Another version may score differently, so its lines are not taken over. */
    appVersion: z.string(),
    /** `fingerprint` is null for a match that cannot be scored; a line without one is made again. */
    entries: z.array(z.object({ summary: matchSummarySchema, fingerprint: z.string().nullable().optional(), size: z.number(), mtimeMs: z.number() })),
    /** Matches that cannot be opened; absent where there are none. */
    damaged: z.array(z.object({ match: damagedMatchSchema, size: z.number(), mtimeMs: z.number() })).optional(),
  }),
}

export type ContentOf<K> = K extends FileKind<infer T> ? T : never
export type IndexEntry = ContentOf<typeof indexKind>['entries'][number]
