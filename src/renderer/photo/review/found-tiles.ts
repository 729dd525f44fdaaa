import { inSet } from '#shared/domino/set'
import type { Tile } from '#shared/domino/tile'
import { mayBeHigher, rankTiles, surelyRead, type TileDetection } from '#shared/recognition/detection'

/** What a person said of detections, by their place: which tile it is, or (null) that none lies there. */
export type Corrections = ReadonlyMap<number, Tile | null>

export const NO_CORRECTIONS: Corrections = new Map()

/** One detection as it is shown, with its place among the detections of the photo. */
export interface FoundTile {
  readonly at: number
  readonly detection: TileDetection
  readonly tile: Tile
  readonly look: 'sure' | 'unsure' | 'new'
  readonly byHand: boolean
}

export function withCorrection(corrections: Corrections, at: number, tile: Tile | null): Corrections {
  return new Map([...corrections, [at, tile]])
}

/** A detection as a person corrected it: nothing about it is doubtful now. */
export function corrected(detection: TileDetection, high: number, low: number): TileDetection {
  const only = (suit: number) => Array.from({ length: Math.max(detection.first.length, high + 1) }, (_, at) => (at === suit ? 1 : 0))
  const lies = (detection.first[high] ?? 0) * (detection.second[low] ?? 0) >= (detection.first[low] ?? 0) * (detection.second[high] ?? 0)
  const [first, second] = lies ? [high, low] : [low, high]
  return { ...detection, first: only(first), second: only(second), found: 1 }
}

/** Whether a detection is surely another tile than this one. */
export function contradicts(detection: TileDetection, tile: Tile): boolean {
  const read = surelyRead(detection)
  return read !== null && read !== tile
}

/** A detection as it would be shown alone; a tile that is not of the set is shown as it was read, and asked about. */
export function foundTile(detection: TileDetection, at: number, maxPip: number, byHand: boolean): FoundTile | null {
  const surely = surelyRead(detection)
  const tile = surely ?? rankTiles(detection, maxPip)[0]?.tile
  const isSure = byHand || (surely !== null && inSet(surely, maxPip) && !mayBeHigher(detection, maxPip))
  return tile === undefined ? null : { at, detection, tile, look: isSure ? 'sure' : 'unsure', byHand }
}
