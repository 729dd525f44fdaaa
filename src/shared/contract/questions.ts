import { z } from 'zod'
import { instantSchema } from '../kernel/instant'
import { placeSchema } from '../match/record'
import { noteSchema, reviseSchema } from './schemas'

const { matchId, revision, command, ...revisionSchema } = reviseSchema.shape

/** An event is questioned: what came of it, who agreed, and a note. Rounds, events and seats count from 0. */
const askedFields = {
  matchId,
  revision,
  command,
  round: placeSchema,
  event: placeSchema,
  agreed: z.array(placeSchema).max(8),
  note: noteSchema,
  /** When the open question was asked that this settles. */
  settles: instantSchema.optional(),
}

export const questionSchema = z.discriminatedUnion('outcome', [
  z.strictObject({ ...askedFields, outcome: z.literal('stands') }),
  z.strictObject({ ...askedFields, outcome: z.literal('open') }),
  z.strictObject({ ...askedFields, outcome: z.literal('corrected'), correction: z.strictObject(revisionSchema) }),
])
export type QuestionAsked = z.infer<typeof questionSchema>
