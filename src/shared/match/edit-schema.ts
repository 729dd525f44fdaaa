import { z } from 'zod'
import { EDIT_NAMES } from './edits'
import { diceSchema, placeSchema as place, recordRoundSchema } from './record'
import { storedEventsSchema } from './stored-events'

const round = recordRoundSchema.extend({ dice: diceSchema.optional(), events: storedEventsSchema })
const roundStart = z.looseObject({ leader: place, dice: diceSchema.optional() })
const sides = <S extends z.ZodType>(side: S) => ({ before: side, after: side })

const changeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('events'), round: place, at: place, ...sides(storedEventsSchema) }),
  z.object({ kind: z.literal('rounds'), at: place, ...sides(z.array(round)) }),
  z.object({ kind: z.literal('start'), round: place, ...sides(roundStart) }),
])

/** An edit as it is stored and sent (`edits.ts`). */
export const editSchema = z.object({ name: z.enum(EDIT_NAMES), changes: z.array(changeSchema) })

/** Rounds whose events are all of known kinds, as the app stores them. */
export const storedRoundSchema = round
