import { useCallback, useMemo } from 'react'
import { useSetting } from '../settings/settings'
import type { PictureToRead, Recognizer, TilePhoto } from '../recognition/recognizer'
import { useOwnTiles } from './own/own-tiles-context'
import { usePhoto, type PhotoState } from './use-photo'

/**
 * Photos of tiles, with pips or numbers as this device has it chosen, read as the family's own where these are known; detections below `least` are left out.
 *
 * `name`: what the photo belongs to (`usePhoto`).
 */
export function useTilePhoto(name: string, least?: number): PhotoState<TilePhoto> {
  const print = useSetting('tile-print')
  const known = useOwnTiles()
  const own = known?.tiles
  const read = useCallback((recognizer: Recognizer, picture: PictureToRead) => recognizer.readTiles(picture, { print, least, own }), [print, least, own])
  const prepare = useCallback((recognizer: Recognizer) => recognizer.warmUp(print), [print])
  const readAs = useMemo(() => JSON.stringify([print, own ?? null]), [print, own])
  return usePhoto({ name, read, prepare, readAs, unsettled: known === undefined })
}
