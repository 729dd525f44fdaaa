import { z } from 'zod'
import { forOwner } from './authority'
import { matchIdSchema } from './ids'
import { commandRefusalSchema, editNameSchema, outcomeSchema } from './schemas'

/** Names the state of the file that was looked at, so that nothing is done to another. */
const token = z.string().regex(/^[0-9a-f]{32}$/)

/** An entry that would be taken back. Rounds count from 1; null for what is not known. */
const takenSchema = z.object({ name: editNameSchema.nullable(), round: z.int(), player: z.string().nullable(), tile: z.string().nullable() })
export type TakenBack = z.infer<typeof takenSchema>

/** So many entries that would be taken back are listed one by one. */
export const MOST_TAKEN = 5

/** What can be done with a match that cannot be opened. */
const damageReportSchema = z.object({
  /** Null where its file cannot be read. */
  file: z.object({ token, bytes: z.int() }).nullable(),
  /** The fewest of the last entries after which it is sound again; null where that does not help. */
  takeBack: z
    .object({
      count: z.int(),
      /** The last first. */
      taken: z.array(takenSchema).max(MOST_TAKEN),
      /** What stays. */
      rounds: z.int(),
      entries: z.int(),
      /** Left out beside what was played: so many entries of the trail, fields that are not Caravan's, and the undoing of what came before. */
      leftOut: z.object({ trail: z.int(), fields: z.array(z.string()), history: z.boolean() }),
    })
    .nullable(),
})
export type DamageReport = z.infer<typeof damageReportSchema>

const onFile = z.strictObject({ matchId: matchIdSchema, token })
export type OnDamagedFile = z.infer<typeof onFile>

/** A match that cannot be opened. Its file is kept, whatever is put in its place. */
export const damagedContract = {
  look: forOwner.input(z.strictObject({ matchId: matchIdSchema })).output(damageReportSchema),
  takeBack: forOwner.input(onFile).output(outcomeSchema),
  /** `path` is an address of this host that gives the file once, within a minute. */
  save: forOwner
    .input(z.strictObject({ matchId: matchIdSchema }))
    .output(
      z.discriminatedUnion('ok', [
        z.object({ ok: z.literal(true), value: z.object({ path: z.string() }) }),
        z.object({ ok: z.literal(false), error: commandRefusalSchema }),
      ]),
    ),
  /** Takes it out of all lists; its file stays, under another name. */
  setAside: forOwner.input(onFile).output(outcomeSchema),
}
