import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { settingSchema, settingsSchema } from '../settings/settings'
import { forOwner } from './authority'
import { notSavedSchema } from './schemas'

export const settingOutcomeSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.object({}) }),
  z.object({ ok: z.literal(false), error: notSavedSchema }),
])
export type SettingOutcome = z.infer<typeof settingOutcomeSchema>

/** What the pages of this computer are set to, the device's settings and the house's together. */
export const settingsContract = {
  live: forOwner.output(eventIterator(settingsSchema)),
  set: forOwner.input(settingSchema).output(settingOutcomeSchema),
}
