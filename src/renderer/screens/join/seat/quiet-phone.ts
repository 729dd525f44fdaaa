import { persistedChoice } from '../../../settings/persisted-choice'
import { usePersistedChoice } from '../../../settings/use-persisted-choice'

/** Whether this phone gives no light and doesn't vibrate. */
export const quietPhone = persistedChoice('caravan.quiet-phone', ['off', 'on'])

export function useQuietPhone(): boolean {
  return usePersistedChoice(quietPhone) === 'on'
}

/** Makes the phone vibrate for so many milliseconds, where it can and may. */
export function vibrate(ms: number): void {
  const device: Partial<Pick<Navigator, 'vibrate' | 'userActivation'>> = navigator
  // a browser refuses a page that nobody has touched yet, and complains
  if (quietPhone.chosen() === 'on' || device.userActivation?.hasBeenActive === false) return
  device.vibrate?.([ms])
}
