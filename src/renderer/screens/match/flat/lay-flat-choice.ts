import { persistedChoice } from '../../../settings/persisted-choice'

/** Whether the match lies flat in the middle of the table, on this device. */
export const layFlat = persistedChoice('caravan.lay-flat', ['off', 'on'])
