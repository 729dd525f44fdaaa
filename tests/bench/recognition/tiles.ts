import { makeTile, type Tile } from '#shared/domino/tile'
import { isUnsure, rankTiles, type TileReading } from '#shared/recognition/reading'
import type { Networks } from '../../../src/renderer/recognition/network'
import type { Pixels } from '../../../src/renderer/recognition/pixels'
import { readNumeralPhoto } from '../../../src/renderer/recognition/read-numeral-photo'
import { readPhoto } from '../../../src/renderer/recognition/read-photo'
import { canonical, compare, compareNames, halvesRight, isWhole, totals } from './compare'
import type { Outcome } from './outcome'
import { pixelsOf, tilePhotosIn } from './photos'
import { openOcr } from './print'
import { playEach, showsLine } from './played'
import { asText, belowFloors, belowNumeralFloor, summary, type Read } from './report'
import { GREEN, RED, type Marked } from './sheet'
import { trained } from './trained'

/** Readings too unsure to be shown still count when the game says what they may be. */
const WITH_GAME = 0.1

const nameOf = (reading: TileReading): string => makeTile(rankTiles(reading)[0]?.tile as Tile)

/** Reads the photos of tiles in a folder, with pips or with numerals; `game` plays those of a line of play as well. */
export async function benchTiles(folder: string, prints: 'pips' | 'numerals', game: boolean): Promise<Outcome> {
  const networks: Networks = { detector: await trained('detector'), reader: await trained('reader') }
  const numbers = prints === 'numerals' ? { detector: await trained('numeral-detector'), reader: await trained('numerals'), ocr: await openOcr() } : null
  const readAll = (photo: Pixels): Promise<readonly TileReading[]> => (numbers === null ? readPhoto(photo, networks) : readNumeralPhoto(photo, numbers))
  const photos = tilePhotosIn(folder)
  const files: Read[] = []
  const failed: Marked[] = []
  const [first] = photos
  if (first !== undefined) await readAll(await pixelsOf(folder, first.file))
  for (const { file, tiles: labels, set, layout, kind } of photos) {
    const pixels = await pixelsOf(folder, file)
    const begun = performance.now()
    const readings = await readAll(pixels)
    const milliseconds = performance.now() - begun
    const tiles = readings.map(nameOf)
    const compared = compare(labels, tiles)
    const unsure = readings.filter((reading) => isUnsure(reading)).map(nameOf)
    const said = readings.filter((reading) => !isUnsure(reading)).map((reading) => canonical(nameOf(reading)))
    const sure = { all: said.length, right: compareNames(labels.map(canonical), said).right.length }
    const halves = { all: 2 * labels.length, right: halvesRight(labels, tiles) }
    const played = game && showsLine(layout) ? playEach(labels, await readPhoto(pixels, networks, WITH_GAME), set) : []
    files.push({ file, tiles, kind, unsure, sure, halves, milliseconds, played, ...compared })
    if (!isWhole(compared)) {
      const marks = readings.map(({ corners }, i) => {
        const text = tiles[i] as string
        return { corners, text, colour: compared.invented.includes(text) ? RED : GREEN }
      })
      failed.push({ pixels, marks })
    }
  }
  await numbers?.ocr.close()
  const sum = summary(files, totals(files))
  const below = prints === 'pips' ? belowFloors(sum) : belowNumeralFloor(sum)
  return { json: { ...sum, files }, text: asText(files, sum), below, failed }
}
