import { useCallback, useMemo, useState } from 'react'
import { useSetting } from '../settings/settings'
import type { PictureToRead, Recognizer, TilePhoto } from '../recognition/recognizer'
import { useOwnTiles } from './own/own-tiles-context'
import { afterPrinted, type PrintedTiles } from './printed-question'
import { usePhoto, type PhotoState } from './use-photo'

export interface TilePhotoState extends PhotoState<TilePhoto> {
  readonly printed: PrintedTiles
}

/**
 * Photos of tiles, with pips or numbers as this device has it chosen, read as the family's own where these are known; detections below `least` are left out.
 *
 * `name`: what the photo belongs to (`usePhoto`).
 */
export function useTilePhoto(name: string, least?: number): TilePhotoState {
  const print = useSetting('tile-print')
  const known = useOwnTiles()
  const own = known?.tiles
  const read = useCallback((recognizer: Recognizer, picture: PictureToRead) => recognizer.readTiles(picture, { print, least, own }), [print, least, own])
  const prepare = useCallback((recognizer: Recognizer) => recognizer.warmUp(print), [print])
  const readAs = useMemo(() => JSON.stringify([print, own ?? null]), [print, own])
  const state = usePhoto({ name, read, prepare, readAs, unsettled: known === undefined })
  const { photo, number, left } = state
  const [said, setSaid] = useState(left.ofPrinted)
  const answer = said?.number === number ? said.answer : null
  const shown = useMemo(() => (photo === null ? null : { ...photo, tiles: afterPrinted(photo.tiles, answer) }), [photo, answer])
  const count = photo?.tiles.filter(({ printed }) => printed !== undefined).length ?? 0
  return { ...state, photo: shown, printed: { count, answer, say: (next) => setSaid(left.sayOfPrinted(number, next)) } }
}
