import { highOf, lowOf, makeTile } from '#shared/domino/tile'
import { rankTiles, SURE, type TileDetection } from '#shared/recognition/detection'
import type { Networks } from '../../../src/renderer/recognition/network'
import { readPhoto } from '../../../src/renderer/recognition/read-photo'
import { canonical } from '../recognition/compare'
import { pixelsOf, tilePhotosIn } from '../recognition/photos'

/** Where a tile lies in a photograph; its corners begin at the half with more pips. */
interface Cut {
  readonly file: string
  readonly corners: TileDetection['corners']
}

/** The tiles of one set, cut from photographs. */
export type CutSet = Readonly<Record<string, readonly Cut[]>>

/** A set is worth playing with when so many of its 28 tiles are there. */
const ENOUGH = 25

/**
 * Finds tiles in photographs of real sets of double-six, to be put together anew for measuring: where the labels name a tile once, and it is surely read once.
 *
 * So a tile that cannot be read in its own photograph is not among them. Photographs whose names begin alike show one set.
 */
export async function cutTiles(folder: string, networks: Networks): Promise<readonly CutSet[]> {
  const sets = new Map<string, Record<string, Cut[]>>()
  for (const photo of tilePhotosIn(folder).filter(({ set }) => set === 6)) {
    const name = photo.file.split('_').slice(0, 2).join('_')
    const cuts = sets.get(name) ?? {}
    sets.set(name, cuts)
    const labels = photo.tiles.map(canonical)
    const detections = await readPhoto(await pixelsOf(folder, photo.file), networks)
    const read = detections.map((detection) => ({ detection, tile: surelyRead(detection) }))
    for (const { detection, tile } of read) {
      if (tile === null || labels.filter((label) => label === tile).length !== 1 || read.filter((other) => other.tile === tile).length !== 1) continue
      ;(cuts[tile] ??= []).push({ file: photo.file, corners: fromHigh(detection) })
    }
  }
  return [...sets.values()].filter((cuts) => Object.keys(cuts).length >= ENOUGH)
}

function surelyRead(detection: TileDetection): string | null {
  const [first] = rankTiles(detection, 6)
  return first !== undefined && first.chance * detection.found >= SURE ? canonical(makeTile(first.tile)) : null
}

function fromHigh(detection: TileDetection): TileDetection['corners'] {
  const [first] = rankTiles(detection, 6)
  const [a, b, c, d] = detection.corners
  if (first === undefined) return detection.corners
  const [high, low] = [highOf(first.tile), lowOf(first.tile)]
  const lies = (detection.first[high] ?? 0) * (detection.second[low] ?? 0) >= (detection.first[low] ?? 0) * (detection.second[high] ?? 0)
  return lies ? [a, b, c, d] : [c, d, a, b]
}
