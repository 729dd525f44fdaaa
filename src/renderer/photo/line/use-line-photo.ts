import { useMemo, useState } from 'react'
import type { Tile } from '#shared/domino/tile'
import { NO_CORRECTIONS, withCorrection } from '../review/found-tiles'
import { useTilePhoto } from '../use-tile-photo'
import { readLine, type LineRules } from './line-model'

/** A photo of the table, the line read from it, and the way to put a tile right. */
export function useLinePhoto(rules: LineRules) {
  const photoState = useTilePhoto()
  const { photo, number } = photoState
  const [held, setHeld] = useState({ of: number, corrections: NO_CORRECTIONS })
  const corrections = held.of === number ? held.corrections : NO_CORRECTIONS
  const found = useMemo(() => (photo === null ? null : readLine(photo.tiles, rules, corrections)), [photo, rules, corrections])
  const correct = (at: number, tile: Tile | null): void => setHeld({ of: number, corrections: withCorrection(corrections, at, tile) })
  return { photoState, found, correct }
}

export type LinePhotoState = ReturnType<typeof useLinePhoto>
