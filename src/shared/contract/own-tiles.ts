import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { instantSchema } from '../kernel/instant'
import { forOwner, forViewers } from './authority'
import { matchIdSchema } from './ids'
import { settingOutcomeSchema } from './settings'

const measure = z.number().min(-1000).max(1000)
/** The most tiles of a set whose pips are read. */
const MOST_OWN_TILES = 91

/** The family's own tiles, as two photos of them told (`#shared/recognition/own-tiles`). */
export const ownTilesSchema = z.object({
  highest: z.union([z.literal(6), z.literal(9), z.literal(12)]),
  lost: z.array(z.string().regex(/^\d{1,2}-\d{1,2}$/)).max(MOST_OWN_TILES),
  grounds: z
    .array(z.tuple([measure, measure, measure]))
    .min(1)
    .max(MOST_OWN_TILES),
})

export const keptTilesSchema = z.object({ tiles: ownTilesSchema, keptAt: instantSchema })
export type KeptTiles = z.infer<typeof keptTilesSchema>

/** What Caravan knows of the family's own tiles; null where they were not photographed, or were forgotten. */
export const ownTilesContract = {
  live: forOwner.output(eventIterator(keptTilesSchema.nullable())),
  /** The same for a device at the table, which reads photos too. */
  atTable: forViewers.input(z.strictObject({ matchId: matchIdSchema })).output(eventIterator(keptTilesSchema.nullable())),
  keep: forOwner.input(ownTilesSchema.strict()).output(settingOutcomeSchema),
  forget: forOwner.output(settingOutcomeSchema),
}
