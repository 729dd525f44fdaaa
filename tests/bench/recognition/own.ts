import { makeTile } from '#shared/domino/tile'
import { ownTilesOf, type OwnTiles, type SeenTile } from '#shared/recognition/own-tiles'
import { rankTiles, surelyRead } from '#shared/recognition/detection'
import type { Networks } from '../../../src/renderer/recognition/network'
import { readPhoto } from '../../../src/renderer/recognition/read-photo'
import { canonical, totals } from './compare'
import type { Outcome } from './outcome'
import { pixelsOf, tilePhotosIn, type TilesPhoto } from './photos'
import { inShort, summary, type Read } from './report'
import { held } from './tiles'
import { trained } from './trained'

/** The tiles of a photo that were read as its labels have them. */
async function shownIn(folder: string, photo: TilesPhoto, networks: Networks): Promise<readonly SeenTile[]> {
  const labels = photo.tiles.map(canonical)
  const detections = await readPhoto(await pixelsOf(folder, photo.file), networks)
  return detections.flatMap((detection): readonly SeenTile[] => {
    const tile = rankTiles(detection)[0]?.tile
    if (tile === undefined || detection.ground === undefined || (surelyRead(detection) === null && !photo.laid) || !labels.includes(makeTile(tile))) return []
    return [{ tile, ground: detection.ground }]
  })
}

interface Known {
  readonly own: OwnTiles
  readonly from: readonly TilesPhoto[]
}

/**
 * What the first photos of a set tell of it: the two that show it laid out, or as many as it takes for each suit to be there.
 *
 * Where they do not show the whole set, what they do not show is not lost.
 */
async function knownFrom(folder: string, photos: readonly TilesPhoto[], networks: Networks): Promise<Known | null> {
  const laid = photos.filter((photo) => photo.laid)
  const from: TilesPhoto[] = []
  const shown: SeenTile[] = []
  for (const photo of laid.length > 0 ? laid : photos) {
    from.push(photo)
    for (const tile of await shownIn(folder, photo, networks)) if (shown.every((other) => other.tile !== tile.tile)) shown.push(tile)
    const own = from.length >= 2 ? ownTilesOf(shown) : null
    if (own !== null && own.highest >= (photo.set ?? 0)) return { own: { ...own, lost: [] }, from }
  }
  return null
}

/** Reads the photos of each set twice: as those of any set, and as those of the family's own, known from other photos of it. */
export async function benchOwn(folder: string): Promise<Outcome> {
  const networks: Networks = { detector: await trained('detector'), reader: await trained('reader') }
  const photos = tilePhotosIn(folder)
  const [without, known]: [Read[], Read[]] = [[], []]
  const lines: string[] = []
  for (const source of new Set(photos.map((photo) => photo.source))) {
    const all = photos.filter((photo) => photo.source === source)
    const set = await knownFrom(folder, all, networks)
    const others = set === null ? [] : all.filter((photo) => !set.from.includes(photo))
    if (set === null || others.length === 0) {
      lines.push(`${source}: its photos do not show every suit and leave some to read`)
      continue
    }
    const [before, after]: [Read[], Read[]] = [[], []]
    for (const photo of others) {
      const pixels = await pixelsOf(folder, photo.file)
      before.push((await held(photo, pixels, (seen) => readPhoto(seen, networks))).read)
      after.push((await held(photo, pixels, (seen) => readPhoto(seen, networks, { own: set.own }))).read)
    }
    const counted = (reads: readonly Read[]): string => `${totals(reads).right} right and ${totals(reads).invented} invented`
    const tiles = others.reduce((sum, photo) => sum + photo.tiles.length, 0)
    lines.push(`${source}: ${tiles} tiles on ${others.length} photographs, ${set.from.length} told of the set: ${counted(before)}, then ${counted(after)}`)
    without.push(...before)
    known.push(...after)
  }
  const [before, after] = [summary(without, totals(without)), summary(known, totals(known))]
  const text = `${lines.join('\n')}\n\nas any tiles:\n${inShort(without, before)}\nas the family’s own tiles:\n${inShort(known, after)}`
  return { json: { before, after, files: known }, text, below: [], failed: [] }
}
