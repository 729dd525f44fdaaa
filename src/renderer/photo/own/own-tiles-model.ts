import type { Tile } from '#shared/domino/tile'
import { countOf, ownTilesOf, type Count, type OwnTiles } from '#shared/recognition/own-tiles'
import { surelyRead, type TileReading } from '#shared/recognition/reading'
import { readHand } from '../hand/hand-model'
import type { Corrections, FoundTile } from '../review/found-tiles'

/** One of the photos of a set laid out, with what the person said of it. */
export interface LaidPhoto {
  readonly readings: readonly TileReading[]
  readonly corrections: Corrections
}

export interface LaidSet {
  /** The tiles of each photo, as places among its readings. */
  readonly photos: readonly (readonly FoundTile[])[]
  readonly unsure: number
  /** The second photo shows mostly tiles of the first. */
  readonly sameHalf: boolean
  readonly count: Count
  /** What would be kept; null as long as the photos do not show a set. */
  readonly own: OwnTiles | null
}

/** Of the tiles that are surely read in a second photo, this share may be in the first too. */
const SAME = 0.5

function showsSameHalf([first, second]: readonly LaidPhoto[]): boolean {
  if (first === undefined || second === undefined) return false
  const sure = ({ readings }: LaidPhoto) => readings.map(surelyRead).filter((tile) => tile !== null)
  const [before, now] = [sure(first), sure(second)]
  return now.filter((tile) => before.includes(tile)).length > SAME * now.length
}

/** The tiles of both photos together. Each lies in them once, which tells what an unsure one is. */
export function readLaid(laid: readonly LaidPhoto[]): LaidSet {
  const sure = laid.flatMap(({ readings, corrections }) => readings.map((reading, at) => (corrections.has(at) ? corrections.get(at) : surelyRead(reading))))
  const { highest } = countOf(sure.filter((tile) => tile !== null && tile !== undefined))
  const starts = laid.map((_, photo) => laid.slice(0, photo).reduce((sum, { readings }) => sum + readings.length, 0))
  const corrections = new Map<number, Tile | null>(
    laid.flatMap((photo, i) => [...photo.corrections].map(([at, tile]) => [at + (starts[i] as number), tile] as const)),
  )
  const tiles = readHand(
    laid.flatMap(({ readings }) => readings),
    { maxPip: highest, copies: 1, seen: [] },
    corrections,
  )
  const photos = laid.map(({ readings }, i) => {
    const start = starts[i] as number
    return tiles.filter(({ at }) => at >= start && at < start + readings.length).map((tile) => ({ ...tile, at: tile.at - start }))
  })
  return {
    photos,
    unsure: tiles.filter(({ look }) => look === 'unsure').length,
    sameHalf: showsSameHalf(laid),
    count: countOf(tiles.map(({ tile }) => tile)),
    own: ownTilesOf(tiles.flatMap(({ tile, reading }) => (reading.ground === undefined ? [] : [{ tile, ground: reading.ground }]))),
  }
}
