import { useCallback, useMemo, useState } from 'react'
import { LEAST_HINT } from '#shared/recognition/pan'
import { afterPrinted } from '#shared/recognition/printed-answer'
import { useSetting } from '../settings/settings'
import type { Result } from '#shared/kernel/result'
import type { PictureToRead, RecognitionFault, Recognizer, TilePhoto } from '../recognition/recognizer'
import { useOwnTiles } from './own/own-tiles-context'
import type { PrintedTiles } from './printed-question'
import { usePhoto, useRecognizer, type PhotoState } from './use-photo'

export interface TilePhotoState extends PhotoState<TilePhoto> {
  readonly printed: PrintedTiles
  /** Reads a picture that is shown with others and not by itself, with all that may be a tile. */
  readonly readAlso: (picture: PictureToRead) => Promise<Result<TilePhoto, RecognitionFault>>
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
  const recognizer = useRecognizer()
  const readAlso = useCallback((picture: PictureToRead) => recognizer.readTiles(picture, { print, least: LEAST_HINT, own }), [recognizer, print, own])
  return { ...state, readAlso, photo: shown, printed: { count, answer, say: (next) => setSaid(left.sayOfPrinted(number, next)) } }
}
