import { useMemo, useState } from 'react'
import type { Tile } from '#shared/domino/tile'
import { NO_CORRECTIONS, withCorrection } from '../review/found-tiles'
import { useTilePhotograph } from '../use-tile-photograph'
import { readLine, type LineRules } from './line-model'

/** A photograph of the table, the line read from it, and the way to put a tile right. */
export function useLinePhotograph(rules: LineRules) {
  const photograph = useTilePhotograph()
  const { photo, number } = photograph
  const [held, setHeld] = useState({ of: number, corrections: NO_CORRECTIONS })
  const corrections = held.of === number ? held.corrections : NO_CORRECTIONS
  const found = useMemo(() => (photo === null ? null : readLine(photo.tiles, rules, corrections)), [photo, rules, corrections])
  const correct = (at: number, tile: Tile | null): void => setHeld({ of: number, corrections: withCorrection(corrections, at, tile) })
  return { photograph, found, correct }
}

export type LinePhotograph = ReturnType<typeof useLinePhotograph>
