import type { Tile } from '../domino/tile'
import { assign } from './assignment'
import { tileChance, type TileReading } from './reading'

/** A tile that lies on the table is not found in about one photo of thirty. */
const MISSED = 0.03
/** No reading is so certain that a tile on the table could not be misread for it. */
const MISREAD = 1e-4
/** Nothing found is certainly a tile, and nothing is certainly none. */
const DOUBT = 0.02

/** The logarithm of the odds that a reading is a tile at all. */
export const odds = (reading: TileReading): number => Math.log((reading.found + DOUBT) / (1 - reading.found + DOUBT))

/** How much better it explains the photo that a reading is this laid tile than that it is none and the tile was missed. */
export const explains = (reading: TileReading, tile: Tile): number => odds(reading) + Math.log(tileChance(reading, tile) + MISREAD) - Math.log(MISSED)

/** A photo of the table beside its record. */
export interface Comparison {
  /** For each reading the tile of the record that it shows, or null. */
  readonly matched: readonly (Tile | null)[]
  /** Tiles of the record that no reading shows. */
  readonly unseen: readonly Tile[]
}

/** Which readings show which tiles of the record, as well as they can be matched; `except` takes no part. */
export function compareWithRecord(readings: readonly TileReading[], laid: readonly Tile[], except: number | null = null): Comparison {
  const gains = readings.map((reading, at) => (at === except ? [] : laid.map((tile) => explains(reading, tile))))
  const { columns } = assign(gains)
  const taken = new Set(columns)
  return {
    matched: columns.map((column) => (column === null ? null : (laid[column] as Tile))),
    unseen: laid.filter((_, column) => !taken.has(column)),
  }
}
