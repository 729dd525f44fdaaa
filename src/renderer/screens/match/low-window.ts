import { useMedia } from '../../hooks/use-media'

/** So low, as at a zoom of 400 %, that felt and tray are not in sight together. */
const LOW = '(height < 18.75rem)'

/** Whether the tray comes before the felt. */
export function useLowWindow(): boolean {
  return useMedia(LOW)
}
