import { inSet } from '#shared/domino/set'
import type { Tile } from '#shared/domino/tile'
import { rankTiles, surelyRead, type TileReading } from '#shared/recognition/reading'

/** What a person said of readings, by their place: which tile it is, or (null) that none lies there. */
export type Corrections = ReadonlyMap<number, Tile | null>

export const NO_CORRECTIONS: Corrections = new Map()

/** One reading as it is shown, with its place among the readings of the photo. */
export interface FoundTile {
  readonly at: number
  readonly reading: TileReading
  readonly tile: Tile
  readonly look: 'sure' | 'unsure' | 'new'
  readonly byHand: boolean
}

export function withCorrection(corrections: Corrections, at: number, tile: Tile | null): Corrections {
  return new Map([...corrections, [at, tile]])
}

/** A reading as a person corrected it: nothing about it is doubtful now. */
export function corrected(reading: TileReading, high: number, low: number): TileReading {
  const only = (suit: number) => reading.first.map((_, at) => (at === suit ? 1 : 0))
  const lies = (reading.first[high] ?? 0) * (reading.second[low] ?? 0) >= (reading.first[low] ?? 0) * (reading.second[high] ?? 0)
  const [first, second] = lies ? [high, low] : [low, high]
  return { ...reading, first: only(first), second: only(second), found: 1 }
}

/** Whether a reading is surely another tile than this one. */
export function contradicts(reading: TileReading, tile: Tile): boolean {
  const read = surelyRead(reading)
  return read !== null && read !== tile
}

/** A reading as it would be shown alone; a tile that is not of the set is shown as it was read, and asked about. */
export function foundTile(reading: TileReading, at: number, maxPip: number, byHand: boolean): FoundTile | null {
  const surely = surelyRead(reading)
  const tile = surely ?? rankTiles(reading, maxPip)[0]?.tile
  const isSure = byHand || (surely !== null && inSet(surely, maxPip))
  return tile === undefined ? null : { at, reading, tile, look: isSure ? 'sure' : 'unsure', byHand }
}
