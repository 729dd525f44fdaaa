import { z } from 'zod'
import { matchIdSchema } from './ids'
import { matchSnapshotSchema } from './schemas'

/** Names what a copy holds, so that nobody chooses what has changed since; made by the host. */
const token = z.string().regex(/^[0-9a-f]{32}$/)

/** One version of a match that came apart. */
const matchVersionSchema = z.object({
  token,
  /** The one that lies in the match's own file, and is shown everywhere else until someone chooses. */
  shown: z.boolean(),
  match: matchSnapshotSchema,
  /** The device that changed it last; null where its name is not known. */
  device: z.string().nullable(),
})
export type MatchVersion = z.infer<typeof matchVersionSchema>

/** Versions of a match that are shown at once; what is beyond them is shown once these were chosen from. */
export const MOST_VERSIONS = 100

/** `one`: there is nothing to choose, or nothing left. */
export const versionsFeedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('versions'), matchId: matchIdSchema, revision: z.int(), versions: z.array(matchVersionSchema).min(2) }),
  z.object({ kind: z.literal('one'), matchId: matchIdSchema }),
  z.object({ kind: z.literal('gone'), matchId: matchIdSchema }),
])
export type VersionsFeed = z.infer<typeof versionsFeedSchema>

/** What becomes of the versions that are not chosen: a match of its own each, in the bin or not. */
export const OTHER_VERSIONS = ['bin', 'keep'] as const

export const chooseVersionSchema = z.strictObject({
  matchId: matchIdSchema,
  /** All that the person has seen; where there are others by now, nothing is done. */
  seen: z.array(token).min(2).max(MOST_VERSIONS),
  chosen: token,
  others: z.enum(OTHER_VERSIONS),
})
export type ChooseVersion = z.infer<typeof chooseVersionSchema>
