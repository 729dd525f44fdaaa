import { useCallback } from 'react'
import { useSetting } from '../settings/settings'
import type { Picture, Recognizer, TilePhoto } from '../recognition/recognizer'
import { usePhoto, type PhotoState } from './use-photo'

/** Photos of tiles, with pips or numbers as this device has it chosen; readings below `least` are left out. */
export function useTilePhoto(least?: number): PhotoState<TilePhoto> {
  const print = useSetting('tile-print')
  const read = useCallback(
    (recognizer: Recognizer, picture: Picture) => recognizer.readTiles(picture, least === undefined ? { print } : { print, least }),
    [print, least],
  )
  const prepare = useCallback((recognizer: Recognizer) => recognizer.warmUp(print), [print])
  return usePhoto(read, prepare)
}
