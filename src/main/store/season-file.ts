import { z } from 'zod'
import { seasonSchema, type Season } from '#shared/contract/seasons'
import { err, ok } from '#shared/kernel/result'
import { foundOf } from '#shared/kernel/shape-fault'
import type { FileKind } from './json-adapter'
import { shapeDamage } from './damage-of'

const SEASON_FORMAT = 'caravan-season'

const seasonFileSchema = seasonSchema.extend({ format: z.literal(SEASON_FORMAT), version: z.literal(1) })

/** A season as it lies in its file. */
export type StoredSeason = z.infer<typeof seasonFileSchema>

/** The file that belongs to `id`; null where there is none. */
export function seasonFileKind(id: string): FileKind<StoredSeason | null> {
  return {
    format: SEASON_FORMAT,
    version: 1,
    parse: (content) => {
      const parsed = seasonFileSchema.safeParse(content)
      if (!parsed.success) return err(shapeDamage(parsed.error, content))
      if (parsed.data.id === id) return ok(parsed.data)
      const shape = { where: 'id', wanted: { kind: 'one-of' as const, values: [id] }, found: foundOf(parsed.data.id) }
      return err({ kind: 'wrong-shape', detail: `id: holds the season ${parsed.data.id}`, shape })
    },
  }
}

export function seasonFile(season: Season): StoredSeason {
  return { format: SEASON_FORMAT, version: 1, ...season }
}

export function seasonIn({ format: _, version: __, ...season }: StoredSeason): Season {
  return season
}
