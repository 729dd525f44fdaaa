import type { Tile } from '../domino/tile'
import { assign } from './assignment'
import { tileChance, type TileDetection } from './detection'

/** A tile that lies on the table is not found in about one photo of thirty. */
const MISSED = 0.03
/** No detection is so certain that a tile on the table could not be misread for it. */
const MISREAD = 1e-4
/** Nothing found is certainly a tile, and nothing is certainly none. */
const DOUBT = 0.02

/** The logarithm of the odds that a detection is a tile at all. */
export const odds = (detection: TileDetection): number => Math.log((detection.found + DOUBT) / (1 - detection.found + DOUBT))

/** How much better it explains the photo that a detection is this laid tile than that it is none and the tile was missed. */
export const explains = (detection: TileDetection, tile: Tile): number => odds(detection) + Math.log(tileChance(detection, tile) + MISREAD) - Math.log(MISSED)

/** A photo of the table beside its record. */
export interface Comparison {
  /** For each detection the tile of the record that it shows, or null. */
  readonly matched: readonly (Tile | null)[]
  /** Tiles of the record that no detection shows. */
  readonly unseen: readonly Tile[]
}

/** Which detections show which tiles of the record, as well as they can be matched; `except` takes no part. */
export function compareWithRecord(detections: readonly TileDetection[], laid: readonly Tile[], except: number | null = null): Comparison {
  const gains = detections.map((detection, at) => (at === except ? [] : laid.map((tile) => explains(detection, tile))))
  const { columns } = assign(gains)
  const taken = new Set(columns)
  return {
    matched: columns.map((column) => (column === null ? null : (laid[column] as Tile))),
    unseen: laid.filter((_, column) => !taken.has(column)),
  }
}
