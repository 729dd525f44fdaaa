import { useMemo } from 'react'
import type { Tile } from '#shared/domino/tile'
import { NO_CORRECTIONS, withCorrection, type Corrections } from '../review/found-tiles'
import { useSaid } from '../use-photo'
import { useTilePhoto } from '../use-tile-photo'
import { readLine, type LineRules } from './line-model'

/** A photo of the table, the line read from it, and the way to put a tile right. `name`: what the photo belongs to. */
export function useLinePhoto(name: string, rules: LineRules) {
  const photoState = useTilePhoto(name)
  const { photo } = photoState
  const [corrections, say] = useSaid<Corrections>(photoState, NO_CORRECTIONS)
  const found = useMemo(() => (photo === null ? null : readLine(photo.tiles, rules, corrections)), [photo, rules, corrections])
  const correct = (at: number, tile: Tile | null): void => say(withCorrection(corrections, at, tile))
  return { photoState, found, correct }
}

export type LinePhotoState = ReturnType<typeof useLinePhoto>
