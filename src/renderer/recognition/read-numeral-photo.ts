import { FOUND, type HalfChances, type TileReading } from '#shared/recognition/reading'
import { apart } from './apart'
import { cornersOf, overlap } from './geometry'
import type { Network } from './network'
import { readNumerals } from './numerals'
import type { Ocr } from './ocr'
import { atMost, pyramid, type Pixels } from './pixels'
import { lookForTiles, LONGEST, MOST_OVERLAP, ofOneSize, scaled } from './read-photo'

/** Places less likely than this are not read: reading print takes longer than looking for tiles. */
const READ = 0.3
/** Nor are more tiles than this: there are no more in a photograph whose numbers can be read. */
const MOST = 60

/** What may be a double nought and may be a bare patch of table has to look much like a tile. */
const BARE = 2

const most = (half: HalfChances): number => Math.max(...half)

/**
 * Every face-up tile of a photograph of tiles with numbers in place of pips, surest first; corners in the pixels of `photo`.
 *
 * `least` is the certainty below which a reading is left out.
 */
export async function readNumeralPhoto(photo: Pixels, detector: Network, ocr: Ocr, least: number = FOUND): Promise<readonly TileReading[]> {
  const seen = atMost(photo, LONGEST)
  const likely = (await lookForTiles(seen, detector))
    .filter(({ chance }) => chance >= READ)
    .map((frame) => ({ ...frame, corners: cornersOf(frame), found: frame.chance }))
  const places = apart(ofOneSize(likely), (a, b) => overlap(a.corners, b.corners) >= MOST_OVERLAP).slice(0, MOST)
  const numbers = await readNumerals(pyramid(seen, 5), places, ocr)
  const scale = photo.width / seen.width
  return places
    .flatMap(({ corners, chance }, at): readonly TileReading[] => {
      const number = numbers[at]
      if (number === undefined) return []
      const { first, second, bare } = number
      // what the detector holds for a tile is one; the less so if nothing legible is on it
      const found = chance ** (bare ? BARE : 0.5 + 0.5 * (1 - Math.sqrt(most(first) * most(second))))
      return [{ corners: scaled(corners, scale), first, second, found }]
    })
    .filter(({ found }) => found >= least)
    .sort((a, b) => b.found - a.found)
}
