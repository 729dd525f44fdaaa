import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { isChoice, isSetting, SETTING_NAMES, type Settings } from '../settings/settings'
import { forOwner } from './authority'
import { notSavedSchema } from './schemas'

export const settingSchema = z
  .strictObject({ name: z.enum(SETTING_NAMES), choice: z.string().max(60) })
  .refine(({ name, choice }) => isChoice(name, choice), { path: ['choice'], message: 'no choice of this setting' })

const settingsSchema = z.custom<Settings>(
  (value) => typeof value === 'object' && value !== null && Object.entries(value).every(([name, choice]) => isSetting(name) && isChoice(name, choice)),
  'not settings',
)

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
