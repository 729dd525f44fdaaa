import { useMedia } from '../../../hooks/use-media'
import { persistedChoice } from '../../../settings/persisted-choice'
import { usePersistedChoice } from '../../../settings/use-persisted-choice'

/** Whether the match lies flat in the middle of the table, on this device. */
export const layFlat = persistedChoice('caravan.lay-flat', ['off', 'on'])

/** What has no room for a band on each side: a phone, and a low window with large letters. What lies flat between people doesn’t scroll. */
const SMALL_WINDOW = '(width < 37.5rem), (height < 30rem)'

export function useLayFlat(): { readonly hasRoom: boolean; readonly lies: boolean } {
  const chosen = usePersistedChoice(layFlat) === 'on'
  const hasRoom = !useMedia(SMALL_WINDOW)
  return { hasRoom, lies: hasRoom && chosen }
}
